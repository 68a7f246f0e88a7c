import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import { HostedTable } from '../match/hosted.ts';
import { keptOf } from '../match/kept.ts';
import { botChoice } from '../match/thinking.ts';
import { trialKit } from '../match/trial.ts';
import { Refusal, type TableAsk } from '../protocol/asks.ts';
import type { Charter, Entry, Stamped } from '../protocol/hosted.ts';
import { Disk, FAULTS, FakeTime, type Fault, FaultyStore } from './faulty-store.ts';
import { textOfKept } from './kept-text.ts';
import type { Recovery } from './loading.ts';
import { ServerTime } from './server-time.ts';
import { summaryOf } from './summary.ts';
import { Tables } from './tables.ts';

const ID = 't';
const PRINT = 'p';
const SECRET = 's';
const BOT_PACE = 400;
const IDLE = 60_000;
const asker = (player: string) => ({ player, name: player });

const CHARTER: Charter = {
  id: ID,
  game: 'pig',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  listed: false,
  host: 'anna',
  commitment: '',
  made: 0,
};

/** What the log says, read from its beginning. */
function tableIn({ log, charter }: Disk): HostedTable {
  const table = new HostedTable(charter ?? CHARTER, SECRET, trialKit, dice(1));
  for (const entry of log) table.apply(entry);
  return table;
}

const contentOf = (table: HostedTable): string =>
  JSON.stringify(table.match === null ? [table.seq, table.places] : keptOf(table, table.match));

/** Nodes on one disk. */
class World {
  readonly time = new FakeTime();
  readonly disk = new Disk();
  readonly recoveries: Recovery[] = [];
  readonly troubles: unknown[] = [];
  readonly nodes: Node[];
  /** The answers that were acknowledged and those of which nobody knows, by the lag that each came with. */
  readonly acknowledged: number[] = [];
  readonly unknown: number[] = [];
  /** Tables that a node keeps in memory though they were only looked at. */
  crowd = 10;
  private readonly charter: Charter;
  private answers = 0;

  constructor(nodes: number, charter = CHARTER) {
    this.charter = charter;
    this.nodes = Array.from({ length: nodes }, () => new Node(this));
  }

  /** A game between two people, or a person and a bot, begun. */
  async begin(second: 'person' | 'bot' = 'person'): Promise<this> {
    const [node] = this.nodes;
    await node!.tables.open(this.charter, SECRET, '127.0.0.1');
    const ask = (player: string, asked: TableAsk) => node!.tables.ask(ID, asker(player), asked);
    await ask('anna', { ask: 'sit', seat: 0, salt: '' });
    if (second === 'bot') await ask('anna', { ask: 'seat-bot', seat: 1, name: 'Bot', bot: 'greedy' });
    else await ask('ben', { ask: 'sit', seat: 1, salt: '' });
    await ask('anna', { ask: 'begin' });
    for (const each of this.nodes) await each.watch();
    return this;
  }

  /** As a node that this test does not know, which is first. */
  addForeign(): void {
    const table = tableIn(this.disk);
    const entry: Entry = { kind: 'declined', seat: 0 };
    const stamped: Stamped = { ...entry, seq: this.disk.log.length + 1, at: this.time.now };
    table.apply(stamped);
    this.disk.append([stamped], summaryOf(table, BOT_PACE));
  }

  /** Somebody answers the question under way. */
  async answer(node: Node, index: number): Promise<void> {
    const table = tableIn(this.disk);
    const place = table.asked === null ? undefined : table.places[table.asked];
    const player = place?.kind === 'player' ? place.player : 'anna';
    this.answers += 1;
    const lag = this.answers;
    try {
      await node.tables.ask(ID, { ...asker(player), lag }, { ask: 'answer', step: table.match!.step, index });
      this.acknowledged.push(lag);
    } catch (error) {
      if (!(error instanceof Refusal)) this.unknown.push(lag);
    }
  }

  /** The answers of people in the log, by their lag. */
  get stored(): number[] {
    return this.disk.log.flatMap((entry) => (entry.kind === 'answered' && entry.lag ? [entry.lag] : []));
  }
}

