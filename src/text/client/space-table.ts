import type { Both } from '../language.ts';

/** What players have aboard only. */
export const OWN = {
  noPort: { en: 'data cubes: no port hacked yet', fr: 'Cubes de data : aucun port piraté' },
  ports: { en: 'data cubes, ports hacked: {rooms}', fr: 'Cubes de data, ports piratés : {rooms}' },
  code: { en: 'command code: Command is open', fr: 'Code de commande : Commandement ouvert' },
  noCode: { en: 'no command code yet', fr: 'pas encore de Code de commande' },
  crystals: { en: '{what}: crystal bonuses are on', fr: '{what} : bonus de Cristal actifs' },
  installed: { en: 'Cyberware installed', fr: 'Cyberware installé' },
} as const satisfies Record<string, Both>;

/** How a bonus stands. */
export const LIGHT = {
  lit: { en: 'bonus on', fr: 'bonus acquis' },
  reach: { en: 'bonus on with another card in hand', fr: 'bonus acquis avec une autre carte en main' },
  unlit: { en: 'bonus off', fr: 'bonus inactif' },
} as const satisfies Record<string, Both>;

/** What the seals of ship cards mean. */
export const SHIP_SEALS = {
  outlaw: { en: 'Faction: Outlaw.', fr: 'Faction : Hors-la-loi.' },
  resistance: { en: 'Faction: Resistance.', fr: 'Faction : Résistance.' },
  science: { en: 'Faction: Science.', fr: 'Faction : Science.' },
  captive: { en: 'Prisoner: some cards ask for one.', fr: 'Prisonnier : certaines cartes en demandent un.' },
  cyberware: {
    en: 'Cyberware: pay a power crystal to install it for good.',
    fr: 'Cyberware : s’installe pour de bon contre un Cristal de pouvoir.',
  },
  command: { en: 'In Command only.', fr: 'Seulement dans le centre de Commandement.' },
  corridor: { en: 'In the Corridor only.', fr: 'Seulement dans le Couloir.' },
} as const satisfies Record<string, Both>;

/** What changes until the end of the turn aboard, short. */
export const SHIP_CHANGES_NOW = {
  dizzy: { en: 'dizzy: no more boots', fr: 'vertige : plus de Bottes' },
  steady: { en: 'rides without dizziness', fr: 'trajets sans vertige' },
  locks: { en: 'locks are open', fr: 'Cadenas ouverts' },
  safe: { en: 'next corridor harmless', fr: 'prochain couloir inoffensif' },
  factions: { en: 'faction bonuses all on', fr: 'tous les bonus de Faction acquis' },
  purchases: { en: 'purchases from anywhere: {n}', fr: 'achats de partout : {n}' },
} as const satisfies Record<string, Both>;
