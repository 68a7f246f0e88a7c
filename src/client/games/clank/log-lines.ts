import type { Event } from '../../../games/clank/core/event.ts';
import { damaged } from '../../../text/clank/event-parts.ts';
import { CLANK, DAMAGE, GOLD, RESOURCE } from '../../../text/clank/nouns.ts';
import { cardName } from '../../../text/clank/things.ts';
import type { Language } from '../../../text/language.ts';
import { labelled } from '../../../text/phrase.ts';
import { counted } from '../../../text/plural.ts';
import type { Line } from '../../table/log.tsx';

/** Puts one event in words; null for what needs none. */
export type SayEvent = (event: Event, names: readonly string[], language: Language) => string | null;

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

function grouped(events: readonly Event[]): readonly Line<Event>[] {
  const lines: { lead: Event; brought: Event[] }[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last !== undefined && joins(event, last.lead)) last.brought.push(event);
    else lines.push({ lead: event, brought: [] });
  }
  return lines;
}

const made = new WeakMap<readonly Event[], readonly Line<Event>[]>();

/** The events of a step in few lines; they are put together once. */
export function linesOf(events: readonly Event[]): readonly Line<Event>[] {
  const known = made.get(events) ?? grouped(events);
  made.set(events, known);
  return known;
}

/** A line in words, those of things brought in the tongue of the game. */
export const textWith =
  (say: SayEvent, tongue: (text: string, language: Language) => string) =>
  ({ lead, brought }: Line<Event>, names: readonly string[], language: Language): string | null => {
    const text = say(lead, names, language);
    if (text === null || brought.length === 0) return text;
    if (lead.type === 'damaged') return damaged(lead, brought.length + 1, names[lead.seat]!, language);
    if (lead.type === 'arrived') {
      return [text, ...brought.map((each) => ('card' in each ? cardName(each.card, language) : ''))].join(', ');
    }
    const things = brought.flatMap((each) => broughtBy(each, language) ?? []).join(', ');
    return labelled(text, tongue(things, language), language);
  };
