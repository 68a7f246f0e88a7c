import type { WebSocket } from '@fastify/websocket';
import { CLOSINGS, type ClientMessage, type ServerMessage, type WireCode } from '../protocol/messages.ts';
import { Bucket } from './buckets.ts';
import type { Cork } from './cork.ts';
import type { House } from './house.ts';
import { type Caller, explainClosings, type Incoming, incoming, MOST_BYTES, NOTHING_UNDERSTOOD } from './incoming.ts';
import type { Payer } from './limits/budget.ts';
import { FRAME, messagePrice, NOISE, sendingPrice } from './limits/prices.ts';
import type { Member } from './member.ts';
import { refusedBody, sentenceOf } from './refusals.ts';
import { costOf, replyTo } from './replies.ts';
import type { Moderated } from './store/moderation-store.ts';

/** Messages that wait for their turn; beyond that nothing is read until some have had it. */
const MOST_WAITING = 64;
/** Pings without an answer after which nobody is there. */
const MOST_UNANSWERED = 2;
/** What is sent is charged once it comes to so many milliseconds. */
const LEAST_CHARGE = 0.1;
/** Reading a shorter text is part of what its message costs. */
const SHORT_TEXT = 512;
/** What is not read by then was not going to be. */
const CLOSE_MILLISECONDS = 2000;

/** One socket: reads messages one after the other, and sends only what the other end keeps up with. */
export class Connection implements Member {
  readonly caller: Caller;
  readonly watched = new Set<string>();
  /** Who asks, as last read: the name may have changed since the connection was opened. */
  holder: Moderated | null;
  /** Milliseconds that the line takes there and back; null before it is known. */
  lag: number | null = null;
  private readonly socket: WebSocket;
  private readonly cork: Cork;
  private readonly house: House;
  private readonly bucket: Bucket;
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** For what was sent, and not charged yet. */
  private owed = 0;
  private closed = false;
  private reading = true;
  private pingedAt = 0;
  private unanswered = 0;

  constructor(socket: WebSocket, cork: Cork, caller: Caller, house: House) {
    this.socket = socket;
    this.cork = cork;
    this.caller = caller;
    this.holder = caller.player;
    this.house = house;
    const { messagesPerSecond } = house.settings;
    this.bucket = new Bucket({ most: 2 * messagesPerSecond, perSecond: messagesPerSecond }, house.ticks());
    explainClosings(socket, caller.language);
    socket.on('message', (data, isBinary) => this.read(data, isBinary));
    socket.on('ping', () => this.pay(1, FRAME));
    socket.on('pong', () => this.ponged());
    socket.on('close', () => this.wasClosed());
  }

  get player(): string | null {
    return this.caller.player?.id ?? null;
  }

  get address(): string {
    return this.caller.address;
  }

  /** Who pays for what is asked over this socket. */
  get payer(): Payer {
    return { address: this.address, player: this.player };
  }

  tell(text: string): void {
    if (this.closed) return;
    if (this.socket.bufferedAmount > this.house.limits.unread) this.close('too-slow');
    else {
      this.cork.put();
      this.socket.send(text);
      this.owe(sendingPrice(text.length));
    }
  }

  timed<Value>(act: () => Value): Value {
    return this.house.budget.timed(this.payer, act);
  }

  private owe(milliseconds: number): void {
    this.owed += milliseconds;
    if (this.owed < LEAST_CHARGE) return;
    this.house.budget.charge(this.payer, this.owed);
    this.owed = 0;
  }

