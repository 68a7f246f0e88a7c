import type { Event } from '../../../games/clank/core/event.ts';
import type { Told } from '../../../protocol/table.ts';
import { CLANK, DAMAGE, GOLD, RESOURCE } from '../../../text/clank/nouns.ts';
import { cardName, nameOf } from '../../../text/clank/things.ts';
import type { Language } from '../../../text/language.ts';
import { labelled } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import type { LogWords } from '../../table/log.tsx';
import { idsOf } from './words.tsx';

/** A line of the log beside the board: what happened, and what it brought in the same breath. */
export interface Line {
  readonly lead: Event;
  readonly brought: readonly Event[];
}

const LEADS: ReadonlySet<Event['type']> = new Set([
  'played',
  'acquired',
  'used',
  'defeated',
  'drank',
  'took',
  'chose',
  'bonus-claimed',
]);

/** What a thing brings, in a few words; null for what is a line of its own. */
function broughtBy(event: Event, language: Language): string | null {
  const plus = (text: string) => `+${text}`;
  switch (event.type) {
    case 'gained':
      return plus(counted(event.amount, RESOURCE[event.what], language));
    case 'gold-gained':
    case 'gold-found':
    case 'gold-topped-up':
      return plus(counted(event.amount, GOLD, language));
    case 'clank-added':
      return plus(counted(event.cubes, CLANK, language));
    case 'clank-removed':
    case 'clank-cancelled':
      return `−${counted(event.cubes, CLANK, language)}`;
    case 'healed':
      return `−${counted(event.amount, DAMAGE, language)}`;
    default:
      return null;
  }
}

function joins(event: Event, lead: Event): boolean {
  if (event.type === 'arrived') return lead.type === 'arrived';
  const seat = 'seat' in lead ? lead.seat : null;
  return LEADS.has(lead.type) && broughtBy(event, 'en') !== null && 'seat' in event && event.seat === seat;
}

function linesOf(events: readonly Event[]): readonly Line[] {
  const lines: { lead: Event; brought: Event[] }[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last !== undefined && joins(event, last.lead)) last.brought.push(event);
    else lines.push({ lead: event, brought: [] });
  }
  return lines;
}

const made = new WeakMap<Told<Event>, Told<Line>>();

/** The same steps in fewer lines; a step is put together once. */
export function shortened(told: readonly Told<Event>[]): readonly Told<Line>[] {
  return told.map((step) => {
    const known = made.get(step);
    if (known !== undefined) return known;
    const short = { ...step, events: linesOf(step.events) };
    made.set(step, short);
    return short;
  });
}

/** The words of a game’s events, for such lines. */
export const lineWordsOf = (words: LogWords<Event>): LogWords<Line> => ({
  line({ lead, brought }, names, language) {
    const text = words.line(lead, names, language);
    if (text === null || brought.length === 0) return text;
    if (lead.type === 'arrived') {
      return [text, ...brought.map((each) => ('card' in each ? cardName(each.card, language) : ''))].join(', ');
    }
    return labelled(text, brought.flatMap((each) => broughtBy(each, language) ?? []).join(', '), language);
  },
  turnOf: ({ lead }) => words.turnOf(lead),
  seatOf: ({ lead }) => words.seatOf(lead),
  glyphOf: ({ lead }) => words.glyphOf(lead),
  cardsOf: ({ lead, brought }, language) => {
    const ids = new Set([lead, ...brought].flatMap(idsOf));
    return [...ids].map((id) => ({ id, name: nameOf(id)[language] }));
  },
});
