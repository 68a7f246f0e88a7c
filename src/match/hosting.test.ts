import { describe, expect, test } from 'vitest';
import { dice } from '../engine/random.ts';
import type { TableAsk } from '../protocol/asks.ts';
import type { Charter, Place, Stamped } from '../protocol/hosted.ts';
import { HostedTable } from './hosted.ts';
import { keptOf, restored } from './kept.ts';
import { commitmentOf } from './luck.ts';
import { type Asker, entryFor } from './requests.ts';
import { trialKit } from './trial.ts';

const SECRET = 'a secret of the server';
const asker = (player: string): Asker => ({ player, name: player.toUpperCase() });
const [ANNA, BEN, EVE] = [asker('anna'), asker('ben'), asker('eve')] as const;

const charterWith = (kept: Charter['kept']): Charter => ({
  id: 't',
  game: 'pig',
  options: {},
  seats: 3,
  clock: { kind: 'none' },
  listed: false,
  host: ANNA.player,
  commitment: commitmentOf(SECRET),
  made: 0,
  ...(kept !== undefined && { kept }),
});

/** A table of Anna's with Ben and a bot. */
class AnnasTable {
  readonly table: HostedTable;
  readonly log: Stamped[] = [];

  constructor(kept?: Charter['kept']) {
    this.table = new HostedTable(charterWith(kept), SECRET, trialKit, dice(1));
    this.ask(ANNA, { ask: 'sit', seat: 0, salt: '' });
    this.ask(BEN, { ask: 'sit', seat: 1, salt: 'of ben' });
    this.ask(ANNA, { ask: 'seat-bot', seat: 2, name: 'Hal', bot: 'greedy' });
  }

  ask(who: Asker, ask: TableAsk): void {
    const stamped = { ...entryFor(this.table, who, ask), seq: this.table.seq + 1, at: 1000 };
    this.table.apply(stamped);
    this.log.push(stamped);
  }

  refused(who: Asker, ask: TableAsk): string {
    try {
      entryFor(this.table, who, ask);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'accepted';
  }

  get kinds(): readonly Place['kind'][] {
    return this.table.places.map(({ kind }) => kind);
  }
}

describe('the host frees a seat', () => {
  test('of a player, of a bot, and one that is kept for somebody', () => {
    const trial = new AnnasTable();
    trial.ask(ANNA, { ask: 'free-seat', seat: 1 });
    trial.ask(ANNA, { ask: 'free-seat', seat: 2 });
    expect(trial.kinds).toEqual(['player', 'open', 'open']);
    trial.ask(EVE, { ask: 'sit', seat: 1, salt: '' });
    expect(trial.table.seatOf('eve')).toBe(1);

    const kept = new AnnasTable([null, null, { player: 'cleo', name: 'Cleo' }]);
    kept.ask(ANNA, { ask: 'free-seat', seat: 2 });
    expect(kept.table.places[2]).toEqual({ kind: 'open' });
  });

  test('and nobody else, nor a seat that is free, nor once the game has begun', () => {
    const trial = new AnnasTable();
    expect(trial.refused(BEN, { ask: 'free-seat', seat: 2 })).toBe('not-host');
    expect(trial.refused(ANNA, { ask: 'free-seat', seat: 3 })).toBe('no-such-seat');
    trial.ask(ANNA, { ask: 'free-seat', seat: 2 });
    expect(trial.refused(ANNA, { ask: 'free-seat', seat: 2 })).toBe('no-such-seat');
    trial.ask(ANNA, { ask: 'seat-bot', seat: 2, name: 'Hal', bot: 'greedy' });
    trial.ask(ANNA, { ask: 'begin' });
    expect(trial.refused(ANNA, { ask: 'free-seat', seat: 1 })).toBe('begun');
  });
});

test('the host ends a game that has begun, and nobody else', () => {
  const trial = new AnnasTable();
  expect(trial.refused(ANNA, { ask: 'end-game' })).toBe('not-begun');
  trial.ask(ANNA, { ask: 'begin' });
  expect(trial.refused(BEN, { ask: 'end-game' })).toBe('not-host');
  trial.ask(ANNA, { ask: 'end-game' });
  expect([trial.table.over, trial.log.at(-1)]).toMatchObject([true, { kind: 'ended', by: 'host' }]);
  expect(trial.refused(ANNA, { ask: 'end-game' })).toBe('over');
});

describe('hosting is handed over', () => {
  test('to a player who sits there, who may then do what the host may', () => {
    const trial = new AnnasTable();
    trial.ask(ANNA, { ask: 'make-host', seat: 1 });
    expect(trial.log.at(-1)).toMatchObject({ kind: 'host-changed', seat: 1, player: 'ben', name: 'BEN' });
    expect([trial.table.host, trial.table.charter.host]).toEqual(['ben', 'anna']);
    expect(trial.refused(ANNA, { ask: 'begin' })).toBe('not-host');
    trial.ask(BEN, { ask: 'begin' });
    trial.ask(BEN, { ask: 'make-host', seat: 0 });
    expect(trial.table.host).toBe('anna');
  });

  test('not to a bot, oneself, a free seat or one whose seat a bot plays', () => {
    const trial = new AnnasTable();
    expect(trial.refused(BEN, { ask: 'make-host', seat: 1 })).toBe('not-host');
    for (const seat of [0, 2, 7]) expect(trial.refused(ANNA, { ask: 'make-host', seat })).toBe('no-such-seat');
    trial.ask(ANNA, { ask: 'begin' });
    trial.ask(BEN, { ask: 'go-away', why: 'resigned' });
    expect(trial.refused(ANNA, { ask: 'make-host', seat: 1 })).toBe('no-such-seat');
  });

  test('and stays so for a table read back from its log or from what was kept', () => {
    const trial = new AnnasTable();
    trial.ask(ANNA, { ask: 'begin' });
    const fixed = { charter: trial.table.charter, secret: SECRET, kit: trialKit, random: dice(9) };
    const { host: _, ...older } = keptOf(trial.table, trial.table.match!);
    expect(restored(fixed, older).host).toBe('anna');
    trial.ask(ANNA, { ask: 'make-host', seat: 1 });
    const again = new HostedTable(trial.table.charter, SECRET, trialKit, dice(9));
    for (const entry of trial.log) again.apply(entry);
    expect(again.host).toBe('ben');
    const kept = JSON.parse(JSON.stringify(keptOf(trial.table, trial.table.match!)));
    expect(restored(fixed, kept).host).toBe('ben');
  });
});
