import { useMemo } from 'preact/hooks';
import { type Box, tenth } from './geometry.ts';

/** The frame in the overview that tells which part of the board is seen: moved without rendering anew. */
export function usePart(scale: number) {
  return useMemo(() => {
    let frame: HTMLElement | null = null;
    let seen: Box = { x: 0, y: 0, w: 0, h: 0 };
    const draw = (part: Box): void => {
      seen = part;
      if (frame === null) return;
      frame.style.transform = `translate(${tenth(part.x * scale)}px, ${tenth(part.y * scale)}px)`;
      frame.style.width = `${tenth(part.w * scale)}px`;
      frame.style.height = `${tenth(part.h * scale)}px`;
    };
    const attach = (element: HTMLElement | null): void => {
      frame = element;
      draw(seen);
    };
    return { draw, attach };
  }, [scale]);
}
