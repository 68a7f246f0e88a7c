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

const within = (value: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(value, room - size - EDGE));

/** Beside the anchor and never off the window: above what lies low, else on the side with more room. */
export function placeBeside(anchor: Box, { width, height }: Size, room: Size): { left: number; top: number } {
  const middle = within((anchor.left + anchor.right - width) / 2, width, room.width);
  const centre = within((anchor.top + anchor.bottom - height) / 2, height, room.height);
  const low = anchor.top > room.height / 2;
  if (low && anchor.top - GAP - height >= EDGE) return { left: middle, top: anchor.top - GAP - height };
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - width;
  const fitsRight = right + width <= room.width - EDGE;
  if (left >= EDGE && (!fitsRight || anchor.left > room.width - anchor.right)) return { left, top: centre };
  if (fitsRight) return { left: right, top: centre };
  if (anchor.bottom + GAP + height <= room.height - EDGE) return { left: middle, top: anchor.bottom + GAP };
  return { left: middle, top: within(anchor.top - GAP - height, height, room.height) };
}
