import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removeFolders } from '../testing.ts';
import { beginWith, openFor, Sitter, trialHouse } from './trial-house.ts';
import { Receiver } from './trial-push.ts';

const PATIENCE = { timeout: 15_000, interval: 10 };
const GRACE = 5000;

let receiver: Receiver;
let trial: Awaited<ReturnType<typeof trialHouse>>;
let [ada, bob]: Sitter[] = [];
let table: string;

const come = (name: string, told = true) => Sitter.come(trial.house, name, told ? receiver.at(`/${name}`) : null);

/** What somebody was told so far, in order. */
const told = (name: string) => receiver.to(`/${name}`).map(({ body }) => JSON.parse(body.toString()));
const kindsTold = (name: string): string[] => told(name).map(({ kind }) => kind);

const begin = (...sitters: readonly Sitter[]) => beginWith(trial.house, sitters);

/** Lets time go by until somebody was told so often. */
async function untilTold(name: string, times: number): Promise<void> {
  const some = async () => {
    await trial.clock.pass(1000);
    return kindsTold(name);
  };
  await expect.poll(some, PATIENCE).toHaveLength(times);
}

/** Lets bots answer, in as little time as they need, until that seat is asked. */
async function botsPlayUntil(seat: number): Promise<void> {
  const askedSeat = () => trial.house.tables.look(table, ({ asked }) => asked);
  const play = async () => {
    await trial.clock.pass(10);
    return askedSeat();
  };
  await expect.poll(play, PATIENCE).toBe(seat);
}

/** Whatever is due has been told once somebody who is certain to be told was. */
async function settled(): Promise<void> {
  const sure = await come(`sure-${receiver.received.length}`);
  await begin(sure, await come('nobody', false));
  await trial.clock.pass(GRACE);
  await expect.poll(() => kindsTold(sure.name), PATIENCE).toEqual(['your-turn']);
}

beforeAll(async () => {
  receiver = await new Receiver(null).start();
});

afterAll(async () => {
  await receiver.stop();
  removeFolders();
});

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 204 });
  trial = await trialHouse();
  [ada, bob] = [await come('ada'), await come('bob')];
});

afterEach(() => trial.close());

test('who is not there is told once that it is their turn, after a while', async () => {
  table = await begin(ada!, bob!);
  await trial.clock.pass(GRACE - 1);
  expect(receiver.received).toEqual([]);
  await trial.clock.pass(1);
  await expect.poll(() => [kindsTold('ada'), kindsTold('bob')], PATIENCE).toEqual([['your-turn'], ['began']]);
  const line = `À vous de jouer : Clank! https://play.example.org/#/at/${table}`;
  expect(told('ada')[0]).toEqual({
    kind: 'your-turn',
    at: expect.any(Number),
    table,
    game: 'clank',
    turn: 1,
    name: 'ada',
    others: ['bob'],
    url: `https://play.example.org/#/at/${table}`,
    language: 'fr',
    sentence: 'À vous de jouer : Clank!',
    text: line,
    content: line,
  });
  await ada!.ask(table, { ask: 'close-chat', what: 'text' });
  await ada!.ask(table, { ask: 'let-spectators-write', may: true });
  await trial.clock.pass(60_000);
  await ada!.play(table);
  await trial.clock.pass(GRACE);
  await expect.poll(() => kindsTold('bob'), PATIENCE).toEqual(['began', 'your-turn']);
  expect(kindsTold('ada')).toEqual(['your-turn']);
});

test('who looks at the table is not told; who has it open out of sight, or looks elsewhere, is', async () => {
  const leave = await ada!.watch(await openFor(trial.house, ada!, 2));
  table = await begin(ada!, bob!);
  const close = await bob!.watch(table, false);
  await trial.clock.pass(GRACE);
  await expect.poll(() => [kindsTold('ada'), kindsTold('bob')], PATIENCE).toEqual([['your-turn'], ['began']]);
  await close();
  const look = await bob!.watch(table);
  await ada!.play(table);
  await trial.clock.pass(60_000);
  await settled();
  expect(kindsTold('bob')).toEqual(['began']);
  for (const each of [leave, look]) await each();
});

test('one who answers in time, or comes, is not told of it', async () => {
  table = await begin(ada!, bob!);
  await trial.clock.pass(GRACE - 2000);
  await ada!.play(table);
  const leave = await bob!.watch(table);
  await trial.clock.pass(60_000);
  await settled();
  expect([kindsTold('ada'), kindsTold('bob')]).toEqual([[], []]);
  await bob!.play(table);
  await leave();
  await trial.clock.pass(GRACE);
  await expect.poll(() => kindsTold('ada'), PATIENCE).toEqual(['your-turn']);
});

