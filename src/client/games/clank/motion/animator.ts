import type { Event } from '../../../../games/clank/core/event.ts';
import type { Told } from '../../../../protocol/table.ts';
import type { Language } from '../../../../text/language.ts';
import { allDrawn } from '../../../later.ts';
import { layOver, ring, still, type Thing } from '../../../motion/sheet.ts';
import type { Store } from '../../../store.ts';
import type { Animator } from '../../../table/table.ts';
import { act } from './acts.tsx';
import { backPlaces, returnKeys, takeBack } from './back.ts';
import { closeRanks, handKeys, movesHand } from './hand.ts';
import { afterCubes, type Hurt, hurtBy, NO_HURT } from './hurt.ts';
import { copyOf } from './moves.ts';
import { leavingKey, type Places, placesOf, pointedKeys, touchedKeys } from './places.ts';
import { type Attack, showAttack } from './scene.tsx';
import { type Untold, untoldOf } from './untold.ts';

interface Playhouse {
  readonly root: () => HTMLElement | null;
  readonly scene: Store<Attack | null>;
  readonly hurt: Store<Hurt>;
  readonly untold: Store<Untold>;
  readonly viewer: () => number | null;
  /** The card of the hand that was clicked last. */
  readonly clicked: () => string | null;
  readonly language: () => Language;
}

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

const NOWHERE: Places = new Map();

/** The hand is drawn anew before the next task, and read before it is painted. */
const handShown = (): Promise<unknown> => Promise.resolve();

interface Played {
  readonly root: HTMLElement;
  readonly events: readonly Event[];
  readonly viewer: number | null;
}

/** Plays what happened, event after event. */
function forwards({ root, events, viewer }: Played, { scene, hurt, untold, clicked, language }: Playhouse) {
  const moves = !still() && movesHand(events, viewer);
  const before = placesOf(root, [
    ...events.flatMap((event) => [...pointedKeys(event), ...touchedKeys(event, viewer)]),
    ...(moves ? handKeys(root) : []),
  ]);
  const made = still() ? new Map<Event, Thing>() : copies(root, events, before, viewer, clicked());
  hurt.set(still() ? NO_HURT : hurtBy(events));
  return async () => {
    await handShown();
    const hand = moves ? placesOf(root, handKeys(root)) : NOWHERE;
    if (moves) closeRanks(root, before, hand);
    await allDrawn();
    const attacks = events.filter(({ type }) => type === 'attacked');
    let attacked = false;
    for (const event of events) {
      const copy = made.get(event) ?? null;
      if (event.type === 'attacked') {
        const { cubes } = event;
        attacked = true;
        let drawn = 0;
        await showAttack(scene, cubes, (count) => {
          const fresh = cubes.slice(drawn, count);
          drawn = count;
          hurt.set(afterCubes(hurt.get(), fresh));
          for (const cube of fresh) {
            const rect = before.get(`health ${cube}`);
            if (rect !== undefined) void ring(rect, 'harm');
          }
        });
        if (event === attacks.at(-1)) untold.set(null);
      } else if (event.type !== 'damaged' || !attacked) {
        await act(event, { root, before, hand, copy, viewer, language: language() });
      }
    }
    hurt.set(NO_HURT);
    for (const { element } of made.values()) element.remove();
  };
}

/** Plays what was taken back, the last event first. */
function backwards({ root, events, viewer }: Played) {
  const moves = !still() && movesHand(events, viewer);
  const before = placesOf(root, [
    ...events.flatMap((event) => [...returnKeys(event), ...touchedKeys(event, viewer)]),
    ...(moves ? handKeys(root) : []),
  ]);
  return async () => {
    await handShown();
    const hand = moves ? placesOf(root, handKeys(root)) : NOWHERE;
    if (moves) closeRanks(root, before, hand);
    await allDrawn();
    const places = placesOf(root, events.flatMap(backPlaces));
    const cast = { root, before, now: new Map([...places, ...hand]), viewer };
    for (const event of events.toReversed()) await takeBack(event, cast);
  };
}

/** Shows at the table how it came to stand as it does. */
export function clankAnimator(house: Playhouse): Animator<Event> {
  return (told, undone) => {
    const root = house.root();
    if (root === null) return async () => undefined;
    const eventsOf = (steps: readonly Told<Event>[]) => steps.flatMap((each) => each.events);
    const viewer = house.viewer();
    if (told.length > 0) {
      const untold = untoldOf(told);
      if (untold !== null) house.untold.set(untold);
      return forwards({ root, events: eventsOf(told), viewer }, house);
    }
    return backwards({ root, events: eventsOf(undone), viewer });
  };
}
