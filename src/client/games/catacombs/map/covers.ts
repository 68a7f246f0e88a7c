import { useLayoutEffect } from 'preact/hooks';
import type { Size } from '../../clank/board/camera.ts';
import type { Box } from '../../clank/board/geometry.ts';
import { coversOf } from '../../clank/board/use-camera.ts';
import type { Layout as Shape } from '../../clank/desk.ts';

export const LAIR_WIDTH = 156;
export const LAIR_HEIGHT = 162;
const GAP = 8;
/** The overview stands under the lair. */
const OVERVIEW = 96;

/** What is asked, over the lower part of the map; on a phone it stands apart. */
const footOf = (): Element | null => document.querySelector('.ct .ck__foot');

const footHeight = (): number => footOf()?.getBoundingClientRect().height ?? 0;

/** Tells when what is asked covers more of the map, or less. */
export function useFoot(onChange: () => void): void {
  useLayoutEffect(() => {
    const foot = footOf();
    if (foot === null) return;
    const watch = new ResizeObserver(onChange);
    watch.observe(foot);
    return () => watch.disconnect();
  }, [onChange]);
}

/** What lies over the map: the lair where there is room for it, the overview, the buttons, what is asked. */
export const mapCovers =
  (shape: Shape) =>
  (frame: Size): readonly Box[] => {
    if (shape === 'phone') return coversOf(frame);
    const foot = footHeight();
    const below = LAIR_HEIGHT + 2 * GAP;
    return [
      ...coversOf({ w: frame.w, h: below + OVERVIEW }),
      { x: 0, y: frame.h - foot, w: frame.w, h: foot },
      { x: 0, y: 0, w: LAIR_WIDTH + GAP, h: LAIR_HEIGHT + GAP },
    ];
  };
