import type { Both } from '../language.ts';

/** What lies over the table while the device goes from one player to the next. */
export const COVER = {
  handTo: { en: 'Hand the device to {name}', fr: 'Passez l’appareil à {name}' },
  handToWhy: {
    en: 'The cards stay covered until {name} is ready.',
    fr: 'Les cartes restent cachées tant {que name} n’a pas l’appareil en main.',
  },
  ready: { en: 'I am {name}: show my cards', fr: 'Je suis {name} : montrer mes cartes' },
} as const satisfies Record<string, Both>;
