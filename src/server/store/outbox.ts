/** PostgreSQL takes less than 8,000 bytes at once. */
const MOST_LETTERS = 7000;

/** As many of the lines, taken from the front, as go out together. */
export function nextBatch(lines: string[]): string[] {
  let letters = 0;
  let count = 0;
  while (count < lines.length && (count === 0 || letters + lines[count]!.length < MOST_LETTERS)) {
    letters += lines[count]!.length + 1;
    count += 1;
  }
  return lines.splice(0, count);
}

/**
 * Lines that wait to be sent to the other nodes; what is added in one moment goes out together. Other nodes find new
 * entries and shared values again by themselves, so these may be lost. An announcement is kept until it was sent.
 */
export class Outbox {
  private readonly send: () => void;
  private readonly seqs = new Map<string, number>();
  private lines: string[] = [];
  private announcements: string[] = [];
  private planned = false;

  constructor(send: () => void) {
    this.send = send;
  }

  /** Of what was told of one key only the latest number goes out. */
  addTable(table: string, seq: number): void {
    this.seqs.set(table, Math.max(seq, this.seqs.get(table) ?? 0));
    this.sendSoon();
  }

  addLine(line: string): void {
    this.lines.push(line);
    this.sendSoon();
  }

  addAnnouncement(line: string): void {
    this.announcements.push(line);
    this.sendSoon();
  }

  private sendSoon(): void {
    if (this.planned) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      this.send();
    });
  }

  take(): { readonly lines: string[]; readonly announcements: readonly string[] } {
    const { announcements } = this;
    const lines = [...announcements, ...[...this.seqs].map(([table, seq]) => `${table} ${seq}`), ...this.lines];
    this.seqs.clear();
    this.lines = [];
    this.announcements = [];
    return { lines, announcements };
  }

  /** Puts back announcements that may not have been sent; to hear one twice does no harm. */
  putBack(announcements: readonly string[]): void {
    this.announcements = [...announcements, ...this.announcements];
  }
}
