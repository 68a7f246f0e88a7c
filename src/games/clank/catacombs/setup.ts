import './enlist.ts';
import { chanceOf, shuffle } from '../../../engine/random.ts';
import { BOARDS, boardAt, COUPON, MONKEY_IDOL, TOKENS, tokenNo } from '../catalogue.ts';
import type { CardSet } from '../core/card.ts';
import { editionNo } from '../core/editions.ts';
import { GHOSTS } from '../core/numbers.ts';
import { deal, emptyTable, type Setup } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import type { TokenNo } from '../core/token.ts';
import { SURFACE_TILES, TILES } from './dungeon.ts';
import { bareLayout } from './layout.ts';
import { ARTIFACT_STACK, PARTY_ARTIFACT_STACK, PARTY_SECRETS, POOL_COUNTS } from './tokens.ts';

/** Seats from which on the Adventuring Party's rules hold. */
const PARTY_SEATS = 5;
export const SURFACE_USED = 4;

export const DECKS = {
  catacombs: ['catacombs'],
  'with-base': ['classic', 'catacombs'],
  'with-party': ['catacombs', 'party'],
  'with-both': ['classic', 'catacombs', 'party'],
} as const satisfies Readonly<Record<string, readonly CardSet[]>>;

const isDeck = (name: string | undefined): name is keyof typeof DECKS => name !== undefined && name in DECKS;

function setsFor(seats: number, deck: string | undefined): readonly CardSet[] {
  const sets: readonly CardSet[] = isDeck(deck) ? DECKS[deck] : DECKS.catacombs;
  return seats < PARTY_SEATS || sets.includes('party') ? sets : [...sets, 'party'];
}

/** The catacombs before anything is shuffled, placed or drawn. */
export function catacombsTable(seats: number, options: Readonly<Record<string, string>>, seed: string): State {
  const party = seats >= PARTY_SEATS;
  const face = options['start'] === 'b' ? 1 : 0;
  const state = emptyTable(seats, seed, {
    edition: editionNo('clank-catacombs'),
    board: FACES[face]!,
    sets: setsFor(seats, options['deck']),
    artifactsAnyTime: true,
    extraReserve: party ? 4 : 0,
    market: party
      ? { backpack: 3, 'blood-amulet': 2, 'burglars-kit': 3, crown: 4, 'invisibility-cloak': 3 }
      : { backpack: 2, 'blood-amulet': 2, 'burglars-kit': 3, crown: 3 },
  });
  state.layout = bareLayout(face);
  state.ghosts = [GHOSTS, 0, 0, 0];
  state.artifactStack = (party ? ALL_ARTIFACTS : ARTIFACTS).slice();
  state.pools = [MAJOR_SECRETS.slice(), (party ? ALL_MINOR_SECRETS : MINOR_SECRETS).slice(), PRISONERS.slice()];
  for (const [spot, { kind }] of boardAt(state.board).spots.entries()) {
    if (kind === 'monkey-idol') state.spots[spot] = MONKEY_IDOL;
  }
  return state;
}

type Counts = Readonly<Record<string, number>>;

/** Sorted: which token is drawn is left to chance alone. */
const pool = (...parts: readonly Counts[]): readonly TokenNo[] =>
  parts
    .flatMap((counts) => Object.entries(counts))
    .flatMap(([id, count]) => Array.from({ length: count }, () => tokenNo(id)))
    .sort((a, b) => a - b);

/** The boards of the two faces of the start tile. */
const FACES = ['a', 'b'].map((face) => BOARDS.findIndex(({ id }) => id === `catacombs-${face}`));
const ARTIFACTS = ARTIFACT_STACK.map(tokenNo).toReversed();
const ALL_ARTIFACTS = PARTY_ARTIFACT_STACK.map(tokenNo).toReversed();
const MAJOR_SECRETS = pool(POOL_COUNTS['major-secret']);
const MINOR_SECRETS = pool(POOL_COUNTS['minor-secret']);
const ALL_MINOR_SECRETS = pool(POOL_COUNTS['minor-secret'], PARTY_SECRETS);
const PRISONERS = TOKENS.flatMap(({ kind, count }, no) =>
  kind === 'prisoner' || no === COUPON ? Array.from({ length: count }, () => no) : [],
);

/** The depths below, four of the six surface tiles on top; the other two are put back unseen. */
function stackTiles(state: State): void {
  const random = chanceOf(state.chance);
  const depths = TILES.map((_, tile) => tile).slice(SURFACE_TILES);
  shuffle(depths, random);
  const surface = TILES.map((_, tile) => tile).slice(0, SURFACE_TILES);
  shuffle(surface, random);
  state.tilesUnseen = surface.splice(SURFACE_USED);
  state.tileStack = [...depths, ...surface];
}

export const setup: Setup = (seats, options, seed, emit) => {
  const state = catacombsTable(seats, options, seed);
  stackTiles(state);
  return deal(state, emit);
};
