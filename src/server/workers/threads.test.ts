import { expect, test } from 'vitest';
import { dice } from '../../engine/random.ts';
import { clank } from '../../games/clank/classic/game.ts';
import { kitOf } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { type Job, storyRecord, viewRecord } from './jobs.ts';
import { SameThread, workerPool } from './threads.ts';

const SITTERS = ['A', 'B'].map((name) => ({ kind: 'bot', name, bot: 'greedy' }) as const);

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

test('worker threads find what the thread that plays would find', { timeout: 60_000 }, async () => {
  const kit = kitOf(clank.id)!;
  const match = Match.begin(kit, SITTERS, { seats: 2, options: {}, seed: '7'.repeat(64) }, dice(1));
  for (let step = 0; step < 60; step++) match.goOn();
  const jobs: Job[] = [
    { do: 'choose', ...match.questionFor('greedy')! },
    { do: 'choose', ...match.questionFor('random')! },
    { do: 'story', record: storyRecord(match.record), begins: 0 },
  ];
  for (const step of [0, 1, 49, 50, 51, 60]) {
    jobs.push({ do: 'view', record: viewRecord(match.record, step), viewer: 1, step });
  }
  const [threads, here] = [workerPool(after), new SameThread({ kitOf })];
  try {
    const [found, wanted] = await Promise.all(
      [threads, here].map((compute) => Promise.all(jobs.map(async (job) => (await compute.run('a', job)).value))),
    );
    expect(found).toEqual(wanted);
    const views = [0, 1, 49, 50, 51, 60].map((step) => JSON.stringify(match.viewAt(1, step)));
    expect(wanted?.slice(3)).toEqual(views);
    const unknown = threads.run('a', { do: 'view', record: { ...match.record, game: 'chess' }, viewer: 0, step: 0 });
    await expect(unknown).rejects.toThrow('there is no game chess');
  } finally {
    await threads.close();
  }
});
