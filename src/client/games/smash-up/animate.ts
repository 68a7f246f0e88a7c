import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../../../games/smash-up/core/event.ts';
import type { Option } from '../../../games/smash-up/core/option.ts';
import { ownerOf } from '../../../games/smash-up/core/state.ts';
import type { View } from '../../../games/smash-up/core/view.ts';
import type { Told } from '../../../protocol/table.ts';
import { SMASH } from '../../../text/client/smash-up.ts';
import { classOf, letterOf } from '../../app/seat.tsx';
import { sayIn } from '../../say.ts';
import { settings } from '../../settings.ts';
import type { Table } from '../../table/table.ts';
import { droppedAt } from './drag.ts';
import { isStill, nextFrame, Sky, TIME } from './fx.ts';

/** Where things were before the table changed. */
interface Before {
  readonly rects: ReadonlyMap<string, DOMRect>;
  readonly likenesses: ReadonlyMap<string, HTMLElement>;
}

/** What happened, with where things were and are: measured at once, before anything is put on top. */
interface Scene {
  readonly root: HTMLElement;
  readonly before: Before;
  readonly after: ReadonlyMap<string, DOMRect>;
  readonly events: readonly Event[];
  /** The events were taken back: what they took away returns from where it went. */
  readonly back: boolean;
}

/** How much faster things go back than they came. */
const BACK = 0.5;

const LEAVING: readonly Event['type'][] = ['destroyed', 'returned', 'placed-on-bottom', 'discarded-from-play'];

/** What an event is about, by the marks of things. */
function marksOf(event: Event): readonly string[] {
  if (event.type === 'moved') return [`copy ${event.copy}`, `base ${event.to}`];
  const copy = 'copy' in event ? [`copy ${event.copy}`] : [];
  const base = 'base' in event && event.base >= 0 ? [`base ${event.base}`] : [];
  const seat = ['drew', 'discarded', 'points', 'passed', 'faction-chosen'].includes(event.type) && 'seat' in event;
  return seat ? [`seat ${event.seat}`] : copy.length > 0 ? copy : base;
}

const things = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-key]')];

const rectsIn = (root: HTMLElement): Map<string, DOMRect> =>
  new Map(things(root).map((thing) => [thing.dataset['key']!, thing.getBoundingClientRect()]));

function look(root: HTMLElement, events: readonly Event[]): Before {
  const leaving = new Set(events.flatMap((event) => (LEAVING.includes(event.type) ? marksOf(event) : [])));
  const scored = new Set(events.flatMap((event) => (event.type === 'base-scored' ? [`base ${event.base}`] : [])));
  const likenesses = things(root).flatMap((thing): [string, HTMLElement][] => {
    const mark = thing.dataset['key']!;
    return leaving.has(mark) || scored.has(mark) ? [[mark, Sky.likeness(thing)]] : [];
  });
  const rects = rectsIn(root);
  const dropped = droppedAt();
  if (dropped !== null) rects.set(dropped.mark, dropped.rect);
  return { rects, likenesses: new Map(likenesses) };
}

const isAt = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.left - b.left, a.top - b.top) < 6;

/** Where something comes from that was not seen: its player, or the discard pile if it is brought back from there. */
function sourceOf(mark: string, bringer: number | undefined, { before: { rects }, events, back }: Scene) {
  const owner = ownerOf(Number(mark.split(' ')[1]));
  const left = back && events.some((event) => LEAVING.includes(event.type) && marksOf(event).includes(mark));
  return (left ? rects.get(`discard ${owner}`) : undefined) ?? rects.get(`seat ${bringer ?? owner}`);
}

/** Things that lie elsewhere now travel there; new ones come from the player who brought them. */
function travels(sky: Sky, scene: Scene): Promise<void>[] {
  const { root, before, after, events, back } = scene;
  const swift = back ? BACK : 1;
  const bringers = new Map(
    events.flatMap((event): [string, number][] =>
      'copy' in event && 'seat' in event ? [[`copy ${event.copy}`, event.seat]] : [],
    ),
  );
  let dealt = 0;
  return things(root).flatMap((thing) => {
    const mark = thing.dataset['key']!;
    const rect = after.get(mark);
    if (!mark.startsWith('copy') || rect === undefined) return [];
    const was = before.rects.get(mark);
    if (was !== undefined) return isAt(was, rect) ? [] : [sky.fly(thing, was, rect, TIME.move * swift)];
    const from = sourceOf(mark, bringers.get(mark), scene);
    if (from === undefined) return [];
    dealt += 1;
    return [sky.fly(thing, from, rect, TIME.deal * swift, Math.min(dealt - 1, 6) * 40)];
  });
}

