import type { Random, Seat } from '../../engine/game.ts';
import type { Ask } from '../../protocol/asks.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { TrialSocket } from '../testing.ts';
import { answerDifference, difference } from './compare.ts';
import { knownBy, stateAfter } from './knowing.ts';
import { BOT_PACE, type Side, type TwinTable } from './twins.ts';
import { type Saying, Wire } from './wire.ts';

type Pair<Of> = readonly [Of, Of];

/** The same done at both tables; what the viewer is sent is compared after each thing. */
export class Walk {
  readonly table: TwinTable;
  readonly random: Random;
  /** What told the worlds apart. */
  readonly findings: string[] = [];
  /** The names of what was done. */
  readonly did: string[] = [];
  /** The viewer has seen different things come to light, as he may; or the game is over. */
  done = false;
  private readonly sides: Pair<Side>;
  private readonly sockets: Pair<Map<Seat, TrialSocket>> = [new Map(), new Map()];
  private readonly wires: { readonly pair: Pair<Wire>; compared: number }[] = [];

  private constructor(sides: Pair<Side>, table: TwinTable, random: Random) {
    this.sides = sides;
    this.table = table;
    this.random = random;
  }

  /** Both tables once the game has begun, with the viewer watching. */
  static async begin(sides: Pair<Side>, table: TwinTable, random: Random): Promise<Walk> {
    const walk = new Walk(sides, table, random);
    await walk.connect();
    await walk.ask(walk.people[0]!, { ask: 'begin' });
    await walk.check();
    return walk;
  }

  private async both<Value>(act: (side: Side, at: 0 | 1) => Promise<Value>): Promise<Pair<Value>> {
    return [await act(this.sides[0], 0), await act(this.sides[1], 1)];
  }

