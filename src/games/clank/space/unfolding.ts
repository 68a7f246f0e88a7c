import type { Unfolding } from '../core/state.ts';

/** Phases of a scheme. */
export const FINISHED = 3;

export interface Threatened {
  readonly scheme: Unfolding | null;
}

interface WithCubes extends Threatened {
  readonly aside: readonly number[];
  readonly players: readonly unknown[];
}

/** Whether a phase is still filling. */
export const isUnfolding = ({ scheme }: Threatened): boolean =>
  scheme !== null && scheme.no >= 0 && scheme.phase < FINISHED;

export const cubesToTake = (table: WithCubes): number =>
  isUnfolding(table) ? table.scheme!.cubes : table.aside[table.players.length]!;

/** Two cubes on the current phase, or four set aside where there is none. */
export const isDoomNear = (table: WithCubes): boolean => cubesToTake(table) > (isUnfolding(table) ? 1 : 3);
