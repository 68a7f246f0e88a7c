import type { Reaction } from '../../games/clank/core/card.ts';
import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import { FLUTE_PRICE, GEM_DISCOUNT } from '../../games/clank/core/numbers.ts';
import type { Both } from '../language.ts';
import type { SPACE_IF, SPACE_STANDING, SPACE_TELEPORT, SPACE_THIS_TURN } from './space-conditions.ts';

/** Words of another game are added when it is loaded. */
export const IF: Partial<Record<Condition, Both>> = {
  artifact: { en: 'if you have an Artifact', fr: 'si vous avez un Artefact' },
  'two-artifacts': { en: 'if you have 2 Artifacts', fr: 'si vous avez 2 Artefacts' },
  'three-artifacts': { en: 'if you have 3 Artifacts', fr: 'si vous avez 3 Artefacts' },
  'four-artifacts': { en: 'if you have 4 Artifacts', fr: 'si vous avez 4 Artefacts' },
  crown: { en: 'if you have a Crown', fr: 'si vous avez une Couronne' },
  'monkey-idol': { en: 'if you have a Monkey Idol', fr: 'si vous avez une Idole du Singe' },
  'another-companion': {
    en: 'if you play another Companion this turn',
    fr: 'si vous jouez un autre Compagnon pendant ce tour',
  },
  'two-clank': { en: 'if you make 2 Clank! this turn', fr: 'si vous faites 2 Clank! pendant ce tour' },
  'three-gold': { en: 'if you gain 3 Gold this turn', fr: 'si vous gagnez 3 Or pendant ce tour' },
  'six-skill': { en: 'if you gain 6 Skill this turn', fr: 'si vous gagnez 6 Compétences pendant ce tour' },
  'crystal-cave': {
    en: 'if you are in a Crystal Cave this turn',
    fr: 'si vous êtes dans une Caverne de Cristal pendant ce tour',
  },
  'three-prisoners': { en: 'if you have freed 3 Prisoners', fr: 'si vous avez libéré 3 Prisonniers' },
  'tome-at-hand': {
    en: 'if you have a Secret Tome in your play area or discard pile',
    fr: 'si vous avez un Livre des Secrets dans votre zone de jeu ou votre défausse',
  },
  'gem-at-hand': {
    en: 'if you have a Gem in your play area or discard pile',
    fr: 'si vous avez une Gemme dans votre zone de jeu ou votre défausse',
  },
  'row-monster-defeated': {
    en: 'if you defeat a Monster in the Dungeon Row this turn',
    fr: 'si vous vainquez un Monstre de la piste des Aventures pendant ce tour',
  },
  'portal-used': {
    en: 'if you go through a Portal this turn',
    fr: 'si vous franchissez un Portail pendant ce tour',
  },
} satisfies Record<Exclude<Condition, keyof typeof SPACE_IF>, Both>;

export const THIS_TURN: Partial<Record<Change, Both>> = {
  'gold-gains-plus-one': {
    en: 'gain 1 more Gold each time you gain Gold this turn',
    fr: 'gagner 1 Or de plus à chaque gain d’Or pendant ce tour',
  },
  'skill-for-clank': {
    en: 'gain 1 Skill for each Clank! you make this turn',
    fr: 'gagner 1 Compétence par Clank! fait pendant ce tour',
  },
  'gold-for-clank': {
    en: 'gain 1 Gold for each Clank! you make this turn',
    fr: 'gagner 1 Or par Clank! fait pendant ce tour',
  },
  'swords-for-clank': {
    en: 'gain 1 Sword for each Clank! you make this turn',
    fr: 'gagner 1 Épée par Clank! fait pendant ce tour',
  },
  'gems-cheaper': {
    en: `each Gem costs ${GEM_DISCOUNT} less Skill this turn`,
    fr: `chaque Gemme coûte ${GEM_DISCOUNT} Compétences de moins pendant ce tour`,
  },
  'caves-do-not-stop': {
    en: 'Crystal Caves do not stop you this turn',
    fr: 'les Cavernes de Cristal ne vous arrêtent pas pendant ce tour',
  },
  'tunnel-monsters-ignored': {
    en: 'ignore Monsters in tunnels this turn',
    fr: 'ignorer les Monstres des tunnels pendant ce tour',
  },
  'market-anywhere': {
    en: `once this turn, you may buy a Market item from any room for ${FLUTE_PRICE} Gold`,
    fr: `une fois pendant ce tour, vous pouvez acheter un objet du Marché depuis n’importe quelle salle pour ${FLUTE_PRICE} Or`,
  },
} satisfies Record<Exclude<Change, keyof typeof SPACE_THIS_TURN>, Both>;

