import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PlayKit } from '../engine/stage.ts';
import { kitOf } from '../games/index.ts';

/** The rules that a server plays by. */
export interface Rules {
  kitOf(game: string): PlayKit | undefined;
  /** What the rules of a game are made of, in a few letters: two programs with the same print play the same game. */
  printOf(game: string): string;
}

const SOURCES = resolve(import.meta.dirname, '..');
const PRINT_LETTERS = 16;

/** The folders whose code the rules of a game are: those of a family stand in one that its ids begin with. */
function foldersOf(game: string): readonly string[] {
  const families = readdirSync(join(SOURCES, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory());
  const family = families.find(({ name }) => game === name || game.startsWith(`${name}-`));
  return ['engine', family === undefined ? 'games' : join('games', family.name)];
}

/** The digest of every line of code that the rules are; a comment counts too, which costs no more than a look. */
function printOf(game: string): string {
  const hash = createHash('sha256');
  for (const folder of foldersOf(game)) {
    const files = globSync('**/*.ts', { cwd: join(SOURCES, folder) }).filter((file) => !file.endsWith('.test.ts'));
    for (const file of files.sort()) {
      hash.update(`${folder}/${file}\n`.replaceAll('\\', '/'));
      hash.update(readFileSync(join(SOURCES, folder, file)));
    }
  }
  return `${kitOf(game)?.game.rules}-${hash.digest('hex').slice(0, PRINT_LETTERS)}`;
}

/** The rules of this program. */
export function ownRules(): Rules {
  const prints = new Map<string, string>();
  return {
    kitOf,
    printOf(game) {
      const print = prints.get(game) ?? printOf(game);
      prints.set(game, print);
      return print;
    },
  };
}
