import { vi } from 'vitest';
import type { Decision, Seat } from '../../engine/game.ts';
import type { Present, Sitter, Told } from '../../protocol/table.ts';
import type { OpenedTable, Seen } from '../worker/calls.ts';
import type { Heard, TableHost } from './host.ts';

export interface FakeOption {
  readonly take: string;
}

export interface FakeView {
  readonly decision: Decision<FakeOption> | null;
}

type FakeSeen = Seen<FakeOption, string, FakeView>;

/** The table after so many answers, where that seat is asked by the viewer's view; bots act on their own. */
export function presentAt(step: number, asked: Seat | null, viewer: Seat | null, onItsOwn = false) {
  const options = [{ take: 'one' }, { take: 'two' }];
  const decision = asked !== null && asked === viewer ? { seat: asked, ask: 'turn', options } : null;
  const present: Present<FakeOption, FakeView> = {
    ...{ step, asked, onItsOwn, view: { decision }, reveals: [false, true], rest: null, result: null },
    ...{ undoable: 0, redoable: 0, undoLine: 'beginning', thread: [], replaysFrom: 0 },
  };
  return present;
}

export const toldOf = (step: number, seat: Seat | null = 0): Told<string> => {
  return { step, seat, revealed: false, events: [`event ${step}`] };
};

export const toldTo = (step: number): Told<string>[] => Array.from({ length: step + 1 }, (_, i) => toldOf(i));

export const ADA: Sitter = { kind: 'person', name: 'Ada' };
export const BOB: Sitter = { kind: 'person', name: 'Bob' };
export const HAL: Sitter = { kind: 'bot', name: 'Hal', bot: 'greedy' };

export const openedBy = (...sitters: readonly Sitter[]): OpenedTable => {
  return { id: 't', game: 'pig', options: {}, sitters, problem: null };
};

export const heardAt = (step: number, asked: Seat | null = 1): Heard<FakeOption, string, FakeView> => {
  return { viewer: 0, sitters: [ADA, HAL], present: presentAt(step, asked, 0), told: toldTo(step) };
};

/** Something that comes when it is told to. */
export class Later<Value> {
  readonly promise: Promise<Value>;
  come!: (value: Value) => void;
  fail!: (error: Error) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.come = resolve;
      this.fail = reject;
    });
  }
}

/** A host that notes what it is asked, and answers what a test says. */
export function fakeHost(first: FakeSeen) {
  const never = () => new Promise<never>(() => {});
  return {
    look: vi.fn(async (_: Seat | null) => first),
    answer: vi.fn<TableHost<FakeOption, string, FakeView>['answer']>(never),
    goOn: vi.fn((_viewer: Seat | null, _all: boolean): Promise<FakeSeen> => never()),
    refresh: vi.fn(async (_: Seat | null): Promise<FakeSeen | null> => null),
    undo: vi.fn<TableHost<FakeOption, string, FakeView>['undo']>(never),
    redo: vi.fn<TableHost<FakeOption, string, FakeView>['redo']>(never),
    explain: vi.fn<TableHost['explain']>(async () => []),
    forecast: never,
    viewAt: never,
    story: never,
    write: never,
    playOn: never,
    rematch: never,
  };
}
