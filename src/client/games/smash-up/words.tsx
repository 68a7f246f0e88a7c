import { BASES, CARDS } from '../../../games/smash-up/catalogue.ts';
import type { Event } from '../../../games/smash-up/core/event.ts';
import { ownerOf } from '../../../games/smash-up/core/state.ts';
import type { Language } from '../../../text/language.ts';
import { smashUpWording } from '../../../text/smash-up/index.ts';
import { baseName, cardName } from '../../../text/smash-up/things.ts';
import type { Cue } from '../../cues.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { LogWords } from '../../table/log.tsx';

/** The cards that an event names. */
function cardsIn(event: Event): readonly number[] {
  const one = 'card' in event ? [event.card] : [];
  const by = event.type === 'replaced' ? [event.by] : [];
  const many = 'cards' in event && event.cards !== null ? event.cards : [];
  const named = event.type === 'named' && event.what === 'title' ? [event.value] : [];
  return [...new Set([...one, ...by, ...many, ...named])].filter((card) => card >= 0);
}

function basesIn(event: Event): readonly number[] {
  if (event.type === 'moved') return [event.from, event.to];
  if (event.type === 'base-replaced') return [event.base, event.by];
  return 'base' in event && event.base >= 0 ? [event.base] : [];
}

function namedIn(event: Event, language: Language): readonly { readonly id: string; readonly name: string }[] {
  const cards = cardsIn(event).map((card) => ({ id: CARDS.first[card]!.id, name: cardName(card, language) }));
  const bases = basesIn(event).map((base) => ({ id: BASES.first[base]!.id, name: baseName(base, language) }));
  return (cards.length > 0 ? cards : bases).toSorted((a, b) => b.name.length - a.name.length);
}

const GLYPHS: Partial<Record<Event['type'], IconName>> = {
  destroyed: 'death-skull',
  returned: 'hand',
  'placed-on-bottom': 'stack',
  'discarded-from-play': 'card-discard',
  'power-changed': 'fist',
  'counter-added': 'fist',
  moved: 'boot-prints',
  attached: 'linked-rings',
  'base-chosen': 'hazard-sign',
  'base-scored': 'trophy-cup',
  'base-added': 'world',
  'base-removed': 'world',
  'base-replaced': 'world',
  'game-ended': 'trophy',
};

/** What is told only to be complete. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'drew',
  'shuffled',
  'put',
  'looked',
  'passed',
  'triggered',
  'extra-gained',
  'unaffected',
]);

/** What is worth telling first to one who comes back to the table. */
const WEIGHTS: Partial<Record<Event['type'], number>> = {
  'base-scored': 6,
  points: 5,
  destroyed: 4,
  controlled: 4,
  returned: 3,
  'placed-on-bottom': 3,
  'discarded-from-play': 3,
  'base-replaced': 2,
  attached: 2,
  'minion-played': 1,
  'action-played': 1,
};

/** How the log tells what happens in Smash Up. */
export const smashWords: LogWords<Event> = {
  lines: (events) => events.map((lead) => ({ lead, brought: [] })),
  line: ({ lead }, names, language) => smashUpWording.event(lead, names, language),
  turnOf: (event) => (event.type === 'turn-started' ? { seat: event.seat, turn: event.turn } : null),
  seatOf: (event) => ('seat' in event ? event.seat : null),
  glyphOf: (event) => (
    <span class="ev">
      <Icon name={GLYPHS[event.type] ?? 'bolt'} />
    </span>
  ),
  cardsOf: ({ lead }, language) => namedIn(lead, language),
  weigh: ({ type }) => WEIGHTS[type] ?? 0,
  strikes: (event, viewer) => {
    if (viewer === null) return false;
    return 'seat' in event ? event.seat === viewer : 'copy' in event && ownerOf(event.copy) === viewer;
  },
  isMinor: ({ type }) => MINOR.has(type),
  isAftermath: () => false,
  together: () => null,
};

const CUES: Partial<Record<Event['type'], Cue>> = {
  'minion-played': 'card',
  'action-played': 'card',
  attached: 'card',
  moved: 'step',
  destroyed: 'hit',
  'discarded-from-play': 'hit',
  'base-scored': 'score',
  points: 'coin',
  'game-ended': 'end',
};

export const cueOf = (event: Event): Cue | null => CUES[event.type] ?? null;
