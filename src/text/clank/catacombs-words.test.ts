import { expect, test } from 'vitest';

import { RULES } from '../../games/clank/catacombs/rules.ts';
import { CATACOMBS_REFUSALS, type CatacombsRefusal, REFUSALS } from '../../games/clank/core/refusal.ts';
import { type Both, LANGUAGES, type Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { catacombsRules } from './catacombs-book.ts';
import { CATACOMBS_CARD_NAMES, CATACOMBS_TOKEN_NAMES } from './catacombs-names.ts';
import {
  AGAINST_THE_ARROW,
  CATACOMBS_PAID,
  FOOTPRINTS,
  GHOST,
  goldReward,
  HAUNTED,
  LOCK,
  LOCKPICK,
  OFFERING,
  ON_THE_SIDE,
  ONE_ITEM,
  ONE_WAY,
  PORTAL,
  PRISONER,
  ROOM_KIND,
  SIDE,
  THE_LOCKED,
  THROUGH_A_PORTAL,
  TILE,
  UNEXPLORED_EDGE,
} from './catacombs-nouns.ts';
import { PARTY_CARD_NAMES } from './catacombs-party-names.ts';
import { ROOM_NAMES, TILE_NAMES } from './catacombs-places.ts';
import { CATACOMBS_RULES_AT_HAND } from './catacombs-rules-at-hand.ts';
import { faultsIn } from './faults.ts';
import { CARD_NAMES, type Name, TOKEN_NAMES } from './names.ts';
import { fromPlace, type Place, placeName, thePlace, toPlace } from './place.ts';

const told = (language: Language) => catacombsRules(language).flatMap(({ rules }) => rules);
const repeated = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) !== i);

test('no rule is listed twice, and the book tells each once, in the order of its sections', () => {
  const ids = RULES.map(([id]) => id);
  expect(repeated(ids)).toEqual([]);
  expect(told('en').map(({ id }) => id)).toEqual(ids);
});

test.each(LANGUAGES)('every rule is told in %s, in words of its own', (language) => {
  const sections = catacombsRules(language);
  expect(
    faultsIn(
      sections.flatMap(({ title, rules }) => [title, ...rules.map(({ text }) => text)]),
      language,
    ),
  ).toEqual([]);
  expect(repeated(told(language).map(({ text }) => text))).toEqual([]);
  for (const { title, rules } of sections) expect({ title, rules: rules.length }).not.toEqual({ title, rules: 0 });
  for (const { text } of told(language)) expect(text).toMatch(/^[A-ZÀÉÊŒ0-9«“].*(?:\.|Clank!)$/);
});

test('nothing taken over from the base game speaks of what Catacombs lacks', () => {
  const lacking = { en: /countdown|fountain of|dusk|master key/i, fr: /compte à rebours|fontaine de|crépuscule|clef/i };
  const speaking = (language: Language) =>
    told(language).flatMap(({ id, text }) => (lacking[language].test(text) ? [id] : []));
  expect([speaking('en'), speaking('fr')]).toEqual([['party-market'], ['party-market']]);
});

test('every rule that refuses stands in the catalogue and is at hand', () => {
  const unneeded = ['lock-needs-key', 'take-on-entry'];
  const refusals = [...REFUSALS.filter((rule) => !unneeded.includes(rule)), ...CATACOMBS_REFUSALS];
  CATACOMBS_REFUSALS satisfies readonly CatacombsRefusal[];
  const ids: readonly string[] = RULES.map(([id]) => id);
  expect(refusals.filter((rule) => !ids.includes(rule))).toEqual([]);
  expect(Object.keys(CATACOMBS_RULES_AT_HAND)).toEqual(expect.arrayContaining(refusals));
  expect(Object.keys(CATACOMBS_RULES_AT_HAND).filter((rule) => !ids.includes(rule))).toEqual([]);
});

test('what is needed where a rule refuses is named for rules that refuse', () => {
  for (const rule of CATACOMBS_PAID.keys()) expect(CATACOMBS_REFUSALS).toContain(rule);
});

const ALL_NAMES: readonly (readonly [string, Name])[] = [
  CARD_NAMES,
  TOKEN_NAMES,
  CATACOMBS_CARD_NAMES,
  CATACOMBS_TOKEN_NAMES,
  PARTY_CARD_NAMES,
].flatMap((names) => Object.entries(names));

test('68 sorts of dungeon cards and 25 of Adventuring Party have names', () => {
  expect(Object.keys(CATACOMBS_CARD_NAMES)).toHaveLength(68);
  expect(Object.keys(PARTY_CARD_NAMES)).toHaveLength(25);
});

test.each(LANGUAGES)('no two cards or tokens of the family share an id or a name in %s', (language) => {
  const names = ALL_NAMES.map(([, name]) => name[language]);
  expect(faultsIn(names, language)).toEqual([]);
  expect(repeated(names)).toEqual([]);
  expect(repeated(ALL_NAMES.map(([id]) => id))).toEqual([]);
});

