import type { Both, Language } from '../language.ts';
import { counted, type Noun } from '../plural.ts';
import { CRYSTAL_CAVE, DAMAGE, GOLD, LYING, MARKET } from './nouns.ts';

export const LOCKPICK: Noun = { en: ['Lockpick', 'Lockpicks'], fr: ['Crochetage', 'Crochetages'] };
export const PRISONER: Noun = { en: ['Prisoner', 'Prisoners'], fr: ['Prisonnier', 'Prisonniers'] };
export const GHOST: Noun = { en: ['Ghost', 'Ghosts'], fr: ['Fantôme', 'Fantômes'] };
export const OFFERING: Noun = { en: ['offering', 'offerings'], fr: ['offrande', 'offrandes'] };
export const TILE: Noun = { en: ['tile', 'tiles'], fr: ['tuile', 'tuiles'] };

/** Icons of a tunnel; its monsters are the base game’s. */
export const FOOTPRINTS: Noun = {
  en: ['footprint icon', 'footprint icons'],
  fr: ['Empreinte de pas', 'Empreintes de pas'],
};
export const LOCK: Noun = { en: ['lock', 'locks'], fr: ['Cadenas', 'Cadenas'] };
export const ONE_WAY: Both = { en: 'one-way', fr: 'sens unique' };
export const AGAINST_THE_ARROW: Both = { en: 'against the arrow', fr: 'à contresens' };
export const THROUGH_A_PORTAL: Both = { en: 'through a Portal', fr: 'par un Portail' };

export const PORTAL: Both = { en: 'Portal', fr: 'Portail' };
export const UNEXPLORED_EDGE: Both = { en: 'unexplored edge', fr: 'bord inexploré' };
export const HAUNTED: Both = { en: 'haunted', fr: 'Hantée' };

/** What a room is, by its kind in the tile set; `gold` stands for every amount. */
export const ROOM_KIND = {
  crypt: { en: 'Crypt', fr: 'Crypte' },
  plain: { en: 'plain room', fr: 'salle nue' },
  artifact: { en: 'Artifact room', fr: 'salle Artefact' },
  'artifact+': { en: 'Artifact room +', fr: 'salle Artefact +' },
  'artifact++': { en: 'Artifact room ++', fr: 'salle Artefact ++' },
  'crystal-cave': CRYSTAL_CAVE,
  market: MARKET,
  wayshrine: { en: 'Wayshrine', fr: 'Lieu sacré' },
  chest: { en: 'Chest', fr: 'Coffre' },
  library: { en: 'Library', fr: 'Bibliothèque interdite' },
  prison: { en: 'Prison', fr: 'Cellule de prison' },
  'minor-secret': { en: LYING['minor-secret'].en[0], fr: LYING['minor-secret'].fr[0] },
  gold: { en: 'Gold', fr: 'Or' },
  heal: { en: 'Healing', fr: 'Soins' },
  'monkey-shrine': { en: 'Monkey Shrine', fr: 'autel du Singe' },
} as const satisfies Readonly<Record<string, Both>>;

/** What a gold room holds. */
export const goldReward = (amount: number, language: Language): string => counted(amount, GOLD, language);

/** What is picked with a lockpick, with its article. */
export const THE_LOCKED = {
  chest: { en: 'the Chest', fr: 'le Coffre' },
  library: { en: 'the Library', fr: 'la Bibliothèque interdite' },
  prison: { en: 'the Prison', fr: 'la Cellule de prison' },
} as const satisfies Readonly<Record<string, Both>>;

/** Items of the market that are all alike, with their article. */
export const ONE_ITEM = {
  'master-key': { en: 'a Master Key', fr: 'une Clef de maître' },
  backpack: { en: 'a Backpack', fr: 'un Sac à dos' },
  'blood-amulet': { en: 'a Blood Amulet', fr: 'une Amulette de sang' },
  'burglars-kit': { en: 'a Burglar’s Kit', fr: 'un Kit du cambrioleur' },
  'invisibility-cloak': { en: 'an Invisibility Cloak', fr: 'une Cape d’invisibilité' },
} as const satisfies Readonly<Record<string, Both>>;

/** Sides of a tile on the table. */
export const SIDE = {
  n: { en: 'north', fr: 'nord' },
  e: { en: 'east', fr: 'est' },
  s: { en: 'south', fr: 'sud' },
  w: { en: 'west', fr: 'ouest' },
} as const satisfies Readonly<Record<string, Both>>;
export const ON_THE_SIDE = {
  n: { en: 'to the north', fr: 'au nord' },
  e: { en: 'to the east', fr: 'à l’est' },
  s: { en: 'to the south', fr: 'au sud' },
  w: { en: 'to the west', fr: 'à l’ouest' },
} as const satisfies Readonly<Record<keyof typeof SIDE, Both>>;

/** What must be there where a rule of Catacombs refuses for want of it. */
export const CATACOMBS_PAID: ReadonlyMap<string, Noun> = new Map([
  ['lock-needs-lockpick', LOCKPICK],
  ['pick-needs-lockpick', LOCKPICK],
  ['blood-amulet-damage', DAMAGE],
]);
