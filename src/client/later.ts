import { Component, type ComponentChildren } from 'preact';
import { afterFrame } from './after-frame.ts';

/** Milliseconds between two frames that are spent on parts that can wait; at least one part is drawn in each. */
const SHARE = 1.5;

/** The parts to be drawn anew, in the order they were asked for. */
const waiting = new Set<Later>();
const curious = new Set<() => void>();
let asked = false;

async function drawSome(): Promise<void> {
  const end = performance.now() + SHARE;
  for (const part of waiting) {
    waiting.delete(part);
    if (!part.isOld()) continue;
    part.forceUpdate();
    // The part is drawn before what comes after this.
    await Promise.resolve();
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) {
    afterFrame(() => void drawSome());
    return;
  }
  asked = false;
  for (const tell of curious) tell();
  curious.clear();
}

/** The next frame shows what asked for it; those after it have time for the rest. */
function drawLater(part: Later): void {
  waiting.add(part);
  if (asked) return;
  asked = true;
  afterFrame(() => void drawSome());
}

/** When nothing waits to be drawn any more. */
export async function allDrawn(): Promise<void> {
  while (asked) await new Promise<void>((resolve) => curious.add(resolve));
}

interface LaterProps {
  /** The selector of what it shows. */
  readonly at: string;
  /** All that the drawing depends on: texts, numbers, or things that are never changed. */
  readonly sign: () => readonly unknown[];
  readonly children: ComponentChildren;
}

const alike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/**
 * A part of the page that is drawn anew after one of the next frames, and only if its sign changed, so that no frame draws
 * everything that a step changes. Where the focus is, it is drawn at once.
 */
export class Later extends Component<LaterProps> {
  private drawn: readonly unknown[] = [];

  override shouldComponentUpdate({ at, sign }: LaterProps): boolean {
    const hasFocus = document.activeElement?.closest(at) != null;
    if (!hasFocus) drawLater(this);
    else waiting.delete(this);
    return hasFocus && !alike(sign(), this.drawn);
  }

  override componentWillUnmount(): void {
    waiting.delete(this);
  }

  /** Whether it shows what is no longer so. */
  isOld(): boolean {
    return !alike(this.props.sign(), this.drawn);
  }

  override render(): ComponentChildren {
    this.drawn = this.props.sign();
    return this.props.children;
  }
}
