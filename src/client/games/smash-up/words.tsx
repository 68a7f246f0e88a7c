import { BASES, CARDS } from '../../../games/smash-up/catalogue.ts';
import type { Event } from '../../../games/smash-up/core/event.ts';
import type { Language } from '../../../text/language.ts';
import { smashUpWording } from '../../../text/smash-up/index.ts';
import { baseName, cardName } from '../../../text/smash-up/things.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Cue } from '../../sound.ts';
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
  isMinor: ({ type }) => MINOR.has(type),
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
