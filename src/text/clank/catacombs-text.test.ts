import './catacombs-at-hand.ts';
import { expect, test } from 'vitest';
import type { Seat } from '../../engine/game.ts';
import { dice, seedFrom } from '../../engine/random.ts';
import { catacombs } from '../../games/clank/catacombs/game.ts';
import { cardNo, CARDS as FAMILY, TOKENS as FAMILY_TOKENS, FIRST } from '../../games/clank/catalogue.ts';
import type { Option } from '../../games/clank/core/option.ts';
import { CATACOMBS_REFUSALS, REFUSALS } from '../../games/clank/core/refusal.ts';
import type { State } from '../../games/clank/core/state.ts';
import type { View } from '../../games/clank/core/view.ts';
import { wordingOf } from '../index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { catacombsWording } from './catacombs.ts';
import { askedBy, branchOf } from './choices.ts';
import { faultsIn } from './faults.ts';
import { map } from './map.ts';
import { table } from './table.ts';

/** Those aboard the ship have words of their own. */
const CARDS = FAMILY.filter(({ set }) => ['classic', 'catacombs', 'party'].includes(set));
const TOKENS = FAMILY_TOKENS.slice(0, FIRST.space.tokens);

const NAMES = ['Ana', 'Bastien', 'Chloé', 'Dmitri', 'Eva', 'Farid'];

const expectSound = (texts: readonly string[], language: Language) => expect(faultsIn(texts, language)).toEqual([]);

test.each(LANGUAGES)('every card and token has a face in %s, no line of which is said twice', (language) => {
  for (const { id } of [...CARDS, ...TOKENS]) {
    const { name, kind, lines } = catacombsWording.face(id, language)!;
    expectSound([name, kind, ...lines], language);
    expect(new Set(lines).size, id).toBe(lines.length);
    for (const line of lines) expect(line, id).toMatch(/^[A-ZÀÂÉÊÎÔŒ0-9]/);
  }
});

