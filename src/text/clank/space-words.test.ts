import { expect, test } from 'vitest';
import { REFUSALS } from '../../games/clank/core/refusal.ts';
import { RULES } from '../../games/clank/space/rules.ts';
import { type Both, LANGUAGES, type Language } from '../language.ts';
import { counted } from '../plural.ts';
import { faultsIn } from './faults.ts';
import type { Name } from './names.ts';
import { spaceRules } from './space-book.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from './space-expansion-names.ts';
import { SPACE_CARD_NAMES, SPACE_COMPONENT_NAMES, SPACE_TOKEN_NAMES } from './space-names.ts';
import {
  FACTION_NAME,
  ONE_SPACE_ITEM,
  oneOf,
  PORT_KIND,
  SPACE_CARD_KIND,
  SPACE_NOUN,
  SPACE_PAID,
  SPACE_ROOM_KIND,
} from './space-nouns.ts';
import { SPACE_RULES_AT_HAND } from './space-rules-at-hand.ts';
import { SCHEME_NAMES } from './space-scheme-names.ts';
import { SCHEME_TEXT } from './space-schemes.ts';

const told = (language: Language) => spaceRules(language).flatMap(({ rules }) => rules);
const repeated = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) !== i);
const IDS: readonly string[] = RULES.map(([id]) => id);

test('no rule is listed twice, and the book tells each once, in the order of its sections', () => {
  expect(repeated(IDS)).toEqual([]);
  expect(told('en').map(({ id }) => id)).toEqual(IDS);
});

test('the rules of this game alone bear its mark, the others are those by which the family refuses', () => {
  const family: readonly string[] = REFUSALS;
  expect(IDS.filter((id) => !id.startsWith('cs-') && !family.includes(id))).toEqual([]);
});

test.each(LANGUAGES)('every rule is told in %s, in words of its own', (language) => {
  const sections = spaceRules(language);
  const titles = sections.map(({ title }) => title);
  expect(faultsIn([...titles, ...told(language).map(({ text }) => text)], language)).toEqual([]);
  expect(repeated(titles)).toEqual([]);
  expect(repeated(told(language).map(({ text }) => text))).toEqual([]);
  for (const { title, rules } of sections) expect({ title, rules: rules.length }).not.toEqual({ title, rules: 0 });
  for (const { text } of told(language)) expect(text).toMatch(/^[A-ZÀÉÊŒ0-9«“].*(?:\.|Clank!)$/);
});

/** The fact sheets' rulings on this game and its expansions. */
const RULINGS =
  `row-any-number row-refill-one-attack row-old-symbol setup-row setup-arrive arrive-before-attack deck-101
  actions-repeat turn-end-order danger faction-once order-free crystal-once limited discard-cost trash-once trash-timing
  reshuffle acquire-now goblin-repeat enemy-discard market enemy-path no-cubes-path no-cubes-clank neg-clank lock teleport
  teleport-hyperlift checkpoint dizzy telepad-needs secret-one hack port-resources command-door artifact bounty
  red-no-cube blockade ko escape absent absent-cubes deck-empty score multipass sixth cs11-cyberware cs11-shapeshifter
  cs11-sixth cs11-safe cs11-pods cs11-clank-area apo-fill apo-thwart apo-boots apo-spend apo-return apo-later
  expansions-mix`.split(/\s+/);

test('each of the 61 rulings stands behind a rule, and every rule names where it comes from', () => {
  const sources = new Set(RULES.flatMap(([, , from]) => from.split(' ')));
  expect(RULINGS).toHaveLength(61);
  expect(RULINGS.filter((ruling) => !sources.has(ruling))).toEqual([]);
  const known = ['summary', 'design', 'decided', ...RULINGS];
  expect([...sources].filter((source) => !/^p([1-9]|1[0-2])$/.test(source) && !known.includes(source))).toEqual([]);
});

test('nothing taken over from the base game speaks of what is not aboard', () => {
  const lacking = {
    en: /dungeon|dragon|tunnel|gold|potion|backpack|monkey idol|crystal cave|monster/i,
    fr: /donjon|dragon|tunnel|\bor\b|potion|sac à dos|idole|caverne|monstre/i,
  };
  for (const language of LANGUAGES) {
    expect(told(language).flatMap(({ id, text }) => (lacking[language].test(text) ? [id] : []))).toEqual([]);
  }
});

test('every rule that refuses aboard stands in the catalogue and is at hand', () => {
  const lacking = ['use-what', 'use-cost', 'deep-only', 'crystal-only', 'crystal-cave-stops-boots', 'idol-not-secret'];
  const refusals = REFUSALS.filter((rule) => !lacking.includes(rule));
  expect(refusals.filter((rule) => !IDS.includes(rule))).toEqual([]);
  expect(Object.keys(SPACE_RULES_AT_HAND)).toEqual(expect.arrayContaining(refusals));
  expect(Object.keys(SPACE_RULES_AT_HAND).filter((rule) => !IDS.includes(rule))).toEqual([]);
  for (const rule of SPACE_PAID.keys()) expect(Object.keys(SPACE_RULES_AT_HAND)).toContain(rule);
});

