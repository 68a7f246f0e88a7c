import { setTimeout as pause } from 'node:timers/promises';
import { dice } from '../../src/engine/random.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import { newTableId } from '../../src/server/codes.ts';
import { databaseIn } from '../../src/server/store/folder.ts';
import { openStore } from '../../src/server/store/open.ts';
import { Gauge, Group } from './group.ts';
import { drawnOut, playedOut } from './kept-tables.ts';
import { inBatches, rounded, type Spread } from './numbers.ts';
import { type Site, usageAt } from './site.ts';
import { newPlayer, openTable, Wire } from './wire.ts';

/** One address that asks for as much as it can, while others play. */
export interface Abuse {
  readonly games: readonly string[];
  /** Of the address that does its worst. */
  readonly sockets: number;
  readonly seconds: number;
  /** Tables at which others play. */
  readonly tables: number;
  /** Copies of each game that is over, so that what is read has to be read anew. */
  readonly copies: number;
  /** Games that go on and on, and how many answers were given in each. */
  readonly long: { readonly tables: number; readonly answers: number };
  readonly seed: number;
}

/** What others meet, and what the server does meanwhile. */
interface Service {
  /** How late the server's timers are, in milliseconds. */
  readonly delayMilliseconds: { readonly p99: number; readonly most: number };
  /** From an answer sent to a view received by the other one. */
  readonly answerMilliseconds: Spread;
  readonly answersPerSecond: number;
  readonly cores: number;
}

export interface Abused {
  readonly scenario: 'abuse';
  readonly sockets: number;
  readonly seconds: number;
  readonly before: Service;
  readonly during: Service;
  readonly asked: number;
  readonly refused: number;
  /** Of what was asked: where the server said that something went wrong. */
  readonly failed: number;
  readonly troubles: readonly string[];
}

const ABUSER = '203.0.113.7';
const THINK = 100;
/** An address may make 600 requests a minute, of which the sockets take some. */
const FETCH_EVERY = 200;
/** What a socket says in one go, and how long it then waits: just what a socket may say. */
const IN_ONE_GO = 8;
const SAY_EVERY = 1000;
const INTENTS = 64;
/** How many kinds of questions there are. */
const QUESTIONS = 8;
/** Refusals by which the budget is known to be spent; until then the server's threads may still be starting. */
const REFUSALS = 20;
const PATIENCE_MILLISECONDS = 60_000;
const LOOK_EVERY = 50;

/** What the address knows of: tables of others, and its own. */
interface Prey {
  readonly known: readonly { readonly table: string; readonly steps: number }[];
  readonly own: readonly string[];
}

async function keepTables(data: string, { games, copies, long, seed }: Abuse): Promise<Prey['known']> {
  const store = await openStore({ file: databaseIn(data) });
  const known = [];
  for (let copy = 0; copy < copies; copy++) {
    for (const game of games) {
      const table = newTableId();
      known.push({ table, steps: await playedOut(store, table, game, seed + copy) });
    }
  }
  for (let number = 0; number < long.tables; number++) {
    const table = newTableId();
    known.push({ table, steps: await drawnOut(store, table, long.answers, seed + number) });
  }
  await store.close();
  return known;
}

/** Another of the expensive things that can be asked for. */
function anything(number: number, { known, own }: Prey): ClientMessage {
  // Every question comes to every table, though their numbers may have a common divisor.
  const { table, steps } = known[(number + Math.floor(number / QUESTIONS)) % known.length]!;
  const mine = own[number % own.length]!;
  const intents = Array.from({ length: INTENTS }, (_, i) => ({ do: 'move', to: i }));
  const questions: readonly ClientMessage[] = [
    { say: 'story', table },
    { say: 'at', table, step: (number * 31) % (steps + 1) },
    { say: 'look', table },
    { say: 'watch', table },
    { say: 'leave', table },
    { say: 'explain', table: mine, intents },
    { say: 'forecast', table: mine, about: number % 50, index: null },
    { say: 'ask', table: mine, ask: { ask: 'answer', step: 0, index: 0 } },
  ];
  return questions[number % questions.length]!;
}

/** All that one address does at once. */
class Abuser {
  asked = 0;
  refused = 0;
  failed = 0;
  private readonly base: string;
  private readonly prey: Prey;
  private readonly cookies: readonly string[];
  private readonly wires = new Set<Wire>();
  private readonly timers: NodeJS.Timeout[] = [];
  private number = 0;

  private constructor(base: string, prey: Prey, cookies: readonly string[]) {
    this.base = base;
    this.prey = prey;
    this.cookies = cookies;
  }