/** Where one stands for what a card offers. */
export const STANDING: Partial<Record<Place, Both>> = {
  wayshrine: { en: 'at a Wayshrine', fr: 'dans un Lieu sacré' },
  'haunted-tile': { en: 'on a haunted tile', fr: 'sur une tuile Hantée' },
  market: { en: 'in a Market', fr: 'dans un Marché' },
} satisfies Record<Exclude<Place, keyof typeof SPACE_STANDING>, Both>;

export const TELEPORT: Partial<Record<Destination, Both>> = {
  adjacent: {
    en: 'teleport to an adjacent room or unexplored edge',
    fr: 'se téléporter dans une salle adjacente ou vers un bord inexploré',
  },
  wayshrine: { en: 'teleport to another Wayshrine', fr: 'se téléporter dans un autre Lieu sacré' },
  'haunted-tile': {
    en: 'teleport to a room on another haunted tile',
    fr: 'se téléporter dans une salle d’une autre tuile Hantée',
  },
  'player-in-depths': {
    en: 'teleport to the room of another player in the Depths',
    fr: 'se téléporter dans la salle d’un autre joueur dans les Profondeurs',
  },
  'new-tile': { en: 'teleport to a room on that tile', fr: 'se téléporter dans une salle de cette tuile' },
} satisfies Record<Exclude<Destination, keyof typeof SPACE_TELEPORT>, Both>;

/** How an offer begins that is taken at most once in a turn. */
export const ONCE_THIS_TURN: Both = { en: 'once this turn, ', fr: 'une fois pendant ce tour, ' };

/** What lets a card be put in play on another’s turn. */
export const ONCE: Readonly<Record<Reaction, Both>> = {
  'opponent-enters-market': { en: 'an opponent enters a Market', fr: 'un adversaire entre dans un Marché' },
  'two-companions-in-row': {
    en: 'the refilled Dungeon Row has 2 Companions',
    fr: 'la piste des Aventures est complétée et compte 2 Compagnons',
  },
  'three-empty-slots': {
    en: '3 spaces in the Dungeon Row are empty',
    fr: '3 emplacements de la piste des Aventures sont vides',
  },
  'opponent-defeats-goblin': { en: 'an opponent defeats the Goblin', fr: 'un adversaire vainc le Gobelin' },
  'monster-arrives': {
    en: 'a Monster arrives in the Dungeon Row',
    fr: 'un Monstre apparaît sur la piste des Aventures',
  },
  'opponent-takes-secrets': {
    en: 'an opponent takes a Major Secret, or a second Secret in one turn',
    fr: 'un adversaire prend un Secret majeur, ou un deuxième Secret pendant le tour',
  },
  'opponent-ends-in-crystal-cave': {
    en: 'an opponent ends the turn in a Crystal Cave',
    fr: 'un adversaire finit son tour dans une Caverne de Cristal',
  },
  'opponent-ends-with-clank': {
    en: 'an opponent ends the turn with 2 cubes in the Clank! Area',
    fr: 'un adversaire finit son tour avec 2 cubes dans la zone Clank!',
  },
  'opponent-uses-device': { en: 'an opponent uses a Device', fr: 'un adversaire utilise une Aubaine' },
  'opponent-stays': {
    en: 'an opponent ends the turn without having moved',
    fr: 'un adversaire finit son tour sans s’être déplacé',
  },
  'attack-damages-you': { en: 'a Dragon Attack damages you', fr: 'une Attaque du Dragon vous blesse' },
};