test('every choice and every question of a card finds its words', () => {
  for (const { id, play, acquire, use, defeat, arrive } of CARDS) {
    const effects = JSON.stringify([play, acquire, use, defeat, arrive]);
    if (effects.includes('"do":"choose"')) expect(branchOf(id, 0), id).toBeDefined();
    if (effects.includes('"do":"may"')) expect(askedBy(id), id).toBeDefined();
    const choices = new Set(effects.match(/"do":"choose","source":"[^"]*","of":\[.*?\]\}/g));
    expect(choices.size, id).toBeLessThan(2);
  }
  expect(() => branchOf('burgle', 0)).toThrow();
  expect(() => askedBy('burgle')).toThrow();
});

test.each(LANGUAGES)('every refusal is worded in %s', (language) => {
  const rules = [...REFUSALS, ...CATACOMBS_REFUSALS].filter(
    (rule) => !['lock-needs-key', 'take-on-entry'].includes(rule),
  );
  expectSound(
    rules.flatMap((rule) => [
      catacombsWording.reason({ rule }, language),
      catacombsWording.reason({ rule, need: 2, have: 0 }, language),
    ]),
    language,
  );
  expect(() => catacombsWording.reason({ rule: 'lock-needs-key' }, language)).toThrow();
});

test('what is missing is named', () => {
  const missing = (rule: string) =>
    LANGUAGES.map((language) => {
      const whole = catacombsWording.reason({ rule, need: 2, have: 1 }, language);
      return whole.slice(catacombsWording.reason({ rule }, language).length + 1);
    });
  expect(missing('lock-needs-lockpick')).toEqual([
    'You need 2 Lockpicks; you have 1.',
    'Il faut 2 Crochetages ; vous en avez 1.',
  ]);
});

test.each(LANGUAGES)('every table option is worded in %s', (language) => {
  for (const [name, values] of Object.entries(catacombs.options)) {
    for (const value of values) {
      expectSound(Object.values(catacombsWording.tableOption(name, value, language)), language);
    }
  }
  expect(wordingOf('clank-catacombs')).toMatchObject(catacombsWording);
});

/** Two cards of the row that are the same read the same; nothing else does. */
function sameText(options: readonly Option[], view: View, texts: readonly string[]): string[] {
  const rowCard = (option: Option | undefined) =>
    option !== undefined && 'slot' in option ? view.row[option.slot] : -1;
  return texts.filter((text, i) => {
    const first = texts.indexOf(text);
    return first !== i && (rowCard(options[i]) === -1 || rowCard(options[i]) !== rowCard(options[first]));
  });
}

/** Likelier than chance to see much of the dungeon. */
const EAGER: readonly Option['take'][] = [
  'play',
  'token',
  'explore',
  'pick',
  'mark',
  'offer',
  'accept',
  'react',
  'buy',
];

function linesOf(state: State, seat: Seat | null, language: Language): string[] {
  const view = catacombs.view(state, seat);
  return [...table(view, NAMES, language), ...map(view, NAMES, language)].filter((line) => line !== '');
}

function playThrough(seats: number, start: string, deck: string, language: Language) {
  const random = dice(100 * seats + deck.length);
  const told = new Set<string>();
  const lines = new Set<string>();
  const alike: string[] = [];
  const names = NAMES.slice(0, seats);
  const state = catacombs.setup(seats, { start, deck }, seedFrom(random));
  let turn = 0;
  for (let asked = catacombs.decision(state); asked !== null; asked = catacombs.decision(state)) {
    const { seat, options } = asked;
    const view = catacombs.view(state, seat);
    told.add(catacombsWording.ask(view, names, language));
    told.add(catacombsWording.ask(catacombs.view(state, null), names, language));
    const texts = options.map((option) => catacombsWording.option(option, view, language));
    for (const text of texts) told.add(text);
    alike.push(...sameText(options, view, texts));
    if (state.turnNo !== turn || state.pending !== null)
      for (const line of linesOf(state, seat, language)) lines.add(line);
    turn = state.turnNo;
    const eager = options.findIndex(({ take }) => EAGER.includes(take));
    const index = eager >= 0 && random.below(2) === 0 ? eager : random.below(options.length);
    catacombs.answer(state, index, (event) => {
      for (const viewer of [seat, null]) {
        const line = catacombsWording.event(catacombs.redact(event, viewer), names, language, view);
        if (line !== null) told.add(line);
      }
    });
  }
  for (const line of linesOf(state, null, language)) lines.add(line);
  told.add(catacombsWording.ask(catacombs.view(state, null), names, language));
  return { told: [...told], lines: [...lines], alike };
}

const TABLES = [
  [2, 'a', 'catacombs'],
  [3, 'b', 'with-base'],
  [4, 'a', 'with-both'],
  [6, 'b', 'with-party'],
] as const;

for (const language of LANGUAGES) {
  test.each(TABLES)(`whole games are told in ${language}: %i players, start tile %s, %s`, (seats, start, deck) => {
    const { told, lines, alike } = playThrough(seats, start, deck, language);
    expectSound([...told, ...lines], language);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(alike).toEqual([]);
  });
}

test('a face reads as a player would say it', () => {
  const lines = (id: string) => LANGUAGES.map((language) => catacombsWording.face(id, language)!.lines);
  expect(CARDS[cardNo('waystone')]!.set).toBe('catacombs');
  expect(lines('waystone')).toEqual([
    ['Gain 1 Boot', 'Once this turn, at a Wayshrine, you may trash this card and teleport to another Wayshrine'],
    [
      'Gagner 1 Botte',
      'Une fois pendant ce tour, dans un Lieu sacré, vous pouvez bannir cette carte et vous téléporter dans un autre Lieu sacré',
    ],
  ]);
  expect(lines('thieves-shrine')[0]![1]).toBe(
    'Use: gain 2 Gold, or trash up to 2 Burgle cards from your play area or discard pile',
  );
  expect(lines('empurror')[0]).toEqual([
    'Choose one: remove 2 Clank!, gain 1 Gold, or Crystal Caves do not stop you this turn; if you have an Artifact, do all of these',
  ]);
  expect(lines('virtuoso-burglar')[0]!.at(-1)).toBe(
    'Arrive: each player may add 1 Clank! to trash a Burgle card from their hand or discard pile',
  );
  expect(lines('assassin')[1]!.at(-1)).toBe(
    'Réaction (un Monstre apparaît sur la piste des Aventures) : mettre cette carte en jeu depuis votre main et piocher 1 carte',
  );
  expect(lines('crystal-kobold')[0]![0]).toBe('Fight only in a Crystal Cave or at a Wayshrine');
  expect(lines('monk')).toEqual([
    ['End of game: 1 point for each Wayshrine where you have made an offering'],
    ['Fin de partie : 1 point par Lieu sacré où vous avez déposé une offrande'],
  ]);
});
