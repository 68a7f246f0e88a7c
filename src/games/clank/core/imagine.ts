import type { Random, Seat } from '../../../engine/game.ts';
import { chanceFrom, seedFrom, shuffle } from '../../../engine/random.ts';
import type { TileNo } from '../catacombs/tile.ts';
import { TOKENS } from '../catalogue.ts';
import { askAnew } from './decide.ts';
import { tilingOf } from './editions.ts';
import { clone, type State } from './state.ts';
import type { TokenKind, TokenNo } from './token.ts';

/** In an order that owes nothing to how they lay: sorted first, so that the same dice give the same deal. */
function dealt(pool: number[], random: Random): number[] {
  pool.sort((a, b) => a - b);
  shuffle(pool, random);
  return pool;
}

/** The secrets that lie face down, with those of the kind that were never placed, dealt anew. */
function dealSecrets(state: State, kind: TokenKind, unplaced: TokenNo[], random: Random): void {
  const spots = state.spots.flatMap((token, spot) => (token >= 0 && TOKENS[token]!.kind === kind ? [spot] : []));
  const pool = dealt([...spots.map((spot) => state.spots[spot]!), ...unplaced], random);
  for (const spot of spots) state.spots[spot] = pool.pop()!;
  for (let i = 0; i < unplaced.length; i++) unplaced[i] = pool.pop()!;
}

/** The tiles still in the stack, those of the surface on top; which of their kind were put back nobody saw. */
function dealTiles(state: State, random: Random): void {
  const { surface: ofSurface } = tilingOf(state);
  const stack: TileNo[] = [];
  const unseen: TileNo[] = [];
  for (const surface of [false, true]) {
    const isOfKind = (tile: TileNo) => tile < ofSurface === surface;
    const tiles = dealt([...state.tileStack, ...state.tilesUnseen].filter(isOfKind), random);
    unseen.push(...tiles.splice(0, state.tilesUnseen.filter(isOfKind).length));
    stack.push(...tiles);
  }
  state.tileStack = stack;
  state.tilesUnseen = unseen;
}

export function imagine(state: State, viewer: Seat, random: Random): State {
  const world = clone(state);
  world.chance = chanceFrom(seedFrom(random));
  world.fate = null;
  dealt(world.deck, random);
  for (const [seat, player] of world.players.entries()) {
    const top = player.deck.splice(player.deck.length - player.onTop);
    if (seat === viewer) dealt(player.deck, random);
    else {
      const pool = dealt([...player.hand.slice(player.known), ...player.deck], random);
      player.deck = pool.splice(player.hand.length - player.known);
      player.hand = [...player.hand.slice(0, player.known), ...pool];
    }
    player.deck.push(...top);
  }
  dealSecrets(world, 'major-secret', world.unplaced, random);
  dealSecrets(world, 'minor-secret', [], random);
  if (world.layout !== null) dealTiles(world, random);
  if (world.asked !== null && world.asked.seat !== viewer) askAnew(world);
  return world;
}
