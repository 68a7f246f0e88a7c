import { beforeEach, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue whose turns of the event loop are taken by hand, and what was done. */
class Trial {
  readonly done: string[] = [];
  private turns: (() => void)[] = [];
  readonly queue = new FairQueue({ perTurn: 2, underWay: 3 }, (act) => this.turns.push(act));

  /** Something that is done at once. */
  quick(address: string, name: string): Promise<void> {
    return this.queue.run(address, async () => void this.done.push(name));
  }

  /** Something that goes on until it is told to end. */
  slow(address: string, name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    void this.queue.run(address, () => {
      this.done.push(name);
      return promise;
    });
    return resolve;
  }

  async settle(): Promise<void> {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }

  async turn(): Promise<string> {
    for (const act of this.turns.splice(0)) act();
    await this.settle();
    return this.done.join('');
  }
}

let trial: Trial;
beforeEach(() => {
  trial = new Trial();
});

test('what need not wait is done at once', async () => {
  expect(await trial.queue.run('a', async () => 7)).toBe(7);
});

test('of one address so much is begun in a turn of the event loop, in order; others do not wait for it', async () => {
  for (const name of ['1', '2', '3', '4', '5']) void trial.quick('loud', name);
  void trial.quick('calm', 'c');
  await trial.settle();
  expect(trial.done.join('')).toBe('12c');
  expect(await trial.turn()).toBe('12c34');
  expect(await trial.turn()).toBe('12c345');
});

test('what comes later does not overtake what waits, even where there is room again', async () => {
  for (const name of ['1', '2', '3']) void trial.quick('loud', name);
  await trial.settle();
  void trial.quick('loud', '4');
  await trial.settle();
  expect(trial.done.join('')).toBe('12');
  expect(await trial.turn()).toBe('1234');
});

test('of one address so much is under way at once, however many turns pass', async () => {
  const ends = ['1', '2', '3', '4'].map((name) => trial.slow('slow', name));
  await trial.turn();
  expect(await trial.turn()).toBe('123');
  ends[1]?.();
  await trial.settle();
  expect(await trial.turn()).toBe('1234');
});

test('what fails makes room as well, and is told', async () => {
  const failed = trial.queue.run('a', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  await trial.turn();
  for (const name of ['1', '2', '3']) void trial.quick('a', name);
  await trial.settle();
  expect(await trial.turn()).toBe('123');
});

test('far too much is refused, and nothing is remembered of an address that asks no more', async () => {
  const all = Array.from({ length: 2500 }, () =>
    trial.quick('loud', '.').then(
      () => 'done',
      ({ code }) => code,
    ),
  );
  while (trial.queue.size > 0) await trial.turn();
  const told = await Promise.all(all);
  expect(told.filter((each) => each === 'done')).toHaveLength(2002);
  expect(told.at(-1)).toBe('too-much');
});