class Node {
  store: FaultyStore;
  tables: Tables;
  /** What it tells the other nodes is lost. */
  losesMessages = false;
  /** By how much the clock of this machine is off. */
  off = 0;
  private readonly world: World;
  private hear: (id: string, seq: number) => void = () => {};

  constructor(world: World) {
    this.world = world;
    this.store = new FaultyStore(world.disk, world.time);
    this.tables = this.started();
  }

  private started(): Tables {
    const { world } = this;
    const { time } = world;
    const { now, setByWall } = new ServerTime(
      () => time.now + this.off,
      () => time.now,
    );
    return new Tables({
      store: this.store,
      bus: {
        tell: (id, seq) => {
          if (this.losesMessages) return;
          for (const node of world.nodes) if (node !== this) node.hear(id, seq);
        },
        listen: (hear) => {
          this.hear = hear;
        },
      },
      random: dice(1),
      kitOf: () => trialKit,
      printOf: () => PRINT,
      now,
      setByWall,
      after: (milliseconds, act) => time.after(milliseconds, act),
      storeTimeout: 3000,
      botPace: BOT_PACE,
      choose: async (_, question) => botChoice(trialKit, question),
      idle: IDLE,
      crowd: world.crowd,
      moved: () => {},
      recovered: (recovery) => world.recoveries.push(recovery),
      trouble: (error) => world.troubles.push(error),
    });
  }

  /** Follows the table: what is told is in the log, in order, nothing twice. */
  async watch(): Promise<void> {
    const { disk } = this.world;
    let heard = await this.tables.look(ID, ({ seq }) => seq);
    await this.tables.watch(ID, (table, news) => {
      for (const entry of news) {
        expect(entry.seq).toBe(heard + 1);
        expect(disk.log[entry.seq - 1]).toEqual(entry);
        heard = entry.seq;
      }
      expect(table.seq).toBe(heard);
    });
  }

  /** Ends without a word and starts anew. */
  async restart(): Promise<void> {
    this.store.heal();
    this.store = new FaultyStore(this.world.disk, this.world.time);
    this.tables = this.started();
    await this.watch();
  }
}

type Step =
  | { readonly do: 'answer'; readonly node: number; readonly index: number }
  | { readonly do: 'close-chat' | 'undo' | 'restart' | 'overtake'; readonly node: number }
  | { readonly do: 'fault'; readonly node: number; readonly faults: readonly Fault[] }
  | { readonly do: 'lose-messages'; readonly node: number; readonly loses: boolean }
  | { readonly do: 'pass'; readonly milliseconds: number };

const NODES = 2;
const node = fc.nat(NODES - 1);
const faults = fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), node, index: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fault' as const), node, faults }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose-messages' as const), node, loses: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), milliseconds: fc.nat(9000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), milliseconds: fc.constant(2 * IDLE) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('close-chat' as const, 'undo', 'restart', 'overtake'), node }),
  },
);

async function carryOut(world: World, each: Step): Promise<void> {
  if (each.do === 'pass') return world.time.pass(each.milliseconds);
  const at = world.nodes[each.node]!;
  const ask = (asked: TableAsk) => void at.tables.ask(ID, asker('anna'), asked).catch(() => undefined);
  switch (each.do) {
    case 'answer':
      void world.answer(at, each.index);
      return;
    case 'fault':
      at.store.plan.push(...each.faults);
      return;
    case 'lose-messages':
      at.losesMessages = each.loses;
      return;
    case 'restart':
      return at.restart();
    case 'overtake':
      at.store.overtake = () => world.addForeign();
      return;
    case 'close-chat':
      return ask({ ask: 'close-chat', what: 'text' });
    case 'undo':
      return ask({ ask: 'undo' });
    default:
      each satisfies never;
  }
}

/** All is well with the database and the bus again, and every node reads what it may not have heard of. */
async function heal(world: World): Promise<void> {
  for (const each of world.nodes) {
    each.store.heal();
    each.losesMessages = false;
  }
  await world.time.pass(5000);
  for (const { tables } of world.nodes) await tables.catchUp();
}

