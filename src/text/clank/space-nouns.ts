import type { Both, Language } from '../language.ts';
import type { Noun } from '../plural.ts';
import { BLACK_CUBE, LYING, MARKET, RESOURCE } from './nouns.ts';

/** A noun with what French needs to speak of one. */
interface Gendered extends Noun {
  readonly gender: 'm' | 'f';
}

export const SPACE_NOUN = {
  faction: { en: ['Faction', 'Factions'], fr: ['Faction', 'Factions'], gender: 'f' },
  module: { en: ['module', 'modules'], fr: ['module', 'modules'], gender: 'm' },
  room: { en: ['room', 'rooms'], fr: ['Salle', 'Salles'], gender: 'f' },
  corridor: { en: ['corridor', 'corridors'], fr: ['couloir', 'couloirs'], gender: 'm' },
  enemy: { en: ['Enemy', 'Enemies'], fr: ['Ennemi', 'Ennemis'], gender: 'm' },
  credit: { en: ['Credit', 'Credits'], fr: ['Crédit', 'Crédits'], gender: 'm' },
  'power-crystal': {
    en: ['Power Crystal', 'Power Crystals'],
    fr: ['Cristal de pouvoir', 'Cristaux de pouvoir'],
    gender: 'm',
  },
  'data-port': { en: ['Data Port', 'Data Ports'], fr: ['port de data', 'ports de data'], gender: 'm' },
  'data-cube': { en: ['Data Cube', 'Data Cubes'], fr: ['Cube de data', 'Cubes de data'], gender: 'm' },
  'command-code': { en: ['Command Code', 'Command Codes'], fr: ['Code de commande', 'Codes de commande'], gender: 'm' },
  hyperlift: { en: ['Hyperlift', 'Hyperlifts'], fr: ['Hyperstation', 'Hyperstations'], gender: 'f' },
  telepad: { en: ['Telepad', 'Telepads'], fr: ['Téléporteur', 'Téléporteurs'], gender: 'm' },
  'security-checkpoint': {
    en: ['Security Checkpoint', 'Security Checkpoints'],
    fr: ['Salle de sécurité', 'Salles de sécurité'],
    gender: 'f',
  },
  'bounty-hunter': {
    en: ['Bounty Hunter', 'Bounty Hunters'],
    fr: ['Chasseur de prime', 'Chasseurs de prime'],
    gender: 'm',
  },
  blockade: { en: ['Blockade', 'Blockades'], fr: ['Blocus', 'Blocus'], gender: 'm' },
  'escape-pod': {
    en: ['Escape Pod', 'Escape Pods'],
    fr: ['Capsule de sauvetage', 'Capsules de sauvetage'],
    gender: 'f',
  },
  'executive-pod': {
    en: ['Executive Escape Pod', 'Executive Escape Pods'],
    fr: ['Capsule de direction', 'Capsules de direction'],
    gender: 'f',
  },
  scheme: { en: ['Scheme', 'Schemes'], fr: ['Machination', 'Machinations'], gender: 'f' },
  phase: { en: ['phase', 'phases'], fr: ['phase', 'phases'], gender: 'f' },
  cyberware: { en: ['Cyberware card', 'Cyberware cards'], fr: ['carte Cyberware', 'cartes Cyberware'], gender: 'f' },
} as const satisfies Readonly<Record<string, Gendered>>;

/** One of them, whichever it is. */
export function oneOf({ en, fr, gender }: Gendered, language: Language): string {
  const a = /^[aeiou]/i.test(en[0]) ? 'an' : 'a';
  return { en: `${a} ${en[0]}`, fr: `${gender === 'f' ? 'une' : 'un'} ${fr[0]}` }[language];
}

export const FACTION_NAME = {
  outlaw: { en: 'Outlaw', fr: 'Hors-la-loi' },
  resistance: { en: 'Resistance', fr: 'Résistance' },
  science: { en: 'Science', fr: 'Science' },
} as const satisfies Readonly<Record<string, Both>>;

/** The line of a card that tells its kind. All but Enemy are our own words. */
export const SPACE_CARD_KIND = {
  ally: { en: 'Ally', fr: 'Allié' },
  item: { en: 'Item', fr: 'Objet' },
  action: { en: 'Action', fr: 'Action' },
  treasure: { en: 'Treasure', fr: 'Trésor' },
  cyberware: { en: 'Cyberware', fr: 'Cyberware' },
  enemy: { en: 'Enemy', fr: 'Ennemi' },
} as const satisfies Readonly<Record<string, Both>>;

const first = ({ en, fr }: Noun): Both => ({ en: en[0], fr: fr[0] });

/** What a room is, by its kind on the board; amounts and bonuses are told apart from it. */
export const SPACE_ROOM_KIND = {
  start: { en: 'start', fr: 'départ' },
  plain: { en: 'plain room', fr: 'Salle nue' },
  security: first(SPACE_NOUN['security-checkpoint']),
  market: MARKET,
  hyperlift: first(SPACE_NOUN.hyperlift),
  telepad: first(SPACE_NOUN.telepad),
  heal: { en: 'Healing', fr: 'Soins' },
  credits: { en: 'Credits', fr: 'Crédits' },
  crystal: first(SPACE_NOUN['power-crystal']),
  'minor-secret': first(LYING['minor-secret']),
  'major-secret': first(LYING['major-secret']),
  'data-port': first(SPACE_NOUN['data-port']),
  artifact: first(LYING.artifact),
  'escape-pod': first(SPACE_NOUN['escape-pod']),
  'executive-pod': first(SPACE_NOUN['executive-pod']),
  'black-cube': first(BLACK_CUBE),
} as const satisfies Readonly<Record<string, Both>>;

/** The bonus or penalty of a data port. */
export const PORT_KIND = {
  clank: { en: 'Clank! port', fr: 'port Clank!' },
  credits: { en: 'Credit port', fr: 'port de Crédits' },
  heal: { en: 'Healing port', fr: 'port de soin' },
  crystal: { en: 'Crystal port', fr: 'port de Cristal' },
  skill: { en: 'Skill port', fr: 'port de Compétence' },
  swords: { en: 'Sword port', fr: 'port d’Épées' },
  card: { en: 'Card port', fr: 'port de carte' },
} as const satisfies Readonly<Record<string, Both>>;

/** Items of the market with their article. */
export const ONE_SPACE_ITEM = {
  'market-master-key': { en: 'a Master Key', fr: 'un Passe-partout' },
  'market-telepass': { en: 'a TelePass', fr: 'un TéléPass' },
  'market-med-kit': { en: 'a Med Kit', fr: 'un Médikit' },
  'market-contraband': { en: 'Contraband', fr: 'des Produits de contrebande' },
} as const satisfies Readonly<Record<string, Both>>;

/** What must be there where a rule of this game refuses for want of it. */
export const SPACE_PAID: ReadonlyMap<string, Noun> = new Map<string, Noun>([
  ['market-price', SPACE_NOUN.credit],
  ['cs-install-crystal', SPACE_NOUN['power-crystal']],
  ['cs-cube-needed', BLACK_CUBE],
  ['cs-hack-cubes', SPACE_NOUN['data-cube']],
  ['cs-later-buy', RESOURCE.skill],
]);
