import { join } from 'node:path';
import type { TableAsk } from '../../protocol/asks.ts';
import { appOf } from '../app.ts';
import type { House } from '../house.ts';
import type { Member } from '../member.ts';
import { openTable } from '../opening.ts';
import { DEFAULTS, type Settings } from '../settings.ts';
import { newTable } from '../shapes.ts';
import { openBus, openStore } from '../store/open.ts';
import { type Guest, LAVISH, trialFolder } from '../testing.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** For tests: time that goes by when it is told to. */
class Clock {
  time = 1_800_000_000_000;
  /** By how much what the clock shows differs from the time that went by. */
  set = 0;
  private readonly timers = new Set<Timer>();

  readonly now = (): number => this.time + this.set;

  readonly ticks = (): number => this.time;

  readonly after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  /** What falls due on the way is done, and what follows from it at once. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const next = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.act();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    this.time = end;
  }
}

/** For tests: everything but the network, on a database of its own, under a clock that stands still. */
export async function trialHouse(settings: Partial<Settings> = {}, data = trialFolder()) {
  const clock = new Clock();
  const where = { file: join(data, 'trial.sqlite') };
  const [store, bus] = [await openStore(where), await openBus(where)];
  const { now, ticks, after } = clock;
  const all = { ...DEFAULTS, ...LAVISH, notices: 'all', data, ...settings } as const;
  const { app, house } = await appOf(all, { store, bus, now, after, ticks }, new Map());
  const close = async () => {
    house.herald.close();
    await house.tables.close();
    await house.courier.close();
    await app.close();
    await store.close();
  };
  return { clock, house, close };
}

/** For tests: someone who sits at tables without a line. */
export class Sitter {
  readonly id: string;
  readonly name: string;
  private readonly house: House;

  private constructor(id: string, name: string, house: House) {
    this.id = id;
    this.name = name;
    this.house = house;
  }

  /** Comes under that name, with an address to be told at. */
  static async come(house: House, name: string, address: string | null): Promise<Sitter> {
    const { player } = await house.people.greet(name);
    const site = 'https://play.example.org';
    if (address !== null) await house.store.keepHook(player.id, { address, language: 'fr', site });
    return new Sitter(player.id, name, house);
  }

  ask(table: string, ask: TableAsk): Promise<void> {
    return this.house.tables.ask(table, { player: this.id, name: this.name }, ask);
  }

  /** Opens the table; what it gives back closes it again. */
  async watch(table: string, looks = true): Promise<() => Promise<unknown>> {
    const member: Member = { player: this.id, address: '192.0.2.1', tell() {}, timed: (act) => act(), forget() {} };
    await this.house.rooms.watch(table, member, {});
    await this.house.rooms.attend(table, member, looks);
    return () => this.house.rooms.leave(table, member);
  }

  /** Answers whatever is asked of this seat until somebody else is. */
  async play(table: string): Promise<void> {
    for (;;) {
      const step = await this.house.tables.look(table, ({ match, asked, places }) => {
        const place = asked === null ? undefined : places[asked];
        return place?.kind === 'player' && place.player === this.id ? match!.step : null;
      });
      if (step === null) return;
      const rest = await this.house.tables.look(table, ({ match, asked }) => match!.present(asked!).rest ?? 0);
      await this.ask(table, { ask: 'answer', step, index: rest });
    }
  }
}

/** For tests: a new table that waits for players. */
export async function openFor(house: House, host: Sitter, seats: number): Promise<string> {
  const player = { id: host.id, name: host.name, made: 0 };
  return openTable(newTable.parse({ game: 'clank', seats }), player, 'here', house);
}

/** For tests: a new table at which these sit, in this order, and that has begun. */
export async function beginWith(house: House, sitters: readonly Sitter[]): Promise<string> {
  const id = await openFor(house, sitters[0]!, sitters.length);
  for (const [seat, sitter] of sitters.entries()) await sitter.ask(id, { ask: 'sit', seat, salt: '' });
  await sitters[0]!.ask(id, { ask: 'begin' });
  return id;
}

/** For tests: sits two down at a new table that begins at once; neither looks at it. */
export async function beginUnseen(host: Guest, other: Guest): Promise<string> {
  const { id: table } = (await host.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const sockets = [host.socket(), other.socket()] as const;
  for (const [seat, socket] of sockets.entries()) {
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt: '' } });
  }
  await sockets[0].get('done', { say: 'ask', table, ask: { ask: 'begin' } });
  for (const socket of sockets) socket.close();
  return table;
}