  send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }

  refuse(code: WireCode, re?: number): void {
    this.house.metrics.refused(code);
    const sentence = sentenceOf(code, this.caller.language);
    this.send({ say: 'refused', ...(re !== undefined && { re }), code, sentence });
  }

  forget(table: string): void {
    this.watched.delete(table);
  }

  /** Ends the conversation with the reason. */
  close(why: keyof typeof CLOSINGS): void {
    if (this.closed) return;
    this.closed = true;
    this.house.metrics.closed(why);
    this.socket.close(CLOSINGS[why], sentenceOf(why === 'restart' ? 'closing' : why, this.caller.language));
    setTimeout(() => this.socket.terminate(), CLOSE_MILLISECONDS).unref();
  }

  /** Whatever was asked so far is done. */
  get settled(): Promise<void> {
    return this.last;
  }

  /** What comes from now on is refused. */
  stopReading(): void {
    this.reading = false;
  }

  private read(data: unknown, isBinary: boolean): void {
    if (this.closed) return;
    const text = String(data);
    if (Buffer.byteLength(text) > MOST_BYTES) {
      this.close('too-big');
      return;
    }
    const isLate = !this.reading;
    this.waiting += 1;
    if (this.waiting === MOST_WAITING) this.socket.pause();
    this.last = this.last.then(async () => {
      this.waiting -= 1;
      if (this.waiting === MOST_WAITING / 2) this.socket.resume();
      if (!this.closed) await this.take(isBinary ? null : text, isLate).catch(this.house.trouble);
    });
  }

  /** Deals with a message once the address has its turn; `text` is null for what is no text. */
  private take(text: string | null, isLate: boolean): Promise<void> {
    const { house, payer, address } = this;
    return house.queue.run(address, async () => {
      const { message, id } = this.parse(text);
      const mayAsk = this.pay(message === null ? 2 : costOf(message), 0);
      if (!mayAsk || !house.budget.admits(payer)) this.refuse('too-much', id);
      else if (isLate) this.refuse('closing', id);
      else if (message === null) {
        house.budget.charge(payer, NOISE);
        this.refuse('malformed', id);
      } else {
        house.budget.charge(payer, messagePrice(message));
        await this.answer(message);
      }
    });
  }

  private parse(text: string | null): Incoming {
    if (text === null) return NOTHING_UNDERSTOOD;
    return text.length <= SHORT_TEXT ? incoming(text) : this.house.budget.timed(this.payer, () => incoming(text));
  }

  /** Whether so much may be said over this socket now; a flood is cut off. */
  private pay(cost: number, price: number): boolean {
    const enough = this.bucket.pay(cost, this.house.ticks());
    if (price > 0) this.house.budget.charge(this.payer, price);
    if (this.bucket.inDeepDebt) this.close('too-much');
    return enough;
  }

  private async answer(message: ClientMessage): Promise<void> {
    const re = message.id;
    try {
      if (!(await this.verify())) return;
      const reply = await replyTo(message, this, this.house);
      if (reply !== null) this.send({ ...reply, ...(re !== undefined && { re }) });
    } catch (error) {
      const body = refusedBody(error, this.caller.language);
      if (body === null) this.house.trouble(error);
      const { code, sentence } = body ?? { code: 'failed', sentence: sentenceOf('failed', this.caller.language) };
      this.house.metrics.refused(code);
      this.send({ say: 'refused', ...(re !== undefined && { re }), code, sentence });
      if (code === 'stale') await this.house.rooms.look(message.table, this, {});
    }
  }

  /** Reads again whose token this is; where it was taken back, or who came is banned, the connection closes. */
  private async verify(): Promise<boolean> {
    const { digest, ip } = this.caller;
    const { people, bans } = this.house;
    if (digest !== null) {
      this.holder = await people.holder(digest);
      if (this.holder === null) this.close('unknown-player');
    }
    if (bans.hasAddress(ip) || (this.holder !== null && bans.hasPlayer(this.holder))) this.close('banned');
    return !this.closed;
  }

  /** A token that was taken back meanwhile no longer speaks for anyone, and who was banned does not stay. */
  async check(): Promise<void> {
    await this.verify().catch((error: unknown) => this.house.trouble(error));
  }

  /** Asks whether the other end is still there; who did not answer the last times is not. */
  ping(): void {
    if (this.unanswered >= MOST_UNANSWERED) {
      this.socket.terminate();
      return;
    }
    if (this.unanswered === 0) this.pingedAt = this.house.ticks();
    this.unanswered += 1;
    this.socket.ping();
  }

  private ponged(): void {
    if (this.unanswered === 0) {
      this.pay(1, FRAME);
      return;
    }
    this.unanswered = 0;
    this.lag = Math.round(this.house.ticks() - this.pingedAt);
    this.send({ say: 'lag', lag: this.lag, time: this.house.time() });
  }

  private wasClosed(): void {
    this.closed = true;
    this.last = this.last.then(async () => {
      const left = [...this.watched].map((table) => this.house.rooms.leave(table, this));
      await Promise.allSettled(left);
    });
    this.house.sockets.forget(this);
  }
}
