import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '../bots/index.ts';
import { checkSeats, InputError } from '../engine/game.ts';
import { readRecord } from '../engine/record.ts';
import { openRecord, Session } from '../engine/session.ts';
import { type GameKit, unknownName } from '../engine/stage.ts';
import { GAME_IDS, kitOf } from '../games/index.ts';
import { wordingOf } from '../text/index.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import { LAST_GAME, Play } from './play.ts';
import { sayer } from './seating.ts';

const { values } = readArguments();
const language = languageOf(values.lang);

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: {
        lang: text,
        game: text,
        seats: text,
        bots: text,
        seat: text,
        options: text,
        seed: text,
        load: text,
        continue: flag,
        help: flag,
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function languageOf(said: string | undefined): Language {
  const wished = said ?? process.env['LC_ALL'] ?? process.env['LANG'] ?? 'en';
  const known = LANGUAGES.find((each) => wished === each || (said === undefined && wished.startsWith(each)));
  if (known !== undefined) return known;
  if (said === undefined) return 'en';
  console.error(unknownName('--lang', said, LANGUAGES).message);
  process.exit(2);
}

function botNames(seats: number): readonly BotName[] {
  const names = (values.bots ?? 'greedy').split(',');
  return Array.from({ length: seats }, (_, i) => {
    const name = names[i % names.length]!;
    const bot = BOT_NAMES.find((known) => known === name);
    if (bot === undefined) throw unknownName('--bots', name, BOT_NAMES);
    return bot;
  });
}

function kitNamed(id: string): GameKit {
  const kit = kitOf(id);
  if (kit === undefined) throw unknownName('--game', id, GAME_IDS);
  return kit;
}

/** A new game, or the one in a file. */
function seatDown(say: ReturnType<typeof sayer>): {
  kit: GameKit;
  session: Session<unknown, unknown, unknown, unknown>;
} {
  const file = values.load ?? (values.continue === true ? LAST_GAME : undefined);
  if (file === undefined) {
    const kit = kitNamed(values.game ?? 'clank');
    const pairs = (values.options ?? '').split(',').filter((pair) => pair !== '');
    const options = Object.fromEntries(pairs.map((pair) => [pair.split('=')[0]!, pair.split('=')[1] ?? '']));
    const seats = checkSeats(kit.game, Number(values.seats ?? '2'));
    const seed = values.seed ?? randomBytes(32).toString('hex');
    return { kit, session: new Session(kit.game, { seats, options, seed }) };
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new InputError('', say('noFile', { file }));
  }
  const record = readRecord(text, (id) => kitOf(id)?.game);
  const kit = kitNamed(record.game);
  const { session, problem } = openRecord(kit.game, record);
  console.log(say('resumed', { file, step: session.step }));
  if (problem !== null) console.log(say('stoppedAt', { reason: problem.message }));
  return { kit, session };
}

async function main(): Promise<void> {
  const say = sayer(language);
  if (values.help === true) return console.log(say('help'));
  const { kit, session } = seatDown(say);
  const me = Number(values.seat ?? '1') - 1;
  if (!(me in Array.from({ length: session.seats }))) {
    throw new InputError('--seat', `${values.seat} should be a place from 1 to ${session.seats}`);
  }
  await new Play({
    kit,
    session,
    wording: wordingOf(kit.game.id)!,
    language,
    me,
    bots: botNames(session.seats),
    input: process.stdin,
    print: (line) => process.stdout.write(line),
  }).run();
}

try {
  await main();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
