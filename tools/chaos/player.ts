import { WebSocket } from 'ws';
import type { Random, Seat } from '../../src/engine/game.ts';
import type { Ask } from '../../src/protocol/asks.ts';
import { type Followed, followed } from '../../src/protocol/following.ts';
import type { ClientMessage, Line, Now, ServerMessage } from '../../src/protocol/messages.ts';
import { delayBefore } from '../../src/protocol/returning.ts';
import { optionsIn } from '../load/wire.ts';
import type { Given } from './account.ts';

/** What everybody at a table writes down together. */
export interface Notebook {
  readonly sent: Given[];
  readonly acknowledged: Given[];
  readonly heard: Line[];
}

interface Setting {
  readonly base: string;
  readonly cookie: string;
  readonly table: string;
  readonly seat: Seat;
  readonly random: Random;
  /** Milliseconds at most before an answer. */
  readonly think: number;
  readonly notebook: Notebook;
  /** Told whenever the table is seen again after the line was cut. */
  resumed(): void;
  /** Told whenever an answer is acknowledged. */
  acknowledged(): void;
  /** Told whenever the server says that it could not do what was asked. */
  failed(): void;
  /** Told of what should not happen. */
  trouble(what: string): void;
}

/** What may be refused to one who asks again because the line was cut before the answer came. */
const EXPECTED = new Set(['stale', 'seated', 'taken', 'begun', 'seats-open', 'closing', 'not-asked', 'over']);

/** After so many milliseconds what the server could not do is asked for again. */
const ASK_AGAIN_MILLISECONDS = 250;

/** A bot of somebody's own, which comes back by itself as the page does. */
export class Player {
  readonly over: Promise<void>;
  /** The table as this player knows it. */
  table: Followed | null = null;
  /** When this player was last told that the table has gone on. */
  advancedAt = 0;
  private readonly setting: Setting;
  private readonly asked = new Map<number, Given>();
  private socket: WebSocket | null = null;
  private attempts = 0;
  private ids = 0;
  private stopped = false;
  private wasCut = false;
  /** Decided once for each step: one who is not heard says the same again. */
  private choice: Given | null = null;
  private finish = () => {};

  constructor(setting: Setting) {
    this.setting = setting;
    this.over = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.connect();
  }

  private connect(): void {
    const { base, cookie } = this.setting;
    const url = `${base.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { perMessageDeflate: false, headers: { Cookie: cookie } });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.wasCut = true;
      this.asked.clear();
      if (this.stopped) return;
      setTimeout(
        () => this.stopped || this.connect(),
        delayBefore(this.attempts, this.setting.random.below(1000) / 1000),
      );
      this.attempts += 1;
    });
  }

  /** Nothing stands between this player and the table. */
  get follows(): boolean {
    return this.table !== null && !this.wasCut;
  }

  stop(): void {
    this.stopped = true;
    this.socket?.close();
    this.finish();
  }

  private say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private watch(seq?: number): void {
    const { table } = this.setting;
    this.say({ say: 'watch', table, changes: true, ...(seq !== undefined && { seq }) });
  }

  private hear(message: ServerMessage): void {
    if (this.stopped) return;
    if (message.say === 'welcome') {
      this.attempts = 0;
      this.watch(this.table?.seq);
    } else if (message.say === 'refused') {
      if (message.code === 'failed') this.askAgain();
      else if (!EXPECTED.has(message.code)) this.setting.trouble(`refused: ${message.code}`);
    } else if (message.say === 'done') {
      const given = this.asked.get(message.re ?? 0);
      if (given === undefined) return;
      this.setting.notebook.acknowledged.push(given);
      this.setting.acknowledged();
    } else if (message.say === 'table' || message.say === 'news') this.follow(message);
  }

  private askAgain(): void {
    this.setting.failed();
    setTimeout(() => {
      if (this.stopped) return;
      if (this.follows && this.table !== null) this.act(this.table.now);
      else this.watch(this.table?.seq);
    }, ASK_AGAIN_MILLISECONDS);
  }

  private follow(message: Extract<ServerMessage, { say: 'table' | 'news' }>): void {
    this.setting.notebook.heard.push(...message.lines);
    const after = followed(this.table, message);
    if (after !== null && after.seq > (this.table?.seq ?? 0)) this.advancedAt = performance.now();
    this.table = after;
    if (after === null) {
      this.watch();
      return;
    }
    if (this.wasCut) this.setting.resumed();
    this.wasCut = false;
    if (after.now.status === 'over') this.finish();
    else this.act(after.now);
  }

  private act({ you, places, status, present }: Now): void {
    const { seat, random, think } = this.setting;
    if (you === null) {
      if (places[seat]?.kind === 'open') this.ask({ ask: 'sit', seat, salt: '' });
    } else if (status === 'waiting') {
      if (seat === 0 && places.every(({ kind }) => kind === 'player')) this.ask({ ask: 'begin' });
    } else if (present?.asked === you && !present.onItsOwn) {
      const { step } = present;
      const count = optionsIn(present.view);
      if (this.choice?.step !== step) this.choice = { seat, step, index: random.below(count) };
      const given = this.choice;
      setTimeout(() => this.answer(given), random.below(think + 1));
    }
  }

  private answer(given: Given): void {
    if (this.stopped || this.table?.now.present?.step !== given.step) return;
    this.setting.notebook.sent.push(given);
    this.ask({ ask: 'answer', step: given.step, index: given.index }, given);
  }

  private ask(ask: Ask, given?: Given): void {
    this.ids += 1;
    if (given !== undefined) this.asked.set(this.ids, given);
    this.say({ say: 'ask', table: this.setting.table, ask, id: this.ids });
  }
}
