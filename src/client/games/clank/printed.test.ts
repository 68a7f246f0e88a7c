import { expect, test } from 'vitest';
import '../../../text/clank/catacombs-enlist.ts';
import '../../../text/clank/space-enlist-expansions.ts';
import '../../../text/client/card-catacombs-words.ts';
import '../space/dress.ts';
import { CARDS } from '../../../games/clank/catalogue.ts';
import { GLYPH_WORD } from '../../../text/client/card.ts';
import { SHIP_GLYPHS } from '../../../text/client/card-space.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { fittedFor } from './frame.ts';
import { printedOf } from './printed.ts';

const LENGTHS = ['full', 'brief'] as const;
const every = LANGUAGES.flatMap((language) =>
  LENGTHS.flatMap((length) => CARDS.map((card) => ({ card, printed: printedOf(card, language, length) }))),
);

test('every card has something on its paper', () => {
  for (const { card, printed } of every) {
    expect(printed.gains.length + printed.lines.length + (printed.main === null ? 0 : 1), card.id).toBeGreaterThan(0);
  }
});

test('every glyph is known and nothing is left to fill in', () => {
  const known = new Set([...Object.keys(GLYPH_WORD), ...Object.keys(SHIP_GLYPHS)]);
  for (const { card, printed } of every) {
    for (const { text } of printed.lines) {
      expect(text, card.id).not.toMatch(/undefined|[{}]/);
      for (const [, glyph] of text.matchAll(/\[(\w+)/g)) expect(known.has(glyph!), `${card.id} ${glyph}`).toBe(true);
    }
  }
});

test('gains stand as glyphs, the rest under the moment it happens', () => {
  const printed = (id: string) => printedOf(CARDS.find((card) => card.id === id)!, 'en', 'full');
  expect(printed('the-vault')).toEqual({
    gains: [],
    main: {
      moment: 'Use',
      gains: [
        { glyph: 'gold', amount: '5' },
        { glyph: 'clank', amount: '+3' },
      ],
    },
    lines: [],
  });
  expect(printed('watcher').lines).toEqual([
    { moment: 'Defeat', text: '[gold:3], others [clank:+1]' },
    { moment: 'Arrive', text: 'everyone [clank:+1]' },
  ]);
  expect(printed('secret-tome').gains).toEqual([{ glyph: 'vp', amount: '7' }]);
  expect(printed('elven-cloak').gains[1]).toEqual({ glyph: 'clank', amount: '−2' });
});

test('the same gain with each artifact more is said once', () => {
  const curator = CARDS.find((card) => card.id === 'curator')!;
  expect(printedOf(curator, 'en', 'full').lines).toEqual([
    { moment: null, text: '[draw:1] per Artifact [artifact], up to 4' },
  ]);
});

test('the words leave room for the picture', () => {
  for (const language of LANGUAGES) {
    for (const size of ['row', 'hand', 'zoom'] as const) {
      for (const card of CARDS) {
        expect(fittedFor(card, language, size, 51).paper, card.id).toBeLessThan(74);
      }
    }
  }
});

test('aboard, what waits for something is a bonus of its own, and nothing speaks of a dungeon', () => {
  const aboard = every.filter(({ card }) => ['space', 'station', 'apocalypse'].includes(card.set));
  expect(aboard.length).toBe(4 * 134);
  for (const { card, printed } of aboard) {
    const waiting = card.play.filter((effect) => effect.do === 'bonus');
    expect(printed.lines.flatMap(({ bonus }) => bonus ?? [])).toEqual(waiting);
    const words = printed.lines.map(({ text }) => text.replace(/\[[^\]]*\]/g, '')).join(' ');
    expect(words, card.id).not.toMatch(/dragon|dungeon|gold|monster|tunnel|donjon|monstre|fantôme|d’or\b/i);
  }
  const captain = printedOf(CARDS.find(({ id }) => id === 'rebel-captain')!, 'en', 'full');
  expect(captain.lines.flatMap(({ bonus }) => bonus ?? [])).toEqual([]);
});
