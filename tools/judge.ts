import { readFileSync } from 'node:fs';
import { InputError } from '../src/engine/game.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge } from '../src/judge/scenario.ts';
import { withArguments } from './arguments.ts';

const HELP = `npm run judge -- FILE.json   puts a game into a situation, plays actions, prints what comes of it
  The file: { "game", "seats", "options", "given", "do", "expect" }; docs/judge.md tells what goes in.
  Exit code 0 when everything came as expected, 1 when not, 2 when the file cannot be understood.`;

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

withArguments(
  {},
  ['help'],
  (_, flag, [file]) => {
    if (flag('help') || file === undefined) {
      console.log(HELP);
      if (!flag('help')) process.exitCode = 2;
      return;
    }
    const { failures, ...verdict } = judge(readJson(file), kitOf, GAME_IDS);
    console.log(JSON.stringify({ ...verdict, failures }, null, 2));
    if (failures.length === 0) return;
    console.error(`\nNot as expected:\n${failures.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  },
  1,
);
