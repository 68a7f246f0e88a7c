import type { Event } from '../../../../games/clank/core/event.ts';
import type { Told } from '../../../../protocol/table.ts';
import type { Language } from '../../../../text/language.ts';
import { allDrawn } from '../../../later.ts';
import type { Store } from '../../../store.ts';
import type { Animator } from '../../../table/table.ts';
import { act } from './acts.tsx';
import { copyOf, layOver, slideFrom, still, type Thing } from './layer.ts';
import { handElements, leavingKey, type Places, placesOf, pointedKeys, touchedKeys } from './places.ts';
import { type Attack, showAttack } from './scene.tsx';

interface Playhouse {
  readonly root: () => HTMLElement | null;
  readonly scene: Store<Attack | null>;
  readonly viewer: () => number | null;
  /** The card of the hand that was clicked last. */
  readonly clicked: () => string | null;
  readonly language: () => Language;
}

/** The card that changes hands is the viewer's own: only then the hand is measured. */
function movesHand(events: readonly Event[], viewer: number | null): boolean {
  const types: ReadonlySet<Event['type']> = new Set(['played', 'discarded', 'drew']);
  return events.some((event) => types.has(event.type) && 'seat' in event && event.seat === viewer);
}

const handKeys = (root: Element): string[] => handElements(root).map(({ dataset }) => dataset['key']!);

/** Copies of what is about to leave its place, laid over it so that it does not vanish before it moves. */
function copies(
  root: Element,
  events: readonly Event[],
  before: Map<string, DOMRect>,
  viewer: number | null,
  clicked: string | null,
): Map<Event, Thing> {
  const left = new Map(before);
  const made = new Map<Event, Thing>();
  for (const event of events) {
    const key = leavingKey(event, left, viewer, clicked);
    if (key === null) continue;
    const element = root.querySelector<HTMLElement>(`[data-key="${key}"]`);
    if (element === null) continue;
    if (key.startsWith('hand ')) left.delete(key);
    made.set(event, layOver(copyOf(element), before.get(key) ?? element.getBoundingClientRect()));
  }
  return made;
}

/** The cards that stay in hand slide to their new places. */
function closeRanks(root: Element, before: Places, hand: Places): void {
  for (const element of handElements(root)) {
    const key = element.dataset['key']!;
    const [was, is] = [before.get(key), hand.get(key)];
    if (was === undefined || is === undefined) continue;
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    if (Math.abs(dx) + Math.abs(dy) > 1) void slideFrom(element, dx, dy);
  }
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const NOWHERE: Places = new Map();

/** Plays what happened at the table, event after event, once the table shows it. */
export function clankAnimator({ root: find, scene, viewer: seat, clicked, language }: Playhouse): Animator<Event> {
  return (told: readonly Told<Event>[]) => {
    const root = find();
    const events = told.flatMap((each) => each.events);
    if (root === null) return async () => undefined;
    const viewer = seat();
    const moves = !still() && movesHand(events, viewer);
    const before = placesOf(root, [
      ...events.flatMap((event) => [...pointedKeys(event), ...touchedKeys(event, viewer)]),
      ...(moves ? handKeys(root) : []),
    ]);
    const made = still() ? new Map<Event, Thing>() : copies(root, events, before, viewer, clicked());
    return async () => {
      // The hand is drawn anew before the next task, and read before it is painted; the rest of the table can wait.
      await Promise.resolve();
      const hand = moves ? placesOf(root, handKeys(root)) : NOWHERE;
      if (moves) closeRanks(root, before, hand);
      await allDrawn();
      await nextFrame();
      for (const event of events) {
        const copy = made.get(event) ?? null;
        if (event.type === 'attacked') await showAttack(scene, event.cubes);
        else await act(event, { root, before, hand, copy, viewer, language: language() });
      }
      for (const { element } of made.values()) element.remove();
    };
  };
}
