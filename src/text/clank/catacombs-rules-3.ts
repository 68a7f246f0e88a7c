import type { CatacombsRule } from '../../games/clank/catacombs/rules.ts';
import type { Both } from '../language.ts';

/** Tokens, and what is decided. */
export const CATACOMBS_RULES_3 = {
  barbarian: {
    en: 'The Barbarian gives 2 Swords for the turn when freed, and is worth 2 points.',
    fr: 'Le Barbare donne 2 Épées pour le tour dès sa libération et vaut 2 points.',
  },
  cleric: {
    en: 'The Cleric heals 1 damage when freed, and is worth 2 points.',
    fr: 'Le Clerc soigne 1 dégât dès sa libération et vaut 2 points.',
  },
  'coupon-no-prisoner': {
    en: 'The Discount Coupon is drawn like a Prisoner but never counts as one.',
    fr: 'Le Coupon de réduction se tire comme un Prisonnier, mais n’en est jamais un.',
  },
  adventurer: {
    en: 'The Adventurer moves the Dragon marker up one space when freed, and is worth 3 points.',
    fr: 'La Pillarde fait monter le marqueur Dragon d’une case dès sa libération et vaut 3 points.',
  },
  'haunted-prisoner': {
    en: 'The Haunted Prisoner brings a Ghost cube to the Clank! Area when freed, and is worth 3 points.',
    fr: 'Le Prisonnier hanté amène dès sa libération un cube Fantôme dans la zone Clank! et vaut 3 points.',
  },
  'lockpick-secret': {
    en: 'A Lockpick found as a Minor Secret is exchanged at once for a Lockpick from the supply.',
    fr: 'Un Crochetage trouvé comme Secret mineur s’échange aussitôt contre un Crochetage de la réserve commune.',
  },
  'potion-of-stealth': {
    en: 'A Potion of Stealth removes 1 of your Clank! and adds 1 to every opponent’s.',
    fr: 'Une Potion de discrétion vous retire 1 Clank! et en ajoute 1 à chaque adversaire.',
  },
  'own-clank-stays': {
    en: 'The cubes of a player who leaves stay in the Clank! Area and in the bag.',
    fr: 'Les cubes d’un joueur qui sort restent dans la zone Clank! et dans le sac.',
  },
  'crypt-boots-lost': {
    en: 'Boots left over on reaching the Crypt are lost.',
    fr: 'Les Bottes qui restent en arrivant à la Crypte sont perdues.',
  },
  'knockout-order': {
    en: 'Players knocked out by one attack go out in the order their last cubes were drawn; by one Ghost, clockwise from the player whose turn it is.',
    fr: 'Les joueurs qu’une même attaque met hors de combat le sont dans l’ordre où leur dernier cube a été tiré ; par un même Fantôme, dans le sens horaire depuis le joueur dont c’est le tour.',
  },
  'rescued-no-mastery': {
    en: 'Being rescued is not escaping: you get no Mastery token, nor anything that depends on one.',
    fr: 'Être secouru n’est pas s’échapper : ni marqueur Maîtrise, ni ce qui en dépend.',
  },
  'have-once': {
    en: 'An effect that asks whether you have something happens once, however many you have.',
    fr: 'Un effet lié à ce que vous possédez n’a lieu qu’une fois, même si vous en possédez plusieurs.',
  },
  'made-clank-no-cube': {
    en: 'Clank! for which your supply has no cube is not made and does not count.',
    fr: 'Le Clank! pour lequel la Réserve n’a plus de cube n’est pas ajouté et ne compte pas.',
  },
  'revealed-tile-public': {
    en: 'All players see a tile that is revealed but not yet laid.',
    fr: 'Une tuile révélée et pas encore posée est vue de tous.',
  },
  'paid-on-placing': {
    en: 'You pay for a move over an edge when the tile is laid, not when it is revealed.',
    fr: 'Un déplacement au-delà d’un bord se paie quand la tuile est posée, non quand elle est révélée.',
  },
  'tunnel-runs-on': {
    en: 'A tunnel of the new tile may run on through tiles already laid, or a Portal, if it ends in a room you may enter.',
    fr: 'Le tunnel de la nouvelle tuile peut se poursuivre sur des tuiles déjà posées, ou par un Portail, s’il finit dans une salle où vous pouvez entrer.',
  },
  'crystal-cave-card-after': {
    en: 'A card that keeps Crystal Caves from stopping you works even if played after you entered one.',
    fr: 'Une carte qui empêche les Cavernes de Cristal de vous arrêter agit même si vous la jouez après y être entré.',
  },
  'no-ghost-left': {
    en: 'If a Ghost must be added and none is left, nothing happens.',
    fr: 'S’il faut un Fantôme et qu’il n’en reste plus, il ne se passe rien.',
  },
  'pool-gives-what-is-left': {
    en: 'A card that gives tokens from a supply gives as many as are left, if any.',
    fr: 'Une carte qui donne des jetons d’une réserve commune en donne autant qu’il en reste, s’il en reste.',
  },
  'puzzle-box-waits': {
    en: 'With no Major Secret left, a Puzzle Box stays closed and is kept.',
    fr: 'S’il ne reste aucun Secret majeur, une Boîte à énigme reste fermée et se garde.',
  },
  'start-tile-fixed': {
    en: 'Only square tiles are rotated by cards; the start tile never is.',
    fr: 'Les cartes ne tournent que les tuiles carrées, jamais la tuile de départ.',
  },
  'turning-ignores-fallen': {
    en: 'Pawns of knocked-out players do not count when tiles turn.',
    fr: 'Les pions des joueurs hors de combat ne comptent pas quand des tuiles tournent.',
  },
  'marble-guardian-nowhere': {
    en: 'If no tile can be laid beside yours, the Marble Guardian gives its Gold.',
    fr: 'Si aucune tuile ne peut être posée à côté de la vôtre, le Gardien de marbre donne son Or.',
  },
  'teleport-out': {
    en: 'With an Artifact, you can escape by teleporting into the Crypt from a room next to it.',
    fr: 'Avec un Artefact, vous pouvez vous échapper en vous téléportant dans la Crypte depuis une salle adjacente.',
  },
  'teleport-arrival': {
    en: 'Teleporting into a room counts as entering it: rewards, Puzzle Boxes and Crystal Caves work as usual.',
    fr: 'Arriver par Téléportation, c’est entrer : récompenses, Boîtes à énigme et Cavernes de Cristal fonctionnent comme d’habitude.',
  },
  'coupon-lowers-any-price': {
    en: 'The Discount Coupon also lowers a reduced price, down to 0.',
    fr: 'Le Coupon de réduction s’applique aussi à un prix déjà réduit, jusqu’à la gratuité.',
  },
  'hidden-answer-asked': {
    en: 'Whenever your opponents cannot rule out that you hold a Reaction, you are asked about it, whether you hold it or not.',
    fr: 'Tant que vos adversaires ne peuvent pas exclure que vous ayez une Réaction, la question vous est posée, que vous l’ayez ou non.',
  },
  'base-cards': {
    en: 'Cards mixed in from the base game keep their rulings, but count the Clank! you make the way Catacombs cards do.',
    fr: 'Les cartes venues du jeu de base gardent leurs précisions, mais comptent le Clank! que vous faites comme les cartes des Catacombes.',
  },
  'wand-of-wind-reward': {
    en: 'Mixed in from the base game, the Wand of Wind takes the reward of an adjacent Minor Secret room.',
    fr: 'Venue du jeu de base, la Baguette des vents prend la récompense d’une salle à Secret mineur adjacente.',
  },
} as const satisfies Partial<Record<CatacombsRule, Both>>;
