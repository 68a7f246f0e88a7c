import './space-at-hand.ts';
import { expect, test } from 'vitest';
import { type Options, type Seat, tableOptions } from '../../engine/game.ts';
import { dice, seedFrom } from '../../engine/random.ts';
import { CARDS as FAMILY, TOKENS as FAMILY_TOKENS, FIRST } from '../../games/clank/catalogue.ts';
import type { Option } from '../../games/clank/core/option.ts';
import { REFUSALS, SPACE_REFUSALS } from '../../games/clank/core/refusal.ts';
import type { State } from '../../games/clank/core/state.ts';
import type { View } from '../../games/clank/core/view.ts';
import { CUBE_ROOMS } from '../../games/clank/space/cube-rooms.ts';
import { inSpace } from '../../games/clank/space/game.ts';
import { phaseSource, SCHEMES } from '../../games/clank/space/schemes.ts';
import { OPTION_MEANINGS } from '../client/new-table.ts';
import { wordingOf } from '../index.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { askedBy, branchOf } from './choices.ts';
import { faultsIn } from './faults.ts';
import { placeName } from './place.ts';
import { spaceWording } from './space.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from './space-expansion-places.ts';
import { spaceMap, spaceTable } from './space-lines.ts';
import { SHIP_ROOM_NAMES } from './space-places.ts';
import { aboard } from './space-tongue.ts';
import { nameOf } from './things.ts';

const CARDS = FAMILY.filter(({ set, id }) => ['space', 'station', 'apocalypse'].includes(set) || id === 'stumble');
const TOKENS = FAMILY_TOKENS.slice(FIRST.space.tokens);
const NAMES = ['Ana', 'Bastien', 'Chloé', 'Dmitri'];

const expectSound = (texts: readonly string[], language: Language) => expect(faultsIn(texts, language)).toEqual([]);

/** Words of the dungeon that nobody should read aboard a ship. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\b(gold|dragon|monsters?|dungeon|ghosts?|wayshrine|crystal caves?|depths|tunnels?|idol|tome|potion|mastery)\b/i,
  fr: /\b(Or|Dragon|Monstres?|Donjon|Fantômes?|Lieu sacré|Cavernes? de Cristal|Profondeurs|tunnels?|Idole|Livre des Secrets|Potion|Maîtrise)\b/,
};

/** Rooms and cards may be called so. */
const CALLED = [
  ...[...CARDS, ...TOKENS].map(({ id }) => nameOf(id)),
  ...Object.values({ ...SHIP_ROOM_NAMES, ...STATION_ROOM_NAMES, ...APOCALYPSE_ROOM_NAMES }).map((place) => ({
    en: placeName(place, 'en'),
    fr: placeName(place, 'fr'),
  })),
];

const unnamed = (text: string, language: Language): string =>
  CALLED.reduce((rest, name) => rest.replaceAll(name[language], ''), text);

const expectAboard = (texts: readonly string[], language: Language) =>
  expect(
    texts.filter(
      (text) => FOREIGN[language].test(unnamed(text, language)) && text !== text.toLocaleUpperCase(language),
    ),
  ).toEqual([]);

test.each(LANGUAGES)('every card and token has a face in %s, no line of which is said twice', (language) => {
  for (const { id } of [...CARDS, ...TOKENS]) {
    const { name, kind, lines } = spaceWording.face(id, language)!;
    expectSound([name, kind, ...lines], language);
    expectAboard([kind, ...lines], language);
    expect(new Set(lines).size, id).toBe(lines.length);
    for (const line of lines) expect(line, id).toMatch(/^[A-ZÀÂÉÊÎÔŒ0-9]/);
  }
  expect(spaceWording.face('nobody', language)).toBeNull();
});

test.each(LANGUAGES)('no name is changed by the words of the ship in %s', (language) => {
  for (const { id } of [...CARDS, ...TOKENS, ...SCHEMES]) {
    const name = nameOf(id)[language];
    expect(aboard(name, language)).toBe(name);
  }
});

test('what schemes and rooms ask is told phase by phase and room by room', () => {
  const asking = [
    ...SCHEMES.flatMap(({ id, phases }) => phases.map(({ then }, no) => [phaseSource(id, no), then] as const)),
    ...Object.entries(CUBE_ROOMS).map(([id, effect]) => [id, [effect]] as const),
  ];
  for (const [source, effects] of asking) {
    const told = JSON.stringify(effects);
    expect(nameOf(source), source).toBeDefined();
    if (told.includes('"do":"choose"')) expect(told, source).toContain(JSON.stringify(branchOf(source, 0)));
    if (told.includes('"do":"may"')) expect(askedBy(source), source).toBeDefined();
  }
});

test.each(LANGUAGES)('what a scheme asks of somebody is told by its name in %s', (language) => {
  const table = inSpace.setup(2, tableOptions(inSpace, {}), '0'.repeat(64));
  const setting = inSpace.view(table, null);
  for (const { id } of SCHEMES) {
    const source = phaseSource(id, 0);
    const line = spaceWording.event({ type: 'declined', seat: 0, source }, ['Maëlle'], language, setting);
    expect(line).toContain(nameOf(id)[language]);
  }
});

test('every choice and every question of a card finds its words', () => {
  for (const { id, play, acquire, use, defeat, arrive } of CARDS) {
    const effects = JSON.stringify([play, acquire, use, defeat, arrive]);
    if (effects.includes('"do":"choose"')) expect(branchOf(id, 0), id).toBeDefined();
    if (effects.includes('"do":"may"')) expect(askedBy(id), id).toBeDefined();
  }
});

