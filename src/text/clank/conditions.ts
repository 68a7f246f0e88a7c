import type { Reaction } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import { FLUTE_PRICE, GEM_DISCOUNT } from '../../games/clank/core/numbers.ts';
import type { Both } from '../language.ts';
import type { SPACE_IF, SPACE_STANDING, SPACE_TELEPORT, SPACE_THIS_TURN } from './space-conditions.ts';

/** Words of another game are added when it is loaded. */
export const IF: Partial<Record<Condition, Both>> = {
  artifact: { en: 'if you have an artifact', fr: 'si vous avez un Artefact' },
  'two-artifacts': { en: 'if you have two artifacts', fr: 'si vous avez deux Artefacts' },
  'three-artifacts': { en: 'if you have three artifacts', fr: 'si vous avez trois Artefacts' },
  'four-artifacts': { en: 'if you have four artifacts', fr: 'si vous avez quatre Artefacts' },
  crown: { en: 'if you have a crown', fr: 'si vous avez une Couronne' },
  'monkey-idol': { en: 'if you have a Monkey Idol', fr: 'si vous avez une Idole du Singe' },
  'another-companion': {
    en: 'if you play another companion this turn',
    fr: 'si vous jouez un autre Compagnon pendant ce tour',
  },
  'two-clank': { en: 'if you make 2 Clank! this turn', fr: 'si vous faites 2 Clank! pendant ce tour' },
  'three-gold': { en: 'if you gain 3 gold this turn', fr: 'si vous gagnez 3 Or pendant ce tour' },
  'six-skill': { en: 'if you gain 6 skill this turn', fr: 'si vous gagnez 6 Compétences pendant ce tour' },
  'crystal-cave': {
    en: 'if you are in a crystal cave this turn',
    fr: 'si vous êtes dans une Caverne de Cristal pendant ce tour',
  },
  'three-prisoners': { en: 'if you have freed 3 prisoners', fr: 'si vous avez libéré 3 Prisonniers' },
  'tome-at-hand': {
    en: 'if a Secret Tome is in your play area or discard pile',
    fr: 'si un Livre des Secrets est dans votre zone de jeu ou votre défausse',
  },
  'gem-at-hand': {
    en: 'if a gem is in your play area or discard pile',
    fr: 'si une gemme est dans votre zone de jeu ou votre défausse',
  },
  'row-monster-defeated': {
    en: 'if you defeat a monster of the Dungeon Row this turn',
    fr: 'si vous vainquez un Monstre de la piste des Aventures pendant ce tour',
  },
  'portal-used': {
    en: 'if you go through a portal this turn',
    fr: 'si vous franchissez un Portail pendant ce tour',
  },
} satisfies Record<Exclude<Condition, keyof typeof SPACE_IF>, Both>;

export const THIS_TURN: Partial<Record<Change, Both>> = {
  'gold-gains-plus-one': {
    en: 'this turn, every gain of gold brings 1 more',
    fr: 'pendant ce tour, chaque gain d’Or rapporte 1 Or de plus',
  },
  'skill-for-clank': {
    en: 'each Clank! you make this turn brings 1 skill',
    fr: 'chacun de vos Clank! de ce tour rapporte 1 Compétence',
  },
  'gold-for-clank': {
    en: 'each Clank! you make this turn brings 1 gold',
    fr: 'chacun de vos Clank! de ce tour rapporte 1 Or',
  },
  'swords-for-clank': {
    en: 'each Clank! you make this turn brings 1 sword',
    fr: 'chacun de vos Clank! de ce tour rapporte 1 Épée',
  },
  'gems-cheaper': {
    en: `this turn, pay ${GEM_DISCOUNT} skill less for each gem`,
    fr: `pendant ce tour, payer chaque gemme ${GEM_DISCOUNT} Compétences de moins`,
  },
  'caves-do-not-stop': {
    en: 'this turn, crystal caves leave you the use of your boots',
    fr: 'pendant ce tour, les Cavernes de Cristal vous laissent l’usage de vos Bottes',
  },
  'tunnel-monsters-ignored': {
    en: 'this turn, monsters in tunnels do you no harm',
    fr: 'pendant ce tour, les Monstres des tunnels ne vous font aucun mal',
  },
  'market-anywhere': {
    en: `once this turn, buy a market item from any room for ${FLUTE_PRICE} gold`,
    fr: `une fois dans le tour, acheter un objet du Marché depuis n’importe quelle salle pour ${FLUTE_PRICE} Or`,
  },
} satisfies Record<Exclude<Change, keyof typeof SPACE_THIS_TURN>, Both>;

