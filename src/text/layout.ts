/** The width of the terminal that tables are laid out for. */
const WIDTH = 100;
const GAP = '   ';
const INDENT = '  ';

/** Rows with their cells aligned, all of one length; a column that is empty throughout takes no room. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: most }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const shown = widths.flatMap((width, at) => (width > 0 ? [at] : []));
  return rows.map((row) => shown.map((at) => (row[at] ?? '').padEnd(widths[at]!)).join(GAP));
}

/**
 * Items after a label, separated by commas; a line that is full goes on below its first item. An item too long for any
 * line may be broken after its own commas.
 */
export function flowing(label: string, items: readonly string[], depth: number): string[] {
  const margin = INDENT.repeat(depth);
  const room = WIDTH - margin.length - label.length - 1;
  const pieces = items.flatMap((item) => (item.length > room ? item.split(', ') : [item]));
  const lines: string[] = [];
  let line = margin + label;
  for (const [at, item] of pieces.entries()) {
    const piece = at < pieces.length - 1 ? `${item},` : item;
    if (at > 0 && line.length + 1 + piece.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(margin.length + label.length) + piece;
    } else line += at === 0 ? piece : ` ${piece}`;
  }
  return [...lines, line].map((full) => full.trimEnd());
}

/** A sentence, its later lines set in further than the first. */
export function wrapped(text: string, depth: number): string[] {
  const lines: string[] = [];
  let line = INDENT.repeat(depth);
  for (const [at, word] of text.split(' ').entries()) {
    if (at > 0 && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = INDENT.repeat(depth + 1) + word;
    } else line += at === 0 ? word : ` ${word}`;
  }
  return [...lines, line];
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => (INDENT + line).trimEnd());

export const beside = (left: string): string => left + GAP;

export const clipped = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
