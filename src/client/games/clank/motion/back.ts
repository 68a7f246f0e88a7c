import type { CardNo } from '../../../../games/clank/core/card.ts';
import type { Event } from '../../../../games/clank/core/event.ts';
import { carried, layOver, over, ring, still } from '../../../motion/sheet.ts';
import { KEY } from '../things.ts';
import { cubes } from './cubes.ts';
import { copyOf } from './moves.ts';
import { BOARD, elementOf, handElements, leavingKey, type Places, pointedKeys } from './places.ts';

/** How much faster things go back than they came. */
const SPEED = 2;

interface Cast {
  readonly root: Element;
  /** Where things were before the table went back. */
  readonly before: Places;
  /** Where the hand is now, and what came back to the row or to a pile. */
  readonly now: Places;
  readonly viewer: number | null;
}

const NOWHERE: Places = new Map();

/** Where an event showed, seen from its end: a walk is pointed at where it began. */
export const returnKeys = (event: Event): readonly string[] =>
  event.type === 'walked' || event.type === 'teleported' ? [KEY.room(event.from)] : pointedKeys(event);

/** Where what an event took away is again, but for the hand. */
export function backPlaces(event: Event): readonly string[] {
  const key = leavingKey(event, NOWHERE, null, null);
  return key === null ? [] : [key];
}

/** Brings something to its place from another. */
function bring(element: Element, at: DOMRect, from: DOMRect): Promise<void> {
  const { dx, dy } = carried(at, from);
  const start = { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0.4 };
  return over(element, [start, { transform: 'none', opacity: 1 }], 300 / SPEED, { fill: 'backwards' });
}

/** A card goes back to the hand, among those that were not there before. */
async function toHand(card: CardNo, from: DOMRect | undefined, { root, before, now }: Cast): Promise<void> {
  const returned = handElements(root).find(({ dataset }) => {
    const key = dataset['key']!;
    return key.startsWith(`hand ${card} `) && !before.has(key);
  });
  const at = returned === undefined ? undefined : now.get(returned.dataset['key']!);
  if (returned !== undefined && at !== undefined && from !== undefined) await bring(returned, at, from);
}

/** A card goes back to the row; the top of a pile that was never gone is seen to return by a copy. */
async function toRow(event: Extract<Event, { type: 'acquired' }>, { root, before, now, viewer }: Cast): Promise<void> {
  const [key] = backPlaces(event);
  const [element, at] = [elementOf(root, key!), now.get(key!)];
  const own = event.seat === viewer ? before.get(KEY.discard) : undefined;
  const from = own ?? before.get(KEY.player(event.seat));
  if (!(element instanceof HTMLElement) || at === undefined || from === undefined) return;
  if (event.slot !== null) {
    await bring(element, at, from);
    return;
  }
  const copy = layOver(copyOf(element), at);
  await bring(copy.element, at, from);
  copy.element.remove();
}

/** What was used up or beaten stands where it stood. */
async function rises(event: Event, { root }: Cast): Promise<void> {
  const [key] = backPlaces(event);
  const element = key === undefined ? null : elementOf(root, key);
  const start = { transform: 'translateY(30px) scale(0.9)', opacity: 0 };
  if (element !== null) {
    await over(element, [start, { transform: 'none', opacity: 1 }], 320 / SPEED, { fill: 'backwards' });
  }
}

/** Plays one event backwards; done when the one before it may begin. */
export async function takeBack(event: Event, cast: Cast): Promise<void> {
  const { before, viewer } = cast;
  for (const key of returnKeys(event)) {
    const rect = before.get(key);
    if (rect !== undefined) void ring(rect, 'note');
  }
  if (still()) return;
  switch (event.type) {
    case 'played':
      if (event.seat === viewer) await toHand(event.card, before.get(KEY.played) ?? before.get(BOARD), cast);
      return;
    case 'discarded':
      if (event.seat === viewer) await toHand(event.card, before.get(KEY.discard), cast);
      return;
    case 'acquired':
      await toRow(event, cast);
      return;
    case 'used':
    case 'defeated':
    case 'replaced':
      await rises(event, cast);
      return;
    case 'clank-added':
      await cubes(event.seat, event.cubes, before.get(`area ${event.seat}`), before.get(`supply ${event.seat}`), SPEED);
      return;
    case 'clank-removed':
      await cubes(event.seat, event.cubes, before.get(`supply ${event.seat}`), before.get(`area ${event.seat}`), SPEED);
      return;
    default:
      return;
  }
}
