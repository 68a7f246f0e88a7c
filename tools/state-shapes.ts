import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { PairedTables } from '../src/engine/tables.ts';
import { type KeptHosted, keptOf, newTable } from '../src/match/kept.ts';
import { playedByChance, trialTable } from '../src/match/trial-table.ts';

/** The paths to all values in the states and events of a game, as they are stored. */
export interface StateShape {
  readonly rules: number;
  readonly paths: readonly string[];
  readonly events: readonly string[];
}

type Shapes = Readonly<Record<string, StateShape>>;

const fileOf = (name: string): string => resolve(import.meta.dirname, `../fixtures/${name}-shapes.json`);

const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8'));

function write(name: string, shapes: unknown): void {
  writeFileSync(fileOf(name), `${JSON.stringify(shapes, null, 2)}\n`);
}

export const readShapes = (): Shapes => read('state');

export const writeShapes = (shapes: Shapes): void => write('state', shapes);

export const readTableShape = (): readonly string[] => read('table');

export const writeTableShape = (shape: readonly string[]): void => write('table', shape);

/**
 * How many games are played, and at every how many steps their state is read; so many times also whenever a question of
 * that kind is asked. Rarer paths are missed.
 */
const GAMES = 24;
const EVERY = 5;
const OF_EACH_QUESTION = 30;
const TABLES = 12;

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
  const [paths, events] = [new Set<string>(), new Set<string>()];
  const emit = (event: unknown) => addPaths(JSON.parse(JSON.stringify(event)), `event ${kindOf(event)}`, events);
  const questions = new Map<string, number>();
  for (let i = 0; i < GAMES; i++) {
    const { seats, options } = tables.next(random);
    const state = game.setup(seats, options, seedFrom(random), emit);
    let step = 0;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      const count = (questions.get(asked.ask) ?? 0) + 1;
      questions.set(asked.ask, count);
      if (step % EVERY === 0 || count <= OF_EACH_QUESTION) addPaths(JSON.parse(JSON.stringify(state)), 'state', paths);
      game.answer(state, random.below(asked.options.length), emit);
      step++;
    }
  }
  return { rules: game.rules, paths: [...paths].sort(), events: [...events].sort() };
}

const kindOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';

/** The paths to all values of a table as it is kept, but for what its game makes of it. */
export function tableShape(): readonly string[] {
  const paths = new Set<string>();
  for (let seed = 1; seed <= TABLES; seed++) {
    const fixed = trialTable();
    const table = newTable(fixed);
    for (const _ of playedByChance(table, seed)) {
      if (table.match === null) continue;
      const { match, ...kept }: KeptHosted = JSON.parse(JSON.stringify(keptOf(table, table.match)));
      const { state: _state, ...session } = match.session;
      const moves = match.moves.map((move) => ({
        ...move,
        option: null,
        events: typeof move.events === 'string' ? '' : null,
      }));
      const bare = { ...kept, match: { ...match, session, setup: null, moves } };
      addPaths(bare, 'table', paths);
    }
  }
  return [...paths].sort();
}
