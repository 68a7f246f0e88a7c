import { InputError } from '../engine/game.ts';
import { worded } from '../text/errors.ts';
import { languageOf, readArguments } from './arguments.ts';
import { open } from './opening.ts';
import { Play } from './play.ts';
import { type Seating, sayer } from './seating.ts';

/** What the program needs of the world around it. */
export interface World extends Pick<Seating, 'folder' | 'input' | 'print'> {
  readonly typed: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly complain: (text: string) => void;
}

/** Runs the program; the exit code. */
export async function run({ typed, env, folder, input, print, complain }: World): Promise<number> {
  const language = languageOf(typed, env);
  const say = sayer(language);
  try {
    const given = readArguments(typed, say);
    if (given.help !== undefined) print(`${say('help')}\n`);
    else await new Play({ ...open(given, { language, folder, print }), input }).run();
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    complain(`${worded(error, language)}\n`);
    return 2;
  }
}
