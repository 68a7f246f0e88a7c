import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { PairedTables } from '../src/engine/tables.ts';

/** The paths to all values in the states of a game, as states are stored. */
export interface StateShape {
  readonly rules: number;
  readonly paths: readonly string[];
}

type Shapes = Readonly<Record<string, StateShape>>;

const FILE = resolve(import.meta.dirname, '../fixtures/state-shapes.json');

export const readShapes = (): Shapes => JSON.parse(readFileSync(FILE, 'utf8'));

export const writeShapes = (shapes: Shapes): void => writeFileSync(FILE, `${JSON.stringify(shapes, null, 1)}\n`);

/** How many games are played, and at every how many steps their state is read. Rarer paths are missed. */
const GAMES = 24;
const EVERY = 5;

const isNumber = (key: string): boolean => /^-?\d+$/.test(key);

function addPaths(value: unknown, path: string, paths: Set<string>): void {
  if (value === null || typeof value !== 'object') {
    paths.add(`${path}: ${value === null ? 'null' : typeof value}`);
    return;
  }
  if (Array.isArray(value)) for (const each of value) addPaths(each, `${path}[]`, paths);
  else for (const [key, each] of Object.entries(value)) addPaths(each, `${path}.${isNumber(key) ? '#' : key}`, paths);
}

/** Seeds are fixed, so the shape changes only with the rules or the states. */
export function shapeOf({ game }: GameKit): StateShape {
  const random = dice(1);
  const tables = new PairedTables(game);
  const paths = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const { seats, options } = tables.next(random);
    const state = game.setup(seats, options, seedFrom(random));
    let step = 0;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      if (step % EVERY === 0) addPaths(JSON.parse(JSON.stringify(state)), 'state', paths);
      game.answer(state, random.below(asked.options.length));
      step++;
    }
  }
  return { rules: game.rules, paths: [...paths].sort() };
}