/** What left play falls to its owner, unless it went where it is still seen. */
function falls(sky: Sky, { before, after }: Scene): Promise<void>[] {
  return [...before.likenesses].flatMap(([mark, likeness]) => {
    const from = before.rects.get(mark);
    if (!mark.startsWith('copy') || after.has(mark) || from === undefined) return [];
    const owner = ownerOf(Number(mark.split(' ')[1]));
    const to = after.get(`discard ${owner}`) ?? after.get(`seat ${owner}`);
    return to === undefined ? [] : [sky.fall(likeness, from, to, TIME.deal + TIME.fast)];
  });
}

function sign(seat: number, amount: number): HTMLElement {
  const element = document.createElement('div');
  element.className = `fx__points ${classOf(seat)}`;
  element.textContent = `${letterOf(seat)} +${amount}`;
  return element;
}

/** A base that scored is stamped, and its points fly to the players. */
async function scorings(sky: Sky, { before, after, events }: Scene): Promise<void> {
  let base: DOMRect | undefined;
  const flights: Promise<void>[] = [];
  let sent = 0;
  for (const event of events) {
    if (event.type === 'base-scored') {
      base = before.rects.get(`base ${event.base}`);
      const likeness = before.likenesses.get(`base ${event.base}`);
      if (base !== undefined && likeness !== undefined) {
        flights.push(sky.fall(likeness, base, base, TIME.stamp));
        flights.push(sky.stamp(sayIn(settings.get().language)(SMASH.scored), base));
      }
    } else if (event.type === 'points' && event.amount > 0) {
      const to = after.get(`seat ${event.seat}`);
      const from = base ?? before.rects.get(`seat ${event.seat}`);
      if (to === undefined || from === undefined) continue;
      flights.push(sky.send(sign(event.seat, event.amount), from, to, TIME.deal + 90 * sent));
      sent += 1;
    }
  }
  await Promise.all(flights);
}

/** On a phone one base is seen at a time: the one where something happened is turned to. */
function turnTo(root: HTMLElement, events: readonly Event[]): void {
  const board = root.querySelector('.snapb');
  const marks = events.flatMap(marksOf);
  const thing = things(root).find((each) => marks.includes(each.dataset['key']!) && board?.contains(each));
  thing?.closest('.bcol')?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
}

async function play(
  root: HTMLElement,
  told: readonly Told<Event>[],
  back: boolean,
  before: Before,
  viewer: Seat | null,
) {
  await nextFrame();
  const events = told.flatMap((each) => each.events);
  if (back || told.some(({ seat }) => seat !== viewer)) turnTo(root, events);
  const sky = new Sky(root);
  const scene: Scene = { root, before, after: rectsIn(root), events, back };
  const flashes = [...new Set(events.flatMap(marksOf))].flatMap((mark) => {
    const rect = scene.after.get(mark);
    return rect === undefined || rect.width === 0 ? [] : [sky.flash(rect)];
  });
  const scored = back ? [] : [...falls(sky, scene), scorings(sky, scene)];
  await Promise.all([...travels(sky, scene), ...flashes, ...scored]);
}

/** Shows what happened by letting things travel; nothing moves where motion is not wanted. */
export function useAnimator(table: Table<Option, Event, View>, root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    table.animator = (told, undone) => {
      const element = root.current;
      if (element === null || isStill()) return () => Promise.resolve();
      const back = told.length === 0;
      const shown = back ? undone : told;
      const before = look(element, back ? [] : shown.flatMap(({ events }) => events));
      return () => play(element, shown, back, before, table.state.viewer);
    };
    return () => {
      table.animator = null;
    };
  }, [table]);
}