test.each(LANGUAGES)('every refusal is worded in %s', (language) => {
  const lacking = ['use-what', 'use-cost', 'deep-only', 'crystal-only', 'crystal-cave-stops-boots', 'idol-not-secret'];
  const rules = [...REFUSALS, ...SPACE_REFUSALS].filter((rule) => !lacking.includes(rule));
  expectSound(
    rules.flatMap((rule) => [
      spaceWording.reason({ rule }, language),
      spaceWording.reason({ rule, need: 2, have: 0 }, language),
    ]),
    language,
  );
  expect(() => spaceWording.reason({ rule: 'deep-only' }, language)).toThrow();
});

test.each(LANGUAGES)('every table option is worded in %s', (language) => {
  for (const [name, values] of Object.entries(inSpace.options)) {
    for (const value of values) {
      expectSound(Object.values(spaceWording.tableOption(name, value, language)), language);
    }
  }
  expect(wordingOf('clank-in-space')).toMatchObject(spaceWording);
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

/** Likelier than chance to see much of the ship. */
const EAGER: readonly Option['take'][] = [
  'play',
  'token',
  'hack',
  'ride',
  'offer',
  'accept',
  'install',
  'thwart',
  'use-room',
  'buy',
  'walk',
];

function linesOf(state: State, seat: Seat | null, language: Language): string[] {
  const view = inSpace.view(state, seat);
  return [...spaceTable(view, NAMES, language), ...spaceMap(view, NAMES, language)].filter((line) => line !== '');
}

function playThrough(seats: number, chosen: Options, language: Language) {
  const random = dice(100 * seats + JSON.stringify(chosen).length);
  const told = new Set<string>();
  const lines = new Set<string>();
  const alike: string[] = [];
  const names = NAMES.slice(0, seats);
  const state = inSpace.setup(seats, tableOptions(inSpace, chosen), seedFrom(random));
  let turn = 0;
  for (let asked = inSpace.decision(state); asked !== null; asked = inSpace.decision(state)) {
    const { seat, options } = asked;
    const view = inSpace.view(state, seat);
    told.add(spaceWording.ask(view, names, language));
    told.add(spaceWording.ask(inSpace.view(state, null), names, language));
    const texts = options.map((option) => spaceWording.option(option, view, language));
    for (const text of texts) told.add(text);
    alike.push(...sameText(options, view, texts));
    if (state.turnNo !== turn) for (const line of linesOf(state, seat, language)) lines.add(line);
    turn = state.turnNo;
    const eager = options.findIndex(({ take }) => EAGER.includes(take));
    const index = eager >= 0 && random.below(2) === 0 ? eager : random.below(options.length);
    inSpace.answer(state, index, (event) => {
      for (const viewer of [seat, null]) {
        const line = spaceWording.event(inSpace.redact(event, viewer), names, language, view);
        if (line !== null) told.add(line);
      }
    });
  }
  for (const line of linesOf(state, null, language)) lines.add(line);
  told.add(spaceWording.ask(inSpace.view(state, null), names, language));
  return { told: [...told], lines: [...lines], alike };
}

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, {}],
  [3, { modules: 'random' }],
  [4, { expansions: 'station' }],
  [2, { expansions: 'apocalypse', scheme: 'category-1' }],
  [3, { expansions: 'both', modules: 'random', scheme: 'category-3' }],
  [4, { expansions: 'apocalypse', modules: 'random', scheme: 'clearance-sale-of-stars' }],
  [4, { expansions: 'both', modules: 'random', scheme: 'later', multipass: 'all-cards' }],
];

for (const language of LANGUAGES) {
  test.each(TABLES)(`whole games are told in ${language}: %i players, %o`, (seats, options) => {
    const { told, lines, alike } = playThrough(seats, options, language);
    expectSound([...told, ...lines], language);
    expectAboard([...told, ...lines], language);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(alike).toEqual([]);
  });
}

test('the host who mixes both expansions reads what the publisher advises [cs-mix-advice]', () => {
  expect(OPTION_MEANINGS['clank-in-space']!['expansions']!['both']!.en).toContain('the publisher advises against it');
  expect(OPTION_MEANINGS['clank-in-space']!['expansions']!['both']!.fr).toContain('l’éditeur le déconseille');
});

test('a face reads as a player would say it', () => {
  const lines = (id: string) => LANGUAGES.map((language) => spaceWording.face(id, language)!.lines);
  expect(lines('kneecap-thrusters')[0]!.slice(0, 2)).toEqual(['Gain 2 Boots', 'Installed, each turn: gain 1 Boot']);
  expect(lines('evil-revenue-auditor')).toEqual([
    expect.arrayContaining(['Arrive: each player with 7 Credits or more loses 1 Credit']),
    expect.arrayContaining(['Apparition : chaque joueur qui a au moins 7 Crédits perd 1 Crédit']),
  ]);
  expect(lines('radiation-sommelier')[1]).toContain(
    'Une fois pendant ce tour, vous pouvez dépenser 1 cube noir pour soigner 2 dégâts',
  );
  expect(spaceWording.face('two-bit-jailbird', 'en')!.kind).toBe('Outlaw · Prisoner · Adventure card · 1 Skill');
});
