import { cpSync } from 'node:fs';
import type { Options, Seat } from '../../engine/game.ts';
import { dice } from '../../engine/random.ts';
import { restore } from '../../engine/session.ts';
import type { GameKit, PlayKit } from '../../engine/stage.ts';
import { kitOf } from '../../games/index.ts';
import { seedOf } from '../../match/luck.ts';
import type { Clock } from '../../protocol/hosted.ts';
import type { World } from '../house.ts';
import { Guest, type TrialServer, trialFolder, trialServer } from '../testing.ts';
import { FakeClock } from './fake-clock.ts';

/** A table that both servers are to have, the same to the viewer, from a state of its own in each. */
export interface Twin {
  readonly kit: GameKit;
  readonly seats: number;
  readonly options: Options;
  readonly viewer: Seat | null;
  readonly bots: readonly Seat[];
  readonly clock: Clock;
  readonly starts: readonly [unknown, unknown];
}

export interface TwinTable extends Twin {
  readonly table: string;
}

export interface Side {
  readonly server: TrialServer;
  readonly clock: FakeClock;
  /** Those who sit there, by their seats; one more who sits nowhere. */
  readonly guests: readonly Guest[];
}

/** Spoils the servers, to see whether that is noticed. */
export interface Spoiling {
  readonly kit?: (kit: GameKit, side: 0 | 1) => Partial<PlayKit>;
  readonly world?: (clock: FakeClock, side: 0 | 1) => Partial<World>;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Fay', 'Gil'] as const;
/** The one who sits nowhere at first. */
export const FRIEND = 6;
export const BOT_PACE = 700;
const SETTINGS = { botPace: BOT_PACE } as const;

/** Opens the table, with everybody at it; its id and the seed that its game will have. */
async function open(
  origin: TrialServer,
  guests: readonly Guest[],
  twin: Twin,
): Promise<{ table: string; seed: string }> {
  const { kit, seats, options, clock } = twin;
  const bots = twin.bots.map((seat) => ({ seat, name: `Bot ${seat}`, bot: 'greedy' }));
  const body = { game: kit.game.id, seats, options, clock, bots };
  const { id: table } = (await guests[0]!.call('POST', '/api/tables', body)).body;
  const salts = Array.from({ length: seats }, (_, seat) => (twin.bots.includes(seat) ? '' : `salt-${seat}`));
  for (const [seat, salt] of salts.entries()) {
    if (twin.bots.includes(seat)) continue;
    const socket = guests[seat]!.socket();
    await socket.get('done', { say: 'ask', table, ask: { ask: 'sit', seat, salt } });
    socket.close();
  }
  const { secret } = (await origin.house.store.table(table))!;
  return { table, seed: seedOf(secret, salts) };
}

async function sideOf(
  side: 0 | 1,
  folder: string,
  starts: ReadonlyMap<string, Twin>,
  headers: readonly Record<string, string>[],
  spoiling: Spoiling,
): Promise<Side> {
  const data = trialFolder();
  cpSync(folder, data, { recursive: true });
  const clock = new FakeClock();
  const kitHere = (id: string): PlayKit | undefined => {
    const honest = kitOf(id);
    if (honest === undefined) return undefined;
    const kit = { ...honest, ...spoiling.kit?.(honest, side) };
    const setup: typeof honest.game.setup = (seats, options, seed, emit) => {
      const twin = starts.get(seed);
      return twin === undefined ? kit.game.setup(seats, options, seed, emit) : restore(twin.starts[side]);
    };
    return { ...kit, game: { ...kit.game, setup } };
  };
  const world = {
    now: clock.now,
    after: clock.after,
    ticks: clock.now,
    random: dice(5),
    rules: { kitOf: kitHere, printOf: () => 'twin' },
  };
  const server = await trialServer({ ...SETTINGS, data }, { ...world, ...spoiling.world?.(clock, side) });
  const guests = headers.map((each) => {
    const guest = new Guest(server.base);
    guest.headers = each;
    return guest;
  });
  return { server, clock, guests };
}

/** Tables for two servers that have the same tables and the same players, down to their cookies. */
export async function twinTables(
  twins: readonly Twin[],
): Promise<{ readonly tables: readonly TwinTable[]; open(spoiling?: Spoiling): Promise<readonly [Side, Side]> }> {
  const data = trialFolder();
  const { now, after } = new FakeClock();
  const origin = await trialServer({ ...SETTINGS, data }, { now, after, ticks: now });
  const guests: Guest[] = [];
  for (const name of NAMES) guests.push(await origin.guest(name));
  const starts = new Map<string, Twin>();
  const tables: TwinTable[] = [];
  for (const twin of twins) {
    const { table, seed } = await open(origin, guests, twin);
    starts.set(seed, twin);
    tables.push({ ...twin, table });
  }
  await origin.close();
  const headers = guests.map((guest) => guest.headers);
  return {
    tables,
    open: async (spoiling = {}) => [
      await sideOf(0, data, starts, headers, spoiling),
      await sideOf(1, data, starts, headers, spoiling),
    ],
  };
}
