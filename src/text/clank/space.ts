import './space-enlist.ts';
import { CARDS, cardNo } from '../../games/clank/catalogue.ts';
import type { Event } from '../../games/clank/core/event.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { tableOptionOf } from '../table-option.ts';
import type { Wording } from '../wording.ts';
import { ask } from './ask.ts';
import { event, type Setting } from './events.ts';
import { face } from './face.ts';
import { option } from './options.ts';
import { CARD_ORIGIN } from './origins.ts';
import { spaceReasons } from './reasons.ts';
import { SPACE_CARD_NAMES } from './space-names.ts';
import { FACTION_NAME, SPACE_CARD_KIND } from './space-nouns.ts';
import { SPACE_TABLE_OPTIONS } from './space-table-options.ts';
import { aboard, gapsFor, named } from './space-tongue.ts';

const PRISONER: Both = SPACE_CARD_NAMES.prisoner;
const TITLE: Both = { en: 'Clank! In! Space!', fr: 'Clank! Dans l’Espace !' };

/** The faction of a card, and the words on it that others ask for. */
export function sortsOf(id: string, language: Language): string[] {
  const card = CARDS[cardNo(id)];
  if (card === undefined) return [];
  return [
    ...(card.faction === null ? [] : [FACTION_NAME[card.faction][language]]),
    ...(card.installed === null ? [] : [SPACE_CARD_KIND.cyberware[language]]),
    ...(card.prisoner ? [PRISONER[language]] : []),
  ];
}

/** A card that is not as published says so. */
export function originLines(id: string, language: Language): string[] {
  const card = CARDS[cardNo(id)];
  const origin = card?.origin ?? 'published';
  return origin === 'published' ? [] : [CARD_ORIGIN[origin][language]];
}

/** Who has no card to answer with says so without a line of the log. */
function logLine(told: Event, names: readonly string[], language: Language, on: Setting): string | null {
  if (told.type === 'declined' && told.source === '') return null;
  const line = event(told, gapsFor(names), on, language);
  return line === null ? null : named(line, names, language);
}

export const spaceWording = {
  title: (language) => TITLE[language],
  tableOption: tableOptionOf(SPACE_TABLE_OPTIONS),
  ask: (view, names, language) => named(ask(view, gapsFor(names), language), names, language),
  option: (taken, view, language) => aboard(option(taken, view, language), language),
  event: logLine,
  reason: spaceReasons.reason,
  face: (id, language) => {
    const shown = face(id, language);
    if (shown === null) return null;
    return {
      ...shown,
      kind: [...sortsOf(id, language), aboard(shown.kind, language)].join(' · '),
      lines: [...shown.lines.map((line) => aboard(line, language)), ...originLines(id, language)],
    };
  },
} satisfies Wording<Option, Event, View>;
