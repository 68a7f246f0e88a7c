import type { Seat } from '../../../engine/game.ts';
import { BOARDS, MASTER_KEY, TOKENS } from '../catalogue.ts';
import { type Board, type Exit, OUTSIDE, type Room, type RoomNo } from '../core/board.ts';
import { HEALTH } from '../core/numbers.ts';
import type { PlayerView, View } from '../core/view.ts';
import { lightestWay } from './paths.ts';

/** A way on foot from the room of a seat. */
export interface Route {
  /** From the seat's room to the goal, both included. */
  readonly rooms: readonly RoomNo[];
  readonly boots: number;
  /** Monsters in the tunnels: each costs a sword or a damage. */
  readonly monsters: number;
  /** The fewest swords with which the seat survives them as it is now. */
  readonly swords: number;
  /** Tunnels with a lock. */
  readonly locks: number;
  /** There is no way without the Master Key, and the seat has none. */
  readonly keyMissing: boolean;
  /** The goal is the way out, and the seat has no artifact. */
  readonly artifactMissing: boolean;
  /** Crystal caves on the way: the boots of a turn end in each. */
  readonly caves: number;
  /** The fewest turns it takes, if no card opens the caves. */
  readonly turns: number;
}

export const boardOf = (view: View): Board => BOARDS.find(({ id }) => id === view.board)!;

export const holdsKey = (player: PlayerView): boolean => player.tokens.includes(MASTER_KEY);

export const holdsArtifact = (player: PlayerView): boolean =>
  player.tokens.some((no) => TOKENS[no]!.kind === 'artifact');

/** Damage that the player may choose to take in tunnels. */
export const bearable = (player: PlayerView): number => Math.min(HEALTH - 1 - player.damage, player.cubes);

/** Fewest boots; among those fewest monsters, then fewest caves. */
const shortest = (exit: Exit, into: Room): number =>
  exit.boots * 10_000 + exit.monsters * 100 + (into.crystalCave ? 1 : 0);

/** The shortest way to a room: without a lock where the seat has no key, unless there is no such way. */
export function routeTo(view: View, seat: Seat, goal: RoomNo): Route | null {
  const player = view.players[seat]!;
  if (player.status !== 'inside') return null;
  const board = boardOf(view);
  const open = lightestWay(board, player.room, goal, holdsKey(player), shortest);
  const way = open ?? lightestWay(board, player.room, goal, true, shortest);
  if (way === null) return null;
  const sum = (of: (exit: Exit) => number) => way.reduce((total, exit) => total + of(exit), 0);
  const monsters = sum((exit) => exit.monsters);
  const caves = way.slice(0, -1).filter(({ to }) => board.rooms[to]!.crystalCave).length;
  const stopped = seat === view.active && view.turn.exhausted && !view.turn.cavesOpen && way.length > 0;
  return {
    rooms: [player.room, ...way.map(({ to }) => to)],
    boots: sum((exit) => exit.boots),
    monsters,
    swords: Math.max(0, monsters - bearable(player)),
    locks: way.filter(({ lock }) => lock).length,
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
