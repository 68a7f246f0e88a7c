import type { Event } from '../../../../games/clank/core/event.ts';
import { slideFrom } from './moves.ts';
import { handElements, type Places } from './places.ts';

/** The card that changes hands is the viewer's own: only then the hand is measured. */
export function movesHand(events: readonly Event[], viewer: number | null): boolean {
  const types: ReadonlySet<Event['type']> = new Set(['played', 'discarded', 'drew']);
  return events.some((event) => types.has(event.type) && 'seat' in event && event.seat === viewer);
}

export const handKeys = (root: Element): string[] => handElements(root).map(({ dataset }) => dataset['key']!);

/** The cards that stay in hand slide to their new places. */
export function closeRanks(root: Element, before: Places, hand: Places): void {
  for (const element of handElements(root)) {
    const key = element.dataset['key']!;
    const [was, is] = [before.get(key), hand.get(key)];
    if (was === undefined || is === undefined) continue;
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    if (Math.abs(dx) + Math.abs(dy) > 1) void slideFrom(element, dx, dy);
  }
}
