import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../protocol/table.ts';
import type { Seen } from '../worker/calls.ts';
import {
  ADA,
  type FakeOption,
  type FakeView,
  HAL,
  heardAt,
  Later,
  openedBy,
  presentAt,
  toldOf,
  toldTo,
} from './fake-table.ts';

const wished = vi.hoisted(() => ({ pace: 'normal' }));
// The settings ask the browser what it prefers.
vi.mock('../settings.ts', () => ({ settings: { get: () => wished } }));
// Files share modules: another one may have loaded these with mocks of its own.
vi.resetModules();
const { Screen } = await import('./screen.ts');
afterAll(() => vi.resetModules());

/** A screen on which everything can be shown by hand. */
class TestScreen extends Screen<FakeOption, string, FakeView> {
  do(asked: Promise<Seen<FakeOption, string, FakeView> | null>, settled?: () => void): Promise<boolean> {
    return this.shown(asked, settled);
  }

  close(): void {
    this.closed = true;
  }
}

let page: { hidden: boolean };
let screen: TestScreen;
/** What was played so far, and what was taken back; plays last until they are ended. */
let played: { readonly told: readonly number[]; readonly undone: readonly number[]; readonly end: () => void }[];

const stepsOf = (told: readonly Told<string>[]) => told.map(({ step }) => step);
const settle = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  wished.pace = 'normal';
  played = [];
  screen = new TestScreen(openedBy(ADA, HAL), 0, { present: presentAt(0, 0, 0), told: toldTo(0) });
  screen.animator = (told, undone) => {
    const { promise, come } = new Later<void>();
    played.push({ told: stepsOf(told), undone: stepsOf(undone), end: come });
    return () => promise;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('news are shown at once, then played; what comes meanwhile is shown together', async () => {
  screen.heard(heardAt(1));
  await settle();
  expect(screen.state.present.step).toBe(1);
  for (const step of [2, 3]) screen.heard(heardAt(step));
  await settle();
  expect(screen.state.present.step).toBe(1);
  played[0]!.end();
  await settle();
  expect(screen.state.present.step).toBe(3);
  expect(played.map(({ told }) => told)).toEqual([[1], [2, 3]]);
});

test('what is told anew, as after a cut, is not played again', async () => {
  screen.heard(heardAt(1));
  await settle();
  played[0]!.end();
  await settle();
  screen.heard(heardAt(1));
  await settle();
  expect(played).toHaveLength(1);
});

test('many steps at once are shown without being played', async () => {
  screen.heard(heardAt(13));
  await settle();
  expect(screen.state.present.step).toBe(13);
  expect(played.map(({ told }) => told)).toEqual([[]]);
});

test('nothing is played on a page out of sight, or where everything is instant', async () => {
  page.hidden = true;
  screen.heard(heardAt(1));
  await settle();
  page.hidden = false;
  wished.pace = 'instant';
  screen.heard(heardAt(2));
  await settle();
  expect(screen.state.present.step).toBe(2);
  expect(played).toEqual([]);
});

test('what was taken back is played backwards', async () => {
  screen.heard(heardAt(2));
  await settle();
  played[0]!.end();
  await settle();
  screen.heard(heardAt(1));
  await settle();
  expect(played[1]).toMatchObject({ told: [], undone: [2] });
  expect(stepsOf(screen.state.told)).toEqual([0, 1]);
});

test('an animation that breaks is missing, and no more', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const broken = new Error('nothing to animate');
  screen.animator = () => () => Promise.reject(broken);
  screen.heard(heardAt(1));
  await settle();
  screen.animator = () => {
    throw broken;
  };
  screen.heard(heardAt(2));
  await settle();
  expect(screen.state).toMatchObject({ present: { step: 2 }, notice: null });
  expect(await screen.do(Promise.resolve({ present: presentAt(3, 0, 0), told: [toldOf(3)] }))).toBe(true);
  expect(screen.state.present.step).toBe(3);
  expect(complaints).toHaveBeenCalledTimes(3);
});

test('what was done is shown with what was known; the table is settled before it is played', async () => {
  const order: string[] = [];
  const done = screen.do(Promise.resolve({ present: presentAt(1, 1, 0), told: [toldOf(1)] }), () =>
    order.push(`settled at ${screen.state.present.step}`),
  );
  void done.then(() => order.push('played'));
  await settle();
  expect(order).toEqual(['settled at 1']);
  expect(stepsOf(screen.state.told)).toEqual([0, 1]);
  played[0]!.end();
  expect(await done).toBe(true);
});

test('what did not work is said, and the table stays as it is', async () => {
  const settled = vi.fn();
  const error = new Error('gone');
  expect(await screen.do(Promise.reject(error), settled)).toBe(false);
  expect(screen.state).toMatchObject({ present: { step: 0 }, notice: { kind: 'broken', error } });
  expect(settled).toHaveBeenCalledTimes(1);
});

test('where the host tells everybody, what was done waits for the news of it', async () => {
  const done = screen.do(Promise.resolve(null));
  screen.heard(heardAt(1));
  await settle();
  played[0]!.end();
  await settle();
  expect(await done).toBe(true);
  expect(screen.state.present.step).toBe(1);
});

test('a table that went on in another window is shown whole', async () => {
  const seen = { present: presentAt(4, 0, 0), told: toldTo(4), overtaken: true };
  void screen.do(Promise.resolve(seen));
  await settle();
  expect(stepsOf(screen.state.told)).toEqual([0, 1, 2, 3, 4]);
  expect(screen.state.notice).toEqual({ kind: 'overtaken' });
  expect(played[0]!.told).toEqual([]);
});

test('scores wait until the end was played', async () => {
  const { present, told } = heardAt(1, null);
  const over = { ...present, result: { scores: [1, 2], places: [2, 1], winners: [1] } };
  screen.heard({ ...heardAt(1), present: over, told });
  await settle();
  expect(screen.state.ending).toBe(true);
  played[0]!.end();
  await settle();
  expect(screen.state.ending).toBe(false);
});

test('a refusal stays said while others act, until the viewer did something', async () => {
  wished.pace = 'instant';
  const notice = { kind: 'refused', reason: { rule: 'no' } } as const;
  screen.store.patch({ notice });
  screen.heard({ ...heardAt(1), told: [toldOf(0), toldOf(1, 1)] });
  await settle();
  expect(screen.state.notice).toEqual(notice);
  screen.heard({ ...heardAt(2), told: [...screen.state.told, toldOf(2, 0)] });
  await settle();
  expect(screen.state.notice).toBeNull();
});

test('a screen that was closed shows nothing more', async () => {
  screen.close();
  screen.heard(heardAt(1));
  await settle();
  expect(screen.state.present.step).toBe(0);
});
