import { InputError, type Seat } from '../engine/game.ts';
import { isTooMuch } from '../match/ask-counts.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { Asker } from '../match/requests.ts';
import { Refusal, type TableAsk } from '../protocol/asks.ts';
import type { ClientMessage, Intent, ServerMessage } from '../protocol/messages.ts';
import { writeMessage } from './chat.ts';
import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import { tidyName } from './names.ts';
import { begun, tellStory, tellView } from './reads.ts';
import { Refused } from './refusals.ts';
import { seatAt } from './seen.ts';
import type { Timed } from './timed.ts';

const MOST_WATCHED = 8;
/** One who is there and does not answer for so long is not there. */
const LONG_MILLISECONDS = 5 * 60_000;

const COSTS: Record<ClientMessage['say'], number> = {
  watch: 4,
  leave: 1,
  attend: 1,
  look: 4,
  ask: 1,
  explain: 2,
  forecast: 2,
  at: 4,
  story: 8,
};

export const costOf = ({ say }: ClientMessage): number => COSTS[say];

type Said<Say extends ClientMessage['say']> = Extract<ClientMessage, { say: Say }>;

function askerOf({ holder, lag }: Connection): Asker {
  if (holder === null) throw new Refusal('unknown-player');
  return { player: holder.id, name: holder.name, ...(lag !== null && { lag }) };
}

/** Answers end a game some day; everything else could fill the disk. */
async function mustBeFew(table: string, ask: TableAsk, asker: Asker, address: string, house: House): Promise<void> {
  if (['answer', 'begin', 'end-game'].includes(ask.ask)) return;
  const { asks, allAsks, entries } = house.limits;
  const isFree = ask.ask === 'come-back';
  const paid = isFree || (allAsks.pay(address, 1, house.ticks()) && asks.pay(asker.player, 1, house.ticks()));
  const isFull = (each: HostedTable) => isTooMuch(each, asker.player, ask, entries);
  if (!paid || (await house.tables.look(table, isFull))) throw new Refusal('too-much');
}

/** The seat that is to be given to a bot without its player's word. */
function seatTaken(ask: TableAsk): Seat | null {
  if (ask.ask === 'send-away') return ask.seat;
  return ask.ask === 'agree' && ask.motion.what === 'send-away' ? ask.motion.seat : null;
}

/** Who is there plays for themselves, unless they are waited for without a clock and let everybody wait. */
async function mustBeAbsent(table: string, ask: TableAsk, house: House): Promise<void> {
  const seat = seatTaken(ask);
  if (seat === null) return;
  await house.tables.look(table, ({ places, asked, clocks, charter }, now) => {
    const place = places[seat];
    if (place?.kind !== 'player' || !house.presence.isHere(table, place.player)) return;
    const waited = charter.clock.kind === 'none' && asked === seat ? now - clocks.askedSince : 0;
    if (waited < LONG_MILLISECONDS) throw new Refusal('not-absent');
  });
}

async function carryOut({ table, ask }: Said<'ask'>, connection: Connection, house: House): Promise<ServerMessage> {
  const asker = askerOf(connection);
  const { address } = connection.caller;
  if (ask.ask === 'say' || ask.ask === 'write') await writeMessage(table, ask, asker, address, house);
  else {
    await mustBeFew(table, ask, asker, address, house);
    await mustBeAbsent(table, ask, house);
    // An answer costs what it is priced at; to take back much, the game is played again.
    const timed = ask.ask === 'answer' ? undefined : connection.timed.bind(connection);
    await house.tables.ask(table, asker, ask.ask === 'seat-bot' ? { ...ask, name: tidyName(ask.name) } : ask, timed);
  }
  return { say: 'done', table };
}

/** A game's own reading of something that came from outside may find no sense in it. */
function guarded<Value>(where: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new Refused('malformed', where);
  }
}

function explain(table: HostedTable, player: string | null, intents: readonly Intent[]): ServerMessage {
  const seat = seatAt(table, player);
  if (seat === null) throw new Refusal('not-seated');
  const match = begun(table);
  return { say: 'explained', explanations: guarded('intents', () => match.explain(seat, intents)) };
}

/** A forecast is made for the one who is asked, from what that one knows. */
function forecast(table: HostedTable, player: string | null, { about, index }: Said<'forecast'>): ServerMessage {
  const seat = seatAt(table, player);
  if (seat === null) throw new Refusal('not-seated');
  const match = begun(table);
  const { decision } = match;
  if (decision?.seat !== seat) throw new Refusal('not-asked');
  if (index !== null && !(index in decision.options)) throw new Refusal('no-such-option');
  return { say: 'forecast', forecast: guarded('about', () => match.forecast(about, index)) };
}

async function watch(message: Said<'watch'>, connection: Connection, house: House): Promise<void> {
  const { id: re, table, seq, message: known, changes } = message;
  const { watched } = connection;
  if (!watched.has(table) && watched.size >= MOST_WATCHED) throw new Refusal('too-much');
  const manner = {
    ...(re !== undefined && { re }),
    ...(seq !== undefined && { seq }),
    ...(known !== undefined && { message: known }),
    ...(changes !== undefined && { changes }),
  };
  await house.rooms.watch(table, connection, manner);
  watched.add(table);
}

/** Whom an operator has muted says nothing in chats, not even a ready phrase. */
function mustMayWrite({ ask }: Said<'ask'>, { holder }: Connection, { bans }: House): void {
  const writes = ask.ask === 'say' || ask.ask === 'write';
  if (writes && holder !== null && bans.isMuted(holder)) throw new Refused('muted');
}

/** What is said to a message; null where it was said already. What cannot be done is thrown. */
export async function replyTo(
  message: ClientMessage,
  connection: Connection,
  house: House,
): Promise<ServerMessage | null> {
  const { tables, rooms, budget } = house;
  const { player, payer } = connection;
  const { table } = message;
  const timed: Timed = (act) => budget.timed(payer, act);
  const read = (at: (table: HostedTable) => ServerMessage) =>
    tables.look(table, (each) => timed(() => at(each)), timed);
  switch (message.say) {
    case 'watch':
      await watch(message, connection, house);
      return null;
    case 'look':
      await rooms.look(table, connection, message.id === undefined ? {} : { re: message.id });
      return null;
    case 'leave':
      if (!(await rooms.leave(table, connection))) throw new Refused('not-watched');
      connection.watched.delete(table);
      return { say: 'done', table };
    case 'attend':
      if (!(await rooms.attend(table, connection, message.looks))) throw new Refused('not-watched');
      return { say: 'done', table };
    case 'ask':
      mustMayWrite(message, connection, house);
      return carryOut(message, connection, house);
    case 'explain':
      return read((each) => explain(each, player, message.intents));
    case 'forecast':
      return read((each) => forecast(each, player, message));
    case 'at':
      await tellView(message, connection, house);
      return null;
    case 'story':
      await tellStory(message, connection, house);
      return null;
  }
}
