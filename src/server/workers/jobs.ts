import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { stateAt } from '../../engine/session.ts';
import type { PlayKit } from '../../engine/stage.ts';
import { storyFrom, storyOf } from '../../engine/story.ts';
import { type BotQuestion, botChoice } from '../../match/thinking.ts';

/** What takes long, as plain data, so that another thread can do it. */
export type Job =
  | ({ readonly do: 'choose' } & BotQuestion)
  /** `record` begins after so many answers of the table. */
  | { readonly do: 'story'; readonly record: GameRecord; readonly begins: number }
  | { readonly do: 'view'; readonly record: GameRecord; readonly viewer: Seat | null; readonly step: number };

export type JobOf<Kind extends Job['do']> = Extract<Job, { do: Kind }>;

/** What each of them brings: the index of an option, and JSON. */
export interface Results {
  readonly choose: number;
  readonly story: string;
  readonly view: string;
}

export type Result = Results[Job['do']];

const gameOf = (job: Job): string => (job.do === 'choose' ? job.game : job.record.game);

type KitOf = (game: string) => PlayKit | undefined;

export function perform<Kind extends Job['do']>(job: JobOf<Kind>, kitOf: KitOf): Results[Kind];
export function perform(job: Job, kitOf: KitOf): Result {
  const kit = kitOf(gameOf(job));
  if (kit === undefined) throw new Error(`there is no game ${gameOf(job)}`);
  switch (job.do) {
    case 'choose':
      return botChoice(kit, job);
    case 'story':
      return JSON.stringify(storyFrom(storyOf(kit, job.record), job.begins));
    case 'view':
      return JSON.stringify(kit.game.view(stateAt(kit.game, job.record, job.step), job.viewer));
  }
}

/** As much of a record as it takes to tell its story. */
export const storyRecord = (record: GameRecord): GameRecord => ({
  ...record,
  snapshots: record.snapshots.filter(({ step }) => step === 0),
});

/** As much of a record as it takes to see the table at that step. */
export function viewRecord(record: GameRecord, step: number): GameRecord {
  const near = record.snapshots.findLast((snapshot) => snapshot.step <= step);
  return { ...record, answers: record.answers.slice(0, step), snapshots: near === undefined ? [] : [near] };
}
