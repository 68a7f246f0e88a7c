import { beforeEach, expect, test } from 'vitest';
import { FORMAT } from '../../engine/record.ts';
import { FakeTime } from '../faulty-store.ts';
import type { Job, JobOf } from './jobs.ts';
import { type Done, type Helper, Pool, type Reply } from './pool.ts';

/** A worker that does nothing until it is told to. */
class FakeHelper implements Helper {
  readonly seen: string[] = [];
  ended = false;
  reply: (reply: Reply) => void = () => {};
  die: (error: Error) => void = () => {};

  post(job: Job): void {
    this.seen.push(nameOf(job));
  }

  listen(replied: (reply: Reply) => void, died: (error: Error) => void): void {
    this.reply = replied;
    this.die = died;
  }

  async end(): Promise<void> {
    this.ended = true;
  }

  /** Has done what it was last told to. */
  finish(): void {
    this.reply({ value: `done ${this.seen.at(-1)}`, cpu: 3 });
  }
}

const nameOf = (job: Job): string => (job.do === 'choose' ? job.bot : job.record.game);

const job = (game: string): JobOf<'story'> => ({
  do: 'story',
  begins: 0,
  record: { format: FORMAT, game, rules: 1, seats: 2, options: {}, seed: '', answers: [], checks: '', snapshots: [] },
});

let helpers: FakeHelper[];
let time: FakeTime;

function poolOf(size: number): Pool {
  const start = () => {
    const helper = new FakeHelper();
    helpers.push(helper);
    return helper;
  };
  return new Pool({ size, start, after: (milliseconds, act) => time.after(milliseconds, act) });
}

const found = async (done: Promise<Done>): Promise<unknown> => (await done).value;

beforeEach(() => {
  helpers = [];
  time = new FakeTime();
});

test('workers start when they are needed, and no more than there may be', async () => {
  const pool = poolOf(2);
  expect(helpers).toHaveLength(0);
  const first = pool.run('a', job('1'));
  expect(helpers).toHaveLength(1);
  const others = ['2', '3'].map((name) => pool.run('a', job(name)));
  expect(helpers.map(({ seen }) => seen)).toEqual([['1'], ['2']]);
  helpers[0]?.finish();
  expect(await first).toEqual({ value: 'done 1', cpu: 3 });
  expect(helpers.map(({ seen }) => seen)).toEqual([['1', '3'], ['2']]);
  for (const helper of helpers) helper.finish();
  expect(await Promise.all(others.map(found))).toEqual(['done 2', 'done 3']);
});

test('each has its turn: one who asks for much waits behind it, and others do not', () => {
  const pool = poolOf(1);
  for (const name of ['1', '2', '3']) void pool.run('loud', job(name));
  void pool.run('calm', job('c'));
  for (let i = 0; i < 3; i++) helpers[0]?.finish();
  expect(helpers[0]?.seen).toEqual(['1', '2', 'c', '3']);
});

test('what cannot be done is told, and the worker goes on', async () => {
  const pool = poolOf(1);
  const failed = pool.run('a', job('1'));
  const next = pool.run('a', job('2'));
  helpers[0]?.reply({ error: 'no such game' });
  await expect(failed).rejects.toThrow('no such game');
  helpers[0]?.finish();
  expect(await found(next)).toBe('done 2');
});

test('a worker that dies is replaced, and its job done again; one that kills two workers is given up', async () => {
  const pool = poolOf(1);
  const lucky = pool.run('a', job('1'));
  helpers[0]?.die(new Error('out of memory'));
  helpers[0]?.finish();
  helpers[1]?.finish();
  expect(await found(lucky)).toBe('done 1');
  const deadly = pool.run('a', job('2'));
  const after = pool.run('a', job('3'));
  helpers[1]?.die(new Error('out of memory'));
  helpers[2]?.die(new Error('out of memory again'));
  await expect(deadly).rejects.toThrow('out of memory again');
  helpers[3]?.finish();
  expect(await found(after)).toBe('done 3');
  expect(helpers.map(({ ended }) => ended)).toEqual([true, true, true, false]);
});

test('a worker that dies while it has nothing to do is replaced when there is something', async () => {
  const pool = poolOf(1);
  const first = pool.run('a', job('1'));
  helpers[0]?.finish();
  await first;
  helpers[0]?.die(new Error('ended'));
  expect(helpers).toHaveLength(1);
  const second = pool.run('a', job('2'));
  helpers[1]?.finish();
  expect(await found(second)).toBe('done 2');
});

test('a job that never ends is given up with its worker, and what it says later is not heard', async () => {
  const pool = poolOf(1);
  void pool.run('a', job('0'));
  helpers[0]?.finish();
  const endless = pool.run('a', job('1'));
  const next = pool.run('a', job('2'));
  const told = expect(endless).rejects.toThrow('took longer than 10000 milliseconds to story');
  await time.pass(10_000);
  await told;
  expect(helpers[0]?.ended).toBe(true);
  helpers[0]?.finish();
  expect(helpers[1]?.seen).toEqual(['2']);
  helpers[1]?.finish();
  expect(await found(next)).toBe('done 2');
});

test('a worker has more time to start; one that never does is given up', async () => {
  const pool = poolOf(1);
  const first = pool.run('a', job('1'));
  await time.pass(119_000);
  helpers[0]?.finish();
  expect(await found(first)).toBe('done 1');
  helpers[0]?.die(new Error('ended'));
  const second = pool.run('a', job('2'));
  const told = expect(second).rejects.toThrow('took longer than 120000 milliseconds to story');
  await time.pass(120_000);
  await told;
  expect(helpers[1]?.ended).toBe(true);
});

test('far too many jobs of one are refused, not those of others', async () => {
  const pool = poolOf(1);
  const all = Array.from({ length: 600 }, () => pool.run('loud', job('1')).catch(({ code }) => code));
  expect(await all.at(-1)).toBe('too-much');
  const calm = pool.run('calm', job('c'));
  helpers[0]?.finish();
  helpers[0]?.finish();
  helpers[0]?.finish();
  expect(await found(calm)).toBe('done c');
});

test('a pool that is closed ends its workers and refuses what waits', async () => {
  const pool = poolOf(1);
  const all = [pool.run('a', job('1')), pool.run('a', job('2'))];
  const told = Promise.allSettled(all);
  await pool.close();
  expect(await told).toMatchObject([{ reason: { code: 'closing' } }, { reason: { code: 'closing' } }]);
  await expect(pool.run('a', job('3'))).rejects.toMatchObject({ code: 'closing' });
  expect(helpers.map(({ ended }) => ended)).toEqual([true]);
});
