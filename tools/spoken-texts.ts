import { canSetUp, tableOptions } from '../src/engine/game.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { CARDS, FIRST, TOKENS } from '../src/games/clank/catalogue.ts';
import type { CardSet } from '../src/games/clank/core/card.ts';
import { KITS } from '../src/games/index.ts';
import * as smashUp from '../src/games/smash-up/catalogue.ts';
import { ROOM_NAMES, TILE_NAMES } from '../src/text/clank/catacombs-places.ts';
import { APOCALYPSE_ROOM_NAMES, STATION_ROOM_NAMES } from '../src/text/clank/space-expansion-places.ts';
import { SHIP_PIECE_NAMES, SHIP_ROOM_NAMES } from '../src/text/clank/space-places.ts';
import { NAMES as FAMILY_NAMES } from '../src/text/clank/things.ts';
import { faceLines } from '../src/text/face-lines.ts';
import { wordingOf } from '../src/text/index.ts';
import type { Both, Language } from '../src/text/language.ts';
import { BASE_NAMES, CARD_NAMES } from '../src/text/smash-up/names.ts';

/** A text that the program puts together, and where it was said. */
export interface Spoken {
  readonly where: string;
  readonly text: string;
}

/** Table options that bring other cards, boards or printings; each is played once. */
const EDITIONS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  clank: [{ board: 'day' }, { board: 'dusk', artifacts: 'any-time' }],
  'clank-catacombs': [{ deck: 'catacombs' }, { deck: 'with-both' }],
  'clank-in-space': [
    { expansions: 'none', modules: 'random' },
    { expansions: 'station' },
    { expansions: 'apocalypse', scheme: 'clearance-sale-of-stars' },
    { expansions: 'both', modules: 'random', multipass: 'all-cards' },
  ],
  'smash-up': [
    { core: 'on', printing: 'first' },
    { core: 'on', printing: 'revised' },
  ],
};

const NAMED: readonly Both[] = [
  ...FAMILY_NAMES.values(),
  ...[CARD_NAMES, BASE_NAMES, TILE_NAMES, ROOM_NAMES].flatMap((names) => Object.values<Both>(names)),
  ...[SHIP_PIECE_NAMES, SHIP_ROOM_NAMES, STATION_ROOM_NAMES, APOCALYPSE_ROOM_NAMES].flatMap((names) =>
    Object.values<Both>(names),
  ),
];

/** Every name of a card, a token, a base or a room, the longest first. */
const namesIn = (language: Language): string[] =>
  NAMED.map((name) => name[language].replace(/^the /, ''))
    .filter((name) => name.includes(' '))
    .toSorted((a, b) => b.length - a.length);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes names out of a text: they may play with words. */
export function withoutNames(language: Language): (text: string) => string {
  const name = new RegExp(namesIn(language).map(escaped).join('|'), 'gi');
  return (text) => text.replace(name, 'X');
}

/** Names that French elides before, and others. */
const PLAYERS = ['Ada', 'Basile', 'Maëlle', 'Yann'];

/** The sets of cards that are played in each game of the family. */
const SETS: Readonly<Record<string, readonly CardSet[]>> = {
  clank: ['classic'],
  'clank-catacombs': ['classic', 'catacombs', 'party'],
  'clank-in-space': ['space', 'station', 'apocalypse'],
};

/** Tokens of the games before In! Space! do not lie aboard. */
const tokensOf = (game: string) =>
  game === 'clank-in-space' ? TOKENS.slice(FIRST.space.tokens) : TOKENS.slice(0, FIRST.space.tokens);

const idsOf = (game: string): string[] => {
  const sets = SETS[game];
  const things =
    sets === undefined
      ? [...smashUp.CARDS.first, ...smashUp.BASES.first]
      : [...CARDS.filter(({ set }) => sets.includes(set)), ...tokensOf(game)];
  return things.map(({ id }) => id);
};

/** What every card, token and base says. */
export function spokenFaces(language: Language): Spoken[] {
  return KITS.flatMap(({ game: { id } }) => {
    const wording = wordingOf(id)!;
    return idsOf(id).flatMap((card) => {
      const face = wording.face(card, language);
      if (face === null) return [];
      return [face.name, ...faceLines(face, language)].map((text) => ({ where: `${id}: face of ${card}`, text }));
    });
  });
}

/** The questions, options and log lines of a whole game played at random. */
function spokenGame(kit: GameKit, wish: Readonly<Record<string, string>>, language: Language): Spoken[] {
  const { game } = kit;
  const wording = wordingOf(game.id)!;
  const random = dice(29);
  const options = tableOptions(game, wish);
  if (!canSetUp(game, PLAYERS.length, options)) throw new Error(`no table of ${game.id} has ${JSON.stringify(wish)}`);
  const texts = new Map<string, string>();
  const say = (what: string, text: string | null) => text !== null && texts.set(text, what);
  const state = game.setup(PLAYERS.length, options, seedFrom(random));
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const view = game.view(state, asked.seat);
    say('question', wording.ask(view, PLAYERS, language));
    say('question of another', wording.ask(game.view(state, null), PLAYERS, language));
    for (const option of asked.options) say('option', wording.option(option, view, language));
    game.answer(state, random.below(asked.options.length), (event) => {
      say('log', wording.event(game.redact(event, null), PLAYERS, language, view));
    });
  }
  const table = `${game.id} ${Object.values(wish).join(' ')}`;
  return [...texts].map(([text, what]) => ({ where: `${table}: ${what}`, text }));
}

/** What is said in one game of every edition. */
export const spokenGames = (language: Language): Spoken[] =>
  KITS.flatMap((kit) => EDITIONS[kit.game.id]!.flatMap((wish) => spokenGame(kit, wish, language)));
