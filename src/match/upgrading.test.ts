import { describe, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Charter, LoggedEntry, Stamped } from '../protocol/hosted.ts';
import { HostedTable } from './hosted.ts';
import { type Fixed, type KeptHosted, keptOf } from './kept.ts';
import { commitmentOf } from './luck.ts';
import { markOf } from './mark.ts';
import { HOLD, NOD, ROLL, trialKit } from './trial.ts';
import { broughtOver, Unreadable } from './upgrading.ts';
import { boxed, turnedRound } from './variants.ts';

const SECRET = 'a secret';
const CHARTER: Charter = {
  id: 't',
  game: 'pig',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  listed: true,
  host: 'anna',
  commitment: commitmentOf(SECRET),
  made: 0,
};

/** A table that the usual rules have played, with all its entries. */
class Played {
  readonly table = new HostedTable(CHARTER, SECRET, trialKit, dice(1));
  readonly log: Stamped[] = [];
  kept: KeptHosted | null = null;

  constructor(...answers: readonly number[]) {
    for (const [seat, name] of ['Anna', 'Ben'].entries()) {
      this.add({ kind: 'sat', seat, player: name.toLowerCase(), name, salt: '' });
    }
    this.add({ kind: 'began', print: 'old' });
    for (const answer of answers) this.answer(answer);
  }

  add(entry: LoggedEntry): this {
    const stamped = { ...entry, seq: this.table.seq + 1, at: 1000 * this.table.seq };
    this.table.apply(stamped);
    this.log.push(stamped);
    return this;
  }

  answer(index: number): this {
    const { seat, options } = this.table.match!.decision!;
    return this.add({ kind: 'answered', seat, index, by: 'player', mark: markOf(options[index]) });
  }

  /** Keeps the table as it stands. */
  keep(): this {
    this.kept = JSON.parse(JSON.stringify(keptOf(this.table, this.table.match!)));
    return this;
  }

  broughtTo(kit: PlayKit) {
    const fixed: Fixed = { charter: CHARTER, secret: SECRET, kit, random: dice(1) };
    const { kept } = this;
    return broughtOver(
      fixed,
      kept,
      this.log.filter(({ seq }) => seq > (kept?.seq ?? 0)),
    );
  }
}

const viewsOf = ({ match }: HostedTable) => [null, 0, 1].map((viewer) => match!.present(viewer).view);
const UPSIDE_DOWN = turnedRound(trialKit);
const [LLOR, DLOH, DON] = [2, 1, 0] as const;

describe('rules that make the same of it', () => {
  test('leave everything as it was, undo and replay included', () => {
    const played = new Played(NOD, HOLD, ROLL, NOD, NOD).add({ kind: 'undid', seat: 1 }).keep().answer(NOD);
    const { table, difference, lost } = played.broughtTo({ ...trialKit, game: { ...trialKit.game, rules: 4 } });
    expect([difference, lost]).toEqual([null, 0]);
    for (const viewer of [null, 0, 1]) {
      expect(table.match!.present(viewer)).toEqual(played.table.match!.present(viewer));
      expect(table.match!.told(viewer, -1)).toEqual(played.table.match!.told(viewer, -1));
    }
    expect(table.match!.viewAt(0, 1)).toEqual(played.table.match!.viewAt(0, 1));
    expect(table.match!.record).toEqual({ ...played.table.match!.record, rules: 4 });
  });

  test('may have states of another shape', () => {
    const played = new Played(NOD, NOD, HOLD, ROLL).keep();
    const { table, difference } = played.broughtTo(boxed(trialKit, 'leads'));
    expect(difference).toBeNull();
    expect(viewsOf(table)).toEqual(viewsOf(played.table));
  });
});

