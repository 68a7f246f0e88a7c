import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '../../engine/game.ts';
import type { Sitter } from '../../protocol/table.ts';
import {
  ADA,
  BOB,
  type FakeOption,
  type FakeView,
  fakeHost,
  HAL,
  Later,
  openedBy,
  presentAt,
  toldOf,
  toldTo,
} from './fake-table.ts';
import { PACE } from './pace.ts';
import type { Table as OpenTable } from './table.ts';

const wished = vi.hoisted(() => ({ pace: 'normal', confirmWaste: true }));
// The settings ask the browser what it prefers.
vi.mock('../settings.ts', () => ({ settings: { get: () => wished } }));
const worker = vi.hoisted(() => ({ host: {} }));
vi.mock('./local.ts', () => ({ localHost: () => worker.host }));
// Files share modules: another one may have loaded these with mocks of its own.
vi.resetModules();
const { Table } = await import('./table.ts');
afterAll(() => vi.resetModules());

let window: EventTarget;
let host: ReturnType<typeof fakeHost>;
let table: OpenTable<FakeOption, string, FakeView>;

const settle = () => vi.advanceTimersByTimeAsync(20);
/** The table after an answer, as the host tells it. */
const after = (step: number, asked: Seat | null, onItsOwn = false, by: Seat = 0) => {
  return { present: presentAt(step, asked, 0, onItsOwn), told: [toldOf(step, by)] };
};

/** A table on this device; seat 0 is asked first. */
async function open(onItsOwn = false, ...sitters: readonly Sitter[]): Promise<void> {
  host = fakeHost({ present: presentAt(0, onItsOwn ? 1 : 0, 0, onItsOwn), told: toldTo(0) });
  host.look.mockImplementation(async (viewer) => {
    return { present: presentAt(0, onItsOwn ? 1 : 0, viewer, onItsOwn), told: toldTo(0) };
  });
  worker.host = host;
  table = await Table.open<FakeOption, string, FakeView>(openedBy(...sitters), async () => undefined);
}

beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  wished.pace = 'normal';
  wished.confirmWaste = true;
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a choice is sent with the step that it answers, and what comes of it is shown', async () => {
  await open(false, ADA, HAL);
  host.answer.mockResolvedValueOnce(after(1, 0));
  table.choose(1);
  expect(host.answer).toHaveBeenCalledExactlyOnceWith(0, 0, 1);
  await settle();
  expect(table.state).toMatchObject({ present: { step: 1 }, told: [{ step: 0 }, { step: 1 }] });
});

test('an end of turn that wastes plays is asked about first where a bot answers at once', async () => {
  await open(false, ADA, HAL);
  table.endTurn(1, 'Unused: 1 action');
  expect(table.state.wasted).toEqual({ index: 1, unused: 'Unused: 1 action' });
  expect(host.answer).not.toHaveBeenCalled();
  table.drop();
  expect(table.state.wasted).toBeNull();
  expect(host.answer).not.toHaveBeenCalled();
});

test.each([
  ['nothing is left', '', true],
  ['the setting is off', 'Unused: 1 action', false],
])('an end of turn is not asked about where %s', async (_, unused, confirmWaste) => {
  wished.confirmWaste = confirmWaste;
  await open(false, ADA, HAL);
  host.answer.mockResolvedValueOnce(after(1, 0));
  table.endTurn(1, unused);
  expect(table.state.wasted).toBeNull();
  expect(host.answer).toHaveBeenCalledExactlyOnceWith(0, 0, 1);
  await settle();
});

test('a choice that waited for an answer of another question is not given', async () => {
  await open(false, ADA, HAL);
  const { promise, come } = new Later<ReturnType<typeof after>>();
  host.answer.mockReturnValueOnce(promise);
  table.choose(0);
  table.choose(1);
  come(after(1, 0));
  await settle();
  await settle();
  expect(host.answer).toHaveBeenCalledTimes(1);
  expect(table.state.notice).toEqual({ kind: 'not-done', count: 1 });
});

test('an answer that does not go through is said, and can be given again', async () => {
  await open(false, ADA, HAL);
  host.answer.mockRejectedValueOnce(new Error('no worker'));
  table.choose(0);
  await settle();
  expect(table.state).toMatchObject({ present: { step: 0 }, notice: { kind: 'broken' } });
  host.answer.mockResolvedValueOnce(after(1, 0));
  table.choose(0);
  await settle();
  expect(table.state).toMatchObject({ present: { step: 1 }, notice: null });
});

