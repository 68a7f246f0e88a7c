import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { BOT_NAMES, type BotName } from '../bots/index.ts';
import { checkSeats, InputError, reveals } from '../engine/game.ts';
import { type GameRecord, readRecord } from '../engine/record.ts';
import { openRecord, Session } from '../engine/session.ts';
import { type GameKit, unknownName } from '../engine/stage.ts';
import { type UpgradedRecord, upgradedRecord } from '../engine/upgraded-record.ts';
import { GAME_IDS, kitOf } from '../games/index.ts';
import { worded } from '../text/errors.ts';
import { wordingOf } from '../text/index.ts';
import type { Language } from '../text/language.ts';
import type { Arguments } from './arguments.ts';
import { LAST_GAME, setAside, type Table, tableFile, tableIn, textOf } from './keep.ts';
import { playerNames, type Seating, sayer } from './seating.ts';

type Opened = Pick<Seating, 'kit' | 'session'>;
type Place = Pick<Seating, 'language' | 'folder' | 'print'>;

function botNames(given: string, seats: number): readonly BotName[] {
  const names = given.split(',');
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

const wholeNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

function seatFrom(text: string, seats: number): number {
  const seat = wholeNumber(text);
  if (typeof seat === 'number' && seat >= 1 && seat <= seats) return seat;
  throw new InputError('--seat', `${text} should be a place from 1 to ${seats}`);
}

function optionsFrom(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0]!, pair.split('=').slice(1).join('=')]));
}

function newGame({ game = 'clank', seats = '2', options = '', seed }: Arguments): Opened {
  const kit = kitNamed(game);
  const start = {
    seats: checkSeats(kit.game, wholeNumber(seats)),
    options: optionsFrom(options),
    seed: seed ?? randomBytes(32).toString('hex'),
  };
  return { kit, session: new Session(kit.game, start) };
}

/** Puts a state to every use that the first question makes of it. */
function tryOut({ kit, session }: Opened, language: Language): void {
  const { game } = kit;
  const wording = wordingOf(game.id)!;
  const names = playerNames(session.seats, sayer(language));
  const asked = game.decision(session.state);
  for (const seat of names.keys()) {
    const view = game.view(session.state, seat);
    wording.table(view, names, language);
    wording.map?.(view, names, language);
    if (asked !== null) wording.ask(view, names, language);
    if (asked?.seat !== seat) continue;
    for (const [index, option] of asked.options.entries()) {
      wording.option(option, view, language);
      reveals(game, session.state, index);
    }
  }
  if (asked === null ? game.result(session.state) === null : !(asked.seat in names)) {
    throw new Error('nothing is asked of anybody');
  }
}

/** A record replayed. One that begins in the middle may begin with anything: what it breaks is its own fault. */
function replayed(kit: GameKit, record: GameRecord, file: string, language: Language) {
  const begun = record.snapshots[0]?.step === 0;
  try {
    const opened = openRecord(kit.game, record);
    if (begun) tryOut({ kit, session: opened.session }, language);
    return opened;
  } catch (error) {
    if (!begun) throw error;
    throw new InputError('', sayer(language)('notAState', { file }));
  }
}

/** A record as the rules of today can go on with it. */
const brought = ({ game }: GameKit, record: GameRecord): UpgradedRecord =>
  record.rules === game.rules ? { record, begins: 0, lost: 0 } : upgradedRecord(game, record);

function keptGame(file: string, { language, folder, print }: Place): Opened {
  const say = sayer(language);
  const text = textOf(resolve(folder, file));
  if (text === null) throw new InputError('', say(file === LAST_GAME ? 'noLastGame' : 'noFile', { file }));
  const read = readRecord(text, (id) => kitOf(id)?.game);
  const kit = kitNamed(read.game);
  const { record, begins, lost } = brought(kit, read);
  const { session, problem } = replayed(kit, record, file, language);
  print(`${say('resumed', { file, step: begins + session.step })}\n`);
  if (begins > 0) print(`${say('upgraded')}\n`);
  if (lost > 0) print(`${say('lost', { n: lost })}\n`);
  if (problem !== null) print(`${say('stoppedAt', { reason: worded(problem, language) })}\n`);
  return { kit, session };
}

/** Who plays where, if that was kept beside the game. */
function keptTable(file: string, seats: number, { language, folder, print }: Place): Table | null {
  const beside = tableFile(file);
  const text = textOf(resolve(folder, beside));
  if (text === null) return null;
  const table = tableIn(text, seats);
  if (table === null) print(`${sayer(language)('tableUnreadable', { file: beside })}\n`);
  return table;
}

/** A new game, or the one in a file, with everybody in their places. What the arguments say comes first. */
export function open(given: Arguments, place: Place): Omit<Seating, 'input'> {
  const file = given.load ?? (given.continue === undefined ? undefined : LAST_GAME);
  const { kit, session } = file === undefined ? newGame(given) : keptGame(file, place);
  if (file === undefined) setAside(place.folder);
  const { seats } = session;
  const table = file === undefined ? null : keptTable(file, seats, place);
  const seat = given.seat === undefined ? (table?.seat ?? 1) : seatFrom(given.seat, seats);
  const bots = given.bots === undefined && table !== null ? table.bots : botNames(given.bots ?? 'greedy', seats);
  return { ...place, kit, session, wording: wordingOf(kit.game.id)!, me: seat - 1, bots };
}
