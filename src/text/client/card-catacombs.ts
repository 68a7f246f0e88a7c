import type { Reaction } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import type { Both } from '../language.ts';
import { same, type Words } from './words.ts';

/** Glyphs that the base game does not need. */
export const CATACOMBS_GLYPHS = {
  lockpick: { en: 'lockpick', fr: 'crochetage' },
  prisoner: { en: 'prisoner freed', fr: 'prisonnier libéré' },
  major: { en: 'major secret', fr: 'secret majeur' },
  minor: { en: 'minor secret', fr: 'secret mineur' },
  ghost: { en: 'ghost', fr: 'fantôme' },
  wayshrine: { en: 'wayshrine', fr: 'lieu sacré' },
  market: { en: 'market', fr: 'marché' },
  tile: { en: 'tile', fr: 'tuile' },
} as const satisfies Record<string, Both>;

export const CATACOMBS_WITH = {
  'two-artifacts': same({ en: '[artifact:2]', fr: '[artifact:2]' }),
  'three-artifacts': same({ en: '[artifact:3]', fr: '[artifact:3]' }),
  'four-artifacts': same({ en: '[artifact:4]', fr: '[artifact:4]' }),
  'two-clank': {
    full: { en: '[clank:2] made this turn', fr: '[clank:2] faits ce tour' },
    brief: { en: '[clank:2] made', fr: '[clank:2] faits' },
  },
  'three-gold': {
    full: { en: '[gold:3] gained this turn', fr: '[gold:3] gagnés ce tour' },
    brief: { en: '[gold:3] gained', fr: '[gold:3] gagnés' },
  },
  'six-skill': {
    full: { en: '[skill:6] gained this turn', fr: '[skill:6] gagnées ce tour' },
    brief: { en: '[skill:6] gained', fr: '[skill:6] gagnées' },
  },
  'crystal-cave': {
    full: { en: 'in a crystal cave [crystal] this turn', fr: 'dans une caverne [crystal] ce tour' },
    brief: { en: 'in [crystal]', fr: 'en [crystal]' },
  },
  'three-prisoners': {
    full: { en: 'with [prisoner:3]', fr: 'avec [prisoner:3]' },
    brief: { en: '[prisoner:3]', fr: '[prisoner:3]' },
  },
  'tome-at-hand': {
    full: { en: 'a tome [tome] in play or discarded', fr: 'un livre [tome] en jeu ou en défausse' },
    brief: { en: '[tome]', fr: '[tome]' },
  },
  'gem-at-hand': {
    full: { en: 'a gem [gem] in play or discarded', fr: 'une gemme [gem] en jeu ou en défausse' },
    brief: { en: '[gem]', fr: '[gem]' },
  },
  'row-monster-defeated': {
    full: { en: 'a monster [monster] of the row defeated', fr: 'un monstre [monster] de la piste vaincu' },
    brief: { en: '[monster] defeated', fr: '[monster] vaincu' },
  },
  'portal-used': {
    full: { en: 'a portal [port] crossed this turn', fr: 'un portail [port] franchi ce tour' },
    brief: { en: '[port] crossed', fr: '[port] franchi' },
  },
} as const satisfies Partial<Record<Condition, Words>>;

export const CATACOMBS_THIS_TURN = {
  'gold-for-clank': {
    full: { en: 'each [clank:+1] gives [gold:1]', fr: 'chaque [clank:+1] donne [gold:1]' },
    brief: { en: '[clank:+1] = [gold:1]', fr: '[clank:+1] = [gold:1]' },
  },
  'swords-for-clank': {
    full: { en: 'each [clank:+1] gives [swords:1]', fr: 'chaque [clank:+1] donne [swords:1]' },
    brief: { en: '[clank:+1] = [swords:1]', fr: '[clank:+1] = [swords:1]' },
  },
  'market-anywhere': {
    full: { en: 'buy once from afar [market] for [gold:5]', fr: 'acheter une fois de loin [market] pour [gold:5]' },
    brief: { en: 'buy [market] from afar, [gold:5]', fr: 'acheter [market] de loin, [gold:5]' },
  },
} as const satisfies Partial<Record<Change, Words>>;

