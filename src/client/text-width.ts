/** How wide characters are in hundredths of the size of the type, in the face that sentences are set in. */
function widthOf(character: string): number {
  if (/\s/.test(character)) return 28;
  if (/[ijlftrI1’'.,;:!-]/.test(character)) return 30;
  if (/[mwMWœ…]/.test(character)) return 80;
  return /[A-ZÀ-Ý0-9+−]/.test(character) ? 61 : 52;
}

/** About how many times as wide as the size of its type a text is. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) / 100;

/** The lines that a text takes in a column so many times as wide as the size of its type. */
export function linesIn(text: string, column: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (lines.length > 0 && textWidth(longer) > column) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
