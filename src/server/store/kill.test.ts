import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dice } from '../../engine/random.ts';
import { openStore, type Whereabouts } from './open.ts';
import { charterOf, entryAt, someId, summaryAt } from './samples.ts';
import { TRIALS, type Trial } from './testing.ts';

const SAMPLES = fileURLToPath(import.meta.resolve('./samples.ts'));
const KILLS = 5;
/** Decides when. */
const SEED = 1;
const LONGEST_LIFE = 150;

/** Runs a program that adds to the tables, and kills it; the last number of each that it said was kept. */
async function addAndKill(
  where: Whereabouts,
  from: ReadonlyMap<string, number>,
  life: number,
): Promise<Map<string, number>> {
  const tables = [...from].map(([id, seq]) => `${id}:${seq}`);
  const child = spawn(process.execPath, [SAMPLES, JSON.stringify(where), ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), life);
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  const whole = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(whole.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
}

describe.each(Object.entries(TRIALS))('%s', (_, start) => {
  let trial: Trial;

  beforeAll(async () => {
    trial = await start();
  }, 60_000);

  afterAll(() => trial?.stop());

  test(`loses nothing that was acknowledged when the program is killed ${KILLS} times, seed ${SEED}`, async () => {
    const random = dice(SEED);
    const where = await trial.fresh();
    const ids = Array.from({ length: 20 }, () => someId());
    const first = await openStore(where);
    for (const id of ids) await first.addTable(charterOf(id), 'secret', 1, summaryAt(0));
    await first.close();
    let next = new Map(ids.map((id) => [id, 1]));
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await addAndKill(where, next, random.below(LONGEST_LIFE));
      expect(acknowledged.size).toBeGreaterThan(0);
      const store = await openStore(where);
      for (const [id, seq] of acknowledged) expect((await store.table(id))?.summary.seq).toBeGreaterThanOrEqual(seq);
      next = new Map();
      for (const id of ids) {
        const log = await store.entriesAfter(id, 0);
        expect(log).toEqual(log.map((_, i) => entryAt(i + 1)));
        expect((await store.table(id))?.summary.seq).toBe(log.length);
        next.set(id, log.length + 1);
      }
      await store.close();
    }
  }, 90_000);
});
