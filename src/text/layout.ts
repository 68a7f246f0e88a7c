/** The width of a terminal that the tables are laid out for. */
export const WIDTH = 100;
const GAP = '   ';
const INDENT = '  ';

/** Rows with their cells aligned; a column that is empty throughout takes no room. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: most }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const shown = widths.flatMap((width, at) => (width > 0 ? [at] : []));
  return rows.map((row) => shown.map((at) => (row[at] ?? '').padEnd(widths[at]!)).join(GAP).trimEnd());
}

export const indented = (lines: readonly string[], depth = 1): string[] =>
  lines.map((line) => INDENT.repeat(depth) + line);

/** Items after one another, separated by commas, broken into lines that start under the first item. */
export function flowing(label: string, items: readonly string[], depth: number): string[] {
  const room = WIDTH - INDENT.length * depth;
  const lines: string[] = [];
  let line = label;
  items.forEach((item, at) => {
    const piece = at < items.length - 1 ? `${item},` : item;
    const blank = line.trimEnd() === '' || at === 0;
    if (!blank && line.length + 1 + piece.length > room) {
      lines.push(line);
      line = ' '.repeat(label.length) + piece;
    } else line += at === 0 ? piece : ` ${piece}`;
  });
  return indented([...lines, line], depth);
}
