import { InputQueue, type InputTable, type Moment, type PressOptions, type Since } from './input-queue.ts';
import { drawn, Screen } from './screen.ts';
import type { Deciding } from './state.ts';

/** A table whose keys, clicks and taps are carried out one after the other. */
export class InputScreen<Option, Event, View extends Deciding<Option>>
  extends Screen<Option, Event, View>
  implements InputTable
{
  private readonly queue = new InputQueue(this, drawn);
  /** What is under way and not shown yet. */
  private holds = 0;

  get busy(): boolean {
    return this.holds > 0;
  }

  get moment(): Moment {
    const { viewer, present } = this.state;
    return { viewer, step: present.step, ask: present.view.decision?.ask ?? null };
  }

  /** Does what was pressed now, or once the table is drawn after what is under way. */
  press(act: () => void, options?: PressOptions): void {
    this.queue.press(act, options);
  }

  /** Gives several answers as one act: what is pressed meanwhile waits for its end. */
  async sequence(act: () => Promise<void>): Promise<void> {
    this.hold();
    try {
      await act();
    } finally {
      this.release();
    }
  }

  since(pressed: Moment): Since {
    const { viewer, told, handTo, choice, wasted } = this.state;
    const fresh = told.filter(({ step }) => step > pressed.step);
    if (viewer !== pressed.viewer || handTo !== null || choice !== null || wasted !== null) return 'gone';
    if (fresh.some(({ seat }) => seat !== viewer)) return 'gone';
    const { ask } = this.moment;
    if (ask === null) return 'not-asked';
    return ask !== pressed.ask || fresh.some(({ revealed }) => revealed) ? 'new' : 'same';
  }

  reject(): void {
    const { notice } = this.state;
    const count = notice?.kind === 'not-done' ? notice.count + 1 : 1;
    this.store.patch({ notice: { kind: 'not-done', count } });
  }

  /** Whether an answer may be given now: not by a press that waited, if it cannot be undone and something is new. */
  protected admits(index: number): boolean {
    return this.queue.admits(this.reveals(index));
  }

  /** Whether taking the option cannot be undone. */
  reveals(index: number): boolean {
    return this.state.present.reveals[index] ?? false;
  }

  protected hold(): void {
    this.holds += 1;
  }

  protected release(): void {
    this.holds -= 1;
    void this.queue.settled();
  }
}
