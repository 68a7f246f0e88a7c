import { describe, expect, test } from 'vitest';
import { InputQueue, type InputTable, type Moment, type Since } from './input-queue.ts';

/** A table that notes what is done, and is busy until it is told otherwise. */
class FakeTable implements InputTable {
  readonly done: string[] = [];
  readonly queue = new InputQueue(this, async () => undefined);
  rejected = 0;
  busy = false;
  moment: Moment = { viewer: 0, step: 0, ask: 'turn' };
  sinceThen: Since = 'same';

  since(): Since {
    return this.sinceThen;
  }

  reject(): void {
    this.rejected += 1;
  }

  /** Answers unless it may not, and is busy from then on. */
  answer(name: string, irreversible = false): void {
    if (!this.queue.admits(irreversible)) return;
    this.done.push(name);
    this.busy = true;
  }

  async settle(): Promise<void> {
    this.busy = false;
    this.moment = { ...this.moment, step: this.moment.step + 1 };
    await this.queue.settled();
  }
}

describe('presses while an answer is on its way', () => {
  test('are carried out one by one, in their order', async () => {
    const table = new FakeTable();
    for (const name of ['a', 'b', 'c']) table.queue.press(() => table.answer(name));
    expect(table.done).toEqual(['a']);
    await table.settle();
    expect(table.done).toEqual(['a', 'b']);
    await table.settle();
    expect(table.done).toEqual(['a', 'b', 'c']);
    expect(table.rejected).toBe(0);
  });

  test('go on where a press did not answer anything', async () => {
    const table = new FakeTable();
    table.queue.press(() => table.answer('a'));
    table.queue.press(() => table.done.push('look'));
    table.queue.press(() => table.answer('b'));
    await table.settle();
    expect(table.done).toEqual(['a', 'look', 'b']);
  });

  test.each<Since>(['not-asked', 'gone'])('are rejected together when the question is %s', async (since) => {
    const table = new FakeTable();
    for (const name of ['a', 'b', 'c']) table.queue.press(() => table.answer(name));
    table.sinceThen = since;
    await table.settle();
    await table.settle();
    expect(table.done).toEqual(['a']);
    expect(table.rejected).toBe(1);
  });

  test('undo something while someone else is asked, but not once someone else has acted', async () => {
    for (const [since, done] of [
      ['not-asked', ['a', 'undo']],
      ['gone', ['a']],
    ] as const) {
      const table = new FakeTable();
      table.queue.press(() => table.answer('a'));
      table.queue.press(() => table.done.push('undo'), { anytime: true });
      table.sinceThen = since;
      await table.settle();
      expect(table.done).toEqual(done);
    }
  });

  test('do only what can be undone when there is something new', async () => {
    for (const irreversible of [false, true]) {
      const table = new FakeTable();
      table.queue.press(() => table.answer('a'));
      table.queue.press(() => table.answer('b', irreversible));
      table.sinceThen = 'new';
      await table.settle();
      expect(table.done).toEqual(irreversible ? ['a'] : ['a', 'b']);
      expect(table.rejected).toBe(irreversible ? 1 : 0);
      await table.settle();
      table.queue.press(() => table.answer('pressed again', irreversible));
      expect(table.done).toContain('pressed again');
    }
  });

  test('are limited in number, and the rest is rejected', async () => {
    const table = new FakeTable();
    for (let i = 0; i < 100; i++) table.queue.press(() => table.answer('a'));
    expect(table.rejected).toBeGreaterThan(0);
    for (let i = 0; i < 100; i++) await table.settle();
    expect(table.done.length + table.rejected).toBe(100);
  });
});

test('a double click counts once, a click on something else is carried out next', async () => {
  const table = new FakeTable();
  for (const thing of ['card 1', 'card 1', 'card 2', 'card 2']) table.queue.press(() => table.answer(thing), { thing });
  await table.settle();
  await table.settle();
  expect(table.done).toEqual(['card 1', 'card 2']);
});
