import { describe, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import type { TableAsk } from '../protocol/asks.ts';
import type { Charter, Entry, Stamped } from '../protocol/hosted.ts';
import { HostedTable } from './hosted.ts';
import { keptOf, restored } from './kept.ts';
import { commitmentOf } from './luck.ts';
import { type Asker, entryFor } from './requests.ts';
import { HOLD, NOD, trialKit } from './trial.ts';

const SECRET = 'a secret of the server';
const BOT_PACE = 400;
const [ANNA, BEN, EVE] = ['anna', 'ben', 'eve'].map((player) => ({ player, name: player })) as [Asker, Asker, Asker];
const END = { ask: 'agree', motion: { what: 'end' } } as const;
const CHARTER: Charter = {
  id: 't',
  game: 'pig',
  options: {},
  seats: 3,
  clock: { kind: 'none' },
  listed: false,
  host: ANNA.player,
  commitment: commitmentOf(SECRET),
  made: 0,
};
const fixed = () => ({ charter: CHARTER, secret: SECRET, kit: trialKit, random: dice(1) });

/** Three people at a table whose game has begun, and its log. */
class ThreePlayers {
  readonly table = new HostedTable(CHARTER, SECRET, trialKit, dice(1));
  readonly log: Stamped[] = [];

  constructor() {
    for (const [seat, asker] of [ANNA, BEN, EVE].entries()) this.ask(asker, { ask: 'sit', seat, salt: '' });
    this.ask(ANNA, { ask: 'begin' });
  }

  add(entry: Entry): void {
    const stamped = { ...entry, seq: this.table.seq + 1, at: 1000 };
    this.table.apply(stamped);
    this.log.push(stamped);
  }

  ask(asker: Asker, ask: TableAsk): void {
    this.add(entryFor(this.table, asker, ask));
  }

  /** What the server adds at once. */
  get next(): Entry | null {
    return this.table.ownEntry(1000, BOT_PACE);
  }
}

describe('when somebody leaves who was waited for', () => {
  test('a motion to end is carried by an entry of its own', () => {
    const trial = new ThreePlayers();
    trial.ask(BEN, END);
    trial.ask(ANNA, END);
    expect([trial.next, trial.table.due(BOT_PACE)]).toEqual([null, null]);
    trial.ask(EVE, { ask: 'go-away', why: 'resigned' });
    expect(trial.table.over).toBe(false);
    expect(trial.table.due(BOT_PACE)).toBe(1000);
    expect(trial.next).toEqual({ kind: 'carried', motion: { what: 'end' } });
    trial.add(trial.next!);
    expect([trial.table.over, trial.table.motion, trial.next]).toEqual([true, null, null]);
  });

  test('a motion to take back is carried as well', () => {
    const trial = new ThreePlayers();
    trial.ask(ANNA, { ask: 'answer', step: 0, index: NOD });
    const motion = { what: 'undo', seat: 0, step: 0 } as const;
    trial.ask(ANNA, { ask: 'agree', motion });
    trial.ask(BEN, { ask: 'agree', motion });
    trial.ask(EVE, { ask: 'go-away', why: 'handed' });
    expect(trial.next).toEqual({ kind: 'carried', motion });
    trial.add(trial.next!);
    expect([trial.table.match?.step, trial.table.motion]).toEqual([0, null]);
  });

  test('a motion to take back what was taken back already is not carried', () => {
    const trial = new ThreePlayers();
    trial.ask(ANNA, { ask: 'answer', step: 0, index: NOD });
    trial.ask(ANNA, { ask: 'agree', motion: { what: 'undo', seat: 0, step: 0 } });
    trial.ask(ANNA, { ask: 'undo' });
    trial.ask(BEN, { ask: 'go-away', why: 'handed' });
    trial.ask(EVE, { ask: 'go-away', why: 'handed' });
    expect(trial.next).toBeNull();
  });

  test('a motion to let a bot play is carried, and not for one who has left already', () => {
    const motion = { what: 'send-away', seat: 2 } as const;
    const trial = new ThreePlayers();
    trial.ask(ANNA, { ask: 'agree', motion });
    trial.ask(BEN, { ask: 'go-away', why: 'handed' });
    expect(trial.next).toEqual({ kind: 'carried', motion });
    trial.add(trial.next!);
    expect(trial.table.places[2]).toMatchObject({ away: 'voted' });

    const gone = new ThreePlayers();
    gone.ask(ANNA, { ask: 'agree', motion });
    gone.ask(EVE, { ask: 'go-away', why: 'handed' });
    gone.ask(BEN, { ask: 'go-away', why: 'handed' });
    expect(gone.next).toBeNull();
  });

  test('nothing is carried where nobody who agreed is there', () => {
    const trial = new ThreePlayers();
    trial.ask(BEN, END);
    trial.ask(BEN, { ask: 'go-away', why: 'resigned' });
    trial.ask(EVE, { ask: 'go-away', why: 'resigned' });
    expect(trial.next).toBeNull();
    trial.ask(ANNA, { ask: 'go-away', why: 'resigned' });
    expect(trial.next).toBeNull();
  });
});

test('a log without such an entry makes the same table as before, and goes on', () => {
  const trial = new ThreePlayers();
  trial.ask(ANNA, END);
  trial.ask(BEN, END);
  trial.ask(EVE, { ask: 'go-away', why: 'resigned' });
  // What servers did that did not count again: the game went on.
  trial.ask(ANNA, { ask: 'answer', step: 0, index: HOLD });
  trial.ask(BEN, { ask: 'answer', step: 1, index: HOLD });
  const again = new HostedTable(CHARTER, SECRET, trialKit, dice(9));
  for (const entry of trial.log) again.apply(entry);
  expect([again.over, again.motion, again.match?.step]).toEqual([false, null, 2]);
});

test('a table kept before the entry was added adds it when it is read', () => {
  const trial = new ThreePlayers();
  trial.ask(ANNA, END);
  trial.ask(BEN, END);
  trial.ask(EVE, { ask: 'go-away', why: 'resigned' });
  const kept = JSON.parse(JSON.stringify(keptOf(trial.table, trial.table.match!)));
  expect(restored(fixed(), kept).ownEntry(1000, BOT_PACE)).toEqual({ kind: 'carried', motion: { what: 'end' } });
});
