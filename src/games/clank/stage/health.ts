import { InputError } from '../../../engine/game.ts';
import type { Fields } from '../../../engine/stage.ts';

const rightmost = (count: number, damage: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => damage - count + 1 + i);

/** Spaces of the health track: a list of them, or how many of the rightmost. */
export function readSpaces(fields: Fields, name: string, damage: number): readonly number[] {
  const value = fields.take(name) ?? 0;
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  const spaces = isCount ? rightmost(value, damage) : value;
  const isSpace = (space: unknown): space is number => rightmost(damage, damage).some((each) => each === space);
  if (Array.isArray(spaces) && spaces.every(isSpace) && new Set(spaces).size === spaces.length) return spaces;
  throw new InputError(
    fields.at(name),
    `should be a number up to ${damage}, or spaces of the health track up to there`,
  );
}

export function showSpaces(spaces: readonly number[], damage: number): number | readonly number[] {
  const plain = rightmost(spaces.length, damage);
  return spaces.every((space) => plain.includes(space)) ? spaces.length : spaces;
}
