import type { Seat } from '../engine/game.ts';
import type { Stamped } from '../protocol/hosted.ts';
import type { Line } from '../protocol/messages.ts';

export const MOST_LINES = 200;
export const MOST_MARKS = 100;

/** How many answers were given when an entry was the last one; −1 before the game began. */
interface Mark {
  readonly seq: number;
  readonly step: number;
  readonly line: Line;
}

/** The entry as everybody may read it. */
export function lineOf(entry: Stamped): Line {
  switch (entry.kind) {
    case 'answered': {
      const { kind, seat, by, seq, at } = entry;
      return { kind, seat, by, seq, at };
    }
    case 'sat': {
      const { salt: _, ...line } = entry;
      return line;
    }
    default:
      return entry;
  }
}

/** The lines as the viewer may read them: an answer that somebody else had given beforehand is one like any other. */
export const linesFor = (lines: readonly Line[], viewer: Seat | null): readonly Line[] =>
  lines.map((line) =>
    line.kind === 'answered' && line.by === 'standing' && line.seat !== viewer ? { ...line, by: 'player' } : line,
  );

/** By how much the entry moves the table on; null where only the table can say. */
function movedBy(entry: Stamped): number | null {
  switch (entry.kind) {
    case 'began':
    case 'answered':
    case 'redid':
      return 1;
    case 'undid':
      return -1;
    case 'agreed':
    case 'carried':
      return entry.motion.what === 'undo' ? null : 0;
    case 'upgraded':
      return null;
    default:
      return 0;
  }
}

/** The marks of entries that led to `step`, from the last one back as far as they are certain. */
function marksOf(entries: readonly Stamped[], step: number): { marks: Mark[]; before: number | null } {
  const marks: Mark[] = [];
  for (const entry of entries.toReversed()) {
    marks.push({ seq: entry.seq, step, line: lineOf(entry) });
    const by = movedBy(entry);
    if (by === null) return { marks: marks.toReversed(), before: null };
    step -= by;
  }
  return { marks: marks.toReversed(), before: step };
}

/** What watchers of a table need of its log: the last lines besides answers, and how much one who was away missed. */
export class Ledger {
  private lines: Line[];
  private marks: Mark[];

  /** Of the log it takes the last entries, as many as there are marks, and before them as many others as lines. */
  constructor(log: readonly Stamped[], step: number) {
    this.lines = log
      .filter(({ kind }) => kind !== 'answered')
      .slice(-MOST_LINES)
      .map(lineOf);
    this.marks = marksOf(log.slice(-MOST_MARKS), step).marks;
  }

  /** Lets go of the marks: who knows the log up to some entry is told everything, until the log was read again. */
  forgetMarks(): void {
    this.marks = [];
  }

  /** Drops the player's name from what is told to those who come later. */
  erase(player: string): void {
    const without = (line: Line): Line => {
      if (!('player' in line && 'name' in line) || line.player !== player) return line;
      return line.kind === 'wrote' ? { ...line, name: '', text: '' } : { ...line, name: '' };
    };
    this.lines = this.lines.map(without);
    this.marks = this.marks.map((mark) => ({ ...mark, line: without(mark.line) }));
  }

  /** Takes in what followed; after which step it has to be told: −1 for from the setup on. */
  add(news: readonly Stamped[], step: number): number {
    const { marks, before } = marksOf(news, step);
    const heard = news.filter(({ kind }) => kind !== 'answered').map(lineOf);
    if (heard.length > 0) this.lines = [...this.lines, ...heard].slice(-MOST_LINES);
    if (before === null) this.marks = marks;
    else this.marks.push(...marks);
    if (this.marks.length > 2 * MOST_MARKS) this.marks = this.marks.slice(-MOST_MARKS);
    return before === null ? -1 : Math.min(before, ...marks.map((mark) => mark.step));
  }

  /** What one has to be told who knows the log up to `seq`: after which step, and all lines since. */
  missedAfter(seq: number): { readonly since: number; readonly lines: readonly Line[] } {
    const at = this.marks.findLastIndex((mark) => mark.seq === seq);
    const since = at < 0 ? -1 : Math.min(...this.marks.slice(at).map(({ step }) => step));
    if (since < 0) return { since, lines: this.lines };
    return { since, lines: this.marks.slice(at + 1).map(({ line }) => line) };
  }
}
