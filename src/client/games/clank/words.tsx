import { CARDS, cardNo, TOKENS, tokenNo } from '../../../games/clank/catalogue.ts';
import type { Event } from '../../../games/clank/core/event.ts';
import { nameOf } from '../../../text/clank/things.ts';
import type { Cue } from '../../cues.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Line, LogWords } from '../../table/log.tsx';
import { type Dress, dressOf } from './dress.ts';
import { linesOf, type SayEvent, textWith } from './log-lines.ts';

/** Whether it can be looked at closely. */
const isThing = (id: string): boolean => cardNo(id) >= 0 || tokenNo(id) >= 0;

/** The ids of the cards and tokens that an event is about. */
function idsOf(event: Event): readonly string[] {
  const ids = new Set<string>();
  if ('card' in event) ids.add(CARDS[event.card]!.id);
  if ('token' in event) ids.add(TOKENS[event.token]!.id);
  if ('source' in event && isThing(event.source)) ids.add(event.source);
  if (event.type === 'drew') for (const card of event.cards ?? []) ids.add(CARDS[card]!.id);
  return [...ids];
}

const GLYPHS: Partial<Record<Event['type'], IconName>> = {
  arrived: 'card-draw',
  'cubes-returned': 'swap-bag',
  'artifact-found': 'laurels',
  'game-ended': 'laurels',
};

/** What is told only to be complete. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'gained',
  'gold-gained',
  'gold-topped-up',
  'clank-added',
  'clank-removed',
  'clank-cancelled',
  'drew',
  'shuffled',
  'arrived',
  'declined',
  'cubes-returned',
]);

/** What concerns those who haunt or hunt everybody. */
const HAUNTS: ReadonlySet<Event['type']> = new Set(['haunted', 'ghosts-returned']);

/** What is worth telling first to one who comes back to the table. */
function weighs(event: Event, viewer: number | null): number {
  switch (event.type) {
    case 'knocked-out':
    case 'left':
      return 5;
    case 'damaged':
      return event.seat === viewer ? 4 : 0;
    case 'took':
      return event.kind === 'artifact' ? 4 : 1;
    case 'attacked':
    case 'countdown':
      return 3;
    case 'bought':
      return 2;
    case 'acquired':
    case 'defeated':
    case 'used':
      return 1;
    default:
      return 0;
  }
}

/** With these the game goes on by itself. */
const AFTERMATH: ReadonlySet<Event['type']> = new Set(['attacked', 'turn-of-the-gone', 'countdown']);

/** Damage, and Clank! that is made, can be told as a sum. */
function together(a: Line<Event>, b: Line<Event>): Line<Event> | null {
  const [first, second] = [a.lead, b.lead];
  if (first.type === 'damaged' && second.type === 'damaged' && first.seat === second.seat)
    return { lead: second, brought: [...a.brought, first, ...b.brought] };
  if (first.type === 'clank-added' && second.type === 'clank-added' && first.seat === second.seat)
    return { lead: { ...second, cubes: first.cubes + second.cubes }, brought: [] };
  return null;
}

/** How the family tells its events to the log. */
export const wordsWith = (say: SayEvent, dress: Dress = dressOf(undefined)): LogWords<Event> => ({
  lines: linesOf,
  line: textWith(say, dress.tongue),
  turnOf: (event) => (event.type === 'turn-started' ? { seat: event.seat, turn: event.turn } : null),
  seatOf: (event) => ('seat' in event ? event.seat : null),
  glyphOf: ({ type }) => {
    const icon = HAUNTS.has(type) ? dress.glyphs.ghost.icon : GLYPHS[type];
    return (
      <span class={icon === undefined ? 'dr' : 'dr dr--quiet'}>
        <Icon name={icon ?? dress.glyphs.dragon.icon} />
      </span>
    );
  },
  cardsOf: ({ lead, brought }, language) => {
    const ids = new Set([lead, ...brought].flatMap(idsOf));
    return [...ids].map((id) => ({ id, name: nameOf(id)[language] }));
  },
  weigh: weighs,
  strikes: (event, viewer) => viewer !== null && 'seat' in event && event.seat === viewer,
  isMinor: ({ type }) => MINOR.has(type),
  isAftermath: ({ type }) => AFTERMATH.has(type),
  together,
});

const CUES: Partial<Record<Event['type'], Cue>> = {
  played: 'card',
  drew: 'card',
  acquired: 'card',
  used: 'card',
  arrived: 'card',
  'gold-gained': 'coin',
  'gold-found': 'coin',
  bought: 'coin',
  walked: 'step',
  'tile-revealed': 'card',
  'tile-laid': 'step',
  'tile-turned': 'step',
  'lockpick-spent': 'coin',
  marked: 'coin',
  haunted: 'dragon',
  teleported: 'step',
  'clank-added': 'clank',
  defeated: 'hit',
  attacked: 'dragon',
  left: 'score',
  'game-ended': 'end',
};

export function clankCue(event: Event, viewer: number | null): Cue | null {
  if (event.type === 'damaged') return event.seat === viewer ? 'hit' : null;
  if (event.type === 'took') return event.kind === 'artifact' ? 'score' : 'coin';
  return CUES[event.type] ?? null;
}
