import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import lines from '../../../fixtures/records/rules-2.jsonl?raw';
import type { Result, Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { KeptTable, Sitter } from '../../protocol/table.ts';
import { FakeIndexedDb } from '../fake-indexed-db.ts';
import { textOf } from './files.ts';

/** Games as an earlier version of the rules left them: most with the state in which they stood. */
interface Earlier {
  readonly asked: Seat | null;
  readonly result: Result | null;
  readonly record: GameRecord;
}

const GAMES: readonly Earlier[] = lines
  .trim()
  .split('\n')
  .map((line): Earlier => JSON.parse(line));

/** Of that game, with a stored state or without, under way or over. */
function earlier(id: string, { hasState, isOver }: { readonly hasState: boolean; readonly isOver: boolean }): Earlier {
  const found = GAMES.find(
    ({ record, result }) =>
      record.game === id && record.snapshots.length > 0 === hasState && (result !== null) === isOver,
  );
  if (found === undefined) throw new Error(`fixtures/records has no such game of ${id}`);
  return found;
}

const UNDER_WAY = { hasState: true, isOver: false };
const OVER = { hasState: true, isOver: true };
const BARE = { hasState: false, isOver: true };

let browser: FakeIndexedDb;

async function window() {
  vi.resetModules();
  return (await import('./host.ts')).hosting;
}

beforeEach(() => {
  browser = new FakeIndexedDb();
  vi.stubGlobal('indexedDB', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function tableOf({ asked, result, record }: Earlier): KeptTable {
  const sitters = Array.from({ length: record.seats }, (_, seat): Sitter => ({ kind: 'person', name: `${seat}` }));
  return { id: 'old', sitters, record, begun: 0, touched: 1, turn: 1, asked, result };
}

/** The game on the disk of a device, opened by today's page. */
async function opened(game: Earlier) {
  browser.kept.set('old', tableOf(game));
  const hosting = await window();
  return { hosting, table: await hosting.open({ id: 'old' }) };
}

const keptNow = () => browser.kept.get('old') as KeptTable;

test.each(['clank', 'clank-in-space'])('a game of %s that the new rules play the same is whole', async (id) => {
  const game = earlier(id, UNDER_WAY);
  const { hosting, table } = await opened(game);
  expect(table.problem).toBeNull();
  expect(table.upgraded).toBeUndefined();
  const { present, told } = await hosting.look({ viewer: game.asked });
  expect(present).toMatchObject({ step: game.record.answers.length, asked: game.asked, replaysFrom: 0 });
  expect(told).toHaveLength(game.record.answers.length + 1);
});

test.each(['smash-up', 'clank-catacombs'])('a game of %s goes on from where it stood', async (id) => {
  const game = earlier(id, UNDER_WAY);
  const viewer = game.asked!;
  const step = game.record.answers.length;
  const { hosting, table } = await opened(game);
  expect(table).toMatchObject({ problem: null, upgraded: { begins: step, lost: 0 } });
  const { present, told } = await hosting.look({ viewer });
  const limits = { replaysFrom: step, undoable: 0, undoLine: 'other-rules', thread: [] };
  expect(present).toMatchObject({ step, asked: viewer, ...limits });
  expect(told).toMatchObject([{ step: 0, events: [] }]);

  const seen = await hosting.answer({ viewer, step, index: 0 });
  expect(seen.present.step).toBe(step + 1);
  expect(seen.told.map((each) => each.step)).toEqual([step + 1]);
  expect(keptNow()).toMatchObject({ begins: step, record: { rules: 3, answers: [0] } });
  expect(await hosting.viewAt({ viewer, step: step + 1 })).toEqual(seen.present.view);

  const later = await window();
  const again = await later.open({ id: 'old' });
  expect([again.problem, again.upgraded]).toEqual([null, undefined]);
  expect((await later.look({ viewer })).present).toMatchObject({ step: step + 1, replaysFrom: step });
  const copy = await later.read({ text: await later.write({ id: 'old' }) });
  expect(browser.kept.get(copy)).toMatchObject({ begins: step, record: keptNow().record });
  const branch = await later.playOn({ viewer, step, sitters: again.sitters });
  await later.open({ id: branch });
  expect((await later.look({ viewer })).present).toMatchObject({ step: 0, asked: viewer });
});

test('the game on the disk stays as it is until somebody plays on', async () => {
  const game = earlier('smash-up', UNDER_WAY);
  const { hosting } = await opened(game);
  await hosting.look({ viewer: 0 });
  expect(keptNow()).toEqual(tableOf(game));
});

test('a finished game keeps its result', async () => {
  const game = earlier('smash-up', OVER);
  const { hosting, table } = await opened(game);
  expect(table.upgraded).toEqual({ begins: game.record.answers.length, lost: 0 });
  expect((await hosting.look({ viewer: 0 })).present.result).toEqual(game.result);
  expect((await hosting.story({})).turns).toEqual([]);
});

test('without a stored state, what no longer holds is lost and told; a result that was kept stays', async () => {
  const game = earlier('smash-up', BARE);
  const { hosting, table } = await opened(game);
  const lost = table.upgraded!.lost;
  expect(lost).toBeGreaterThan(100);
  expect(table.upgraded).toEqual({ begins: 0, lost, wasOver: true });
  const { present } = await hosting.look({ viewer: 0 });
  expect(present.step + lost).toBe(game.record.answers.length);
  await hosting.answer({ viewer: present.asked, step: present.step, index: 0 });
  expect(keptNow()).toEqual(tableOf(game));
});

test('a file of older rules is read, and what the new ones mean for it is told when it is opened', async () => {
  const game = earlier('smash-up', UNDER_WAY);
  const step = game.record.answers.length;
  const hosting = await window();
  const id = await hosting.read({ text: textOf(tableOf(game)) });
  expect(browser.kept.get(id)).toMatchObject({ record: { rules: 2 }, asked: game.asked, result: null });
  expect(await hosting.open({ id })).toMatchObject({ problem: null, upgraded: { begins: step, lost: 0 } });
  const sitters = tableOf(game).sitters;
  const branch = await hosting.playOnFrom({ text: textOf(tableOf(game)), viewer: 0, step: 0, sitters });
  await hosting.open({ id: branch });
  expect((await hosting.look({ viewer: 0 })).present.asked).toBe(game.asked);
});

test('a game of newer rules is refused and left alone', async () => {
  const game = earlier('smash-up', UNDER_WAY);
  const newer = { ...game, record: { ...game.record, rules: 99 } };
  await expect(opened(newer)).rejects.toMatchObject({ where: 'rules' });
  expect(keptNow()).toEqual(tableOf(newer));
});
