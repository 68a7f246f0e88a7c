import './at-hand.ts';
import { expect, test } from 'vitest';
import type { Reason, Seat } from '../../engine/game.ts';
import { dice, seedFrom } from '../../engine/random.ts';
import { CARDS as FAMILY, TOKENS as FAMILY_TOKENS, FIRST } from '../../games/clank/catalogue.ts';
import { clank } from '../../games/clank/classic/game.ts';
import { RULES } from '../../games/clank/classic/rules.ts';
import type { Option } from '../../games/clank/core/option.ts';
import { REFUSALS } from '../../games/clank/core/refusal.ts';
import type { State } from '../../games/clank/core/state.ts';
import { wordingOf } from '../index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { clankRules } from './book.ts';
import { faultsIn } from './faults.ts';
import { clankWording } from './index.ts';
import { map } from './map.ts';
import { table } from './table.ts';

/** Those aboard the ship have words of their own. */
const CARDS = FAMILY.filter(({ set }) => ['classic', 'catacombs', 'party'].includes(set));
const TOKENS = FAMILY_TOKENS.slice(0, FIRST.space.tokens);

const NAMES = ['Ana', 'Bastien', 'Chloé', 'Dmitri'];

const expectSound = (texts: readonly string[], language: Language) => expect(faultsIn(texts, language)).toEqual([]);

test.each(LANGUAGES)('every card and token has a face in %s', (language) => {
  for (const { id } of [...CARDS, ...TOKENS]) {
    const { name, kind, lines } = clankWording.face(id, language)!;
    expectSound([name, kind, ...lines], language);
    if (id !== 'secret-tome') expect(lines).not.toEqual([]);
  }
  expect(clankWording.face('no-such-card', language)).toBeNull();
});

test('a face says when its French name is ours', () => {
  const ours = (language: Language) =>
    [...CARDS, ...TOKENS].filter(({ id }) => clankWording.face(id, language)!.nameIsOurs).length;
  expect([ours('en'), ours('fr')]).toEqual([0, 144]);
});

test.each(LANGUAGES)('no two cards or tokens share a name in %s', (language) => {
  const names = [...CARDS, ...TOKENS].map(({ id }) => clankWording.face(id, language)!.name);
  expect(new Set(names).size).toBe(CARDS.length + TOKENS.length);
});

test.each(LANGUAGES)('every rule is told in %s, in the order of the booklet', (language) => {
  const sections = clankRules(language);
  expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id)).toSorted()).toEqual(
    RULES.map(([id]) => id).toSorted(),
  );
  expectSound(
    sections.flatMap(({ title, rules }) => [title, ...rules.map(({ text }) => text)]),
    language,
  );
  expectSound(
    REFUSALS.map((rule) => clankWording.reason({ rule, need: 2, have: 0 }, language)),
    language,
  );
});

test.each(LANGUAGES)('every table option is worded in %s', (language) => {
  for (const [name, values] of Object.entries(clank.options)) {
    for (const value of values) expectSound(Object.values(clankWording.tableOption(name, value, language)), language);
  }
  expect(() => clankWording.tableOption('board', 'dawn', language)).toThrow();
});

test('a game is worded by its id, and a rule of another game not at all', () => {
  expect(wordingOf('clank')).toMatchObject(clankWording);
  expect(wordingOf('chess')).toBeUndefined();
  expect(() => clankWording.reason({ rule: 'castling' }, 'en')).toThrow();
});

const INTENTS: readonly Option[] = [
  { take: 'end-turn' },
  { take: 'acquire', slot: 0 },
  { take: 'use', slot: 1 },
  { take: 'fight', slot: 2 },
  { take: 'fight-goblin' },
  { take: 'acquire-reserve', pile: 2 },
  { take: 'walk', to: 0 },
  { take: 'walk', to: 13 },
  { take: 'teleport', to: 2 },
  { take: 'buy', item: 'crown' },
  { take: 'token', kind: 'artifact' },
  { take: 'decline' },
];

