import type { Layout } from '../../../games/clank/catacombs/layout.ts';
import type { View } from '../../../games/clank/core/view.ts';

const known = new Map<string, Layout>();
/** More than a turn lays and takes back. */
const MOST = 24;

/** The same value for the same tiles: what is worked out from a layout is remembered by it, and every view brings its own. */
function settled(layout: Layout): Layout {
  const sign = JSON.stringify(layout);
  const before = known.get(sign);
  if (before !== undefined) return before;
  known.set(sign, layout);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return layout;
}

export const withKnownLayout = (view: View): View =>
  view.layout === null ? view : { ...view, layout: settled(view.layout) };
