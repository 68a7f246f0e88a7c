import type { Told } from '../../protocol/table.ts';

/** What happened since the viewer's last answer, that one left out. */
export function sinceOwn<Event>(told: readonly Told<Event>[], viewer: number | null): readonly Told<Event>[] {
  const others = told.findLastIndex(({ seat }) => seat !== viewer);
  const own = told.slice(0, others + 1).findLastIndex(({ seat }) => seat === viewer);
  return told.slice(own + 1, others + 1);
}
