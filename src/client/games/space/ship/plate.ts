import type { Box } from '../../clank/board/geometry.ts';

const CUT = 16;

/** A plate with its corners cut, so far inside its frame. */
export function plate({ x, y, w, h }: Box, inside = 0): string {
  const [left, top, right, bottom] = [x + inside, y + inside, x + w - inside, y + h - inside];
  return `M${left + CUT} ${top}H${right - CUT}L${right} ${top + CUT}V${bottom - CUT}L${right - CUT} ${bottom}H${left + CUT}L${left} ${bottom - CUT}V${top + CUT}Z`;
}
