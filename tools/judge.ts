import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../src/engine/game.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';
import type { Verdict } from '../src/judge/trial.ts';
import { withArguments } from './arguments.ts';

const HELP = `npm run judge -- FILE.json   puts a game into a situation, plays actions, prints what comes of it
npm run judge -- FILE.json FOLDER …   judges several files and every .json file below folders: a line each, and a summary
  --quiet   prints only what did not come as expected, and the summary of several files
  The file: { "game", "seats", "options", "given" or "seed", "do", "expect" }; docs/judge.md tells what goes in.
  Exit code 0 when everything came as expected, 1 when not, 2 when a file cannot be understood; the worst of several.`;

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new InputError(file, 'there is no such file');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(file, `is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The files named, and those below the folders named. */
function filesIn(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const found = globSync('**/*.json', { cwd: path }).toSorted();
    if (found.length === 0) throw new InputError(path, 'there is no .json file in this folder');
    return found.map((file) => join(path, file));
  });
}

const judgeFile = (file: string): Verdict => judge(readJson(file), kitOf, GAME_IDS);

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

function judgeOne(file: string, quiet: boolean): void {
  const { failures, ...verdict } = judgeFile(file);
  if (!quiet) console.log(JSON.stringify({ ...verdict, failures }, null, 2));
  if (failures.length === 0) return;
  console.error(`${quiet ? '' : '\n'}Not as expected:\n${indented(failures)}`);
  process.exitCode = 1;
}

/** The exit code of one of several files, after what is to be said of it. */
function judgeAmong(file: string, quiet: boolean): 0 | 1 | 2 {
  try {
    const { failures } = judgeFile(file);
    if (failures.length > 0) console.error(`${file}: not as expected:\n${indented(failures)}`);
    else if (!quiet) console.log(`${file}: as expected`);
    return failures.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof InputError) console.error(error.where === file ? error.message : `${file}: ${error.message}`);
    else console.error(`${file}: ${error instanceof Error ? error.stack : error}`);
    return 2;
  }
}

function judgeAll(files: readonly string[], quiet: boolean): void {
  const codes = files.map((file) => judgeAmong(file, quiet));
  const count = (code: number) => codes.filter((each) => each === code).length;
  console.log(
    `${files.length} files: ${count(0)} as expected, ${count(1)} not as expected, ${count(2)} not understood`,
  );
  process.exitCode = Math.max(...codes);
}

withArguments(
  {},
  ['help', 'quiet'],
  (_, flag, paths) => {
    if (flag('help') || paths.length === 0) {
      console.log(HELP);
      if (!flag('help')) process.exitCode = 2;
      return;
    }
    const files = filesIn(paths);
    if (files.length === 1) judgeOne(files[0]!, flag('quiet'));
    else judgeAll(files, flag('quiet'));
  },
  Number.POSITIVE_INFINITY,
);