/** Where one stands for what a card offers. */
export const STANDING: Partial<Record<Place, Both>> = {
  wayshrine: { en: 'in a wayshrine', fr: 'dans un Lieu sacré' },
  'haunted-tile': { en: 'on a haunted tile', fr: 'sur une tuile Hantée' },
  market: { en: 'in a market', fr: 'dans un Marché' },
} satisfies Record<Exclude<Place, keyof typeof SPACE_STANDING>, Both>;

export const TELEPORT: Partial<Record<Destination, Both>> = {
  adjacent: {
    en: 'teleport to a neighbouring room or unexplored edge',
    fr: 'aller par Téléportation dans une salle voisine ou à un bord inexploré',
  },
  wayshrine: { en: 'teleport to another wayshrine', fr: 'aller par Téléportation dans un autre Lieu sacré' },
  'haunted-tile': {
    en: 'teleport to a room of another haunted tile',
    fr: 'aller par Téléportation dans une salle d’une autre tuile Hantée',
  },
  'player-in-depths': {
    en: 'teleport to the room of another player in the Depths',
    fr: 'rejoindre par Téléportation un autre joueur dans les Profondeurs',
  },
  'new-tile': { en: 'teleport to a room of that tile', fr: 'aller par Téléportation dans une salle de cette tuile' },
} satisfies Record<Exclude<Destination, keyof typeof SPACE_TELEPORT>, Both>;

/** What lets a card be put in play on another’s turn. */
export const ONCE: Readonly<Record<Reaction, Both>> = {
  'opponent-enters-market': { en: 'an opponent enters a market', fr: 'un adversaire entre dans un Marché' },
  'two-companions-in-row': {
    en: 'the Dungeon Row is filled and holds 2 companions',
    fr: 'la piste des Aventures est complétée et compte 2 Compagnons',
  },
  'three-empty-slots': {
    en: '3 places of the Dungeon Row are empty',
    fr: '3 emplacements de la piste des Aventures sont vides',
  },
  'opponent-defeats-goblin': { en: 'an opponent defeats the Goblin', fr: 'un adversaire vainc le Gobelin' },
  'monster-arrives': {
    en: 'a monster comes into the Dungeon Row',
    fr: 'un Monstre apparaît sur la piste des Aventures',
  },
  'opponent-takes-secrets': {
    en: 'an opponent takes a major secret, or a second secret in the turn',
    fr: 'un adversaire prend un Secret majeur, ou un deuxième Secret dans le tour',
  },
  'opponent-ends-in-crystal-cave': {
    en: 'an opponent ends the turn in a crystal cave',
    fr: 'un adversaire finit son tour dans une Caverne de Cristal',
  },
  'opponent-ends-with-clank': {
    en: 'an opponent ends the turn with 2 cubes in the Clank! area',
    fr: 'un adversaire finit son tour avec 2 cubes dans la zone Clank!',
  },
  'opponent-uses-device': { en: 'an opponent uses a device', fr: 'un adversaire utilise une Aubaine' },
  'opponent-stays': {
    en: 'an opponent ends the turn without having moved',
    fr: 'un adversaire finit son tour sans s’être déplacé',
  },
  'attack-damages-you': { en: 'a Dragon Attack hurts you', fr: 'une Attaque du Dragon vous blesse' },
};