  /** People who sit there, the viewer too. */
  get people(): readonly Seat[] {
    const { seats, bots } = this.table;
    return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !bots.includes(seat));
  }

  /** A line of the viewer; one without a cookie where he only watches. */
  async connect(seq?: number): Promise<void> {
    const { viewer, table } = this.table;
    const pair = await this.both(({ server, guests, clock }) => {
      const headers = viewer === null ? {} : guests[viewer]!.headers;
      return Wire.open(server.base, { ...headers, 'Accept-Language': 'fr' }, clock.now);
    });
    this.wires.push({ pair, compared: 0 });
    const changes = this.random.below(2) === 0;
    await this.say({ say: 'watch', table, ...(seq !== undefined && { seq }), ...(changes && { changes }) });
  }

  cut(): void {
    for (const { pair } of this.wires.splice(0)) for (const wire of pair) wire.close();
  }

  /** The viewer says something, over the line that was opened last. */
  async say(saying: Saying): Promise<ServerMessage> {
    const { pair } = this.wires.at(-1)!;
    return (await this.both((_, at) => pair[at].say(saying)))[0];
  }

  async ask(seat: Seat, ...[ask, other = ask]: readonly [Ask, Ask?]): Promise<void> {
    const { viewer, table } = this.table;
    const asks = [ask, other] as const;
    if (seat === viewer)
      await this.both((_, at) => this.wires.at(-1)!.pair[at].say({ say: 'ask', table, ask: asks[at] }));
    else await this.both((side, at) => this.socketOf(side, at, seat).ask(table, asks[at]));
  }

  private socketOf(side: Side, at: 0 | 1, seat: Seat): TrialSocket {
    const socket = this.sockets[at].get(seat) ?? side.guests[seat]!.socket();
    this.sockets[at].set(seat, socket);
    return socket;
  }

  /** Somebody else speaks for the seat from now on. */
  async replace(seat: Seat, guest: number): Promise<void> {
    await this.both(async ({ guests }, at) => {
      this.sockets[at].get(seat)?.close();
      this.sockets[at].set(seat, guests[guest]!.socket());
    });
  }

  private async settle(at: 0 | 1): Promise<void> {
    for (const { pair } of this.wires) await pair[at].settle(this.table.table);
  }

  /** Time passes, up to each thing that a table does on its own. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0 && !this.done; ) {
      const passing = await this.passingAlone();
      const due = await this.both(({ server, clock }) =>
        server.house.tables.look(this.table.table, (table) => (table.due(BOT_PACE) ?? Infinity) - clock.now()),
      );
      const slice = Math.min(left, ...due.map((within) => Math.max(1, within)));
      await this.both(async ({ clock }, at) => {
        await this.settle(at);
        await clock.pass(slice, () => this.settle(at));
      });
      if (passing !== null && passing.within <= slice) await passing.byHand();
      await this.check();
      left -= slice;
    }
  }

  /** Where the table is to answer for someone in one world only: in the other they do so by hand, at the same moment. */
  private async passingAlone(): Promise<{ readonly within: number; byHand(): Promise<void> } | null> {
    const found = await this.both(({ server, clock }) =>
      server.house.tables.look(this.table.table, (table) => {
        const { match, asked } = table;
        const wish = asked === null || table.playsFor(asked).kind === 'bot' ? null : (match?.standing ?? null);
        if (match === null || asked === null || wish === null) return null;
        return { asked, step: match.step, option: match.decision!.options[wish], within: table.due(0)! - clock.now() };
      }),
    );
    const [lone, at] = found[0] === null ? ([found[1], 0] as const) : ([found[0], 1] as const);
    if (lone === null || found[at] !== null) return null;
    const { asked: seat, step, option, within } = lone;
    const byHand = async () => {
      const { options } = this.table.kit.game.decision((await this.states())[at])!;
      const index = options.findIndex((each) => JSON.stringify(each) === JSON.stringify(option));
      await this.socketOf(this.sides[at], at, seat).ask(this.table.table, { ask: 'answer', step, index });
    };
    return { within, byHand };
  }

  /** The answers given so far. */
  async answers(): Promise<Pair<readonly number[]>> {
    return this.both(({ server }) =>
      server.house.tables.look(this.table.table, ({ match }) => match?.record.answers ?? []),
    );
  }

  async states(): Promise<Pair<unknown>> {
    const { kit, starts } = this.table;
    const answers = await this.answers();
    return [stateAfter(kit, starts[0], answers[0]), stateAfter(kit, starts[1], answers[1])];
  }

  /** Fetches something over HTTP, as the viewer. */
  async fetch(path: string): Promise<void> {
    const { viewer } = this.table;
    const headers = { 'Accept-Encoding': 'gzip, br', 'Accept-Language': 'fr' };
    const [one, other] = await this.both(({ guests }) => {
      const guest = guests[viewer ?? 0]!;
      return guest.call('GET', path, undefined, viewer === null ? { ...headers, Cookie: '' } : headers);
    });
    const found = answerDifference(one, other);
    if (found !== null) this.findings.push(`${path}: ${found}`);
    if (one.headers.has('content-encoding')) this.findings.push(`${path} is packed`);
  }

  /** Compares all that was sent. Where the viewer may know the worlds apart, only when it was sent. */
  async check(): Promise<void> {
    for (const at of [0, 1] as const) await this.settle(at);
    const { kit, starts, viewer } = this.table;
    const answers = await this.answers();
    const [here, there] = [knownBy(kit, starts[0], answers[0], viewer), knownBy(kit, starts[1], answers[1], viewer)];
    const apart = here !== there;
    for (const wires of this.wires) {
      const found = difference(wires.pair, wires.compared, apart);
      if (found !== null) this.findings.push(found);
      wires.compared = wires.pair[0].frames.length;
    }
    const [over] = await this.both(({ server }) => server.house.tables.look(this.table.table, (each) => each.over));
    this.done ||= apart || over || this.findings.length > 0;
  }

  async close(): Promise<void> {
    this.cut();
    for (const sockets of this.sockets) for (const socket of sockets.values()) socket.close();
    await this.both(({ server }) => server.close());
  }
}
