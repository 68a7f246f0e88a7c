import type { Name } from './names.ts';

/** What the Schemes of Apocalypse! are called. */
export const SCHEME_NAMES = {
  'interdimensional-monsters': { en: 'Interdimensional Monsters', fr: 'Monstres interdimensionnels', ours: 'en' },
  'atmosphere-theft': { en: 'Atmosphere Theft', fr: 'Vol d’atmosphère', ours: 'both' },
  'toxigenic-plague': { en: 'Toxigenic Plague', fr: 'Peste toxigénique', ours: 'en' },
  'invade-space': { en: 'Invade Space', fr: 'Envahir l’espace', ours: 'en' },
  'planets-into-prisons': { en: 'Planets into Prisons', fr: 'Planètes-prisons', ours: 'both' },
  'the-great-unplugging': { en: 'The Great Unplugging', fr: 'Le Grand Débranchement', ours: 'both' },
  'clearance-sale-of-stars': { en: 'Clearance Sale of Stars', fr: 'Liquidation totale des étoiles', ours: 'both' },
  'big-crunch-rehearsal': { en: 'Big Crunch, Dress Rehearsal', fr: 'Big Crunch, répétition générale', ours: 'both' },
} as const satisfies Readonly<Record<string, Name>>;