function textsOf(state: State, seat: Seat, options: readonly Option[], language: Language): string[] {
  const view = clank.view(state, seat);
  const refusals = INTENTS.flatMap((intent) => {
    const explained = clank.explain(state, seat, intent);
    return 'refused' in explained ? [clankWording.reason(explained.refused, language)] : [];
  });
  return [
    clankWording.ask(view, NAMES, language),
    clankWording.ask(clank.view(state, null), NAMES, language),
    ...options.map((option) => clankWording.option(option, view, language)),
    ...refusals,
  ];
}

function tablesOf(state: State, seat: Seat, language: Language): string[] {
  const lines = [seat, null].flatMap((viewer) => table(clank.view(state, viewer), NAMES, language));
  return lines.filter((line) => line !== '');
}

/** Likelier than chance to go deep, take artifacts and get out. */
const EAGER: readonly Option['take'][] = ['play', 'token', 'nearby', 'walk', 'teleport', 'buy', 'drink'];

function playThrough(board: string, artifacts: string, seats: number, language: Language) {
  const random = dice(seats * 1000 + board.length);
  const told = new Set<string>();
  const tables = new Set<string>();
  const tell = (texts: readonly string[], where = told) => {
    for (const text of texts) where.add(text);
  };
  const state = clank.setup(seats, { board, artifacts }, seedFrom(random));
  for (let asked = clank.decision(state); asked !== null; asked = clank.decision(state)) {
    const { seat, options } = asked;
    tell(textsOf(state, seat, options, language));
    tell(tablesOf(state, seat, language), tables);
    const eager = options.findIndex(({ take }) => EAGER.includes(take));
    const index = eager >= 0 && random.below(3) === 0 ? eager : random.below(options.length);
    clank.answer(state, index, (event) => {
      const lines = [seat, null].map((viewer) => clankWording.event(clank.redact(event, viewer), NAMES, language));
      tell(lines.filter((line) => line !== null));
    });
  }
  tell(tablesOf(state, 0, language), tables);
  tell(
    map(clank.view(state, 0), NAMES, language).filter((line) => line !== ''),
    tables,
  );
  tell([clankWording.ask(clank.view(state, null), NAMES, language)]);
  return { told: [...told], tables: [...tables] };
}

const TABLES = [
  ['day', 'on-entry', 2],
  ['day', 'any-time', 4],
  ['dusk', 'on-entry', 3],
  ['dusk', 'any-time', 2],
] as const;

for (const language of LANGUAGES) {
  test.each(TABLES)(`whole games are told in ${language}: %s, artifacts %s, %i players`, (board, artifacts, seats) => {
    const { told, tables } = playThrough(board, artifacts, seats, language);
    expectSound([...told, ...tables], language);
    expect(tables.filter((line) => line.length > 100)).toEqual([]);
  });
}

const REASONS: readonly (readonly [Reason, en: string, fr: string])[] = [
  [
    { rule: 'acquire-cost', need: 5, have: 3 },
    'You need 5 Skill; you have 3.',
    'Il faut 5 Compétences ; vous en avez 3.',
  ],
  [
    { rule: 'fight-swords', need: 1, have: 0 },
    'You need 1 Sword; you have none.',
    'Il faut 1 Épée ; vous n’en avez pas.',
  ],
  [{ rule: 'footprints', need: 2, have: 1 }, 'You need 2 Boots; you have 1.', 'Il faut 2 Bottes ; vous en avez 1.'],
  [{ rule: 'market-price', need: 7, have: 4 }, 'You need 7 Gold; you have 4.', 'Il faut 7 Or ; vous en avez 4.'],
  [{ rule: 'play-all', need: 0, have: 1 }, 'You still have 1 card in hand.', 'Il vous reste 1 carte en main.'],
  [
    { rule: 'artifact-limit', need: 2, have: 1 },
    'This one would make 2; you can carry 1.',
    'Cela en ferait 2 ; vous pouvez en porter 1.',
  ],
];

test.each(REASONS)('reason %j', (reason, en, fr) => {
  for (const [language, numbers] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const rule = clankWording.reason({ rule: reason.rule }, language);
    expect(clankWording.reason(reason, language)).toBe(`${rule} ${numbers}`);
  }
});
