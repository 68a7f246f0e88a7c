import { parseArgs } from 'node:util';
import { TABLE_ID } from '../../src/protocol/table-id.ts';
import { Refusal } from '../../src/server/arguments.ts';
import { rangeOf } from '../../src/server/moderation/ranges.ts';
import type { TableStatus } from '../../src/server/store/store.ts';
import type { Say } from './words.ts';

const STATUSES = ['waiting', 'playing', 'over'] as const satisfies readonly TableStatus[];
const PLAYER_ID = /^[0-9a-f]{16}$/;
const REPORT_ID = /^[0-9a-f]{12}$/;
const MOST_DAYS = 100_000;
const MOST_LINES = 100_000;
const LINES = 100;

/** What each command is about, and which options it takes. */
const COMMANDS = {
  tables: { about: null, options: ['status', 'player', 'most'] },
  players: { about: null, options: ['name', 'most'] },
  bans: { about: null, options: [] },
  reports: { about: null, options: ['all', 'most'] },
  'close-report': { about: 'report', options: [] },
  mute: { about: 'player', options: ['days'] },
  unmute: { about: 'player', options: [] },
  ban: { about: 'whom', options: ['days'] },
  unban: { about: 'whom', options: [] },
  'delete-table': { about: 'table', options: ['yes'] },
  'delete-player': { about: 'player', options: ['yes'] },
} as const satisfies Record<string, { about: About | null; options: readonly OptionName[] }>;

export type Command = keyof typeof COMMANDS;
type About = 'table' | 'player' | 'report' | 'whom';
const VALUED = ['status', 'player', 'name', 'most', 'days'] as const;
const FLAGS = ['all', 'yes', 'json'] as const;
/** What the server's own settings are read from. */
const SERVERS = ['data', 'settings', 'lang'] as const;
type OptionName = (typeof VALUED)[number] | (typeof FLAGS)[number];

/** What is asked, checked. */
export interface Asked {
  readonly command: Command;
  /** The id, or the range as it is kept. */
  readonly about: string;
  readonly isRange: boolean;
  readonly status: TableStatus | null;
  readonly player: string | null;
  readonly name: string | null;
  readonly most: number;
  readonly days: number | null;
  readonly all: boolean;
  readonly yes: boolean;
  readonly json: boolean;
  /** What the server's own settings are read from. */
  readonly rest: readonly string[];
}

interface Typed {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly rest: readonly string[];
}

/** Sorts what was typed. */
function sorted(typed: readonly string[], say: Say): Typed {
  const text = [...VALUED, ...SERVERS];
  const options = Object.fromEntries([
    ...text.map((name) => [name, { type: 'string' }] as const),
    ...FLAGS.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const own = new Set<number>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      words.push(token.value);
      own.add(token.index);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue, index } = token;
    if (FLAGS.some((each) => each === name) && value === undefined) flags.add(name);
    else if (VALUED.some((each) => each === name)) {
      if (value === undefined || value === '' || (inlineValue === false && value.startsWith('--'))) {
        throw new Refusal(say('valueMissing', { name: rawName }));
      }
      values.set(name, value);
      if (inlineValue === false) own.add(index + 1);
    } else if (SERVERS.some((each) => each === name)) continue;
    else throw new Refusal(say('noOption', { name: rawName }));
    own.add(index);
  }
  return { words, values, flags, rest: typed.filter((_, at) => !own.has(at)) };
}

const isCommand = (text: string): text is Command => Object.hasOwn(COMMANDS, text);

function wholeNumber(typed: Typed, name: string, most: number, say: Say): number | null {
  const text = typed.values.get(name);
  if (text === undefined) return null;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > most) {
    throw new Refusal(say('number', { name: `--${name}`, text, most }));
  }
  return count;
}

const LISTS = { table: 'tables', player: 'players', report: 'reports' } as const;
const IDS = { table: TABLE_ID, player: PLAYER_ID, report: REPORT_ID } as const;

function idOf(about: keyof typeof IDS, text: string, say: Say): string {
  if (!IDS[about].test(text)) throw new Refusal(say('notAnId', { text, what: say(about), list: LISTS[about] }));
  return text;
}

/** A player's id, or the range as it is kept. */
function whom(text: string, say: Say): { about: string; isRange: boolean } {
  if (PLAYER_ID.test(text)) return { about: text, isRange: false };
  const range = rangeOf(text);
  if (range === 'too-wide') throw new Refusal(say('tooWide', { text }));
  if (range === null) throw new Refusal(say('notWhom', { text }));
  return { about: range.text, isRange: true };
}

function aboutIn(command: Command, words: readonly string[], say: Say): { about: string; isRange: boolean } {
  const [text, ...more] = words;
  const { about } = COMMANDS[command];
  const needless = about === null ? text : more[0];
  if (needless !== undefined) throw new Refusal(say('takesNothing', { command, text: needless }));
  if (about === null) return { about: '', isRange: false };
  if (text === undefined) throw new Refusal(say('needs', { command, what: say(about) }));
  return about === 'whom' ? whom(text, say) : { about: idOf(about, text, say), isRange: false };
}

function statusIn({ values }: Typed, say: Say): TableStatus | null {
  const text = values.get('status');
  const status = STATUSES.find((each) => each === text) ?? null;
  if (text !== undefined && status === null) throw new Refusal(say('status', { text }));
  return status;
}

/** What was typed, as something that can be done; else a sentence about what is wrong with it. */
export function askedIn(typed: readonly string[], say: Say): Asked {
  const found = sorted(typed, say);
  const [command, ...words] = found.words;
  const commands = Object.keys(COMMANDS).join(', ');
  if (command === undefined) throw new Refusal(say('which', { commands }));
  if (!isCommand(command)) throw new Refusal(say('unknown', { text: command, commands }));
  const taken: readonly string[] = [...COMMANDS[command].options, 'json'];
  const stray = [...found.values.keys(), ...found.flags].find((name) => !taken.includes(name));
  if (stray !== undefined) throw new Refusal(say('takesNoOption', { command, name: `--${stray}` }));
  const player = found.values.get('player');
  return {
    command,
    ...aboutIn(command, words, say),
    status: statusIn(found, say),
    player: player === undefined ? null : idOf('player', player, say),
    name: found.values.get('name') ?? null,
    most: wholeNumber(found, 'most', MOST_LINES, say) ?? LINES,
    days: wholeNumber(found, 'days', MOST_DAYS, say),
    all: found.flags.has('all'),
    yes: found.flags.has('yes'),
    json: found.flags.has('json'),
    rest: found.rest,
  };
}