test('the French names that the booklet prints are not called ours', () => {
  const printed = Object.values({ ...CATACOMBS_CARD_NAMES, ...PARTY_CARD_NAMES } satisfies Record<string, Name>)
    .filter((name) => !('ours' in name))
    .map(({ fr }) => fr);
  expect(printed.toSorted((a, b) => a.localeCompare(b, 'fr'))).toEqual([
    'Apparition du Seigneur Singe',
    'Attaque sournoise',
    'Bagarre',
    'Charlatan',
    'Commandante rebelle',
    'Éclaireuse aguerrie',
    'Kobold de Cristal',
    'Luth',
    'Répit',
    'Vaillante libératrice',
  ]);
});

const PLACES: readonly (readonly [string, Place])[] = [...Object.entries(TILE_NAMES), ...Object.entries(ROOM_NAMES)];

test('two start faces, 28 square tiles and their rooms have names', () => {
  const tiles = Object.keys(TILE_NAMES);
  const rooms = Object.keys(ROOM_NAMES).map((id) => id.split('/')[0]!);
  expect(tiles).toHaveLength(2 + 6 + 22);
  expect(rooms).toHaveLength(13 + 17 + 66);
  expect([...new Set(rooms)]).toEqual(tiles);
});

test.each(LANGUAGES)('places are told apart in %s, but for the two rooms that both start faces have', (language) => {
  const names = PLACES.map(([, place]) => placeName(place, language));
  expect(repeated(names)).toEqual({ en: ['Crypt', 'Monkey Shrine'], fr: ['Crypte', 'Autel du Singe'] }[language]);
  expect(faultsIn(names, language)).toEqual([]);
});

test('French articles go with their names', () => {
  const singular = ['Creux', 'Enclos', 'Faux', 'Puits'];
  const wrong = PLACES.filter(([, { article, fr }]) => {
    const first = fr.split(' ')[0]!;
    const plural = /[sx]$/.test(first) && !singular.includes(first);
    return (article === 'les') !== plural || (article === 'l’') !== (!plural && /^[AEIOUÉÈÊŒ]/.test(first));
  });
  expect(wrong.map(([id, { article, fr }]) => `${id}: ${article} ${fr}`)).toEqual([]);
});

const PHRASES: readonly (readonly [Place, en: readonly string[], fr: readonly string[]])[] = [
  [
    ROOM_NAMES['start-a/k'],
    ['Crypt', 'the Crypt', 'to the Crypt', 'from the Crypt'],
    ['Crypte', 'la Crypte', 'à la Crypte', 'de la Crypte'],
  ],
  [
    ROOM_NAMES['s2/a'],
    ['Spade Market', 'the Spade Market', 'to the Spade Market', 'from the Spade Market'],
    ['Marché aux pelles', 'le Marché aux pelles', 'au Marché aux pelles', 'du Marché aux pelles'],
  ],
  [
    ROOM_NAMES['s4/b'],
    ['Mute Urn', 'the Mute Urn', 'to the Mute Urn', 'from the Mute Urn'],
    ['Urne muette', 'l’Urne muette', 'à l’Urne muette', 'de l’Urne muette'],
  ],
  [
    ROOM_NAMES['s4/a'],
    ['Bone Archive', 'the Bone Archive', 'to the Bone Archive', 'from the Bone Archive'],
    ['Archives d’os', 'les Archives d’os', 'aux Archives d’os', 'des Archives d’os'],
  ],
];

test.each(PHRASES)('%j in phrases', (place, en, fr) => {
  const phrases = (language: Language) =>
    [placeName, thePlace, toPlace, fromPlace].map((phrase) => phrase(place, language));
  expect([phrases('en'), phrases('fr')]).toEqual([en, fr]);
});

const NOUNS: readonly Noun[] = [LOCKPICK, PRISONER, GHOST, OFFERING, TILE, FOOTPRINTS, LOCK];
const SAID: readonly Both[] = [
  ...[ONE_WAY, AGAINST_THE_ARROW, THROUGH_A_PORTAL, PORTAL, UNEXPLORED_EDGE, HAUNTED],
  ...[ROOM_KIND, THE_LOCKED, ONE_ITEM, SIDE, ON_THE_SIDE].flatMap((said): Both[] => Object.values(said)),
];

test.each(LANGUAGES)('every noun is sound in %s', (language) => {
  const counts = NOUNS.flatMap((noun) => [0, 1, 2].map((n) => counted(n, noun, language)));
  expect(faultsIn([...counts, ...SAID.map((said) => said[language])], language)).toEqual([]);
});

test('a number goes with its noun', () => {
  expect(counted(1, LOCKPICK, 'fr')).toBe('1 Crochetage');
  expect(counted(2, GHOST, 'fr')).toBe('2 Fantômes');
  expect(counted(2, LOCK, 'fr')).toBe('2 Cadenas');
  expect(goldReward(2, 'en')).toBe('2 Gold');
});
