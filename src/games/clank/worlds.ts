import type { Random, Seat } from '../../engine/game.ts';
import type { OtherWorld } from '../../engine/stage.ts';
import { SURFACE_TILES } from './catacombs/dungeon.ts';
import { TOKENS } from './catalogue.ts';
import { askAnew } from './core/decide.ts';
import type { State } from './core/state.ts';

/** A place in a list whose content a viewer may not know. */
interface Cell {
  readonly list: number[];
  readonly at: number;
}

const cells = (list: number[], from = 0): Cell[] => list.slice(from).map((_, i) => ({ list, at: from + i }));

/** Hidden zones as groups of places whose contents could be exchanged without the viewer noticing. */
function hiddenZones(state: State, viewer: Seat | null): Record<string, Cell[]> {
  const zones: Record<string, Cell[]> = { 'dungeon deck': cells(state.deck) };
  for (const [seat, player] of state.players.entries()) {
    const deck = cells(player.deck).slice(0, player.deck.length - player.onTop);
    if (seat === viewer) zones[`own deck`] = deck;
    else zones[`hand and deck of seat ${seat}`] = [...cells(player.hand, player.known), ...deck];
  }
  const tiles = [...cells(state.tileStack), ...cells(state.tilesUnseen)];
  const isSurface = ({ list, at }: Cell) => list[at]! < SURFACE_TILES;
  zones['surface tiles'] = tiles.filter(isSurface);
  zones['depths tiles'] = tiles.filter((cell) => !isSurface(cell));
  for (const kind of ['major-secret', 'minor-secret'] as const) {
    const lying = cells(state.spots).filter(({ list, at }) => TOKENS[list[at]!]?.kind === kind);
    zones[`${kind}s`] = kind === 'major-secret' ? [...lying, ...cells(state.unplaced)] : lying;
  }
  return zones;
}

const contents = (zone: readonly Cell[]): number[] => zone.map(({ list, at }) => list[at]!);

function permute(zone: readonly Cell[], random: Random): void {
  const drawn = contents(zone).map((value) => ({ value, order: random.below(1 << 20) }));
  drawn.sort((a, b) => a.order - b.order);
  for (const [i, { list, at }] of zone.entries()) list[at] = drawn[i]!.value;
}

/** A world that differs from `state` in what `viewer` may not know and in the chance to come, and in nothing else. */
export function otherWorld(state: State, viewer: Seat | null, random: Random): OtherWorld<State> {
  const world: State = JSON.parse(JSON.stringify(state));
  const permuted: Record<string, boolean> = {};
  for (const [name, zone] of Object.entries(hiddenZones(world, viewer))) {
    const before = contents(zone).join();
    if (new Set(contents(zone)).size < 2) continue;
    for (let tries = 0; tries < 8 && contents(zone).join() === before; tries++) permute(zone, random);
    permuted[name] = contents(zone).join() !== before;
  }
  if (state.unplaced.length > 0 && new Set([...state.unplaced, ...state.spots]).size > 1) {
    permuted['unplaced secrets'] = world.unplaced.join() !== state.unplaced.join();
  }
  world.chance = { key: world.chance.key.map(() => random.below(1 << 21) - (1 << 20)), drawn: world.chance.drawn };
  if (world.asked !== null) askAnew(world);
  return { state: world, permuted };
}

/** The same world but for the order of the seat's own deck, which comes to light in its hand alone. */
export function privateWorld(state: State, seat: Seat, random: Random): State {
  const world: State = JSON.parse(JSON.stringify(state));
  const { deck, onTop } = world.players[seat]!;
  permute(cells(deck).slice(0, deck.length - onTop), random);
  return world;
}
