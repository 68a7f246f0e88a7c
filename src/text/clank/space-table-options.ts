import type { Both } from '../language.ts';
import { capitalised } from '../phrase.ts';
import type { TableOption } from '../table-option.ts';
import { type Place, placeName } from './place.ts';
import { APOCALYPSE_PIECE_NAMES } from './space-expansion-pieces.ts';
import { SHIP_PIECE_NAMES } from './space-places.ts';
import { SCHEME_NAMES } from './space-scheme-names.ts';

/** With its English article, for sentences name what is chosen. */
const called = (place: Place): Both => ({ en: capitalised(place.en), fr: placeName(place, 'fr') });

const FIXED = new Set(['cargo-bay', 'corridor', 'command']);

const FACES: ReadonlyMap<string, Both> = new Map(
  Object.entries<Place>({ ...SHIP_PIECE_NAMES, ...APOCALYPSE_PIECE_NAMES }).flatMap(([id, place]) =>
    FIXED.has(id) ? [] : [[id, called(place)] as const],
  ),
);

const slot = (no: number): TableOption => ({
  name: { en: `Module ${no}`, fr: `Module ${no}` },
  values: FACES,
});

const category = (no: number): Both => ({
  en: `Category ${no}, at random`,
  fr: `Catégorie ${no}, au hasard`,
});

export const SPACE_TABLE_OPTIONS: ReadonlyMap<string, TableOption> = new Map([
  [
    'modules',
    {
      name: { en: 'Modules', fr: 'Modules' },
      values: new Map([
        ['first-game', { en: 'First game', fr: 'Première partie' }],
        ['random', { en: 'At random', fr: 'Au hasard' }],
        ['chosen', { en: 'Chosen', fr: 'Choisis' }],
      ]),
    },
  ],
  ['slot1', slot(1)],
  ['slot2', slot(2)],
  ['slot3', slot(3)],
  [
    'expansions',
    {
      name: { en: 'Expansions', fr: 'Extensions' },
      values: new Map([
        ['none', { en: 'None', fr: 'Aucune' }],
        ['station', { en: 'Cyber Station 11', fr: 'Cyber Station 11' }],
        ['apocalypse', { en: 'Apocalypse!', fr: 'Apocalypse !' }],
        ['both', { en: 'Both', fr: 'Les deux' }],
      ]),
    },
  ],
  [
    'scheme',
    {
      name: { en: 'Apocalypse! Scheme', fr: 'Machination d’Apocalypse !' },
      values: new Map<string, Both>([
        ...[1, 2, 3].map((no) => [`category-${no}`, category(no)] as const),
        ...Object.entries(SCHEME_NAMES).map(([id, { en, fr }]) => [id, { en, fr }] as const),
        ['later', { en: 'None (its cards without a Scheme)', fr: 'Aucune (ses cartes sans Machination)' }],
      ]),
    },
  ],
  [
    'multipass',
    {
      name: { en: 'A MultiPass is for', fr: 'Un MultiPass vaut pour' },
      values: new Map([
        ['one-card', { en: 'One card', fr: 'Une carte' }],
        ['all-cards', { en: 'All cards', fr: 'Toutes les cartes' }],
      ]),
    },
  ],
]);
