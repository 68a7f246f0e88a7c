import './space-enlist.ts';
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
import { spaceReasons } from './reasons.ts';
import { SPACE_TABLE_OPTIONS } from './space-table-options.ts';
import { aboard } from './space-tongue.ts';

const TITLE: Both = { en: 'Clank! In! Space!', fr: 'Clank! dans l’Espace !' };

/** Who has no card to answer with says so without a line of the log. */
function logLine(told: Event, names: readonly string[], language: Language, on: Setting): string | null {
  if (told.type === 'declined' && told.source === '') return null;
  const line = event(told, names, on, language);
  return line === null ? null : aboard(line, language);
}

export const spaceWording = {
  title: (language) => TITLE[language],
  tableOption: tableOptionOf(SPACE_TABLE_OPTIONS),
  ask: (view, names, language) => aboard(ask(view, names, language), language),
  option: (taken, view, language) => aboard(option(taken, view, language), language),
  event: logLine,
  reason: spaceReasons.reason,
  face: (id, language) => {
    const shown = face(id, language);
    return shown === null
      ? null
      : {
          ...shown,
          kind: aboard(shown.kind, language),
          lines: shown.lines.map((line) => aboard(line, language)),
        };
  },
} satisfies Wording<Option, Event, View>;
