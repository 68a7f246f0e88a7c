interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 8;

const within = (value: number, size: number, from: number, to: number): number =>
  Math.max(from + EDGE, Math.min(value, to - size - EDGE));

/** Beside the anchor and never out of the room: above what lies low, else on the side with more room. */
export function placeBeside(anchor: Box, { width, height }: Size, room: Box): { left: number; top: number } {
  const middle = within((anchor.left + anchor.right - width) / 2, width, room.left, room.right);
  const centre = within((anchor.top + anchor.bottom - height) / 2, height, room.top, room.bottom);
  const above = anchor.top - GAP - height;
  const low = anchor.top > (room.top + room.bottom) / 2;
  if (low && above >= room.top + EDGE) return { left: middle, top: above };
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - width;
  const fitsRight = right + width <= room.right - EDGE;
  const moreLeft = anchor.left - room.left > room.right - anchor.right;
  if (left >= room.left + EDGE && (!fitsRight || moreLeft)) return { left, top: centre };
  if (fitsRight) return { left: right, top: centre };
  if (anchor.bottom + GAP + height <= room.bottom - EDGE) return { left: middle, top: anchor.bottom + GAP };
  return { left: middle, top: within(above, height, room.top, room.bottom) };
}