describe('rules that make something else of it', () => {
  test('go on from the state that was kept, and say where they differ', () => {
    const played = new Played(NOD, HOLD, NOD, NOD).keep();
    const { table, difference, lost } = played.broughtTo(UPSIDE_DOWN);
    expect(difference).toEqual({
      step: 0,
      then: { seat: 0, ask: 'turn', option: { take: 'nod' } },
      now: { seat: 0, ask: 'turn', options: 3 },
    });
    expect(lost).toBe(0);
    expect(viewsOf(table)).toEqual(viewsOf(played.table));
    expect(table.match!.told(0, -1)).toEqual(played.table.match!.told(0, -1));
    expect(table.match!.present(1)).toMatchObject({
      step: 4,
      replaysFrom: 4,
      undoable: 0,
      undoLine: 'other-rules',
      thread: [],
    });
    expect(table.match!.openSince(3)).toBe(false);

    table.match!.answer(1, 4, DON);
    table.match!.answer(1, 5, DLOH);
    expect(table.match!.present(1)).toMatchObject({ step: 6, view: [1, 3], replaysFrom: 4, undoable: 2 });
    expect(table.match!.undo(1)).toBe(true);
    expect(table.match!.present(1)).toMatchObject({ step: 5, undoable: 1, undoLine: 'other-rules' });
    expect(table.match!.viewAt(0, 4)).toEqual([1, 0]);
    expect(table.match!.backTo(4).present(null)).toMatchObject({ step: 4, view: [1, 0] });
    expect(table.match!.record).toMatchObject({ rules: 4, answers: [DON], snapshots: [{ step: 0 }] });
  });

  test('take the answers that came after, as far as they hold', () => {
    const played = new Played(NOD).keep().answer(HOLD).answer(HOLD).answer(NOD);
    played.add({ kind: 'said', player: 'anna', name: 'Anna', phrase: 'hello' });
    const { table, lost } = played.broughtTo(UPSIDE_DOWN);
    expect(table.match!.step).toBe(3);
    expect(lost).toBe(1);
    expect(table.seq).toBe(played.table.seq);
    expect(table.asked).toBe(0);
    expect(viewsOf(table)[0]).toEqual([1, 0]);
  });

  test('go on again when the rules change a second time', () => {
    const played = new Played(NOD, HOLD, NOD).keep();
    const { table } = played.broughtTo(UPSIDE_DOWN);
    table.match!.answer(1, 3, DLOH);
    table.match!.answer(0, 4, LLOR);
    const again = new Played();
    again.kept = JSON.parse(JSON.stringify(keptOf(table, table.match!)));
    const back = again.broughtTo({ ...trialKit, game: { ...trialKit.game, rules: 5 } });
    expect(back.difference).toMatchObject({ step: 4, then: { ask: 'turn', option: { take: 'roll' } } });
    expect(back.table.match!.present(null)).toMatchObject({ step: 5, replaysFrom: 5, view: [1, 1] });
    expect(back.table.match!.told(null, -1)).toEqual(table.match!.told(null, -1));
  });

  test('what cannot be told any more is left out', () => {
    const played = new Played(NOD, HOLD, ROLL).keep();
    const redact = (event: unknown): unknown => {
      if (JSON.stringify(event).includes('held')) throw new TypeError('no such event');
      return event;
    };
    const { table } = played.broughtTo({ ...UPSIDE_DOWN, game: { ...UPSIDE_DOWN.game, redact } });
    expect(table.match!.told(0, -1).map(({ events }) => events.length)).toEqual([0, 0, 0, 1]);
  });
});

describe('a table that no way leads on with is refused', () => {
  test.each([
    ['the rules say that none does', boxed(trialKit, 'missing'), 'rules 3 lead to no rules 4'],
    ['the rules forgot to say so', boxed(trialKit, 'forgotten'), 'this state is of another shape'],
    ['the rules are older', { ...trialKit, game: { ...trialKit.game, rules: 2 } }, 'rules 3 lead to no rules 2'],
    ['an option is gone', { ...trialKit, game: { ...trialKit.game, options: {} } }, 'options.pace'],
  ])('%s', (_, kit, why) => {
    const played = new Played(NOD, HOLD).keep();
    expect(() => played.broughtTo(kit)).toThrow(Unreadable);
    expect(() => played.broughtTo(kit)).toThrow(why);
  });
});

test('without a state that was kept, the log is played by the new rules as far as it holds', () => {
  const { table, lost, difference } = new Played(HOLD, HOLD, NOD, HOLD).broughtTo(UPSIDE_DOWN);
  expect([table.match!.step, lost, difference?.step]).toEqual([2, 2, 2]);
});
