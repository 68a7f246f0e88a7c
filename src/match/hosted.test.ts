import { describe, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import type { ChatAsk, TableAsk } from '../protocol/asks.ts';
import type { Charter, Clock, LoggedEntry, Stamped } from '../protocol/hosted.ts';
import { refuseMessage } from './chat-rules.ts';
import { HostedTable } from './hosted.ts';
import { commitmentOf, seedOf } from './luck.ts';
import { type Asker, entryFor } from './requests.ts';
import { HOLD, NOD, ROLL, trialKit } from './trial.ts';

const SECRET = 'a secret of the server';
const asker = (player: string) => ({ player, name: player.toUpperCase() });
const [ANNA, BEN, EVE] = [asker('anna'), asker('ben'), asker('eve')] as const;
const BOT_PACE = 400;

/** A table with its log, where time is what the test says. */
class Trial {
  readonly table: HostedTable;
  readonly log: Stamped[] = [];
  now = 1000;

  constructor(clock: Clock = { kind: 'none' }, seats = 2) {
    const charter: Charter = {
      id: 't',
      game: 'pig',
      options: {},
      seats,
      clock,
      listed: true,
      host: ANNA.player,
      commitment: commitmentOf(SECRET),
      made: 0,
    };
    this.table = new HostedTable(charter, SECRET, trialKit, dice(1));
  }

  add(entry: LoggedEntry): void {
    const stamped: Stamped = { ...entry, seq: this.table.seq + 1, at: this.now };
    this.table.apply(stamped);
    this.log.push(stamped);
  }

  ask(asker: Asker, ask: TableAsk): void {
    this.add(entryFor(this.table, asker, ask));
  }

  /** Two people at the table, the game begun. */
  begun(): this {
    this.ask(ANNA, { ask: 'sit', seat: 0, salt: 'salt of anna' });
    this.ask(BEN, { ask: 'sit', seat: 1, salt: 'salt of ben' });
    if (this.table.charter.seats > 2) this.ask(EVE, { ask: 'sit', seat: 2, salt: '' });
    this.ask(ANNA, { ask: 'begin' });
    return this;
  }

  answer(asker: typeof ANNA, index: number): void {
    this.ask(asker, { ask: 'answer', step: this.table.match!.step, index });
  }

  refused(asker: typeof ANNA, ask: TableAsk): string {
    try {
      entryFor(this.table, asker, ask);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'accepted';
  }
}

describe('sitting down', () => {
  test('a place is taken once, and one person takes one', () => {
    const trial = new Trial();
    expect(trial.refused(ANNA, { ask: 'begin' })).toBe('seats-open');
    trial.ask(ANNA, { ask: 'sit', seat: 0, salt: '' });
    expect(trial.refused(BEN, { ask: 'sit', seat: 0, salt: '' })).toBe('taken');
    expect(trial.refused(ANNA, { ask: 'sit', seat: 1, salt: '' })).toBe('seated');
    expect(trial.refused(BEN, { ask: 'sit', seat: 7, salt: '' })).toBe('no-such-seat');
    expect(trial.refused(BEN, { ask: 'seat-bot', seat: 1, name: 'Grelot', bot: 'greedy' })).toBe('not-host');
    trial.ask(ANNA, { ask: 'seat-bot', seat: 1, name: 'Grelot', bot: 'greedy' });
    trial.ask(BEN, { ask: 'sit', seat: 1, salt: '' });
    expect(trial.refused(BEN, { ask: 'begin' })).toBe('not-host');
    trial.ask(BEN, { ask: 'rise' });
    expect(trial.table.places[1]).toEqual({ kind: 'open' });
  });

  test('the seed is made of the secret and of everybody’s salt', () => {
    const { table } = new Trial().begun();
    expect(table.charter.commitment).toBe(commitmentOf(SECRET));
    expect(table.match?.record.seed).toBe(seedOf(SECRET, ['salt of anna', 'salt of ben']));
    expect(seedOf(SECRET, ['a', 'b'])).not.toBe(seedOf(SECRET, ['b', 'a']));
  });

  test('nobody sits down at a full table, or begins it twice', () => {
    const trial = new Trial().begun();
    expect(trial.refused(EVE, { ask: 'sit', seat: 0, salt: '' })).toBe('taken');
    expect(trial.refused(ANNA, { ask: 'begin' })).toBe('begun');
    expect(trial.refused(ANNA, { ask: 'rise' })).toBe('begun');
  });
});

describe('answering', () => {
  test('only the one who is asked, at the step that is asked', () => {
    const trial = new Trial().begun();
    expect(trial.refused(BEN, { ask: 'answer', step: 0, index: HOLD })).toBe('not-asked');
    expect(trial.refused(EVE, { ask: 'answer', step: 0, index: HOLD })).toBe('not-seated');
    expect(trial.refused(ANNA, { ask: 'answer', step: 4, index: HOLD })).toBe('stale');
    expect(trial.refused(ANNA, { ask: 'answer', step: 0, index: 9 })).toBe('no-such-option');
    trial.answer(ANNA, HOLD);
    expect(trial.table.asked).toBe(1);
  });

  test('before the beginning and after the end nothing is answered', () => {
    const trial = new Trial();
    trial.ask(ANNA, { ask: 'sit', seat: 0, salt: '' });
    expect(trial.refused(ANNA, { ask: 'answer', step: 0, index: 0 })).toBe('not-begun');
    const over = new Trial().begun();
    over.ask(ANNA, { ask: 'agree', motion: { what: 'end' } });
    expect(over.table.over).toBe(false);
    over.ask(BEN, { ask: 'agree', motion: { what: 'end' } });
    expect(over.table.over).toBe(true);
    expect(over.refused(ANNA, { ask: 'answer', step: 0, index: 0 })).toBe('over');
  });

  test('undo is one’s own up to the line; beyond it all must agree, and nothing hidden may have been seen', () => {
    const trial = new Trial().begun();
    expect(trial.refused(ANNA, { ask: 'undo' })).toBe('nothing-to-undo');
    trial.answer(ANNA, NOD);
    trial.ask(ANNA, { ask: 'undo' });
    trial.ask(ANNA, { ask: 'redo' });
    expect(trial.refused(ANNA, { ask: 'redo' })).toBe('nothing-to-redo');
    trial.answer(ANNA, HOLD);
    expect(trial.refused(BEN, { ask: 'undo' })).toBe('nothing-to-undo');
    trial.ask(ANNA, { ask: 'agree', motion: { what: 'undo', seat: 0, step: 1 } });
    expect(trial.table.match?.step).toBe(2);
    trial.ask(BEN, { ask: 'agree', motion: { what: 'undo', seat: 0, step: 1 } });
    expect(trial.table.match?.step).toBe(1);
    trial.answer(ANNA, ROLL);
    expect(trial.refused(ANNA, { ask: 'agree', motion: { what: 'undo', seat: 0, step: 1 } })).toBe('hidden-was-seen');
    expect(trial.refused(ANNA, { ask: 'agree', motion: { what: 'undo', seat: 0, step: 9 } })).toBe('stale');
  });

  test('whoever agrees too late to what was proposed proposes nothing', () => {
    const trial = new Trial().begun();
    trial.answer(ANNA, HOLD);
    const motion = { what: 'undo', seat: 0, step: 0 } as const;
    trial.ask(ANNA, { ask: 'agree', motion });
    trial.ask(ANNA, { ask: 'decline' });
    expect(trial.refused(BEN, { ask: 'agree', motion })).toBe('stale');
  });

  test('what was asked of the others is off once one declines or someone plays', () => {
    const trial = new Trial().begun();
    trial.ask(ANNA, { ask: 'agree', motion: { what: 'end' } });
    trial.ask(BEN, { ask: 'decline' });
    expect(trial.table.motion).toBeNull();
    trial.ask(BEN, { ask: 'agree', motion: { what: 'end' } });
    trial.answer(ANNA, NOD);
    expect(trial.table.motion).toBeNull();
  });
});

describe('being away', () => {
  test('a bot plays the seat until its person comes back', () => {
    const trial = new Trial().begun();
    expect(trial.table.due(BOT_PACE)).toBeNull();
    expect(trial.refused(ANNA, { ask: 'come-back' })).toBe('not-away');
    trial.ask(ANNA, { ask: 'go-away', why: 'handed' });
    expect(trial.table.due(BOT_PACE)).toBe(trial.now + BOT_PACE);
    expect(trial.table.ownEntry(trial.now, BOT_PACE)).toBeNull();
    trial.now += BOT_PACE;
    expect(trial.table.ownEntry(trial.now, BOT_PACE)).toEqual({ kind: 'answered', seat: 0, index: HOLD, by: 'bot' });
    trial.ask(ANNA, { ask: 'come-back' });
    expect(trial.table.ownEntry(trial.now, BOT_PACE)).toBeNull();
  });

  test('a friend may take a seat that was handed on', () => {
    const trial = new Trial().begun();
    trial.ask(BEN, { ask: 'go-away', why: 'resigned' });
    expect(trial.refused(EVE, { ask: 'sit', seat: 1, salt: '' })).toBe('taken');
    trial.ask(BEN, { ask: 'go-away', why: 'handed' });
    trial.ask(EVE, { ask: 'sit', seat: 1, salt: '' });
    expect(trial.table.seatOf('eve')).toBe(1);
    expect(trial.table.seatOf('ben')).toBeNull();
  });

  test('consent is asked of those who are there', () => {
    const trial = new Trial().begun();
    trial.ask(BEN, { ask: 'go-away', why: 'resigned' });
    trial.ask(ANNA, { ask: 'agree', motion: { what: 'end' } });
    expect(trial.table.over).toBe(true);
  });

  test('the others may vote that a bot plays for someone absent', () => {
    const trial = new Trial().begun();
    const motion = { what: 'send-away', seat: 0 } as const;
    expect(trial.refused(EVE, { ask: 'agree', motion })).toBe('not-seated');
    expect(trial.refused(ANNA, { ask: 'agree', motion })).toBe('no-such-seat');
    trial.ask(BEN, { ask: 'agree', motion });
    expect([trial.table.places[0], trial.table.motion]).toMatchObject([{ away: 'voted' }, null]);
    expect(trial.refused(BEN, { ask: 'agree', motion })).toBe('no-such-seat');
    trial.ask(ANNA, { ask: 'come-back' });
    expect(trial.table.places[0]).toMatchObject({ away: null });
  });

  test('with three, all but the absent one have to agree', () => {
    const trial = new Trial({ kind: 'none' }, 3).begun();
    const motion = { what: 'send-away', seat: 1 } as const;
    trial.ask(ANNA, { ask: 'agree', motion });
    expect(trial.table.motion).toEqual({ motion, agreed: new Set([0]) });
    trial.ask(EVE, { ask: 'agree', motion });
    expect(trial.table.places[1]).toMatchObject({ away: 'voted' });
  });

  test('one who takes over a seat has time to play', () => {
    const trial = new Trial({ kind: 'game', seconds: 10, increment: 0 }).begun();
    trial.now = 9000;
    trial.ask(ANNA, { ask: 'go-away', why: 'handed' });
    trial.ask(EVE, { ask: 'sit', seat: 0, salt: '' });
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(60_000);
  });

  test('the host may give the seat of someone absent to a bot', () => {
    const trial = new Trial().begun();
    expect(trial.refused(BEN, { ask: 'send-away', seat: 0 })).toBe('not-host');
    trial.ask(ANNA, { ask: 'send-away', seat: 1 });
    expect(trial.table.places[1]).toMatchObject({ away: 'host' });
    expect(trial.refused(ANNA, { ask: 'send-away', seat: 1 })).toBe('no-such-seat');
  });
});

test('for one who said so beforehand the table answers, after as long as a hand takes, on every node the same', () => {
  const trial = new Trial().begun();
  for (let i = 0; i < 5; i++) trial.answer(ANNA, NOD);
  trial.answer(ANNA, HOLD);
  trial.answer(BEN, HOLD);
  const due = trial.table.due(BOT_PACE)!;
  expect(due - trial.now).toBeGreaterThanOrEqual(1000);
  expect(due - trial.now).toBeLessThan(3000);
  expect(trial.table.ownEntry(due - 1, BOT_PACE)).toBeNull();
  expect(trial.table.ownEntry(due, BOT_PACE)).toEqual({ kind: 'answered', seat: 0, index: HOLD, by: 'standing' });
  const again = new HostedTable(trial.table.charter, SECRET, trialKit, dice(9));
  for (const entry of trial.log) again.apply(entry);
  expect(again.due(BOT_PACE)).toBe(due);
});

describe('clocks', () => {
  test('one who takes too long over a turn is played for by a bot', () => {
    const trial = new Trial({ kind: 'turn', seconds: 60 }).begun();
    expect(trial.table.due(BOT_PACE)).toBe(62_000);
    trial.now = 31_000;
    trial.answer(ANNA, NOD);
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(30_000);
    trial.now = 61_999;
    expect(trial.table.ownEntry(trial.now, BOT_PACE)).toBeNull();
    trial.now = 62_000;
    expect(trial.table.ownEntry(trial.now, BOT_PACE)).toEqual({ kind: 'went-away', seat: 0, why: 'clock' });
    trial.add({ kind: 'went-away', seat: 0, why: 'clock' });
    expect(trial.table.due(BOT_PACE)).toBe(62_000 + BOT_PACE);
  });

  test('an answer given in time over a slow line still counts, and nobody gains more than a second by it', () => {
    const trial = new Trial({ kind: 'game', seconds: 60, increment: 0 }).begun();
    trial.now = 61_700;
    trial.ask({ ...ANNA, lag: 800 }, { ask: 'answer', step: 0, index: NOD });
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(100);
    trial.now += 900;
    trial.ask({ ...ANNA, lag: 0 }, { ask: 'answer', step: 1, index: NOD });
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(-800);
    expect(trial.table.due(BOT_PACE)).toBe(trial.now + 200);
  });

  test('a turn gives its time back whole, a game clock gains its increment', () => {
    const turn = new Trial({ kind: 'turn', seconds: 60 }).begun();
    turn.now = 21_000;
    turn.answer(ANNA, HOLD);
    expect(turn.table.clocks.leftOf(0, turn.now)).toBe(60_000);
    const game = new Trial({ kind: 'game', seconds: 60, increment: 5 }).begun();
    game.now = 21_000;
    game.answer(ANNA, HOLD);
    expect(game.table.clocks.leftOf(0, game.now)).toBe(45_000);
    expect(game.table.due(BOT_PACE)).toBe(82_000);
  });

  test('talking, which older logs have, stops nobody’s clock', () => {
    const trial = new Trial({ kind: 'game', seconds: 60, increment: 0 }).begun();
    trial.now = 21_000;
    trial.add({ kind: 'said', player: 'ben', name: 'Ben', phrase: 'thinking' });
    trial.add({ kind: 'wrote', player: 'ben', name: 'Ben', text: 'One moment' });
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(40_000);
    expect(trial.table.due(BOT_PACE)).toBe(62_000);
  });

  test('the lag of the line is given back, up to a second', () => {
    const trial = new Trial({ kind: 'game', seconds: 60, increment: 0 }).begun();
    trial.now = 3000;
    trial.ask({ ...ANNA, lag: 300 }, { ask: 'answer', step: 0, index: NOD });
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(58_300);
    trial.now = 5000;
    trial.ask({ ...ANNA, lag: 9000 }, { ask: 'answer', step: 1, index: NOD });
    expect(trial.table.clocks.leftOf(0, trial.now)).toBe(57_300);
  });

  test('who comes back has time to play', () => {
    const trial = new Trial({ kind: 'game', seconds: 10, increment: 0 }).begun();
    trial.now = 11_000;
    trial.add({ kind: 'went-away', seat: 0, why: 'clock' });
    trial.ask(ANNA, { ask: 'come-back' });
    expect(trial.table.due(BOT_PACE)).toBe(72_000);
  });
});

test('a game that would never end is ended', () => {
  const trial = new Trial().begun();
  for (let step = 0; step < 10_000; step++) {
    expect(trial.table.due(BOT_PACE)).toBeNull();
    trial.add({ kind: 'answered', seat: step % 2, index: HOLD, by: 'player' });
  }
  const entry = trial.table.ownEntry(trial.now, BOT_PACE);
  expect(entry).toEqual({ kind: 'ended' });
  trial.add(entry!);
  expect(trial.table.over).toBe(true);
});

test('chat may be closed by the host, in part or wholly', () => {
  const trial = new Trial().begun();
  const refused = (ask: ChatAsk) => refuseMessage(trial.table, BEN.player, ask);
  expect(refused({ ask: 'write', text: 'hi' })).toBeNull();
  trial.ask(ANNA, { ask: 'close-chat', what: 'text' });
  expect(refused({ ask: 'write', text: 'hi' })).toBe('chat-closed');
  expect(refused({ ask: 'say', phrase: 'hello' })).toBeNull();
  trial.ask(ANNA, { ask: 'close-chat', what: 'all' });
  expect(refused({ ask: 'say', phrase: 'hello' })).toBe('chat-closed');
});

test('spectators write in the chat where the host lets them, and the host always does', () => {
  const trial = new Trial().begun();
  const refused = (player: string) => refuseMessage(trial.table, player, { ask: 'say', phrase: 'hello' });
  expect(['anna', 'ben', 'eve'].map(refused)).toEqual([null, null, 'chat-for-players']);
  expect(trial.refused(BEN, { ask: 'let-spectators-write', may: true })).toBe('not-host');
  trial.ask(ANNA, { ask: 'let-spectators-write', may: true });
  expect(refused('eve')).toBeNull();
  trial.ask(ANNA, { ask: 'close-chat', what: 'all' });
  expect(refused('eve')).toBe('chat-closed');
  trial.ask(ANNA, { ask: 'close-chat', what: 'none' });
  trial.ask(ANNA, { ask: 'let-spectators-write', may: false });
  expect(refused('eve')).toBe('chat-for-players');
  expect(refuseMessage(new Trial().table, 'anna', { ask: 'write', text: 'Who plays?' })).toBeNull();
});

test('a table read back from its log is the same table', () => {
  const trial = new Trial({ kind: 'game', seconds: 60, increment: 5 }).begun();
  trial.now = 5000;
  trial.answer(ANNA, NOD);
  trial.now = 9000;
  trial.answer(ANNA, HOLD);
  trial.ask(BEN, { ask: 'go-away', why: 'handed' });
  const again = new HostedTable(trial.table.charter, SECRET, trialKit, dice(9));
  for (const entry of trial.log) again.apply(entry);
  expect(again.match?.record).toEqual(trial.table.match?.record);
  expect(again.places).toEqual(trial.table.places);
  expect(again.due(BOT_PACE)).toBe(trial.table.due(BOT_PACE));
  expect(() => again.apply(trial.log[0]!)).toThrow('does not follow');
});
