import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clank } from '../games/clank/classic/game.ts';
import type { Followed } from '../protocol/following.ts';
import type { Now } from '../protocol/messages.ts';
import { REFUSED } from '../text/refusals.ts';
import type { Settings } from './settings.ts';
import { databaseIn } from './store/folder.ts';
import { openToRead } from './store/reading.ts';
import { TRIALS, type Trial } from './store/testing.ts';
import { Guest, playTo, removeFolders, type TrialSocket, trialFolder } from './testing.ts';
import { killAll, startProcess, type TrialProcess } from './trial-process.ts';
import { type RulesName, trialRules } from './trial-rules.ts';
import { type Report, validate } from './validating.ts';

afterAll(async () => {
  await killAll();
  removeFolders();
});

/** What is seen of the game, whatever way round its options are listed. */
function seenIn({ present, places }: Now): unknown {
  const { view, step, asked } = present!;
  return { step, asked, places, view: { ...Object(view), decision: null } };
}

describe.each(Object.entries(TRIALS))('When the rules change, with %s', (name, start) => {
  let trial: Trial;

  beforeAll(async () => {
    trial = await start();
  }, 60_000);

  afterAll(() => trial?.stop());

  /** A table of Ada’s against a bot, on a server that can be killed and started with other rules. */
  class House {
    readonly data = trialFolder();
    private settings: Partial<Settings> = {};
    private child: TrialProcess | null = null;
    private headers: Record<string, string> = {};
    table = '';
    socket!: TrialSocket;

    async open(game: string): Promise<this> {
      const where = await trial.fresh();
      if ('url' in where) this.settings = { databaseUrl: where.url };
      const ada = await this.start('own');
      await ada.call('POST', '/api/me', { name: 'Ada' });
      this.headers = ada.headers;
      const bots = [{ seat: 1, name: 'Hal', bot: 'greedy' }];
      this.table = (await ada.call('POST', '/api/tables', { game, seats: 2, bots })).body.id;
      this.socket = ada.socket();
      await this.socket.get('table', { say: 'watch', table: this.table });
      await this.socket.ask(this.table, { ask: 'sit', seat: 0, salt: 'salt' });
      await this.socket.ask(this.table, { ask: 'begin' });
      return this;
    }

    async start(rules: RulesName): Promise<Guest> {
      this.child = await startProcess(this.data, this.settings, rules);
      const guest = new Guest(this.child.base);
      guest.headers = this.headers;
      return guest;
    }

    stop(): Promise<unknown> {
      return this.child!.stop();
    }

    kill(): Promise<void> {
      return this.child!.kill();
    }

    /** Started with these rules, as Ada sees the table when she comes back. */
    async comeBack(rules: RulesName): Promise<Followed> {
      this.socket = (await this.start(rules)).socket();
      await this.socket.get('table', { say: 'watch', table: this.table });
      return this.socket.until(this.table, () => true);
    }

    play(steps: number): Promise<Followed> {
      return playTo(this.socket, this.table, steps);
    }

    async foretold(rules: RulesName): Promise<Report> {
      const { databaseUrl } = this.settings;
      const where = databaseUrl == null ? { file: databaseIn(this.data) } : { url: databaseUrl };
      const store = await openToRead(where);
      const reports: Report[] = [];
      for await (const report of validate(store, trialRules(rules), 'unfinished')) reports.push(report);
      await store.close();
      expect(reports.map(({ id }) => id)).toEqual([this.table]);
      return reports[0]!;
    }
  }

  test('a table goes on from where it stood, and it was told beforehand', { timeout: 120_000 }, async () => {
    const house = await new House().open('clank');
    const before = await house.play(70);
    expect(await house.foretold('own')).toMatchObject({ verdict: 'same' });
    expect(await house.foretold('turned')).toMatchObject({ verdict: 'differs', step: expect.any(Number) });
    await house.stop();
    const { step } = before.now.present!;
    expect(await house.foretold('turned')).toMatchObject({ verdict: 'differs', lost: 0, goesOn: step });

    const after = await house.comeBack('turned');
    expect(seenIn(after.now)).toEqual(seenIn(before.now));
    expect(after.told).toEqual(before.told);
    expect(after.now.present).toMatchObject({ replaysFrom: step, undoable: 0 });
    expect(await house.socket.say({ say: 'at', table: house.table, step: step - 1 })).toMatchObject({
      say: 'refused',
      code: 'other-rules',
      sentence: REFUSED['other-rules'].en,
    });
    expect(await house.socket.say({ say: 'at', table: house.table, step })).toMatchObject({ say: 'view', step });

    const later = await house.play(step + 20);
    expect(later.lines.filter(({ kind }) => kind === 'upgraded')).toMatchObject([
      { from: clank.rules, rules: clank.rules + 1, lost: 0, step },
    ]);
    await house.kill();
    const again = await house.comeBack('turned');
    expect(seenIn(again.now)).toEqual(seenIn(later.now));
    expect(again.told).toEqual(later.told);
    expect(again.lines.filter(({ kind }) => kind === 'upgraded')).toHaveLength(1);
    const over = await house.play(10_000);
    expect(over.now).toMatchObject({ status: 'over', present: { replaysFrom: step } });
    const { story } = await house.socket.get('story', { say: 'story', table: house.table });
    expect(Math.min(...story.turns.map((turn) => turn.step))).toBeGreaterThan(step);
    await house.stop();
  });

  test('killed at any moment, it goes on from the last state kept', { timeout: 120_000 }, async () => {
    const house = await new House().open('smash-up');
    const before = await house.play(40);
    await house.kill();
    const foretold = await house.foretold('turned');
    if (foretold.verdict !== 'differs') throw new Error(foretold.verdict);
    const after = await house.comeBack('turned');
    const { step } = after.now.present!;
    expect([foretold.goesOn, foretold.goesOn + foretold.lost]).toEqual([step, before.now.present!.step]);
    expect(after.told).toEqual(before.told.slice(0, step + 1));
    const later = await house.play(step + 10);
    expect(later.lines).toContainEqual(expect.objectContaining({ kind: 'upgraded', lost: foretold.lost, step }));
    await house.stop();
  });

  test('rules that play the same leave replay and undo as they were', { timeout: 120_000 }, async () => {
    const house = await new House().open('clank');
    const before = await house.play(20);
    const views = async (step: number) => house.socket.get('view', { say: 'at', table: house.table, step });
    const early = await views(3);
    await house.kill();
    for (const rules of ['reworded', 'boxed'] as const) {
      expect(await house.foretold(rules)).toMatchObject({ verdict: 'same' });
      const after = await house.comeBack(rules);
      expect(after.now).toEqual(before.now);
      expect(after.told).toEqual(before.told);
      expect((await views(3)).view).toEqual(early.view);
      await house.stop();
    }
  });

  test('a table that no way leads on with waits unharmed', { timeout: 120_000 }, async () => {
    const house = await new House().open('clank');
    const before = await house.play(10);
    await house.stop();
    expect(await house.foretold('closed')).toMatchObject({ verdict: 'unreadable', reason: 'no-way' });
    const ada = await house.start('closed');
    const socket = ada.socket();
    const { table } = house;
    expect(await socket.say({ say: 'watch', table })).toMatchObject({ say: 'refused', code: 'other-rules' });
    expect(await socket.ask(table, { ask: 'undo' })).toMatchObject({ say: 'refused', code: 'other-rules' });
    const mine = await ada.call('GET', '/api/tables/mine');
    expect(mine.body.tables).toMatchObject([{ id: table, status: 'playing' }]);
    expect((await ada.call('GET', '/metrics')).body).toContain('tintamarre_tables_moved_total{how="unreadable"} 1');
    await house.stop();
    const after = await house.comeBack('own');
    expect([after.now, after.told]).toEqual([before.now, before.told]);
    expect(name).toMatch(/SQL/);
    await house.stop();
  });
});
