import { InputError, type Seat } from '../engine/game.ts';
import { storyFrom, storyOf } from '../engine/story.ts';
import type { HostedTable } from '../match/hosted.ts';
import type { Match } from '../match/match.ts';
import type { Asker } from '../match/requests.ts';
import { Refusal } from '../protocol/asks.ts';
import type { ClientMessage, Intent, ServerMessage } from '../protocol/messages.ts';
import type { Connection } from './connection.ts';
import type { House } from './house.ts';
import { tidyName } from './names.ts';
import { Refused } from './refusals.ts';
import { seatAt } from './seen.ts';

const MOST_WATCHED = 8;
/** One who is there and does not answer for so long is not there. */
const LONG_MILLISECONDS = 5 * 60_000;
/** A log as long as no game is: whoever makes it longer is not playing. */
const MOST_ENTRIES = 10_000;

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

async function askerOf({ caller, lag }: Connection, { people }: House): Promise<Asker> {
  const known = caller.digest === null ? null : await people.holder(caller.digest);
  if (known === null) throw new Refusal('unknown-player');
  return { player: known.id, name: known.name, ...(lag !== null && { lag }) };
}

/** Answers end a game some day; everything else could fill the disk. */
async function mustBeFew(message: Said<'ask'>, asker: Asker, address: string, house: House): Promise<void> {
  const { ask, table } = message;
  if (ask.ask === 'answer' || ask.ask === 'come-back' || ask.ask === 'begin') return;
  const { asks, allAsks } = house.limits;
  const paid = allAsks.pay(address, 1, house.now()) && asks.pay(asker.player, 1, house.now());
  if (!paid || (await house.tables.look(table, ({ seq }) => seq)) > MOST_ENTRIES) throw new Refusal('too-much');
  if ((ask.ask === 'write' || ask.ask === 'say') && (await house.space.isFull())) throw new Refused('full');
}

/** The seat that is to be given to a bot without its player's word. */
function seatTaken({ ask }: Said<'ask'>): Seat | null {
  if (ask.ask === 'send-away') return ask.seat;
  return ask.ask === 'agree' && ask.motion.what === 'send-away' ? ask.motion.seat : null;
}

/** Who is there plays for themselves, unless they are waited for without a clock and let everybody wait. */
async function mustBeAbsent(message: Said<'ask'>, house: House): Promise<void> {
  const seat = seatTaken(message);
  if (seat === null) return;
  await house.tables.look(message.table, ({ places, asked, clocks, charter }) => {
    const place = places[seat];
    if (place?.kind !== 'player' || !house.presence.isHere(message.table, place.player)) return;
    const waited = charter.clock.kind === 'none' && asked === seat ? house.now() - clocks.askedSince : 0;
    if (waited < LONG_MILLISECONDS) throw new Refusal('not-absent');
  });
}

async function carryOut(message: Said<'ask'>, connection: Connection, house: House): Promise<ServerMessage> {
  const asker = await askerOf(connection, house);
  const { table } = message;
  await mustBeFew(message, asker, connection.caller.address, house);
  await mustBeAbsent(message, house);
  const ask = message.ask.ask === 'seat-bot' ? { ...message.ask, name: tidyName(message.ask.name) } : message.ask;
  await house.tables.ask(table, asker, ask);
  return { say: 'done', table };
}

function begun({ match }: HostedTable): Match {
  if (match === null) throw new Refusal('not-begun');
  return match;
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

function viewAt(table: HostedTable, player: string | null, step: number): ServerMessage {
  const match = begun(table);
  if (step > match.step) throw new Refusal('stale');
  if (step < match.begins) throw new Refused('other-rules');
  return { say: 'view', step, view: match.viewAt(seatAt(table, player), step) };
}

function story(table: HostedTable): ServerMessage {
  const match = begun(table);
  if (!table.over) throw new Refused('not-over');
  return { say: 'story', story: storyFrom(storyOf(match.kit, match.record), match.begins) };
}

async function watch(message: Said<'watch'>, connection: Connection, house: House): Promise<void> {
  const { id: re, table, seq, changes } = message;
  const { watched } = connection;
  if (!watched.has(table) && watched.size >= MOST_WATCHED) throw new Refusal('too-much');
  const manner = {
    ...(re !== undefined && { re }),
    ...(seq !== undefined && { seq }),
    ...(changes !== undefined && { changes }),
  };
  await house.rooms.watch(table, connection, manner);
  watched.add(table);
}

/** What is said to a message; null where it was said already. What cannot be done is thrown. */
export async function replyTo(
  message: ClientMessage,
  connection: Connection,
  house: House,
): Promise<ServerMessage | null> {
  const { tables, rooms } = house;
  const { player } = connection;
  const { table } = message;
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
      return carryOut(message, connection, house);
    case 'explain':
      return tables.look(table, (each) => explain(each, player, message.intents));
    case 'forecast':
      return tables.look(table, (each) => forecast(each, player, message));
    case 'at':
      return tables.look(table, (each) => viewAt(each, player, message.step));
    case 'story':
      return tables.look(table, story);
  }
}