/** Where one stands for what a card offers. */
export const STANDING: Partial<Record<Place, Words>> = {
  wayshrine: {
    full: { en: 'once, in a wayshrine [wayshrine]', fr: 'une fois, dans un lieu sacré [wayshrine]' },
    brief: { en: 'in [wayshrine]', fr: 'en [wayshrine]' },
  },
  'haunted-tile': {
    full: { en: 'once, on a haunted tile [ghost]', fr: 'une fois, sur une tuile hantée [ghost]' },
    brief: { en: 'on [ghost]', fr: 'sur [ghost]' },
  },
  market: {
    full: { en: 'once, in a market [market]', fr: 'une fois, dans un marché [market]' },
    brief: { en: 'in [market]', fr: 'en [market]' },
  },
};

export const TELEPORT: Partial<Record<Destination, Words>> = {
  adjacent: same({ en: '[port:1]', fr: '[port:1]' }),
  wayshrine: {
    full: { en: '[port] to another wayshrine [wayshrine]', fr: '[port] vers un autre lieu sacré [wayshrine]' },
    brief: { en: '[port] to [wayshrine]', fr: '[port] vers [wayshrine]' },
  },
  'haunted-tile': {
    full: { en: '[port] to another haunted tile [ghost]', fr: '[port] vers une autre tuile hantée [ghost]' },
    brief: { en: '[port] to [ghost]', fr: '[port] vers [ghost]' },
  },
  'player-in-depths': {
    full: { en: '[port] to a player in the Depths [depths]', fr: '[port] vers un joueur des Profondeurs [depths]' },
    brief: { en: '[port] to player [depths]', fr: '[port] vers joueur [depths]' },
  },
  'new-tile': {
    full: { en: '[port] onto it', fr: '[port] dessus' },
    brief: { en: '[port]', fr: '[port]' },
  },
};

export const CATACOMBS_DOING = {
  ghost: {
    full: { en: 'a ghost [ghost:1] to the Clank! area', fr: 'un fantôme [ghost:1] dans la zone Clank!' },
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
    full: { en: 'a card of the row, its [skill] unpaid', fr: 'une carte de la piste sans payer [skill]' },
    brief: { en: 'row card free', fr: 'carte gratuite' },
  },
  takeItem: {
    full: { en: 'in a market [market], an item for free', fr: 'au marché [market], un objet gratuit' },
    brief: { en: '[market] item free', fr: 'objet [market] gratuit' },
  },
  mark: {
    full: { en: 'an offering in any wayshrine [wayshrine]', fr: 'une offrande dans un lieu sacré [wayshrine]' },
    brief: { en: 'offering [wayshrine]', fr: 'offrande [wayshrine]' },
  },
  newTile: {
    full: { en: 'lay a tile [tile] beside yours', fr: 'poser une tuile [tile] à côté' },
    brief: { en: 'lay [tile]', fr: 'poser [tile]' },
  },
  turnTiles: {
    full: { en: 'tiles [tile] with a player: half a turn', fr: 'tuiles [tile] occupées : demi-tour' },
    brief: { en: '[tile] half a turn', fr: '[tile] demi-tour' },
  },
  turnOwnTile: {
    full: { en: 'whoever is alone on a tile [tile] turns it', fr: 'qui est seul sur une tuile [tile] la tourne' },
    brief: { en: 'turn [tile] if alone', fr: 'seul : tourner [tile]' },
  },
  show: {
    full: { en: 'show 1 {name}', fr: 'montrer 1 {name}' },
    brief: { en: '1 {name}', fr: '1 {name}' },
  },
  idolForTome: {
    full: { en: 'return [idol:1] for [tome:1]', fr: 'rendre [idol:1] pour [tome:1]' },
    brief: { en: '[idol:−1] [tome:1]', fr: '[idol:−1] [tome:1]' },
  },
  perArtifact: {
    full: { en: '{what} per artifact [artifact], {n} at most', fr: '{what} par artefact [artifact], {n} au plus' },
    brief: { en: '{what} per [artifact], {n} at most', fr: '{what} par [artifact], {n} au plus' },
  },
  allOfIt: {
    full: { en: 'all of it', fr: 'tout à la fois' },
    brief: { en: 'all', fr: 'tout' },
  },
  ward: {
    full: {
      en: 'discard it against a ghost [ghost]: [draw:1]',
      fr: 'la défausser contre un fantôme [ghost] : [draw:1]',
    },
    brief: { en: '[discard:1] for [ghost]', fr: '[discard:1] contre [ghost]' },
  },
} as const satisfies Record<string, Words>;

