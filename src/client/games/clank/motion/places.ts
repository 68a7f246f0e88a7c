import { pileOf } from '../../../../games/clank/catalogue.ts';
import type { CardNo } from '../../../../games/clank/core/card.ts';
import type { Event } from '../../../../games/clank/core/event.ts';
import { KEY } from '../things.ts';

/** Where things of the table are. */
export type Places = ReadonlyMap<string, DOMRect>;

export const BOARD = 'board';

/** The thing of that key. */
export function elementOf(root: Element, key: string): Element | null {
  if (key === BOARD) return root.querySelector('.board');
  if (key === KEY.lair) return root.querySelector('.board .lair-wall') ?? root.querySelector(`[data-key="${key}"]`);
  if (key.startsWith('room ')) return root.querySelector(`[data-room="${Number(key.slice(5)) + 1}"]`);
  return root.querySelector(`[data-key="${key}"]`);
}

/** Where the things of those keys are, all read at once; what is not shown is left out. */
export function placesOf(root: Element, keys: Iterable<string>): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const key of new Set(keys)) {
    const rect = elementOf(root, key)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0 && rect.height > 0) places.set(key, rect);
  }
  return places;
}

export const handElements = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-key^="hand "]'),
];

/** A card of the hand, the one that was clicked if it is such a card. */
function inHand(places: Places, card: CardNo, clicked: string | null): string | null {
  const start = `hand ${card} `;
  if (clicked?.startsWith(start) && places.has(clicked)) return clicked;
  return [...places.keys()].find((key) => key.startsWith(start)) ?? null;
}

/** What an event takes away from its place on the table; null for what takes nothing away. */
export function leavingKey(event: Event, places: Places, viewer: number | null, clicked: string | null): string | null {
  switch (event.type) {
    case 'played':
    case 'discarded':
      return event.seat === viewer ? inHand(places, event.card, clicked) : null;
    case 'acquired':
      return event.slot === null ? KEY.pile(pileOf(event.card)) : KEY.row(event.slot);
    case 'used':
    case 'defeated':
      return event.slot === null ? KEY.goblin : KEY.row(event.slot);
    case 'replaced':
      return KEY.row(event.slot);
    default:
      return null;
  }
}

/** Where an event shows: a ring points there. */
export function pointedKeys(event: Event): readonly string[] {
  switch (event.type) {
    case 'gained':
      return [KEY.resource(event.what)];
    case 'gold-gained':
    case 'gold-topped-up':
    case 'gold-found':
    case 'gold-paid':
      return [KEY.resource('gold'), `gold ${event.seat}`];
    case 'clank-removed':
    case 'clank-cancelled':
      return [`area ${event.seat}`, KEY.resource('clank')];
    case 'damaged':
    case 'healed':
      return [`health ${event.seat}`];
    case 'teleported':
    case 'walked':
      return [KEY.room(event.to)];
    case 'exhausted':
      return [KEY.room(event.room), KEY.resource('boots')];
    case 'took':
      return [KEY.room(event.room), KEY.player(event.seat)];
    case 'raged':
    case 'countdown':
    case 'cubes-returned':
    case 'deck-exhausted':
      return [KEY.lair];
    case 'drank':
    case 'bought':
    case 'bonus-claimed':
    case 'shuffled':
    case 'knocked-out':
    case 'left':
    case 'turn-started':
    case 'chose':
    case 'declined':
      return [KEY.player(event.seat)];
    case 'trashed':
      return [event.from === 'play' ? KEY.played : KEY.discard];
    default:
      return [];
  }
}

/** Where things go or come from. */
export function touchedKeys(event: Event, viewer: number | null): readonly string[] {
  switch (event.type) {
    case 'played':
      return [KEY.played, KEY.player(event.seat), BOARD];
    case 'acquired':
    case 'discarded':
      return [KEY.discard, KEY.player(event.seat)];
    case 'clank-added':
    case 'clank-removed':
      return [`supply ${event.seat}`, `area ${event.seat}`, KEY.lair];
    case 'drew':
      return event.seat === viewer ? [KEY.deck, KEY.end] : [];
    default:
      return [];
  }
}
