import type { Event } from '../../games/smash-up/core/event.ts';
import type { Option } from '../../games/smash-up/core/option.ts';
import type { View } from '../../games/smash-up/core/view.ts';
import type { Both } from '../language.ts';
import { type TableOption, tableOptionOf } from '../table-option.ts';
import type { Wording } from '../wording.ts';
import { ask } from './ask.ts';
import { event } from './events.ts';
import { face } from './face.ts';
import { option } from './options.ts';
import { reason } from './reasons.ts';

const TITLE: Both = { en: 'Smash Up', fr: 'Smash Up' };

const TABLE_OPTIONS: ReadonlyMap<string, TableOption> = new Map([
  [
    'boxes',
    {
      name: { en: 'Copies of the box', fr: 'Exemplaires de la boîte' },
      values: new Map([
        ['by-seats', { en: 'As many as the players need', fr: 'Selon le nombre de joueurs' }],
        ['1', { en: 'One', fr: 'Un' }],
        ['2', { en: 'Two', fr: 'Deux' }],
      ]),
    },
  ],
  [
    'core',
    {
      name: { en: 'Core set', fr: 'Jeu de base' },
      values: new Map([
        ['off', { en: 'Without', fr: 'Sans' }],
        ['on', { en: 'With', fr: 'Avec' }],
      ]),
    },
  ],
  [
    'draft',
    {
      name: { en: 'Choice of factions', fr: 'Choix des Factions' },
      values: new Map([
        ['free', { en: 'Free', fr: 'Libre' }],
        ['snake', { en: 'Snake draft', fr: 'À tour de rôle, puis à rebours' }],
        ['random', { en: 'At random', fr: 'Au hasard' }],
      ]),
    },
  ],
  [
    'printing',
    {
      name: { en: 'Printing', fr: 'Tirage' },
      values: new Map([
        ['first', { en: 'First', fr: 'Premier' }],
        ['revised', { en: 'Revised', fr: 'Révisé' }],
      ]),
    },
  ],
]);

export const smashUpWording = {
  title: (language) => TITLE[language],
  tableOption: tableOptionOf(TABLE_OPTIONS),
  ask,
  option,
  event,
  reason,
  face,
} satisfies Wording<Option, Event, View>;