const CARDS = { ...SPACE_CARD_NAMES, ...STATION_CARD_NAMES, ...APOCALYPSE_CARD_NAMES };
const ALL_NAMES: readonly (readonly [string, Name])[] = [
  SPACE_CARD_NAMES,
  STATION_CARD_NAMES,
  APOCALYPSE_CARD_NAMES,
  SPACE_TOKEN_NAMES,
  SPACE_COMPONENT_NAMES,
  SCHEME_NAMES,
].flatMap((names: Readonly<Record<string, Name>>) => Object.entries(names));

test('every title of the boxes has a name', () => {
  const titles = [SPACE_CARD_NAMES, STATION_CARD_NAMES, APOCALYPSE_CARD_NAMES, SCHEME_TEXT];
  expect(titles.map((names) => Object.keys(names).length)).toEqual([3 + 5 + 65, 33, 28, 8]);
  const kinds = Object.keys(SPACE_TOKEN_NAMES).map((id) => id.split('-')[0]!);
  const number = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(['major', 'minor', 'market', 'command', 'escape'].map(number)).toEqual([6, 7, 4, 1, 1]);
});

test.each(LANGUAGES)('no two cards, tokens or Schemes share an id or a name in %s', (language) => {
  const names = ALL_NAMES.map(([, name]) => name[language]);
  expect(faultsIn(names, language)).toEqual([]);
  expect(repeated(names)).toEqual([]);
  expect(repeated(ALL_NAMES.map(([id]) => id))).toEqual([]);
});

test('the names in print are not called ours', () => {
  const cards: readonly Name[] = Object.values(CARDS);
  const marked = (ours: Name['ours']) => cards.filter((name) => name.ours === ours).map(({ en }) => en);
  expect(marked(undefined).slice(3 + 5)).toEqual([
    'Princess Helia',
    'Phantom Agent',
    'Jidu Infiltrator',
    'MonkeyBot 30000',
    'Exterminator',
    'Space Skunk',
    'Prisoner',
    'Fe-Lion',
    'Account Hack',
    'Security Officer',
  ]);
  expect(marked('fr')).toEqual([
    'Mad Scientist',
    'Telepad Technician',
    'Space Pirate',
    'Code Red',
    'Shapeshifter',
    'Heroic Sheriff',
  ]);
  expect(marked('en')).toEqual(['Jidu Laser Sword', 'Photon Scooter', 'Killer Robot', 'Savage Gorklar']);
});

test.each(LANGUAGES)('every Scheme says in %s what its phases do, what stops it and what lasts', (language) => {
  for (const { phases, action, lasting } of Object.values(SCHEME_TEXT)) {
    const lines = [...phases, action, lasting].map((line) => line[language]);
    expect(faultsIn(lines, language)).toEqual([]);
    for (const line of lines) expect(line).toMatch(/^[A-ZÀÉ].*[^.]$/);
    expect(lines[3]).toMatch({ en: /^Pay \d.*: take a black cube/, fr: /^Payer \d.*: prendre un cube noir/ }[language]);
  }
});

const SAID: readonly Both[] = [FACTION_NAME, SPACE_CARD_KIND, SPACE_ROOM_KIND, PORT_KIND, ONE_SPACE_ITEM].flatMap(
  (said): Both[] => Object.values(said),
);

test.each(LANGUAGES)('every noun is sound in %s', (language) => {
  const counts = Object.values(SPACE_NOUN).flatMap((noun) => [0, 1, 2].map((n) => counted(n, noun, language)));
  expect(faultsIn([...counts, ...SAID.map((said) => said[language])], language)).toEqual([]);
  for (const id of Object.keys(ONE_SPACE_ITEM)) expect(Object.keys(SPACE_TOKEN_NAMES)).toContain(id);
});

test('a noun goes with its number and its article', () => {
  expect(counted(2, SPACE_NOUN['power-crystal'], 'fr')).toBe('2 Cristaux de pouvoir');
  expect(counted(2, SPACE_NOUN.enemy, 'en')).toBe('2 Enemies');
  expect(LANGUAGES.map((language) => oneOf(SPACE_NOUN['escape-pod'], language))).toEqual([
    'an Escape Pod',
    'une Capsule de sauvetage',
  ]);
  expect(LANGUAGES.map((language) => oneOf(SPACE_NOUN.blockade, language))).toEqual(['a Blockade', 'un Blocus']);
});
