import type { Random, Seat } from '../../src/engine/game.ts';
import { changed } from '../../src/protocol/changes.ts';
import type { Now, ServerMessage } from '../../src/protocol/messages.ts';
import { Times } from './numbers.ts';
import { newPlayer, openTable, optionsIn, Wire } from './wire.ts';

/** What is counted of all tables together. */
export class Gauge {
  /** From an answer sent to a view received by each of the others. */
  readonly times = new Times();
  /** Answers that the server said it had taken. */
  answers = 0;
  views = 0;
  bytes = 0;
  tablesOver = 0;
  /** Refusals and gaps: none is expected. */
  readonly troubles: string[] = [];

  clear(): void {
    this.times.clear();
    this.answers = 0;
    this.views = 0;
    this.bytes = 0;
    this.tablesOver = 0;
  }
}

export interface Manner {
  /** Where each seat's socket goes; the first one also opens tables. */
  readonly bases: readonly string[];
  /** The address that a proxy says each seat's player has; none without a proxy. */
  readonly from?: readonly string[];
  readonly game: string;
  readonly seats: number;
  /** Bots at the table besides them. */
  readonly bots?: number;
  /** Milliseconds that a player takes for an answer; 0 for none at all. */
  think(): number;
  readonly random: Random;
  readonly gauge: Gauge;
}

interface Sitting {
  readonly wire: Wire;
  seq: number;
  now: Now | null;
}

/** People who play one game after the other at a table, each on a socket of their own. */
export class Group {
  private readonly manner: Manner;
  private readonly cookies: readonly string[];
  private readonly sittings: readonly Sitting[];
  private table = '';
  /** Who gave the answer at each step, and when it was sent. */
  private sent: { readonly seat: Seat; readonly at: number }[] = [];
  private stopped = false;

  private constructor(manner: Manner, cookies: readonly string[], wires: readonly Wire[]) {
    this.manner = manner;
    this.cookies = cookies;
    this.sittings = wires.map((wire) => ({ wire, seq: 0, now: null }));
    for (const [seat, sitting] of this.sittings.entries()) {
      sitting.wire.hear = (message, bytes) => this.hear(seat, sitting, message, bytes);
    }
  }

  static async enter(manner: Manner, name: string): Promise<Group> {
    const { bases, seats, from } = manner;
    const base = (seat: Seat) => bases[seat % bases.length]!;
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const cookies = await Promise.all(all.map((seat) => newPlayer(base(0), `${name}.${seat}`, from?.[seat])));
    const wires = await Promise.all(all.map((seat) => Wire.open(base(seat), cookies[seat]!, from?.[seat])));
    return new Group(manner, cookies, wires);
  }

  /** Opens a table, sits down, and plays from there on. */
  async begin(): Promise<void> {
    const { bases, from, game, seats, bots = 0 } = this.manner;
    const wish = {
      game,
      seats: seats + bots,
      bots: Array.from({ length: bots }, (_, bot) => ({ seat: seats + bot, name: `Bot ${bot}`, bot: 'greedy' })),
    };
    const table = await openTable(bases[0]!, this.cookies[0]!, wish, from?.[0]);
    this.table = table;
    for (const [seat, { wire }] of this.sittings.entries()) {
      await wire.call({ say: 'watch', table, changes: true });
      await wire.call({ say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
    }
    await this.sittings[0]!.wire.call({ say: 'ask', table, ask: { ask: 'begin' } });
  }

  stop(): void {
    this.stopped = true;
    for (const { wire } of this.sittings) wire.close();
  }

  private hear(seat: Seat, sitting: Sitting, message: ServerMessage, bytes: number): void {
    const { gauge } = this.manner;
    if (message.say === 'refused') gauge.troubles.push(message.code);
    if ((message.say !== 'table' && message.say !== 'news') || message.table !== this.table) return;
    if (message.say === 'table') sitting.now = message.now;
    else if (message.from !== sitting.seq || sitting.now === null) gauge.troubles.push('gap');
    else sitting.now = 'now' in message ? message.now : changed(sitting.now, message.change);
    sitting.seq = message.seq;
    gauge.views += 1;
    gauge.bytes += bytes;
    if (sitting.now !== null) this.see(seat, sitting.wire, sitting.now);
  }

  private see(seat: Seat, wire: Wire, { present, status }: Now): void {
    const { gauge, think, random } = this.manner;
    if (present === null) return;
    const { step } = present;
    const cause = this.sent[step - 1];
    if (cause?.seat === seat) gauge.answers += 1;
    else if (cause !== undefined) gauge.times.add(performance.now() - cause.at);
    if (status === 'over') {
      if (seat === 0) void this.playAgain();
    } else if (present.asked === seat && !present.onItsOwn) {
      const { table } = this;
      const answer = { ask: 'answer', step, index: random.below(optionsIn(present.view)) } as const;
      const send = () => {
        this.sent[step] = { seat, at: performance.now() };
        wire.say({ say: 'ask', table, ask: answer });
      };
      const pause = think();
      if (pause === 0) send();
      else setTimeout(send, pause);
    }
  }

  private async playAgain(): Promise<void> {
    const { gauge } = this.manner;
    gauge.tablesOver += 1;
    const table = this.table;
    try {
      for (const { wire } of this.sittings) await wire.call({ say: 'leave', table });
      this.sent = [];
      await this.begin();
    } catch (error) {
      if (!this.stopped) gauge.troubles.push(String(error));
    }
  }
}
