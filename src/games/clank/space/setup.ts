import { InputError } from '../../../engine/game.ts';
import { chanceOf, shuffle } from '../../../engine/random.ts';
import './enlist.ts';
import { boardAt, FIRST, tokenNo } from '../catalogue.ts';
import { editionNo } from '../core/editions.ts';
import { placeTokens } from '../core/placing.ts';
import { deal, emptyTable, type Setup } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import type { TokenKind, TokenNo } from '../core/token.ts';
import { FACE_IDS, type FaceId, plateOf } from './faces.ts';
import { CRYSTALS } from './numbers.ts';
import { SCHEMES } from './schemes.ts';
import { shipNo } from './ships.ts';
import { SPACE_TOKENS } from './tokens.ts';

type Chosen = Readonly<Record<string, string>>;

const EXECUTIVE_POD = tokenNo('executive-escape-pod');
const HUNTERS = 4;
const ARTIFACTS = [5, 10, 15, 20, 25, 30].map((points) => tokenNo(`artifact-${points}`));

/** The booklet's first game. */
const FIRST_GAME = {
  ship: ['hydroponics', 'doomsday-cannon', 'med-lab'],
  /** Our own. */
  station: ['engineering', 'promenade', 'arena'],
  apocalypse: ['hydroponics', 'invasion-hangar', 'med-lab'],
} as const satisfies Readonly<Record<string, readonly FaceId[]>>;

const withStation = ({ expansions }: Chosen): boolean => expansions === 'station' || expansions === 'both';
const withApocalypse = ({ expansions }: Chosen): boolean => expansions === 'apocalypse' || expansions === 'both';

const firstGame = (options: Chosen): readonly FaceId[] =>
  withApocalypse(options) ? FIRST_GAME.apocalypse : FIRST_GAME[hullOf(options)];

const hullOf = (options: Chosen): 'ship' | 'station' => (withStation(options) ? 'station' : 'ship');

export const SPACE_OPTIONS = {
  modules: ['first-game', 'random', 'chosen'],
  /** Read where the modules are chosen. */
  slot1: FACE_IDS,
  slot2: ['doomsday-cannon', ...FACE_IDS.filter((id) => id !== 'doomsday-cannon')],
  slot3: ['med-lab', ...FACE_IDS.filter((id) => id !== 'med-lab')],
  expansions: ['none', 'station', 'apocalypse', 'both'],
  /** Of Apocalypse!: one of a category at random, one by name, or none with its cards. */
  scheme: ['category-1', 'category-2', 'category-3', ...SCHEMES.map(({ id }) => id), 'later'],
  multipass: ['one-card', 'all-cards'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Places are for chosen modules, schemes for Apocalypse!. */
export const idleOptions = (options: Chosen): readonly string[] => [
  ...(options['modules'] === 'chosen' ? [] : ['slot1', 'slot2', 'slot3']),
  ...(withApocalypse(options) ? [] : ['scheme']),
];

/** The three pieces of the first box. */
const isOfBase = (plate: string): boolean => ['A', 'B', 'C'].includes(plate);

/** The faces in the slots; a face and its back cannot both be chosen. */
function chosenFaces(options: Chosen): readonly string[] {
  const faces = ['slot1', 'slot2', 'slot3'].map((slot) => options[slot]!);
  for (const [slot, face] of faces.entries()) {
    if (!withApocalypse(options) && !isOfBase(plateOf(face))) {
      throw new InputError(`options.slot${slot + 1}`, `${face} comes with Apocalypse!`);
    }
    const other = faces.findIndex((each) => plateOf(each) === plateOf(face));
    if (other < slot) {
      throw new InputError(
        `options.slot${slot + 1}`,
        `${face} is on the same piece as ${faces[other]} in slot ${other + 1}`,
      );
    }
  }
  return faces;
}

/** Three pieces in any order, on either side. */
function randomFaces(state: State, options: Chosen): readonly string[] {
  const random = chanceOf(state.chance);
  const plates = [...new Set(FACE_IDS.map(plateOf))].filter((plate) => withApocalypse(options) || isOfBase(plate));
  shuffle(plates, random);
  return plates.slice(0, 3).map((plate) => {
    const sides = FACE_IDS.filter((id) => plateOf(id) === plate);
    return sides[random.below(sides.length)]!;
  });
}

const boardOf = (options: Chosen, faces: readonly string[]): number =>
  FIRST.space.boards + shipNo(hullOf(options), faces);

/** −1 where there is none. */
const namedScheme = ({ scheme }: Chosen): number => SCHEMES.findIndex(({ id }) => id === scheme);

function schemeNo(state: State, options: Chosen): number {
  const { scheme = 'category-1' } = options;
  const named = namedScheme(options);
  if (named >= 0 || scheme === 'later') return named;
  const fitting = SCHEMES.flatMap(({ category }, no) => (scheme === `category-${category}` ? [no] : []));
  return fitting[chanceOf(state.chance).below(fitting.length)]!;
}

const tokensOf = (wanted: TokenKind): TokenNo[] =>
  SPACE_TOKENS.flatMap(([kind, { id, count }]) =>
    kind === wanted && tokenNo(id) !== EXECUTIVE_POD ? Array.from({ length: count }, () => tokenNo(id)) : [],
  );

/** Every token but those of the market; a code for each player. */
export const shipTokens = ({ players, tokenBox }: State): TokenNo[] => [
  ...tokenBox,
  ...ARTIFACTS,
  ...tokensOf('major-secret'),
  ...tokensOf('minor-secret'),
  ...tokensOf('escape-pod'),
  ...tokensOf('command-code').slice(0, players.length),
];

/** The ship before anything is shuffled, placed or drawn; modules at random come later. */
export function spaceTable(seats: number, options: Chosen, seed: string): State {
  const stock = seats === 2 ? 1 : 2;
  const state = emptyTable(seats, seed, {
    edition: editionNo('clank-in-space'),
    board: boardOf(options, options['modules'] === 'chosen' ? chosenFaces(options) : firstGame(options)),
    sets: [
      'space',
      ...(withStation(options) ? (['station'] as const) : []),
      ...(withApocalypse(options) ? (['apocalypse'] as const) : []),
    ],
    artifactsAnyTime: true,
    extraReserve: 0,
    market: {
      'market-master-key': stock,
      'market-telepass': stock,
      'market-med-kit': stock,
      'market-contraband': stock,
    },
  });
  if (withApocalypse(options)) state.scheme = { no: namedScheme(options), phase: 0, cubes: 0, sealed: 0 };
  state.multipassForAll = options['multipass'] === 'all-cards';
  state.crystals = CRYSTALS;
  state.ghosts = [HUNTERS, 0, 0, 0];
  if (withStation(options)) state.tokenBox = [EXECUTIVE_POD, EXECUTIVE_POD];
  return state;
}

function takeBoard(state: State, board: number): void {
  state.board = board;
  state.spots = boardAt(board).spots.map(() => -1);
}

export const setup: Setup = (seats, options, seed, emit) => {
  const state = spaceTable(seats, options, seed);
  if (options['modules'] === 'random') takeBoard(state, boardOf(options, randomFaces(state, options)));
  if (state.scheme !== null) state.scheme = { ...state.scheme, no: schemeNo(state, options) };
  placeTokens(state, {
    artifact: ARTIFACTS.slice(),
    'major-secret': tokensOf('major-secret'),
    'minor-secret': tokensOf('minor-secret'),
    'monkey-idol': [],
    'escape-pod': tokensOf('escape-pod'),
  });
  return deal(state, emit);
};
