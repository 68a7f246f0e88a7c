/** Where the table stood when something was pressed. */
export interface Moment {
  readonly viewer: number | null;
  readonly step: number;
  /** The kind of question the viewer was asked; null while someone else was. */
  readonly ask: string | null;
}

/**
 * What became of the question that was shown at a press: it is the `same`; there is `new` information (another question,
 * something revealed); the viewer is `not-asked` any more; or it is `gone`, since someone else acted or is to be handed
 * the device.
 */
export type Since = 'same' | 'new' | 'not-asked' | 'gone';

export interface InputTable {
  readonly moment: Moment;
  /** An answer, undo or redo is on its way or not shown yet: nothing else can be pressed. */
  readonly busy: boolean;
  since(pressed: Moment): Since;
  /** Says that a press came to nothing. */
  reject(): void;
}

export interface PressOptions {
  /** What was clicked: clicked again while it is being carried out, it is a double click and counts once. */
  readonly thing?: string;
  /** It may be pressed while someone else is asked: undo and redo say themselves whether they can be done. */
  readonly anytime?: boolean;
  /** Pressed again for whatever is in the same place next: only for what can be undone. */
  readonly undoableOnly?: boolean;
}

interface Press extends PressOptions {
  readonly act: () => void;
  readonly at: Moment;
  /** Milliseconds. */
  readonly time: number;
}

/** More than that nobody presses on purpose. */
const MOST_WAITING = 12;

/** Milliseconds after which a press that waits is out of date: the person has seen that nothing came of it. */
const MOST_AGE = 10_000;

/**
 * Keys, clicks and taps that change the game, one after the other. What is pressed while an answer is on its way waits
 * until its outcome is drawn, then does what it would do if it were pressed at that moment. It is rejected, visibly and
 * with all that wait behind it, if that could surprise: if the viewer is no longer asked, if someone else acted, or if it
 * could not be undone and the viewer was shown something new.
 */
export class InputQueue {
  private readonly table: InputTable;
  /** Until the table is drawn as it stands. */
  private readonly drawn: () => Promise<unknown>;
  private waiting: Press[] = [];
  private running: Press | null = null;
  private draining = false;
  /** The thing whose outcome is not shown yet. */
  private pressedThing: string | null = null;
  /** The press being carried out may do only what can be undone. */
  private undoableOnly = false;

  constructor(table: InputTable, drawn: () => Promise<unknown>) {
    this.table = table;
    this.drawn = drawn;
  }

  press(act: () => void, options: PressOptions = {}): void {
    const { thing } = options;
    // What a press leads to belongs to that press.
    if (this.running !== null) {
      if (thing !== undefined) this.pressedThing = thing;
      act();
      return;
    }
    const press: Press = { ...options, act, at: this.table.moment, time: performance.now() };
    if (!this.table.busy && this.waiting.length === 0) this.run(press, false);
    else if (thing !== undefined && (thing === this.pressedThing || this.waiting.some((each) => each.thing === thing)))
      return;
    else if (this.waiting.length < MOST_WAITING) this.waiting.push(press);
    else this.table.reject();
  }

  /** Whether to go on with an answer that cannot be undone, if it is one. */
  admits(irreversible: boolean): boolean {
    if (!irreversible || !this.undoableOnly) return true;
    this.rejectAll();
    return false;
  }

  /** The outcome of what was pressed is shown: what waits is carried out. */
  async settled(): Promise<void> {
    if (this.table.busy) return;
    this.pressedThing = null;
    this.undoableOnly = false;
    if (this.draining || this.waiting.length === 0) return;
    this.draining = true;
    while (!this.table.busy && this.waiting.length > 0) {
      await this.drawn();
      if (!this.table.busy) this.runNext();
    }
    this.draining = false;
  }

  private runNext(): void {
    const press = this.waiting.shift();
    if (press === undefined) return;
    const since = this.table.since(press.at);
    const tooLate = since === 'gone' || (since === 'not-asked' && press.anytime !== true);
    const moved = press.at.step !== this.table.moment.step;
    if (tooLate || performance.now() - press.time > MOST_AGE) this.rejectAll();
    else this.run(press, since === 'new' || (press.undoableOnly === true && moved));
  }

  private run(press: Press, undoableOnly: boolean): void {
    this.running = press;
    this.pressedThing = press.thing ?? null;
    this.undoableOnly = undoableOnly;
    try {
      press.act();
    } finally {
      this.running = null;
      if (!this.table.busy) {
        this.pressedThing = null;
        this.undoableOnly = false;
      }
    }
  }

  private rejectAll(): void {
    this.waiting = [];
    this.table.reject();
  }
}
