import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { type Followed, followed } from '../protocol/following.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import type { Manner, Member } from './member.ts';
import { beginWith, Sitter, trialHouse } from './notices/trial-house.ts';
import { removeFolders } from './testing.ts';

afterAll(removeFolders);

const MINUTE = 60_000;
const MOST_MINUTES = 100;

type Trial = Awaited<ReturnType<typeof trialHouse>>;

/** Someone whose page follows a table by what changes there. */
class Follower implements Member {
  readonly player: string;
  readonly address = '192.0.2.1';
  readonly heard: ServerMessage[] = [];
  known: Followed | null = null;

  constructor(player: string) {
    this.player = player;
  }

  tell(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    this.heard.push(message);
    if (message.say !== 'table' && message.say !== 'news') return;
    this.known = followed(this.known, message);
    expect(this.known).not.toBeNull();
  }

  timed<Value>(act: () => Value): Value {
    return act();
  }

  forget(): void {}

  async watch({ house }: Trial, table: string, manner: Manner = {}): Promise<this> {
    await house.rooms.watch(table, this, { changes: true, ...manner });
    return this;
  }
}

async function twoAt(trial: Trial) {
  const sitters = [await Sitter.come(trial.house, 'Ada', null), await Sitter.come(trial.house, 'Bob', null)] as const;
  return { sitters, table: await beginWith(trial.house, sitters) };
}

/** Answers the question under way, whoever is asked. */
async function answerOnce({ house }: Trial, sitters: readonly Sitter[], table: string): Promise<void> {
  const { step, asked } = await house.tables.look(table, ({ match, asked }) => ({ step: match!.step, asked: asked! }));
  await sitters[asked]!.ask(table, { ask: 'answer', step, index: 0 });
}

/** The database takes real time, which the trial's clock knows nothing of. */
async function untilAtRest({ clock, house }: Trial): Promise<void> {
  for (let minute = 0; minute < MOST_MINUTES && house.tables.atRest === 0; minute++) await clock.pass(MINUTE);
  expect(house.tables.atRest).toBe(1);
}

test('Those who watch a table that rested are told all that happens then, and miss nothing', async () => {
  const trial = await trialHouse();
  const { sitters, table } = await twoAt(trial);
  const [ada, bob] = await Promise.all(sitters.map(({ id }) => new Follower(id).watch(trial, table)));
  await answerOnce(trial, sitters, table);
  await untilAtRest(trial);
  await answerOnce(trial, sitters, table);
  await answerOnce(trial, sitters, table);
  for (const [seat, { known }] of [ada!, bob!].entries()) {
    const now = await trial.house.tables.look(table, ({ match }) => match!.present(seat));
    expect(known!.now.present).toEqual(JSON.parse(JSON.stringify(now)));
    expect(known!.told.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  }
  expect(bob!.heard.slice(-2)).toMatchObject([{ say: 'news', now: { you: 1 } }, { say: 'news' }]);
  expect(bob!.heard.at(-1)).not.toHaveProperty('now');
  await trial.close();
});

test('Who comes back to a table at rest is told only what they do not know', async () => {
  const trial = await trialHouse();
  const { sitters, table } = await twoAt(trial);
  await new Follower(sitters[0].id).watch(trial, table);
  await answerOnce(trial, sitters, table);
  const bob = await new Follower(sitters[1].id).watch(trial, table);
  await trial.house.rooms.leave(table, bob);
  await answerOnce(trial, sitters, table);
  await untilAtRest(trial);
  bob.heard.length = 0;
  await bob.watch(trial, table, { seq: bob.known!.seq });
  expect(bob.heard[0]).toMatchObject({ say: 'table', since: 1, told: [{ step: 2 }] });
  await trial.close();
});

test('Nothing holds the state or the views of a table at rest', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const trial = await trialHouse();
  const { sitters, table } = await twoAt(trial);
  for (const { id } of sitters) await new Follower(id).watch(trial, table);
  await answerOnce(trial, sitters, table);
  const held = await trial.house.tables.look(table, (each) =>
    [each, each.match!, ...[null, 0, 1].map((viewer) => Object(each.match!.present(viewer).view))].map(
      (part: object) => new WeakRef(part),
    ),
  );
  const left = () => held.filter((part) => part.deref() !== undefined).length;
  collect();
  expect(left()).toBe(held.length);
  await untilAtRest(trial);
  collect();
  expect(left()).toBe(0);
  await trial.close();
});