export const CATACOMBS_SCORING = {
  'artifact-or-idol': {
    full: { en: '[vp:{n}] per [artifact] and [idol]', fr: '[vp:{n}] par [artifact] et [idol]' },
    brief: { en: '[vp:{n}] per [artifact] [idol]', fr: '[vp:{n}] par [artifact] [idol]' },
  },
  'three-prisoners': same({ en: '[vp:{n}] with [prisoner:3]', fr: '[vp:{n}] avec [prisoner:3]' }),
  'crown-and-gem': {
    full: { en: '[vp:{n}] with a crown [crown] and a gem [gem]', fr: '[vp:{n}] avec couronne [crown] et gemme [gem]' },
    brief: { en: '[vp:{n}] with [crown] [gem]', fr: '[vp:{n}] avec [crown] [gem]' },
  },
} as const satisfies Record<string, Words>;

/** What lets a card be put in play out of turn. */
export const REACTING: Readonly<Record<Reaction, Words>> = {
  'opponent-enters-market': {
    full: { en: 'an opponent enters a market [market]', fr: 'un adversaire entre au marché [market]' },
    brief: { en: 'opp. [market]', fr: 'adv. [market]' },
  },
  'two-companions-in-row': {
    full: { en: '[companion:2] in the full row', fr: '[companion:2] sur la piste complète' },
    brief: { en: 'row [companion:2]', fr: 'piste [companion:2]' },
  },
  'three-empty-slots': {
    full: { en: '3 empty places in the row', fr: '3 emplacements vides' },
    brief: { en: '3 empty', fr: '3 vides' },
  },
  'opponent-defeats-goblin': {
    full: { en: 'an opponent defeats the Goblin', fr: 'un adversaire vainc le Gobelin' },
    brief: { en: 'Goblin', fr: 'Gobelin' },
  },
  'monster-arrives': {
    full: { en: 'a monster [monster] arrives', fr: 'un monstre [monster] apparaît' },
    brief: { en: 'new [monster]', fr: '[monster] apparaît' },
  },
  'opponent-takes-secrets': {
    full: { en: 'an opponent takes [major:1] or a 2nd secret', fr: 'un adversaire prend [major:1] ou un 2e secret' },
    brief: { en: 'opp. [major:1]', fr: 'adv. [major:1]' },
  },
  'opponent-ends-in-crystal-cave': {
    full: { en: 'an opponent ends in a cave [crystal]', fr: 'un adversaire finit en caverne [crystal]' },
    brief: { en: 'opp. [crystal]', fr: 'adv. [crystal]' },
  },
  'opponent-ends-with-clank': {
    full: { en: 'an opponent ends with [clank:2]', fr: 'un adversaire finit avec [clank:2]' },
    brief: { en: 'opp. [clank:2]', fr: 'adv. [clank:2]' },
  },
  'opponent-uses-device': {
    full: { en: 'an opponent uses a device [device]', fr: 'un adversaire utilise une aubaine [device]' },
    brief: { en: 'opp. [device]', fr: 'adv. [device]' },
  },
  'opponent-stays': {
    full: { en: 'an opponent does not move', fr: 'un adversaire ne bouge pas' },
    brief: { en: 'opp. stays', fr: 'adv. immobile' },
  },
  'attack-damages-you': {
    full: { en: 'the dragon [dragon] hurts you', fr: 'le dragon [dragon] vous blesse' },
    brief: { en: '[dragon] hurts you', fr: '[dragon] vous blesse' },
  },
};
