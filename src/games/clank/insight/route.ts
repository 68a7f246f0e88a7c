import type { Seat } from '../../../engine/game.ts';
import { TOKENS } from '../catalogue.ts';
import { type Exit, OUTSIDE, type Room, type RoomNo } from '../core/board.ts';
import { HEALTH } from '../core/numbers.ts';
import type { PlayerView, View } from '../core/view.ts';
import { lightestWay } from './paths.ts';
import { boardOf, terrainOf } from './terrain.ts';

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
  /** Rooms on the way that end the boots of a turn: crystal caves, security checkpoints. */
  readonly caves: number;
  /** Rides on a hyperlift or by telepad: the boots of a turn end with each. */
  readonly rides: number;
  /** The fewest turns it takes, if no card opens the caves. */
  readonly turns: number;
}

export const holdsArtifact = (player: PlayerView): boolean =>
  player.tokens.some((no) => TOKENS[no]!.kind === 'artifact');

/** Damage that the player may choose to take in tunnels. */
export const bearable = (player: PlayerView): number => Math.min(HEALTH - 1 - player.damage, player.cubes);

/** Fewest boots; among those fewest monsters, then fewest caves. */
const shortest = (exit: Exit, into: Room): number =>
  exit.boots * 10_000 + exit.monsters * 100 + (into.crystalCave || exit.ride !== null ? 1 : 0);

/** As many lockpicks as could open every lock on a way. */
const MANY = 9;

/** The boots of the seat whose turn it is are at an end. */
const isStopped = ({ active, turn }: View, seat: Seat): boolean =>
  seat === active && ((turn.exhausted && !turn.cavesOpen) || (turn.dizzy && !turn.steady));

/** The shortest way to a room: without a lock where the seat has no key, unless there is no such way. */
export function routeTo(view: View, seat: Seat, goal: RoomNo): Route | null {
  const player = view.players[seat]!;
  if (player.status !== 'inside') return null;
  const terrain = terrainOf(view, player);
  const aboard = boardOf(view).modules.length > 0;
  const open = lightestWay(terrain, player.room, goal, shortest);
  const way = open ?? lightestWay({ ...terrain, key: true, lockpicks: MANY }, player.room, goal, shortest);
  if (way === null) return null;
  const sum = (of: (exit: Exit) => number) => way.reduce((total, exit) => total + of(exit), 0);
  const monsters = terrain.cloak ? 0 : sum((exit) => exit.monsters);
  const before = way.slice(0, -1);
  const caves = before.filter(({ to }) => terrain.rooms[to]!.crystalCave).length;
  const rides = way.filter(({ ride }) => ride !== null).length;
  const walked = (exit: Exit) => exit.ride === null && exit.boots > 0;
  /** Rides that are followed by a walk: those in a row end the boots of one turn. */
  const waits = way.filter(({ ride }, i) => ride !== null && i + 1 < way.length && walked(way[i + 1]!)).length;
  const stopped = isStopped(view, seat) && way.some(walked);
  return {
    rooms: [player.room, ...way.map(({ to }) => to)].filter((room, i) => i === 0 || room !== OUTSIDE || !aboard),
    boots: sum((exit) => exit.boots),
    monsters,
    swords: Math.max(0, monsters - bearable(player)),
    locks: sum(({ lock, locks }) => locks.length + (lock ? 1 : 0)),
    keyMissing: open === null,
    artifactMissing: goal === OUTSIDE && !holdsArtifact(player),
    caves,
    rides,
    turns: 1 + caves + waits + (stopped ? 1 : 0),
  };
}

/** The shortest way out; null for one who is out, or still stands before the entrance. */
export function wayOut(view: View, seat: Seat): Route | null {
  return view.players[seat]!.room === OUTSIDE ? null : routeTo(view, seat, OUTSIDE);
}
