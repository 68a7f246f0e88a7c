import type { Reaction } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import { SCORING, THIS_TURN, WITH } from './card.ts';
import { REACTING, STANDING, TELEPORT } from './card-catacombs.ts';
import { same, type Words } from './words.ts';

/** Words on cards that only Catacombs has: the other games do without them, and load faster. */

const CATACOMBS_WITH = {
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
    full: { en: 'in a Crystal Cave [crystal] this turn', fr: 'dans une Caverne [crystal] ce tour' },
    brief: { en: 'in [crystal]', fr: 'en [crystal]' },
  },
  'three-prisoners': {
    full: { en: 'with [prisoner:3]', fr: 'avec [prisoner:3]' },
    brief: { en: '[prisoner:3]', fr: '[prisoner:3]' },
  },
  'tome-at-hand': {
    full: { en: 'a Tome [tome] in play or discarded', fr: 'un Livre [tome] en jeu ou en défausse' },
    brief: { en: '[tome]', fr: '[tome]' },
  },
  'gem-at-hand': {
    full: { en: 'a Gem [gem] in play or discarded', fr: 'une Gemme [gem] en jeu ou en défausse' },
    brief: { en: '[gem]', fr: '[gem]' },
  },
  'portal-used': {
    full: { en: 'a Portal [port] crossed this turn', fr: 'un Portail [port] franchi ce tour' },
    brief: { en: '[port] crossed', fr: '[port] franchi' },
  },
} as const satisfies Partial<Record<Condition, Words>>;

const CATACOMBS_THIS_TURN = {
  'gold-for-clank': {
    full: { en: 'each [clank:+1] gives [gold:1]', fr: 'chaque [clank:+1] donne [gold:1]' },
    brief: { en: '[clank:+1] = [gold:1]', fr: '[clank:+1] = [gold:1]' },
  },
  'swords-for-clank': {
    full: { en: 'each [clank:+1] gives [swords:1]', fr: 'chaque [clank:+1] donne [swords:1]' },
    brief: { en: '[clank:+1] = [swords:1]', fr: '[clank:+1] = [swords:1]' },
  },
  'market-anywhere': {
    full: { en: 'buy once anywhere [market] for [gold:5]', fr: 'acheter une fois de loin [market] pour [gold:5]' },
    brief: { en: 'buy [market] anywhere, [gold:5]', fr: 'acheter [market] de loin, [gold:5]' },
  },
} as const satisfies Partial<Record<Change, Words>>;

const CATACOMBS_SCORING = {
  'artifact-or-idol': {
    full: { en: '[vp:{n}] per [artifact] and [idol]', fr: '[vp:{n}] par [artifact] et [idol]' },
    brief: { en: '[vp:{n}] per [artifact] [idol]', fr: '[vp:{n}] par [artifact] [idol]' },
  },
  'three-prisoners': same({ en: '[vp:{n}] with [prisoner:3]', fr: '[vp:{n}] avec [prisoner:3]' }),
  'crown-and-gem': {
    full: { en: '[vp:{n}] with a Crown [crown] and a Gem [gem]', fr: '[vp:{n}] avec Couronne [crown] et Gemme [gem]' },
    brief: { en: '[vp:{n}] with [crown] [gem]', fr: '[vp:{n}] avec [crown] [gem]' },
  },
} as const satisfies Record<string, Words>;

const CATACOMBS_STANDING: Partial<Record<Place, Words>> = {
  wayshrine: {
    full: { en: 'once, at a Wayshrine [wayshrine]', fr: 'une fois, dans un Lieu sacré [wayshrine]' },
    brief: { en: 'in [wayshrine]', fr: 'en [wayshrine]' },
  },
  'haunted-tile': {
    full: { en: 'once, on a haunted tile [ghost]', fr: 'une fois, sur une tuile Hantée [ghost]' },
    brief: { en: 'on [ghost]', fr: 'sur [ghost]' },
  },
};

const CATACOMBS_TELEPORT: Partial<Record<Destination, Words>> = {
  wayshrine: {
    full: { en: '[port] to another Wayshrine [wayshrine]', fr: '[port] vers un autre Lieu sacré [wayshrine]' },
    brief: { en: '[port] to [wayshrine]', fr: '[port] vers [wayshrine]' },
  },
  'haunted-tile': {
    full: { en: '[port] to another haunted tile [ghost]', fr: '[port] vers une autre tuile Hantée [ghost]' },
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

const CATACOMBS_REACTING: Readonly<Record<Reaction, Words>> = {
  'opponent-enters-market': {
    full: { en: 'an opponent enters a Market [market]', fr: 'un adversaire entre au Marché [market]' },
    brief: { en: 'opp. [market]', fr: 'adv. [market]' },
  },
  'two-companions-in-row': {
    full: { en: '[companion:2] in the full row', fr: '[companion:2] sur la piste complète' },
    brief: { en: 'row [companion:2]', fr: 'piste [companion:2]' },
  },
  'three-empty-slots': {
    full: { en: '3 empty spaces in the row', fr: '3 emplacements vides' },
    brief: { en: '3 empty', fr: '3 vides' },
  },
  'opponent-defeats-goblin': {
    full: { en: 'an opponent defeats the Goblin', fr: 'un adversaire vainc le Gobelin' },
    brief: { en: 'Goblin', fr: 'Gobelin' },
  },
  'monster-arrives': {
    full: { en: 'a Monster [monster] arrives', fr: 'un Monstre [monster] apparaît' },
    brief: { en: 'new [monster]', fr: '[monster] apparaît' },
  },
  'opponent-takes-secrets': {
    full: { en: 'an opponent takes [major:1] or a 2nd Secret', fr: 'un adversaire prend [major:1] ou un 2e Secret' },
    brief: { en: 'opp. [major:1]', fr: 'adv. [major:1]' },
  },
  'opponent-ends-in-crystal-cave': {
    full: { en: 'an opponent ends in a Cave [crystal]', fr: 'un adversaire finit en Caverne [crystal]' },
    brief: { en: 'opp. [crystal]', fr: 'adv. [crystal]' },
  },
  'opponent-ends-with-clank': {
    full: { en: 'an opponent ends with [clank:2]', fr: 'un adversaire finit avec [clank:2]' },
    brief: { en: 'opp. [clank:2]', fr: 'adv. [clank:2]' },
  },
  'opponent-uses-device': {
    full: { en: 'an opponent uses a Device [device]', fr: 'un adversaire utilise une Aubaine [device]' },
    brief: { en: 'opp. [device]', fr: 'adv. [device]' },
  },
  'opponent-stays': {
    full: { en: 'an opponent does not move', fr: 'un adversaire ne bouge pas' },
    brief: { en: 'opp. stays', fr: 'adv. immobile' },
  },
  'attack-damages-you': {
    full: { en: 'the Dragon [dragon] hurts you', fr: 'le Dragon [dragon] vous blesse' },
    brief: { en: '[dragon] hurts you', fr: '[dragon] vous blesse' },
  },
};

Object.assign(WITH, CATACOMBS_WITH);
Object.assign(THIS_TURN, CATACOMBS_THIS_TURN);
Object.assign(SCORING, CATACOMBS_SCORING);
Object.assign(STANDING, CATACOMBS_STANDING);
Object.assign(TELEPORT, CATACOMBS_TELEPORT);
Object.assign(REACTING, CATACOMBS_REACTING);
