import { expect, test } from 'vitest';
import type { Event } from '../../../../games/clank/core/event.ts';
import { afterCubes, type Hurt, hurtBy, NO_HURT } from './hurt.ts';

const damaged = (seat: number, damage: number): Event => ({ type: 'damaged', seat, damage });
const attacked = (...cubes: readonly (number | null)[]): Event => ({ type: 'attacked', extra: 0, danger: 0, cubes });

const heartsOf = (hurt: Hurt) => hurt.map((lost) => lost?.hearts ?? 0);

test('hearts lost to monsters are seen at once, those lost in an attack cube by cube', () => {
  expect(hurtBy([damaged(0, 1), damaged(1, 3)])).toEqual(NO_HURT);
  const cubes = [2, null, 0, 2];
  const hurt = hurtBy([damaged(0, 1), attacked(...cubes), damaged(2, 4), damaged(0, 2), damaged(2, 5)]);
  expect(hurt).toEqual([{ hearts: 1, damage: 2 }, undefined, { hearts: 2, damage: 5 }]);
  const seen = cubes.map((_, drawn) => heartsOf(afterCubes(hurt, cubes.slice(0, drawn + 1))));
  expect(seen).toEqual([
    [1, 0, 1],
    [1, 0, 1],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('a second attack in the same breath keeps its hearts until its own cubes', () => {
  const hurt = hurtBy([attacked(1), damaged(1, 1), attacked(1, 0), damaged(1, 2), damaged(0, 1)]);
  expect(heartsOf(hurt)).toEqual([1, 2]);
  expect(heartsOf(afterCubes(hurt, [1]))).toEqual([1, 1]);
  expect(heartsOf(afterCubes(hurt, [1, 1, 1, 0]))).toEqual([0, 0]);
});
