import './space-at-hand.ts';
import './space-enlist-expansions.ts';
import { expect, test } from 'vitest';
import { tableOptions } from '../../engine/game.ts';
import { dice, seedFrom } from '../../engine/random.ts';
import { FIRST, TOKENS, tokenNo } from '../../games/clank/catalogue.ts';
import { inSpace } from '../../games/clank/space/game.ts';
import { lairSentence, roomPhrase } from '../client/board.ts';
import { type Both, LANGUAGES, type Language } from '../language.ts';
import { placeName } from './place.ts';
import { spaceWording } from './space.ts';
import { APOCALYPSE_CARD_NAMES, STATION_CARD_NAMES } from './space-expansion-names.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from './space-expansion-places.ts';
import { spaceMap, spaceTable } from './space-lines.ts';
import { SPACE_CARD_NAMES, SPACE_COMPONENT_NAMES, SPACE_TOKEN_NAMES } from './space-names.ts';
import { SHIP_PIECE_NAMES, SHIP_ROOM_NAMES } from './space-places.ts';
import { SCHEME_NAMES } from './space-scheme-names.ts';
import { aboard } from './space-tongue.ts';

/** Words of the dungeon that the ship has others for, in each language. */
const AWKWARD: Readonly<Record<Language, readonly string[]>> = {
  en: ['Dragon', 'Gold', 'Monsters'],
  fr: ['Dragon', 'Or', 'Donjon'],
};
/** As long as those: columns depend on it. */
const HARMLESS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Xxxxxx', 'Yyyy', 'Zzzzzzzz'],
  fr: ['Xxxxxx', 'Yy', 'Zzzzzz'],
};

function tellGame(names: readonly string[], language: Language): string[] {
  const random = dice(7);
  const told: string[] = [];
  let shown = 0;
  const state = inSpace.setup(3, tableOptions(inSpace, { expansions: 'both' }), seedFrom(random));
  for (let asked = inSpace.decision(state); asked !== null; asked = inSpace.decision(state)) {
    const view = inSpace.view(state, null);
    told.push(spaceWording.ask(view, names, language), lairSentence(view, names, language));
    told.push(roomPhrase(view.players[view.active]!.room, view, names, [], language));
    if (state.turnNo >= shown + 10) {
      told.push(...spaceTable(view, names, language), ...spaceMap(view, names, language));
      shown = state.turnNo;
    }
    inSpace.answer(state, random.below(asked.options.length), (event) => {
      const line = spaceWording.event(inSpace.redact(event, null), names, language, view);
      if (line !== null) told.push(line);
    });
  }
  return told;
}

test.each(LANGUAGES)('players keep their names aboard, whatever they are called, in %s', (language) => {
  const put = (text: string) =>
    HARMLESS[language].reduce((rest, name, seat) => rest.replaceAll(name, AWKWARD[language][seat]!), text);
  const told = tellGame(AWKWARD[language], language);
  // French elides before a vowel; no name among the harmless ones starts with one.
  const expected = tellGame(HARMLESS[language], language).map((text) => put(text).replace(/\bde Or\b/g, 'd’Or'));
  expect(told).toEqual(expected);
});

test.each(LANGUAGES)('the words of the ship change no name of a room in %s', (language) => {
  const places = { ...SHIP_ROOM_NAMES, ...SHIP_PIECE_NAMES, ...STATION_ROOM_NAMES, ...APOCALYPSE_ROOM_NAMES };
  for (const place of Object.values(places)) {
    const name = placeName(place, language);
    expect(aboard(name, language)).toBe(name);
  }
});

/** What is named aboard: cards, tokens and what else lies there, Schemes and their effects. */
const NAMED = {
  cards: { ...SPACE_CARD_NAMES, ...STATION_CARD_NAMES, ...APOCALYPSE_CARD_NAMES },
  tokens: SPACE_TOKEN_NAMES,
  components: SPACE_COMPONENT_NAMES,
  schemes: SCHEME_NAMES,
};

test.each(Object.entries(NAMED))('the words of the ship change no name of %s', (_, names) => {
  const all = Object.values<Both>(names);
  expect(all.length).toBeGreaterThan(7);
  for (const language of LANGUAGES) {
    const changed = all.map((name) => name[language]).filter((name) => aboard(name, language) !== name);
    expect(changed).toEqual([]);
  }
});

test('a checkpoint is called by one name everywhere', () => {
  const view = inSpace.view(inSpace.setup(2, tableOptions(inSpace, { expansions: 'station' }), '0'.repeat(64)), null);
  const rooms = Object.keys(STATION_ROOM_NAMES).map((_, room) => room);
  const phrases = LANGUAGES.map((language) =>
    rooms.map((room) => roomPhrase(room, view, ['Ada', 'Bob'], [], language)),
  );
  expect(phrases.flat().filter((phrase) => /crystal cave|caverne/i.test(phrase))).toEqual([]);
  expect(phrases[0]!.filter((phrase) => phrase.includes('Security Checkpoint')).length).toBeGreaterThan(5);
  expect(phrases[1]!.filter((phrase) => phrase.includes('Salle de sécurité')).length).toBeGreaterThan(5);
});

/** The French article that is said of them all is masculine. */
test('tokens are used aboard, and nothing is drunk', () => {
  const view = inSpace.view(inSpace.setup(2, tableOptions(inSpace, {}), '0'.repeat(64)), null);
  const usable = TOKENS.slice(FIRST.space.tokens).filter(({ drunk }) => drunk !== null);
  expect(usable.length).toBeGreaterThan(3);
  for (const { id } of usable) {
    const event = { type: 'drank', seat: 0, token: tokenNo(id) } as const;
    const { name } = spaceWording.face(id, 'fr')!;
    expect(name).toMatch(/^(Stimulant|Méga stimulant|MultiPass)/);
    expect(spaceWording.event(event, ['Ada'], 'fr', view)).toBe(`Ada utilise un ${name}`);
    expect(spaceWording.event(event, ['Ada'], 'en', view)).toBe(`Ada uses a ${spaceWording.face(id, 'en')!.name}`);
  }
});
