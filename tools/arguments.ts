import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '../src/bots/index.ts';
import { checkSeats, InputError, type Options, tableOptions } from '../src/engine/game.ts';
import { type GameKit, unknownName } from '../src/engine/stage.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';

/** Reads the command line of a tool; what is wrong is said in one sentence and ends it with 2. */
export function withArguments<Names extends string>(
  defaults: Readonly<Record<Names, string>>,
  flags: readonly string[],
  run: (values: Record<Names, string>, flag: (name: string) => boolean, rest: readonly string[]) => void,
  files = 0,
): void {
  try {
    const texts = Object.keys(defaults).map((name) => [name, { type: 'string' }] as const);
    const switches = flags.map((name) => [name, { type: 'boolean' }] as const);
    const options = Object.fromEntries<{ type: 'string' | 'boolean' }>([...texts, ...switches]);
    const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: true });
    if (positionals.length > files)
      throw new InputError('', `${JSON.stringify(positionals[files])} was not expected here`);
    const said = new Map(Object.entries(values));
    run({ ...defaults, ...values } as Record<Names, string>, (name) => said.get(name) === true, positionals);
  } catch (error) {
    if (!(error instanceof InputError) && !(error instanceof TypeError && 'code' in error)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

export function kitNamed(id: string): GameKit {
  const kit = kitOf(id);
  if (kit === undefined) throw unknownName('--game', id, GAME_IDS);
  return kit;
}

export function whole(text: string, where: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new InputError(where, `${JSON.stringify(text)} should be a whole number from ${least} to ${most}`);
}

export function seatsOf(kit: GameKit, text: string): number {
  return checkSeats(kit.game, Number(text));
}

/** Table options as "board=dusk,artifacts=any-time". */
export function optionsOf(kit: GameKit, text: string): Options {
  const pairs =
    text === '' ? [] : text.split(',').map((pair) => [pair.split('=')[0]!, pair.slice(pair.indexOf('=') + 1)]);
  return tableOptions(kit.game, Object.fromEntries(pairs));
}

export function botsOf(text: string, seats: number): readonly BotName[] {
  const names = text.split(',');
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat % names.length]!;
    const bot = BOT_NAMES.find((known) => known === name);
    if (bot === undefined) throw unknownName('--bots', name, BOT_NAMES);
    return bot;
  });
}
