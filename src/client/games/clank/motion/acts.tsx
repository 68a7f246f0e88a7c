import type { Event } from '../../../../games/clank/core/event.ts';
import type { Language } from '../../../../text/language.ts';
import { type Mood, ring, still, type Thing, wait, within } from '../../../motion/sheet.ts';
import { KEY } from '../things.ts';
import { cubes } from './cubes.ts';
import { comeFrom, flipIn, fly, vanish } from './moves.ts';
import { BOARD, handElements, type Places, pointedKeys } from './places.ts';
import { holdUp } from './ticket.tsx';

/** What an act can look at. */
export interface Cast {
  readonly root: Element;
  /** Where things were before the table changed; most stay where they are. */
  readonly before: Places;
  /** Where the cards in hand are now. */
  readonly hand: Places;
  /** The copy of what the event takes away. */
  readonly copy: Thing | null;
  readonly viewer: number | null;
  readonly language: Language;
}

type Played = Extract<Event, { type: 'played' }>;
type Acquired = Extract<Event, { type: 'acquired' }>;

async function played(event: Played, cast: Cast): Promise<void> {
  const { copy, before } = cast;
  if (copy === null) {
    await holdUp(event.card, cast.language, before.get(KEY.player(event.seat)), before.get(BOARD));
    return;
  }
  const to = before.get(KEY.played) ?? before.get(BOARD);
  if (to === undefined) copy.element.remove();
  else void fly(copy, new DOMRect(to.left + Math.min(to.width, 160) - 32, to.top, 32, 44), 260);
  await wait(130);
}

async function acquired({ seat }: Acquired, { copy, before, viewer }: Cast): Promise<void> {
  const own = seat === viewer ? before.get(KEY.discard) : undefined;
  const to = own ?? before.get(KEY.player(seat));
  if (copy !== null && to !== undefined) await fly(copy, within(to, { width: 46, height: 64 }), 340, 40);
}

/** New cards of the hand come from the deck. */
async function drew({ root, before, hand }: Cast): Promise<void> {
  const from = before.get(KEY.deck) ?? before.get(KEY.end);
  if (from === undefined) return;
  const fresh = handElements(root).filter(({ dataset }) => !before.has(dataset['key']!));
  await Promise.all(fresh.map((element, i) => comeFrom(element, hand.get(element.dataset['key']!)!, from, i * 60)));
}

const MOODS: Partial<Record<Event['type'], Mood>> = {
  damaged: 'harm',
  'knocked-out': 'harm',
  raged: 'harm',
  countdown: 'harm',
  'deck-exhausted': 'harm',
  exhausted: 'harm',
  healed: 'heal',
  'turn-started': 'note',
  walked: 'note',
  teleported: 'note',
};

/** Every event that does not move anything at least points at what it changes. */
function point(event: Event, { before }: Cast): void {
  for (const key of pointedKeys(event)) {
    const rect = before.get(key);
    if (rect !== undefined) void ring(rect, MOODS[event.type] ?? 'gain');
  }
}

/** Plays one event; done when the next one may begin. */
export async function act(event: Event, cast: Cast): Promise<void> {
  const { copy, before, root } = cast;
  point(event, cast);
  if (still()) return;
  switch (event.type) {
    case 'played':
      await played(event, cast);
      return;
    case 'acquired':
      await acquired(event, cast);
      return;
    case 'used':
    case 'replaced':
      if (copy !== null) await vanish(copy, 'translateY(-30px) scale(1.12)', 300);
      return;
    case 'defeated':
      if (copy !== null) await vanish(copy, 'rotate(14deg) translateY(60px) scale(0.9)', 340);
      return;
    case 'discarded': {
      const to = before.get(KEY.discard);
      if (copy !== null && to !== undefined) await fly(copy, to, 260);
      return;
    }
    case 'clank-added': {
      const to = before.get(`area ${event.seat}`) ?? before.get(KEY.lair);
      await cubes(event.seat, event.cubes, before.get(`supply ${event.seat}`), to);
      return;
    }
    case 'clank-removed':
      await cubes(event.seat, event.cubes, before.get(`area ${event.seat}`), before.get(`supply ${event.seat}`));
      return;
    case 'drew':
      if (event.seat === cast.viewer) await drew(cast);
      return;
    case 'arrived': {
      const slot = root.querySelector(`[data-key="${KEY.row(event.slot)}"]`);
      if (slot !== null) void flipIn(slot);
      await wait(110);
      return;
    }
    case 'damaged':
    case 'knocked-out':
      await wait(140);
      return;
    default:
      return;
  }
}
