import { expect, test } from 'vitest';
import { BASES, baseNo, CARDS, cardNo } from '../../../games/smash-up/catalogue.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { labelled } from '../../../text/phrase.ts';
import { inHand } from './in-hand.ts';
import { baseText, cardText, faceOf } from './printed.ts';
import { RULINGS } from './rulings.ts';

test('the text of a card is that of its face, printing by printing', () => {
  const words = new Set<string>();
  for (const language of LANGUAGES) {
    for (const [no, { id }] of CARDS.first.entries()) {
      const { lines: first, later } = faceOf(id, language);
      for (const revised of [false, true]) {
        const lines = revised && later !== undefined ? later.lines : first;
        for (const { keyword, label, text } of cardText(no, revised, language)) {
          words.add(`${keyword} ${label}`);
          const start = label === '' ? text.slice(0, 20) : labelled(label, text.slice(0, 4), language);
          expect(lines.some((line) => line.startsWith(start))).toBe(true);
        }
      }
    }
  }
  expect([...words].sort()).toEqual([
    'attach Attach',
    'attach Attachez',
    'null ',
    'ongoing Ongoing',
    'ongoing Permanent',
    'special Special',
    'special Spécial',
    'talent Talent',
  ]);
});

test('a word stands once at the head of all that it covers', () => {
  expect(cardText(cardNo('laser-sword'), true, 'en')).toEqual([
    { keyword: 'attach', label: 'Attach', text: 'minion.' },
    {
      keyword: 'ongoing',
      label: 'Ongoing',
      text: 'This minion has +2 power. This minion is not affected by other players’ minions.',
    },
  ]);
  expect(cardText(cardNo('king-rex'), false, 'fr')).toEqual([]);
});

test('a card that a later printing changed says what the printing in play does', () => {
  const sword = cardNo('laser-sword');
  const texts = [false, true].map((revised) => cardText(sword, revised, 'en').map(({ text }) => text));
  expect(texts[0]).not.toEqual(texts[1]);
  for (const [no, { id }] of CARDS.first.entries()) {
    const [first, revised] = [false, true].map((each) => JSON.stringify(cardText(no, each, 'fr')));
    expect(faceOf(id, 'fr').later !== undefined, id).toBe(first !== revised);
  }
});

test('a base shows the text of one printing', () => {
  const kingdom = baseNo('mushroom-kingdom');
  expect(baseText(kingdom, false, 'en')).toEqual([
    'At the start of your turn, you may move another player’s minion from another base to this base.',
  ]);
  expect(baseText(kingdom, true, 'en')).toHaveLength(1);
  for (const [no, { abilities }] of BASES.revised.entries()) {
    expect(baseText(no, true, 'fr')).toHaveLength(abilities.length);
  }
});

test('a card in hand shows what there is room for, up to the end of a word', () => {
  const { text, lines } = inHand(cardText(cardNo('disguise'), false, 'en'));
  expect(lines).toBe(7);
  expect(text[0]?.text).toMatch(/^Choose one or two of .*[a-z]…$/);
  expect(inHand(cardText(cardNo('invader'), false, 'en'))).toEqual({
    lines: 4,
    text: [{ keyword: null, label: '', text: 'Gain 1 Victory Point.' }],
  });
});

test('rulings are of cards and bases that exist', () => {
  expect(Object.keys(RULINGS).filter((id) => cardNo(id) < 0 && baseNo(id) < 0)).toEqual([]);
});
