import type { Seat } from '../engine/game.ts';
import { Refusal, type TableAsk } from '../protocol/asks.ts';
import type { Entry, Motion, Place } from '../protocol/hosted.ts';
import type { HostedTable } from './hosted.ts';
import { isSame } from './motions.ts';

/** Who asks. */
export interface Asker {
  readonly player: string;
  readonly name: string;
  /** Milliseconds that the line takes there and back, as measured. */
  readonly lag?: number;
}

function seatOf(table: HostedTable, { player }: Asker): Seat {
  const seat = table.seatOf(player);
  if (seat === null) throw new Refusal('not-seated');
  return seat;
}

function mustPlay(table: HostedTable): NonNullable<HostedTable['match']> {
  if (table.match === null) throw new Refusal('not-begun');
  if (table.over) throw new Refusal('over');
  return table.match;
}

function mustWait(table: HostedTable): void {
  if (table.match !== null) throw new Refusal('begun');
}

function placeAt(table: HostedTable, seat: Seat): Place {
  const place = table.places[seat];
  if (place === undefined) throw new Refusal('no-such-seat');
  return place;
}

function mustHost(table: HostedTable, { player }: Asker): void {
  if (table.host !== player) throw new Refusal('not-host');
}

function sit(table: HostedTable, asker: Asker, seat: Seat, salt: string): Entry {
  const place = placeAt(table, seat);
  const { player, name } = asker;
  if (table.seatOf(player) !== null) throw new Refusal('seated');
  if (place.kind === 'player' && place.away === 'handed') return { kind: 'handed-over', seat, player, name };
  if (place.kind === 'player') throw new Refusal('taken');
  if (place.kind === 'open' && place.for !== undefined && place.for.player !== player) throw new Refusal('reserved');
  if (place.kind === 'bot' && table.match !== null) throw new Refusal('begun');
  return { kind: 'sat', seat, player, name, salt };
}

function answer(table: HostedTable, asker: Asker, step: number, index: number): Entry {
  const match = mustPlay(table);
  const seat = seatOf(table, asker);
  const { decision } = match;
  if (step !== match.step) throw new Refusal('stale');
  if (decision?.seat !== seat) throw new Refusal('not-asked');
  if (!(index in decision.options)) throw new Refusal('no-such-option');
  const { lag } = asker;
  return { kind: 'answered', seat, index, by: 'player', ...(lag === undefined ? {} : { lag }) };
}

function undo(table: HostedTable, asker: Asker): Entry {
  const match = mustPlay(table);
  const seat = seatOf(table, asker);
  if (match.present(seat).undoable === 0) throw new Refusal('nothing-to-undo');
  return { kind: 'undid', seat };
}

function redo(table: HostedTable, asker: Asker): Entry {
  const match = mustPlay(table);
  const seat = seatOf(table, asker);
  if (match.present(seat).redoable === 0) throw new Refusal('nothing-to-redo');
  return { kind: 'redid', seat };
}

/** Somebody who plays their seat themselves. */
function mustPlayThere(table: HostedTable, seat: Seat): void {
  const place = placeAt(table, seat);
  if (place.kind !== 'player' || place.away !== null) throw new Refusal('no-such-seat');
}

function freeSeat(table: HostedTable, asker: Asker, seat: Seat): Entry {
  mustWait(table);
  mustHost(table, asker);
  const place = placeAt(table, seat);
  if (place.kind === 'open' && place.for === undefined) throw new Refusal('no-such-seat');
  return { kind: 'freed', seat };
}

function makeHost(table: HostedTable, asker: Asker, seat: Seat): Entry {
  mustHost(table, asker);
  const place = placeAt(table, seat);
  const able = place.kind === 'player' && place.away === null && place.player !== asker.player;
  if (!able) throw new Refusal('no-such-seat');
  return { kind: 'host-changed', seat, player: place.player, name: place.name };
}

/** Agrees to what was proposed, or proposes it; to take back is for the one whose answer it is to propose. */
function agree(table: HostedTable, asker: Asker, motion: Motion): Entry {
  const match = mustPlay(table);
  const seat = seatOf(table, asker);
  if (isSame(table.motion, motion) && table.motion?.agreed.has(seat)) throw new Refusal('stale');
  if (motion.what === 'undo') {
    const known = isSame(table.motion, motion) || motion.seat === seat;
    if (motion.step >= match.step || !known) throw new Refusal('stale');
    if (!match.openSince(motion.step)) throw new Refusal('hidden-was-seen');
  }
  if (motion.what === 'send-away') {
    mustPlayThere(table, motion.seat);
    if (motion.seat === seat) throw new Refusal('no-such-seat');
  }
  return { kind: 'agreed', seat, motion };
}

function decline(table: HostedTable, asker: Asker): Entry {
  const seat = seatOf(table, asker);
  if (table.motion === null) throw new Refusal('stale');
  return { kind: 'declined', seat };
}

/** Gives one's own seat to a bot. */
function goAway(table: HostedTable, asker: Asker, why: 'handed' | 'resigned'): Entry {
  mustPlay(table);
  return { kind: 'went-away', seat: seatOf(table, asker), why };
}

/** Gives the seat of someone absent to a bot, as the host. */
function sendAway(table: HostedTable, asker: Asker, seat: Seat): Entry {
  mustPlay(table);
  mustHost(table, asker);
  mustPlayThere(table, seat);
  return { kind: 'went-away', seat, why: 'host' };
}

function comeBack(table: HostedTable, asker: Asker): Entry {
  const seat = seatOf(table, asker);
  const place = placeAt(table, seat);
  if (place.kind !== 'player' || place.away === null) throw new Refusal('not-away');
  return { kind: 'came-back', seat };
}

/** The entry that carries out what is asked; what may not be is refused by a code, and nothing changes. */
export function entryFor(table: HostedTable, asker: Asker, ask: TableAsk): Entry {
  switch (ask.ask) {
    case 'sit':
      return sit(table, asker, ask.seat, ask.salt);
    case 'seat-bot':
      mustWait(table);
      mustHost(table, asker);
      if (placeAt(table, ask.seat).kind === 'player') throw new Refusal('taken');
      return { kind: 'bot-sat', seat: ask.seat, name: ask.name, bot: ask.bot };
    case 'free-seat':
      return freeSeat(table, asker, ask.seat);
    case 'make-host':
      return makeHost(table, asker, ask.seat);
    case 'rise':
      mustWait(table);
      return { kind: 'rose', seat: seatOf(table, asker) };
    case 'begin':
      mustWait(table);
      mustHost(table, asker);
      if (table.places.some(({ kind }) => kind === 'open')) throw new Refusal('seats-open');
      return { kind: 'began' };
    case 'end-game':
      mustPlay(table);
      mustHost(table, asker);
      return { kind: 'ended', by: 'host' };
    case 'answer':
      return answer(table, asker, ask.step, ask.index);
    case 'undo':
      return undo(table, asker);
    case 'redo':
      return redo(table, asker);
    case 'agree':
      return agree(table, asker, ask.motion);
    case 'decline':
      return decline(table, asker);
    case 'go-away':
      return goAway(table, asker, ask.why);
    case 'send-away':
      return sendAway(table, asker, ask.seat);
    case 'come-back':
      return comeBack(table, asker);
    case 'close-chat':
      mustHost(table, asker);
      return { kind: 'chat-closed', what: ask.what };
    case 'let-spectators-write':
      mustHost(table, asker);
      return { kind: 'spectators-may-write', may: ask.may };
  }
}