test('bots act at the pace chosen until a person is asked, and no more once the table is closed', async () => {
  await open(true, ADA, HAL);
  host.goOn.mockResolvedValueOnce(after(1, 1, true, 1)).mockResolvedValueOnce(after(2, 0, false, 1));
  await vi.advanceTimersByTimeAsync(PACE.normal - 60);
  expect(host.goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(120);
  expect(host.goOn).toHaveBeenCalledExactlyOnceWith(0, false);
  await vi.advanceTimersByTimeAsync(5 * PACE.normal);
  expect(host.goOn).toHaveBeenCalledTimes(2);
  expect(table.state.present).toMatchObject({ step: 2, asked: 0 });

  await open(true, ADA, HAL);
  table.close();
  await vi.advanceTimersByTimeAsync(5 * PACE.normal);
  expect(host.goOn).not.toHaveBeenCalled();
});

test('whoever skips has all bots act at once', async () => {
  await open(true, ADA, HAL);
  host.goOn.mockResolvedValueOnce(after(9, 0, false, 1));
  table.skip();
  await vi.advanceTimersByTimeAsync(60);
  expect(host.goOn).toHaveBeenCalledExactlyOnceWith(0, true);
  expect(table.state).toMatchObject({ skipping: false, present: { step: 9 } });
});

test('where bots cannot go on, it is said; what the person does next lets them try again', async () => {
  await open(true, ADA, HAL);
  host.goOn.mockRejectedValueOnce(new Error('no worker'));
  await vi.advanceTimersByTimeAsync(2 * PACE.normal);
  expect(table.state.notice).toMatchObject({ kind: 'broken' });
  host.goOn.mockResolvedValueOnce(after(1, 0, false, 1));
  table.skip();
  await settle();
  expect(table.state.present.step).toBe(1);
});

test('several people hand the device over; nobody sees the table in between', async () => {
  await open(false, ADA, BOB);
  expect(host.look).toHaveBeenCalledExactlyOnceWith(null);
  expect(table.state).toMatchObject({ viewer: null, handTo: 0 });
  expect(table.decision).toBeNull();
  await table.take();
  expect(table.state).toMatchObject({ viewer: 0, handTo: null });
  host.answer.mockResolvedValueOnce(after(1, 1));
  table.choose(0);
  await settle();
  expect(table.state.handTo).toBe(1);
});

test('explanations are asked for once, and those of an earlier step are left out', async () => {
  await open(false, ADA, HAL);
  const intent = { take: 'three' };
  const refused = { refused: { rule: 'no' } };
  host.explain.mockResolvedValueOnce([refused]);
  expect(await table.explain([intent])).toEqual([refused]);
  expect(await table.explain([intent])).toEqual([refused]);
  expect(host.explain).toHaveBeenCalledTimes(1);

  const { promise, come } = new Later<[typeof refused]>();
  host.explain.mockReturnValueOnce(promise);
  const stale = table.explain([{ take: 'four' }]);
  host.answer.mockResolvedValueOnce(after(1, 0));
  table.choose(0);
  await settle();
  come([refused]);
  expect(await stale).toEqual([]);
  expect(table.state.explained.size).toBe(0);
});

test('an intent is refused with its rule, or offers what it could mean, or cannot be explained', async () => {
  await open(false, ADA, HAL);
  const reason = { rule: 'no' };
  host.explain.mockResolvedValueOnce([{ refused: reason }]);
  await table.refuse({ take: 'three' });
  expect(table.state.notice).toEqual({ kind: 'refused', reason });
  host.explain.mockResolvedValueOnce([{ options: [0, 1] }]);
  await table.refuse({ take: 'four' });
  expect(table.state.choice).toEqual([0, 1]);
  table.drop();
  host.explain.mockRejectedValueOnce(new Error('no worker'));
  await table.refuse({ take: 'five' });
  expect(table.state.notice).toEqual({ kind: 'not-done', count: 1 });
});

test('what cannot be taken back is said without asking the host', async () => {
  await open(false, ADA, HAL);
  table.undo();
  table.redo();
  expect([host.undo.mock.calls, host.redo.mock.calls]).toEqual([[], []]);
  expect(table.state.notice).toEqual({ kind: 'undo-refused' });
});

test('a window that is looked at again shows what another one did', async () => {
  await open(false, ADA, HAL);
  host.refresh.mockResolvedValueOnce({ present: presentAt(2, 0, 0), told: toldTo(2), overtaken: true });
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(table.state).toMatchObject({ present: { step: 2 }, notice: { kind: 'overtaken' } });
  table.close();
  window.dispatchEvent(new Event('focus'));
  expect(host.refresh).toHaveBeenCalledTimes(1);
});