describe('Whatever the database does', () => {
  test.each(['person', 'bot'] as const)('nothing acknowledged is lost or doubled, against a %s', async (second) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const world = await new World(NODES).begin(second);
        for (const each of steps) {
          await carryOut(world, each);
          if (each.do !== 'answer') await world.time.settle();
        }
        await heal(world);

        const { disk, stored, acknowledged, unknown, nodes } = world;
        expect(disk.log.map(({ seq }) => seq)).toEqual(disk.log.map((_, at) => at + 1));
        for (const each of nodes) {
          await each.tables.ask(ID, asker('anna'), { ask: 'close-chat', what: 'text' });
          await world.time.settle();
        }
        expect(stored).toHaveLength(new Set(stored).size);
        expect(stored).toEqual(expect.arrayContaining(acknowledged));
        expect([...acknowledged, ...unknown]).toEqual(expect.arrayContaining(stored));
        const truth = contentOf(tableIn(disk));
        for (const each of nodes) expect(await each.tables.look(ID, contentOf)).toBe(truth);
        expect(disk.snapshot?.seq ?? 0).toBeLessThanOrEqual(disk.log.length);
      }),
      { numRuns: 150, seed: 20 },
    );
  });
});

describe('A write', () => {
  const FAILING = ['fails before writing', 'hangs'] as const;

  test.each(FAILING)('that %s leaves no trace, and can be tried again', async (fault) => {
    const world = await new World(1).begin();
    const [{ tables, store }] = world.nodes as [Node];
    const before = world.disk.log.length;
    store.plan.push(fault);
    const answered = world.answer(world.nodes[0]!, 0);
    await world.time.pass(5000);
    await answered;
    expect(world).toMatchObject({ acknowledged: [], unknown: [1] });
    expect(await tables.look(ID, ({ seq }) => seq)).toBe(before);
    await world.answer(world.nodes[0]!, 0);
    expect(world.acknowledged).toEqual([2]);
    expect(world.recoveries).toMatchObject([{ table: ID, seq: before, why: 'read-again' }]);
  });

  test('that fails after writing is found in the log, and acknowledged', async () => {
    const world = await new World(1).begin();
    world.nodes[0]!.store.plan.push('fails after writing');
    await world.answer(world.nodes[0]!, 0);
    expect(world).toMatchObject({ acknowledged: [1], stored: [1] });
  });

  test('that another node is said to have been first with, though none was, is tried again', async () => {
    const world = await new World(1).begin();
    world.nodes[0]!.store.plan.push('says another node was first');
    await world.answer(world.nodes[0]!, 0);
    expect(world).toMatchObject({ acknowledged: [1], stored: [1] });
    expect(world.recoveries).toMatchObject([{ why: 'read-again' }]);
  });

  test('on a connection that is dropped fails like all that follow, until there is another connection', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    only.store.plan.push('drops the connection');
    await world.answer(only, 0);
    await world.answer(only, 0);
    expect(world).toMatchObject({ acknowledged: [], unknown: [1, 2], stored: [] });
    await world.time.pass(4000);
    await world.answer(only, 0);
    expect(world).toMatchObject({ acknowledged: [3], stored: [3] });
  });

  test('of which another node was not told is found there when that node reads what it missed', async () => {
    const world = await new World(2).begin();
    const [one, other] = world.nodes as [Node, Node];
    one.losesMessages = true;
    await world.answer(one, 0);
    expect(await other.tables.look(ID, ({ seq }) => seq)).toBe(world.disk.log.length - 1);
    await other.tables.catchUp();
    expect(await other.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
  });

  test('that comes late is taken in, though nobody asks', async () => {
    const world = await new World(1).begin();
    const [{ tables, store }] = world.nodes as [Node];
    store.plan.push('answers late');
    void world.answer(world.nodes[0]!, 0);
    await world.time.pass(20_000);
    expect(world.unknown).toEqual([1]);
    expect(await tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
    expect(world.stored).toEqual([1]);
  });
});

describe('A table that is watched', () => {
  test('rests while nothing happens, and goes on as if it had never left the memory', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    await world.answer(only, 0);
    await world.time.pass(2 * IDLE);
    expect([only.tables.size, only.tables.atRest]).toEqual([1, 1]);
    await world.answer(only, 0);
    expect(only.tables.atRest).toBe(0);
    expect(await only.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
    expect(world).toMatchObject({ acknowledged: [1, 2], stored: [1, 2], recoveries: [], troubles: [] });
  });

  test.each([
    { tables: 'many', crowd: 0, atRest: 1 },
    { tables: 'few', crowd: 1, atRest: 0 },
  ])('rests soon where it was only looked at and there are $tables', async ({ crowd, atRest }) => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    world.crowd = crowd;
    await only.restart();
    await world.time.pass(IDLE / 10);
    expect(only.tables.atRest).toBe(atRest);
    await world.answer(only, 0);
    await world.time.pass(IDLE / 2);
    expect(only.tables.atRest).toBe(0);
  });

  test('says when it rests, and is dropped when nobody watches it any more', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    await only.restart();
    let rested = 0;
    const late = new Node(world);
    const leave = await late.tables.watch(
      ID,
      () => {},
      () => {
        rested += 1;
      },
    );
    await world.time.pass(2 * IDLE);
    expect([rested, late.tables.atRest]).toEqual([1, 1]);
    leave();
    await world.time.pass(2 * IDLE);
    expect([rested, late.tables.atRest, late.tables.size]).toEqual([1, 0, 0]);
  });

  test('does on time what it is to do on its own, though it rests', async () => {
    const clock = { kind: 'turn', seconds: (2 * IDLE) / 1000 } as const;
    const world = await new World(1, { ...CHARTER, clock }).begin();
    const [only] = world.nodes as [Node];
    const { seq } = world.disk.log.at(-1)!;
    await world.time.pass(1.5 * IDLE);
    expect(only.tables.atRest).toBe(1);
    await world.time.pass(IDLE);
    expect(world.disk.log.length).toBeGreaterThan(seq);
    expect(world.disk.log[seq]).toMatchObject({ kind: 'went-away', seat: 0 });
  });

  test('hears at rest what another node has added, and reads nothing where that is nothing', async () => {
    const world = await new World(2).begin();
    const [one, other] = world.nodes as [Node, Node];
    await world.answer(one, 0);
    await world.time.pass(2 * IDLE);
    expect([one.tables.atRest, other.tables.atRest]).toEqual([1, 1]);
    await one.tables.catchUp();
    expect(one.tables.atRest).toBe(1);
    await world.answer(one, 0);
    await world.time.settle();
    expect(other.tables.atRest).toBe(0);
    expect(await other.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
  });

  test('that cannot be read again stays at rest for the next one who asks', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    await world.time.pass(2 * IDLE);
    only.store.plan.push('fails before writing');
    await world.answer(only, 0);
    expect(world).toMatchObject({ acknowledged: [], unknown: [1], stored: [] });
    expect(only.tables.atRest).toBe(1);
    await world.answer(only, 0);
    expect(world).toMatchObject({ acknowledged: [2], stored: [2], recoveries: [] });
  });
});