  static async enter(base: string, known: Prey['known'], { games }: Abuse): Promise<Abuser> {
    const cookies = await Promise.all(games.map((_, i) => newPlayer(base, `Eve ${i}`, ABUSER)));
    const own = await Promise.all(
      games.map(async (game, i) => {
        const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
        const table = await openTable(base, cookies[i]!, { game, seats: 2, bots }, ABUSER);
        const wire = await Wire.open(base, cookies[i]!, ABUSER);
        await wire.call({ say: 'ask', table, ask: { ask: 'sit', seat: 0, salt: '' } });
        await wire.call({ say: 'ask', table, ask: { ask: 'begin' } });
        wire.close();
        return table;
      }),
    );
    return new Abuser(base, { known, own }, cookies);
  }

  /** Opens the sockets, each of which is opened again as often as the server cuts it off. */
  async begin(sockets: number): Promise<void> {
    await inBatches(
      Array.from({ length: sockets }, (_, i) => i),
      16,
      (i) => this.open(i),
    );
    this.timers.push(setInterval(() => this.fetch(), FETCH_EVERY));
  }

  /** Resolves once the server refuses what the address asks for. */
  async untilRefused(): Promise<void> {
    const end = performance.now() + PATIENCE_MILLISECONDS;
    while (this.refused < REFUSALS) {
      if (performance.now() > end) throw new Error(`${this.refused} of ${this.asked} requests were refused`);
      await pause(LOOK_EVERY);
    }
  }

  private async open(i: number): Promise<void> {
    const wire = await Wire.open(this.base, this.cookies[i % this.cookies.length]!, ABUSER).catch(() => null);
    if (wire === null) return;
    this.wires.add(wire);
    wire.hear = (message) => {
      if (message.say !== 'refused') return;
      if (message.code === 'too-much') this.refused += 1;
      if (message.code === 'failed') this.failed += 1;
    };
    const say = () => {
      for (let said = 0; said < IN_ONE_GO; said++) {
        this.asked += 1;
        this.number += 1;
        wire.say(anything(this.number, this.prey));
      }
    };
    say();
    const timer = setInterval(say, SAY_EVERY);
    this.timers.push(timer);
    void wire.closed.then(() => {
      clearInterval(timer);
      if (this.wires.delete(wire)) void this.open(i);
    });
  }

  private fetch(): void {
    this.number += 1;
    const { known } = this.prey;
    const { table } = known[this.number % known.length]!;
    const path = this.number % 2 === 0 ? `/api/tables/${table}/record` : '/api/tables';
    const headers = { 'X-Forwarded-For': ABUSER };
    this.asked += 1;
    void fetch(`${this.base}${path}`, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        if (answer.status === 429) this.refused += 1;
      },
      () => {},
    );
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    const wires = [...this.wires];
    this.wires.clear();
    for (const wire of wires) wire.close();
  }
}

async function serviceDuring(base: string, seconds: number, gauge: Gauge): Promise<Service> {
  const before = await usageAt(base);
  gauge.clear();
  const start = performance.now();
  await pause(seconds * 1000);
  const { answers, times } = gauge;
  const after = await usageAt(base);
  const taken = (performance.now() - start) / 1000;
  return {
    delayMilliseconds: after.delayMilliseconds,
    answerMilliseconds: times.spread,
    answersPerSecond: Math.round(answers / taken),
    cores: rounded((after.cpuSeconds - before.cpuSeconds) / taken),
  };
}

/** What others meet before and while one address does its worst, on a server with the usual limits. */
export async function abuse(data: string, plan: Abuse, start: () => Promise<Site>): Promise<Abused> {
  const { games, tables, seconds, sockets } = plan;
  const known = await keepTables(data, plan);
  const site = await start();
  try {
    const gauge = new Gauge();
    const random = dice(plan.seed);
    const groups = await inBatches(
      Array.from({ length: tables }, (_, i) => i),
      4,
      async (i) => {
        const from = [`198.51.100.${2 * i}`, `198.51.100.${2 * i + 1}`];
        const game = games[i % games.length]!;
        const group = await Group.enter(
          { bases: [site.base], from, game, seats: 2, think: () => THINK, random, gauge },
          `T${i}`,
        );
        await group.begin();
        return group;
      },
    );
    const abuser = await Abuser.enter(site.base, known, plan);
    const before = await serviceDuring(site.base, seconds, gauge);
    await abuser.begin(sockets);
    await abuser.untilRefused();
    const during = await serviceDuring(site.base, seconds, gauge);
    abuser.stop();
    for (const group of groups) group.stop();
    const { asked, refused, failed } = abuser;
    return {
      scenario: 'abuse',
      sockets,
      seconds,
      before,
      during,
      asked,
      refused,
      failed,
      troubles: [...new Set(gauge.troubles)],
    };
  } finally {
    await site.stop();
  }
}
