import { expect, test } from 'vitest';
import type { Seat } from '../../engine/game.ts';
import { dice, seedFrom } from '../../engine/random.ts';
import { BASES, CARDS } from '../../games/smash-up/catalogue.ts';
import { REFUSALS } from '../../games/smash-up/core/explain.ts';
import type { Option } from '../../games/smash-up/core/option.ts';
import type { State } from '../../games/smash-up/core/state.ts';
import { smashUp } from '../../games/smash-up/game.ts';
import { RULES } from '../../games/smash-up/rules.ts';
import { wordingOf } from '../index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { smashUpRules } from './book.ts';
import { smashUpWording } from './index.ts';
import { table } from './table.ts';

const NAMES = ['Ana', 'Bastien', 'Chloé', 'Dmitri'];

/** What must never be read by a person: holes of the program, ids, bad French typography. */
function faultOf(text: string, language: Language): string | null {
  const told = text.replaceAll('436-1337', 'No. 1');
  const fault =
    /undefined|NaN|null|\[object|-1|^\s*$| ,/.exec(told) ??
    /'/.exec(told) ??
    (language === 'fr' ? / [;:!?»]|« |«[^\u00a0]|[^\u00a0]»|[^\u00a0]:|[^\u202f][;?!]/.exec(told) : null);
  return fault === null ? null : `${fault[0]} in: ${text}`;
}

const expectSound = (texts: readonly string[], language: Language) =>
  expect(texts.map((text) => faultOf(text, language)).filter((fault) => fault !== null)).toEqual([]);

test.each(LANGUAGES)('every card and base has a face in %s', (language) => {
  for (const { id, abilities } of [...CARDS.first, ...BASES.first]) {
    const { name, kind, lines, later } = smashUpWording.face(id, language)!;
    const told = [...lines, ...(later?.lines ?? [])];
    expectSound([name, kind, ...told], language);
    if (abilities.length > 0) expect(lines).not.toEqual([]);
    for (const line of told) expect(line).toMatch(/^Attach|[.”»]$/);
  }
  expect(smashUpWording.face('no-such-card', language)).toBeNull();
});

test('a face says when its French name is ours', () => {
  const ours = (language: Language) =>
    [...CARDS.first, ...BASES.first].filter(({ id }) => smashUpWording.face(id, language)!.nameIsOurs).length;
  expect(ours('en')).toBe(0);
  expect(ours('fr')).toBeGreaterThan(0);
});

test.each(LANGUAGES)('every rule and every refusal is told in %s', (language) => {
  const sections = smashUpRules(language);
  expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id)).toSorted()).toEqual(
    RULES.map(([id]) => id).toSorted(),
  );
  expectSound(
    sections.flatMap(({ title, rules }) => [title, ...rules.map(({ text }) => text)]),
    language,
  );
  for (const have of [0, 2, 12]) {
    expectSound(
      REFUSALS.map((rule) => smashUpWording.reason({ rule, need: 1, have }, language)),
      language,
    );
  }
  expect(() => smashUpWording.reason({ rule: 'castling' }, language)).toThrow();
});

test.each(LANGUAGES)('every table option is worded in %s', (language) => {
  for (const [name, values] of Object.entries(smashUp.options)) {
    for (const value of values) {
      expectSound(Object.values(smashUpWording.tableOption(name, value, language)), language);
    }
  }
  expect(() => smashUpWording.tableOption('boxes', '3', language)).toThrow();
});

test('the game is worded by its id', () => {
  expect(wordingOf('smash-up')).toMatchObject(smashUpWording);
  expect(smashUpWording.title('fr')).toBe('Smash Up');
});

const INTENTS: readonly Option[] = [
  { take: 'end-plays' },
  { take: 'minion', card: 0, base: 0 },
  { take: 'action', card: 10 },
  { take: 'talent', copy: 0, ability: 0 },
  { take: 'special', copy: 3 },
  { take: 'react', card: 10 },
  { take: 'faction', faction: 1 },
  { take: 'pick-minion', copy: 1 },
  { take: 'done' },
];

function textsOf(state: State, seat: Seat, options: readonly Option[], language: Language): string[] {
  const view = smashUp.view(state, seat);
  const refusals = INTENTS.flatMap((intent) => {
    const explained = smashUp.explain(state, seat, intent);
    return 'refused' in explained ? [smashUpWording.reason(explained.refused, language)] : [];
  });
  return [
    smashUpWording.ask(view, NAMES, language),
    smashUpWording.ask(smashUp.view(state, null), NAMES, language),
    ...options.map((option) => smashUpWording.option(option, view, language)),
    ...refusals,
  ];
}

function tablesOf(state: State, seat: Seat, language: Language): string[] {
  const lines = [seat, null].flatMap((viewer) => table(smashUp.view(state, viewer), NAMES, language));
  return lines.filter((line) => line !== '');
}

function playThrough(options: Readonly<Record<string, string>>, seats: number, salt: number, language: Language) {
  const random = dice(seats * 1000 + salt);
  const told = new Set<string>();
  const tables = new Set<string>();
  const tell = (texts: readonly string[], where = told) => {
    for (const text of texts) where.add(text);
  };
  const state = smashUp.setup(seats, { boxes: 'by-seats', ...options }, seedFrom(random));
  for (let asked = smashUp.decision(state), steps = 0; asked !== null && steps < 1500; steps++) {
    const { seat, options: open } = asked;
    tell(textsOf(state, seat, open, language));
    if (steps % 4 === 0) tell(tablesOf(state, seat, language), tables);
    const keen = open.length > 1 && open.at(-1)!.take === 'end-plays' && random.below(4) > 0;
    smashUp.answer(state, random.below(keen ? open.length - 1 : open.length), (event) => {
      const lines = [seat, null].map((viewer) => smashUpWording.event(smashUp.redact(event, viewer), NAMES, language));
      tell(lines.filter((line) => line !== null));
    });
    asked = smashUp.decision(state);
  }
  tell(tablesOf(state, 0, language), tables);
  tell([smashUpWording.ask(smashUp.view(state, null), NAMES, language)]);
  return { told: [...told], tables: [...tables] };
}

const TABLES = [
  ['first', 'random', 'on', 2],
  ['first', 'random', 'on', 3],
  ['first', 'snake', 'on', 4],
  ['revised', 'random', 'on', 2],
  ['revised', 'random', 'on', 4],
  ['revised', 'free', 'off', 2],
] as const;

for (const language of LANGUAGES) {
  test.each(TABLES)(`whole games are told in ${language}: %s printing, draft %s, core %s, %i seats`, (...table) => {
    const [printing, draft, core, seats] = table;
    for (const salt of [1, 2, 3]) {
      const { told, tables } = playThrough({ printing, draft, core }, seats, salt, language);
      expectSound([...told, ...tables], language);
      expect(tables.filter((line) => line.length > 100)).toEqual([]);
    }
  });
}
