import '../../games/clank/classic/enlist.ts';
import { editionNo } from '../../games/clank/core/editions.ts';
import type { Event } from '../../games/clank/core/event.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both } from '../language.ts';
import { type TableOption, tableOptionOf } from '../table-option.ts';
import type { Wording } from '../wording.ts';
import { ask } from './ask.ts';
import { event, type Setting } from './events.ts';
import { face } from './face.ts';
import { option } from './options.ts';
import { clankReasons } from './reasons.ts';

const TITLE: Both = { en: 'Clank! A Deck-Building Adventure', fr: 'Clank! Les aventuriers du deck-building' };

const TABLE_OPTIONS: ReadonlyMap<string, TableOption> = new Map([
  [
    'board',
    {
      name: { en: 'Board', fr: 'Plateau' },
      values: new Map([
        ['day', { en: 'Day', fr: 'Jour' }],
        ['dusk', { en: 'Dusk', fr: 'Crépuscule' }],
      ]),
    },
  ],
  [
    'artifacts',
    {
      name: { en: 'Taking Artifacts', fr: 'Prise des Artefacts' },
      values: new Map([
        ['on-entry', { en: 'On arrival', fr: 'À l’arrivée' }],
        ['any-time', { en: 'At any time', fr: 'À tout moment' }],
      ]),
    },
  ],
]);

/** Rooms of either side of the board are called by their numbers. */
const SETTING: Setting = { edition: editionNo('clank'), board: 'day' };

export const clankWording = {
  title: (language) => TITLE[language],
  tableOption: tableOptionOf(TABLE_OPTIONS),
  ask,
  option,
  event: (told, names, language) => event(told, names, SETTING, language),
  reason: clankReasons.reason,
  face,
} satisfies Wording<Option, Event, View>;
