import type { Seat } from '../../../../engine/game.ts';
import type { Event } from '../../../../games/smash-up/core/event.ts';
import { ownerOf } from '../../../../games/smash-up/core/state.ts';
import type { Told } from '../../../../protocol/table.ts';
import { SMASH } from '../../../../text/client/smash-up.ts';
import { classOf, letterOf } from '../../../app/seat.tsx';
import { ring, still } from '../../../motion/sheet.ts';
import { sayIn } from '../../../say.ts';
import { settings } from '../../../settings.ts';
import type { Animator } from '../../../table/table.ts';
import { droppedAt } from '../drag.ts';
import { turnToBase } from '../in-sight.ts';
import { fall, fly, likenessOf, send, stamp, TIME } from './flights.ts';

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
    return leaving.has(mark) || scored.has(mark) ? [[mark, likenessOf(thing)]] : [];
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
function travels(scene: Scene): Promise<void>[] {
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
    if (was !== undefined) return isAt(was, rect) ? [] : [fly(thing, was, rect, TIME.move * swift)];
    const from = sourceOf(mark, bringers.get(mark), scene);
    if (from === undefined) return [];
    dealt += 1;
    return [fly(thing, from, rect, TIME.deal * swift, Math.min(dealt - 1, 6) * 40)];
  });
}

/** What left play falls to its owner, unless it went where it is still seen. */
function falls({ before, after }: Scene): Promise<void>[] {
  return [...before.likenesses].flatMap(([mark, likeness]) => {
    const from = before.rects.get(mark);
    if (!mark.startsWith('copy') || after.has(mark) || from === undefined) return [];
    const owner = ownerOf(Number(mark.split(' ')[1]));
    const to = after.get(`discard ${owner}`) ?? after.get(`seat ${owner}`);
    return to === undefined ? [] : [fall(likeness, from, to, TIME.deal + TIME.fast)];
  });
}

function sign(seat: number, amount: number): HTMLElement {
  const element = document.createElement('div');
  element.className = `fx__points ${classOf(seat)}`;
  element.textContent = `${letterOf(seat)} +${amount}`;
  return element;
}

/** A base that scored is stamped, and its points fly to the players. */
async function scorings({ before, after, events }: Scene): Promise<void> {
  let base: DOMRect | undefined;
  const flights: Promise<void>[] = [];
  let sent = 0;
  for (const event of events) {
    if (event.type === 'base-scored') {
      base = before.rects.get(`base ${event.base}`);
      const likeness = before.likenesses.get(`base ${event.base}`);
      if (base !== undefined && likeness !== undefined) {
        flights.push(fall(likeness, base, base, TIME.stamp));
        flights.push(stamp(sayIn(settings.get().language)(SMASH.scored), base));
      }
    } else if (event.type === 'points' && event.amount > 0) {
      const to = after.get(`seat ${event.seat}`);
      const from = base ?? before.rects.get(`seat ${event.seat}`);
      if (to === undefined || from === undefined) continue;
      flights.push(send(sign(event.seat, event.amount), from, to, TIME.deal + 90 * sent));
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
  turnToBase(thing);
}

/** Everything that happened points at what it is about, where it is seen now. */
function rings({ after, events }: Scene): Promise<void>[] {
  return [...new Set(events.flatMap(marksOf))].flatMap((mark) => {
    const rect = after.get(mark);
    return rect === undefined || rect.width === 0 ? [] : [ring(rect, 'gain')];
  });
}

interface Shown {
  readonly root: HTMLElement;
  readonly told: readonly Told<Event>[];
  readonly back: boolean;
  readonly viewer: Seat | null;
}

async function play({ root, told, back, viewer }: Shown, before: Before): Promise<void> {
  // The table is drawn anew before the next task, and measured before it is painted.
  await Promise.resolve();
  const events = told.flatMap((each) => each.events);
  if (back || told.some(({ seat }) => seat !== viewer)) turnTo(root, events);
  const scene: Scene = { root, before, after: rectsIn(root), events, back };
  const moves = still() ? [] : travels(scene);
  if (!still() && !back) moves.push(...falls(scene), scorings(scene));
  await Promise.all([...moves, ...rings(scene)]);
}

/** Shows what happened by letting things travel; where motion is not wanted it is only pointed at. */
export function smashAnimator(root: () => HTMLElement | null, viewer: () => Seat | null): Animator<Event> {
  return (told, undone) => {
    const element = root();
    if (element === null) return () => Promise.resolve();
    const back = told.length === 0;
    const shown = { root: element, told: back ? undone : told, back, viewer: viewer() };
    const before = look(element, back ? [] : told.flatMap(({ events }) => events));
    return () => play(shown, before);
  };
}
