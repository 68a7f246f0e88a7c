import type { BASE_NAMES, CARD_NAMES, FACTION_NAMES } from '../../../text/smash-up/names.ts';
import type { IconName } from '../../icons/icon.tsx';
import { BASE_ART } from './art/bases.ts';
import { CEASE_AND_DESIST_ART } from './art/cease-and-desist.ts';
import { CORE_ART_1 } from './art/core-1.ts';
import { CORE_ART_2 } from './art/core-2.ts';
import type { BasePicture, Picture } from './art/picture.ts';

const CARD_PICTURES = {
  ...CEASE_AND_DESIST_ART,
  ...CORE_ART_1,
  ...CORE_ART_2,
} satisfies Readonly<Record<keyof typeof CARD_NAMES, Picture>>;

const BASE_PICTURES = BASE_ART satisfies Readonly<Record<keyof typeof BASE_NAMES, BasePicture>>;

const EMBLEMS = {
  astroknights: 'energy-sword',
  changerbots: 'mecha-head',
  ignobles: 'stone-throne',
  'star-roamers': 'ringed-planet',
  aliens: 'ufo',
  dinosaurs: 'dinosaur-rex',
  ninjas: 'shuriken',
  pirates: 'pirate-flag',
  robots: 'vintage-robot',
  tricksters: 'shamrock',
  wizards: 'pointy-hat',
  zombies: 'raise-zombie',
} as const satisfies Readonly<Record<keyof typeof FACTION_NAMES, IconName>>;

function finder<Value>(what: string, table: Readonly<Record<string, Value>>): (id: string) => Value {
  const all = new Map(Object.entries(table));
  return (id) => {
    const found = all.get(id);
    if (found === undefined) throw new Error(`no ${what} ${id}`);
    return found;
  };
}

export const pictureOf = finder<Picture>('picture of', CARD_PICTURES);
export const basePictureOf = finder<BasePicture>('picture of', BASE_PICTURES);
/** The icon that stands for a faction. */
export const emblemOf = finder<IconName>('emblem of', EMBLEMS);
/** The class that gives a card or a token the inks of its faction. */
export const inksOf = (faction: string): string => `f-${faction}`;