test('whose seat a bot plays is told nothing until they are back', async () => {
  table = await begin(ada!, bob!);
  await trial.clock.pass(1000);
  await bob!.ask(table, { ask: 'go-away', why: 'handed' });
  await ada!.ask(table, { ask: 'go-away', why: 'handed' });
  await bob!.ask(table, { ask: 'come-back' });
  await botsPlayUntil(1);
  await untilTold('bob', 1);
  expect([kindsTold('ada'), kindsTold('bob')]).toEqual([[], ['your-turn']]);
});

test('consent is asked for once, and the end is told', async () => {
  const zoe = await come('zoe');
  table = await begin(ada!, bob!, zoe);
  const looks = [await ada!.watch(table), await bob!.watch(table)];
  await trial.clock.pass(GRACE);
  await expect.poll(() => kindsTold('zoe'), PATIENCE).toEqual(['began']);
  const propose = { ask: 'agree', motion: { what: 'end' } } as const;
  await ada!.ask(table, propose);
  await trial.clock.pass(2000);
  await bob!.ask(table, propose);
  await trial.clock.pass(60_000);
  await expect.poll(() => kindsTold('zoe'), PATIENCE).toEqual(['began', 'consent']);
  await bob!.ask(table, { ask: 'decline' });
  await ada!.ask(table, propose);
  await trial.clock.pass(60_000);
  await bob!.ask(table, propose);
  await zoe.ask(table, propose);
  await trial.clock.pass(60_000);
  await expect.poll(() => kindsTold('zoe'), PATIENCE).toEqual(['began', 'consent', 'over']);
  await ada!.ask(table, { ask: 'close-chat', what: 'all' });
  for (const leave of looks) await leave();
  await trial.clock.pass(60_000);
  await settled();
  expect([kindsTold('ada'), kindsTold('bob'), kindsTold('zoe')]).toEqual([[], [], ['began', 'consent', 'over']]);
});

test('what a program that ended was about to tell is told by the next one, once', async () => {
  table = await begin(ada!, bob!);
  await trial.clock.pass(1000);
  const { time } = trial.clock;
  const { data } = trial.house.settings;
  await trial.close();
  trial = await trialHouse({}, data);
  trial.clock.time = time + 60_000;
  trial.house.herald.begin();
  await trial.clock.pass(20_000);
  await expect.poll(() => kindsTold('ada'), PATIENCE).toEqual(['your-turn']);
  trial.house.herald.begin();
  await trial.clock.pass(60_000);
  await settled();
  expect([kindsTold('ada'), kindsTold('bob')]).toEqual([['your-turn'], []]);
});

test('a clock that is set back or forward delays nothing', async () => {
  await begin(ada!, bob!);
  trial.clock.set = -3_600_000;
  await trial.clock.pass(GRACE);
  await expect.poll(() => [kindsTold('ada'), kindsTold('bob')], PATIENCE).toEqual([['your-turn'], ['began']]);
  await begin(ada!, bob!);
  trial.clock.set = 0;
  await trial.clock.pass(GRACE);
  await expect.poll(() => kindsTold('ada'), PATIENCE).toEqual(['your-turn', 'your-turn']);
});

test('what does not work is tried twice more; five times in a row, and the address is left alone', async () => {
  receiver.answer = (path) => ({ status: path === '/ada' ? 500 : 204 });
  const failures = async () => (await trial.house.store.hookOf(ada!.id))?.failures;
  for (let count = 1; count <= 6; count++) {
    table = await begin(ada!, bob!);
    await trial.clock.pass(GRACE);
    await expect.poll(() => kindsTold('bob'), PATIENCE).toHaveLength(count);
    for (const tries of [3 * count - 2, 3 * count - 1, 3 * count]) {
      if (count === 6) break;
      await untilTold('ada', tries);
    }
    await expect.poll(failures, PATIENCE).toBe(Math.min(5, count));
  }
  await settled();
  expect(kindsTold('ada')).toHaveLength(15);
  expect((await trial.house.store.hookOf(ada!.id))?.trouble).toMatch(/^{"code":"refused","status":500,"at":\d+}$/);
  expect(await trial.house.metrics.text()).toContain('tintamarre_notices_total{by="hook",outcome="failed"} 5');
});

test('what is refused for good is not tried again, and nobody is called where the host says so', async () => {
  receiver.answer = (path) => ({ status: path === '/ada' ? 403 : 204 });
  table = await begin(ada!, bob!);
  await trial.clock.pass(60_000);
  await settled();
  expect(kindsTold('ada')).toHaveLength(1);
  await trial.close();
  trial = await trialHouse({ notices: 'off' });
  receiver.received.length = 0;
  const [eve, sam] = [await come('eve'), await come('sam')];
  await begin(eve, sam);
  await trial.clock.pass(60_000);
  expect(receiver.received).toEqual([]);
});

test('who could not be told while the database was away is told when it is back', async () => {
  table = await begin(ada!, bob!);
  vi.spyOn(trial.house.tables, 'look').mockRejectedValueOnce(new Error('the connection was lost'));
  await untilTold('ada', 1);
});
