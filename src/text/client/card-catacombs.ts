import type { Reaction } from '../../games/clank/core/card.ts';
import type { Destination, Place } from '../../games/clank/core/effects.ts';
import type { Noun } from '../plural.ts';
import { same, type Words } from './words.ts';

/** Glyphs that the base game does not need. */
export const CATACOMBS_GLYPHS = {
  lockpick: { en: ['Lockpick', 'Lockpicks'], fr: ['Crochetage', 'Crochetages'] },
  prisoner: { en: ['Prisoner freed', 'Prisoners freed'], fr: ['Prisonnier libéré', 'Prisonniers libérés'] },
  major: { en: ['Major Secret', 'Major Secrets'], fr: ['Secret majeur', 'Secrets majeurs'] },
  minor: { en: ['Minor Secret', 'Minor Secrets'], fr: ['Secret mineur', 'Secrets mineurs'] },
  ghost: { en: ['Ghost', 'Ghosts'], fr: ['Fantôme', 'Fantômes'] },
  wayshrine: { en: ['Wayshrine', 'Wayshrines'], fr: ['Lieu sacré', 'Lieux sacrés'] },
  market: { en: ['Market', 'Markets'], fr: ['Marché', 'Marchés'] },
  tile: { en: ['tile', 'tiles'], fr: ['tuile', 'tuiles'] },
} as const satisfies Record<string, Noun>;

/** Where one stands for what a card offers. */
export const STANDING: Partial<Record<Place, Words>> = {
  market: {
    full: { en: 'once, in a Market [market]', fr: 'une fois, dans un Marché [market]' },
    brief: { en: 'in [market]', fr: 'en [market]' },
  },
};

export const TELEPORT: Partial<Record<Destination, Words>> = {
  adjacent: same({ en: '[port:1]', fr: '[port:1]' }),
};

export const CATACOMBS_DOING = {
  ghost: {
    full: { en: 'a Ghost [ghost:1] to the Clank! Area', fr: 'un Fantôme [ghost:1] dans la zone Clank!' },
    brief: { en: '[ghost:1]', fr: '[ghost:1]' },
  },
  spendLockpick: {
    full: { en: 'spend [lockpick:1]', fr: 'dépenser [lockpick:1]' },
    brief: { en: '[lockpick:−1]', fr: '[lockpick:−1]' },
  },
  'major-secret': {
    full: { en: 'take [major:{n}]', fr: 'prendre [major:{n}]' },
    brief: { en: '[major:{n}]', fr: '[major:{n}]' },
  },
  'minor-secret': {
    full: { en: 'take [minor:{n}]', fr: 'prendre [minor:{n}]' },
    brief: { en: '[minor:{n}]', fr: '[minor:{n}]' },
  },
  prisoner: {
    full: { en: 'free [prisoner:{n}]', fr: 'libérer [prisoner:{n}]' },
    brief: { en: '[prisoner:{n}]', fr: '[prisoner:{n}]' },
  },
  may: {
    full: { en: 'you may {what}', fr: 'vous pouvez {what}' },
    brief: { en: '({what})', fr: '({what})' },
  },
  each: {
    full: { en: 'each', fr: 'chacun' },
    brief: { en: 'all', fr: 'tous' },
  },
  eachMay: {
    full: { en: 'each may', fr: 'chacun peut' },
    brief: { en: 'all', fr: 'tous' },
  },
  eachChooses: {
    full: { en: 'each chooses', fr: 'chacun choisit' },
    brief: { en: 'all', fr: 'tous' },
  },
  othersChoose: {
    full: { en: 'the others choose', fr: 'les autres choisissent' },
    brief: { en: 'others', fr: 'autres' },
  },
  upTo: {
    full: { en: 'trash up to {n} {name} [trash]', fr: 'bannir jusqu’à {n} {name} [trash]' },
    brief: { en: '[trash:{n}] {name}', fr: '[trash:{n}] {name}' },
  },
  discardNamed: {
    full: { en: 'discard 1 {name}', fr: 'défausser 1 {name}' },
    brief: { en: '[discard:1] {name}', fr: '[discard:1] {name}' },
  },
  trashSelf: {
    full: { en: 'trash this card [trash]', fr: 'bannir cette carte [trash]' },
    brief: { en: '[trash] itself', fr: '[trash] elle-même' },
  },
  toTop: {
    full: { en: 'put it on your deck', fr: 'la placer sur votre deck' },
    brief: { en: 'put on deck', fr: 'sur le deck' },
  },
  freeCard: {
    full: { en: 'a card in the row, without paying [skill]', fr: 'une carte de la piste sans payer [skill]' },
    brief: { en: 'row card free', fr: 'carte gratuite' },
  },
  takeItem: {
    full: { en: 'in a Market [market], an item for free', fr: 'au Marché [market], un objet gratuit' },
    brief: { en: '[market] item free', fr: 'objet [market] gratuit' },
  },
  mark: {
    full: { en: 'an offering at any Wayshrine [wayshrine]', fr: 'une offrande dans un Lieu sacré [wayshrine]' },
    brief: { en: 'offering [wayshrine]', fr: 'offrande [wayshrine]' },
  },
  newTile: {
    full: { en: 'lay a tile [tile] beside yours', fr: 'poser une tuile [tile] à côté' },
    brief: { en: 'lay [tile]', fr: 'poser [tile]' },
  },
  turnTiles: {
    full: { en: 'rotate tiles [tile] with a player 180°', fr: 'tuiles [tile] occupées : demi-tour' },
    brief: { en: 'rotate [tile] 180°', fr: '[tile] demi-tour' },
  },
  turnOwnTile: {
    full: { en: 'a player alone on a tile [tile] rotates it', fr: 'un joueur seul sur une tuile [tile] la tourne' },
    brief: { en: 'rotate [tile] if alone', fr: 'seul : tourner [tile]' },
  },
  show: {
    full: { en: 'reveal 1 {name}', fr: 'révéler 1 {name}' },
    brief: { en: '1 {name}', fr: '1 {name}' },
  },
  idolForTome: {
    full: { en: 'return [idol:1] for [tome:1]', fr: 'rendre [idol:1] pour [tome:1]' },
    brief: { en: '[idol:−1] [tome:1]', fr: '[idol:−1] [tome:1]' },
  },
  perArtifact: {
    full: { en: '{what} per Artifact [artifact], up to {n}', fr: '{what} par Artefact [artifact], {n} au plus' },
    brief: { en: '{what} per [artifact], up to {n}', fr: '{what} par [artifact], {n} au plus' },
  },
  allOfIt: {
    full: { en: 'all of these', fr: 'tout à la fois' },
    brief: { en: 'all', fr: 'tout' },
  },
  ward: {
    full: {
      en: 'discard it to stop a Ghost [ghost]: [draw:1]',
      fr: 'la défausser contre un Fantôme [ghost] : [draw:1]',
    },
    brief: { en: '[discard:1] for [ghost]', fr: '[discard:1] contre [ghost]' },
  },
} as const satisfies Record<string, Words>;

/** Added when the words of Catacombs are loaded: no other game has Reactions. */
export const REACTING: Partial<Record<Reaction, Words>> = {};