test('A table that is heard of while it cannot be read fails for those who asked, and for nobody else', async () => {
  const world = await new World(1).begin();
  const late = new Node(world);
  world.nodes.push(late);
  late.store.plan.push('hangs');
  const looked = expect(late.tables.look(ID, contentOf)).rejects.toThrow('did not answer');
  await world.answer(world.nodes[0]!, 0);
  await world.time.pass(5000);
  await looked;
  expect(await late.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
});

test('What is asked is carried out on the account of the one who asks', async () => {
  const world = await new World(1).begin();
  const paid: number[] = [];
  const timed = <Value>(act: () => Value): Value => {
    const value = act();
    paid.push(world.disk.log.length);
    return value;
  };
  const before = world.disk.log.length;
  await world.nodes[0]!.tables.ask(ID, asker('anna'), { ask: 'close-chat', what: 'all' }, timed);
  expect([paid, world.disk.log.length]).toEqual([[before], before + 1]);
});

test('A table that is not in memory is read on the account of the one who asks', async () => {
  const world = await new World(1).begin();
  const late = new Node(world);
  let paid = 0;
  const timed = <Value>(act: () => Value): Value => {
    paid += 1;
    return act();
  };
  await late.tables.look(ID, contentOf, timed);
  expect(paid).toBeGreaterThan(0);
  const before = paid;
  await late.tables.look(ID, contentOf, timed);
  expect(paid).toBe(before);
  await world.time.pass(2 * IDLE);
  await late.tables.look(ID, contentOf, timed);
  expect(paid).toBeGreaterThan(before);
});

describe('A kept state', () => {
  test('that is ahead of its log is not trusted', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    const ahead = tableIn(world.disk);
    ahead.apply({ kind: 'answered', seat: 0, index: 1, by: 'player', seq: ahead.seq + 1, at: 2000 });
    const record = textOfKept(keptOf(ahead, ahead.match!));
    world.disk.snapshot = { seq: ahead.seq, step: 1, rules: 1, record };
    await only.restart();
    expect(await only.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
    expect(world.recoveries).toMatchObject([{ why: 'snapshot-ahead' }]);
  });

  test('that is damaged gives way to the log', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    await world.answer(only, 0);
    world.disk.snapshot = { ...world.disk.snapshot!, record: '1:damaged' };
    await only.restart();
    expect(await only.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
    expect(world.recoveries).toMatchObject([{ why: 'snapshot-unreadable' }]);
  });

  test('that could not be stored is stored later', async () => {
    const world = await new World(1).begin();
    const [only] = world.nodes as [Node];
    await world.answer(only, 0);
    const { seq } = world.disk.log.at(-1)!;
    only.store.plan.push('fails before writing');
    await world.time.pass(25_000);
    expect(world.disk.snapshot!.seq).toBeLessThan(seq);
    await world.time.pass(25_000);
    expect(world.disk.snapshot!.seq).toBe(seq);
  });

  test('that cannot be stored keeps its table in memory until it is', async () => {
    const world = await new World(1).begin();
    const unwatched = new Node(world);
    world.nodes.push(unwatched);
    await world.answer(unwatched, 0);
    const { seq } = world.disk.log.at(-1)!;
    const fails = Array.from({ length: 100 }, () => 'fails before writing' as const);
    for (const { store } of world.nodes) store.plan.push(...fails);
    await world.time.pass(200_000);
    expect(unwatched.tables.size).toBe(1);
    expect(world.disk.snapshot!.seq).toBeLessThan(seq);
    for (const { store } of world.nodes) store.plan.length = 0;
    await world.time.pass(100_000);
    expect(world.disk.snapshot!.seq).toBe(seq);
    expect(unwatched.tables.size).toBe(0);
  });
});

describe('A bot that is asked', () => {
  const HOUR = 3_600_000;
  const answersOf = ({ disk }: World) => disk.log.filter((entry) => entry.kind === 'answered' && entry.by === 'bot');

  async function untilBotAsked(world: World): Promise<void> {
    while (tableIn(world.disk).asked === 0) await world.answer(world.nodes[0]!, 1);
    expect(answersOf(world)).toEqual([]);
  }

  test('answers after its pace, though the clock is set back meanwhile, or before the server starts', async () => {
    const world = await new World(1).begin('bot');
    const [only] = world.nodes as [Node];
    await untilBotAsked(world);
    only.off = -HOUR;
    await world.time.pass(2 * BOT_PACE);
    const { length } = answersOf(world);
    expect(length).toBeGreaterThan(0);
    while (tableIn(world.disk).asked === 1) await world.time.pass(BOT_PACE);
    await world.answer(only, 1);
    const answered = answersOf(world).length;
    while (tableIn(world.disk).asked === 0) await world.answer(only, 1);
    await only.restart();
    await world.time.pass(2 * BOT_PACE);
    expect(answersOf(world).length).toBeGreaterThan(answered);
  });

  test('answers after its pace on a node whose clock is behind that of the other', async () => {
    const world = await new World(2).begin('bot');
    const [behind, ahead] = world.nodes as [Node, Node];
    ahead.off = HOUR;
    await ahead.restart();
    while (tableIn(world.disk).asked === 0) await world.answer(ahead, 1);
    const { at } = world.disk.log.at(-1)!;
    expect(at).toBeGreaterThan(HOUR);
    await ahead.tables.close();
    world.nodes.pop();
    await world.time.pass(2 * BOT_PACE);
    expect(answersOf(world).length).toBeGreaterThan(0);
    expect(answersOf(world)[0]!.at - at).toBe(BOT_PACE);
    expect(await behind.tables.look(ID, contentOf)).toBe(contentOf(tableIn(world.disk)));
  });
});
