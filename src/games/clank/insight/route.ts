import type { Seat } from '../../../engine/game.ts';
import { TOKENS } from '../catalogue.ts';
import { type Exit, OUTSIDE, type Room, type RoomNo } from '../core/board.ts';
import { HEALTH } from '../core/numbers.ts';
import type { PlayerView, View } from '../core/view.ts';
import { lightestWay } from './paths.ts';
import { terrainOf } from './terrain.ts';

/** A way on foot from the room of a seat. */
export interface Route {
  /** From the seat's room to the goal, both included. */
  readonly rooms: readonly RoomNo[];
  readonly boots: number;
  /** Monsters in the tunnels: each costs a sword or a damage. */
  readonly monsters: number;
  /** The fewest swords with which the seat survives them as it is now. */
  readonly swords: number;
  /** Locks on the way: of a fixed board those that ask for the Master Key, otherwise those still to be picked. */
  readonly locks: number;
  /** There is no way with the key or the lockpicks that the seat has. */
  readonly keyMissing: boolean;
  /** The goal is the way out, and the seat has no artifact. */
  readonly artifactMissing: boolean;
  /** Crystal caves on the way: the boots of a turn end in each. */
  readonly caves: number;
  /** The fewest turns it takes, if no card opens the caves. */
  readonly turns: number;
}

export const holdsArtifact = (player: PlayerView): boolean =>
  player.tokens.some((no) => TOKENS[no]!.kind === 'artifact');

/** Damage that the player may choose to take in tunnels. */
export const bearable = (player: PlayerView): number => Math.min(HEALTH - 1 - player.damage, player.cubes);

/** Fewest boots; among those fewest monsters, then fewest caves. */
const shortest = (exit: Exit, into: Room): number =>
  exit.boots * 10_000 + exit.monsters * 100 + (into.crystalCave ? 1 : 0);

/** As many lockpicks as could open every lock on a way. */
const MANY = 9;

/** The shortest way to a room: without a lock where the seat has no key, unless there is no such way. */
export function routeTo(view: View, seat: Seat, goal: RoomNo): Route | null {
  const player = view.players[seat]!;
  if (player.status !== 'inside') return null;
  const terrain = terrainOf(view, player);
  const open = lightestWay(terrain, player.room, goal, shortest);
  const way = open ?? lightestWay({ ...terrain, key: true, lockpicks: MANY }, player.room, goal, shortest);
  if (way === null) return null;
  const sum = (of: (exit: Exit) => number) => way.reduce((total, exit) => total + of(exit), 0);
  const monsters = terrain.cloak ? 0 : sum((exit) => exit.monsters);
  const caves = way.slice(0, -1).filter(({ to }) => terrain.rooms[to]!.crystalCave).length;
  const stopped = seat === view.active && view.turn.exhausted && !view.turn.cavesOpen && way.length > 0;
  return {
    rooms: [player.room, ...way.map(({ to }) => to)],
    boots: sum((exit) => exit.boots),
    monsters,
    swords: Math.max(0, monsters - bearable(player)),
    locks: sum(({ lock, locks }) => locks.length + (lock ? 1 : 0)),
    keyMissing: open === null,
    artifactMissing: goal === OUTSIDE && !holdsArtifact(player),
    caves,
    turns: 1 + caves + (stopped ? 1 : 0),
  };
}

/** The shortest way out; null for one who is out, or still stands before the entrance. */
export function wayOut(view: View, seat: Seat): Route | null {
  return view.players[seat]!.room === OUTSIDE ? null : routeTo(view, seat, OUTSIDE);
}
