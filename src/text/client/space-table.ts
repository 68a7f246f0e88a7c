import type { Both } from '../language.ts';

/** What players have aboard only. */
export const OWN = {
  noPort: { en: 'Data Cubes: no port hacked yet', fr: 'Cubes de data : aucun port piraté' },
  ports: { en: 'Data Cubes, ports hacked: {rooms}', fr: 'Cubes de data, ports piratés : {rooms}' },
  code: { en: 'Command Code: Command is open', fr: 'Code de commande : Commandement ouvert' },
  noCode: { en: 'no Command Code yet', fr: 'Pas encore de Code de commande' },
  crystals: { en: '{what}: Crystal bonuses are on', fr: '{what} : bonus de Cristal actifs' },
  installed: { en: 'Cyberware installed', fr: 'Cyberware installé' },
} as const satisfies Record<string, Both>;

/** How a bonus stands. */
export const LIGHT = {
  lit: { en: 'bonus on', fr: 'bonus acquis' },
  reach: {
    en: 'bonus available with another card in your hand',
    fr: 'bonus possible avec une autre carte de votre main',
  },
  unlit: { en: 'bonus off', fr: 'bonus inactif' },
} as const satisfies Record<string, Both>;

/** What the seals of ship cards mean. */
export const SHIP_SEALS = {
  outlaw: { en: 'Faction: Outlaw.', fr: 'Faction : Hors-la-loi.' },
  resistance: { en: 'Faction: Resistance.', fr: 'Faction : Résistance.' },
  science: { en: 'Faction: Science.', fr: 'Faction : Science.' },
  captive: { en: 'Prisoner: some cards require one.', fr: 'Prisonnier : certaines cartes en demandent un.' },
  cyberware: {
    en: 'Cyberware: pay a Power Crystal to install it permanently.',
    fr: 'Cyberware : s’installe définitivement contre un Cristal de pouvoir.',
  },
  command: { en: 'In Command only.', fr: 'Seulement dans le centre de Commandement.' },
  corridor: { en: 'In the Corridor only.', fr: 'Seulement dans le Couloir.' },
} as const satisfies Record<string, Both>;

/** What changes until the end of the turn aboard, short. */
export const SHIP_CHANGES_NOW = {
  dizzy: { en: 'dizzy: no more Boots', fr: 'étourdi : plus de Bottes' },
  steady: { en: 'rides do not make you dizzy', fr: 'les trajets n’étourdissent pas' },
  locks: { en: 'locks open', fr: 'Cadenas ouverts' },
  safe: { en: 'next corridor is harmless', fr: 'prochain couloir inoffensif' },
  factions: { en: 'all Faction bonuses on', fr: 'tous les bonus de Faction acquis' },
  purchases: { en: 'purchases from any room: {n}', fr: 'achats depuis toute Salle : {n}' },
} as const satisfies Record<string, Both>;
