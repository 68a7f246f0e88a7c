import './catacombs-enlist.ts';
import type { Event } from '../../games/clank/core/event.ts';
import type { Option } from '../../games/clank/core/option.ts';
import type { View } from '../../games/clank/core/view.ts';
import type { Both, Language } from '../language.ts';
import { type TableOption, tableOptionOf } from '../table-option.ts';
import type { Wording } from '../wording.ts';
import { ask } from './ask.ts';
import { TILE_NAMES } from './catacombs-places.ts';
import { event, type Setting } from './events.ts';
import { face } from './face.ts';
import { option } from './options.ts';
import { placeName } from './place.ts';
import { catacombsReasons } from './reasons.ts';

const TITLE: Both = { en: 'Clank! Catacombs', fr: 'Clank! Catacombes' };

const startFace = (id: 'start-a' | 'start-b'): Both => ({
  en: placeName(TILE_NAMES[id], 'en'),
  fr: placeName(TILE_NAMES[id], 'fr'),
});

const TABLE_OPTIONS: ReadonlyMap<string, TableOption> = new Map([
  [
    'start',
    {
      name: { en: 'Start tile', fr: 'Tuile de départ' },
      values: new Map([
        ['a', startFace('start-a')],
        ['b', startFace('start-b')],
      ]),
    },
  ],
  [
    'deck',
    {
      name: { en: 'Dungeon Deck', fr: 'Pioche du Donjon' },
      values: new Map([
        ['catacombs', { en: 'Catacombs', fr: 'Catacombes' }],
        ['with-base', { en: 'With the base game', fr: 'Avec le jeu de base' }],
        ['with-party', { en: 'With Adventuring Party', fr: 'Avec La Grande Aventure' }],
        ['with-both', { en: 'With both', fr: 'Avec les deux' }],
      ]),
    },
  ],
]);

/** Who has no card to answer with says so without a line of the log. */
function logLine(told: Event, names: readonly string[], language: Language, on: Setting): string | null {
  return told.type === 'declined' && told.source === '' ? null : event(told, names, on, language);
}

export const catacombsWording = {
  title: (language) => TITLE[language],
  tableOption: tableOptionOf(TABLE_OPTIONS),
  ask,
  option,
  event: logLine,
  reason: catacombsReasons.reason,
  face,
} satisfies Wording<Option, Event, View>;
