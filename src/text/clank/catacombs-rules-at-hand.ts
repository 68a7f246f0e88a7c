import type { CatacombsRule } from '../../games/clank/catacombs/rules.ts';
import type { CatacombsRefusal } from '../../games/clank/core/refusal.ts';
import type { Both } from '../language.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

const { 'lock-needs-key': _lock, 'take-on-entry': _entry, 'master-key': _key, ...SHARED } = RULES_AT_HAND;

/** As in the base game where nothing else is said: the rules that refuse something, and those that a face tells. */
export const CATACOMBS_RULES_AT_HAND = {
  ...SHARED,

  'tunnel-needed': {
    en: 'A move follows a tunnel from your room to the next room, or to an unexplored edge.',
    fr: 'Un déplacement suit un tunnel, de votre salle à la salle suivante ou jusqu’à un bord inexploré.',
  },
  footprints: {
    en: 'Each Footprints icon in a tunnel takes one Boot more.',
    fr: 'Chaque icône Empreinte de pas d’un tunnel demande une Botte de plus.',
  },
  'lock-needs-lockpick': {
    en: 'Each closed lock in a tunnel takes one of your Lockpicks, which stays on it.',
    fr: 'Chaque Cadenas fermé d’un tunnel demande un de vos Crochetages, qui y reste.',
  },
  'portal-lonely': {
    en: 'A Portal leads nowhere while the dungeon shows no other one from which a room or an edge can be reached.',
    fr: 'Un Portail ne mène nulle part tant que le Donjon n’en montre pas un autre qui donne sur une salle ou un bord.',
  },
  'explore-stack-empty': {
    en: 'With the tile stack empty, nothing more is discovered: the edges of the dungeon are closed.',
    fr: 'La pile de tuiles épuisée, on ne découvre plus rien : les bords du Donjon sont infranchissables.',
  },
  'place-before-moving': {
    en: 'A tile you have revealed is laid before you move in any other way or end your turn.',
    fr: 'Une tuile révélée doit être posée avant tout autre déplacement et avant la fin de votre tour.',
  },
  'tile-place-free': {
    en: 'A tile goes on an empty place, along a whole edge of a tile already laid.',
    fr: 'Une tuile se pose sur un emplacement vide, le long d’un bord entier d’une tuile déjà en place.',
  },
  'orientation-payable': {
    en: 'A tile cannot be turned so that your way takes more Boots or Lockpicks than you have, or damage you may not choose.',
    fr: 'On ne peut orienter la tuile de façon que le passage demande plus de Bottes ou de Crochetages qu’on n’en a, ou des dégâts qu’on ne peut choisir.',
  },
  'orientation-arrow': {
    en: 'On foot, a tile cannot be turned so that the tunnel you follow runs against an arrow.',
    fr: 'À pied, on ne peut orienter la tuile de façon que le tunnel emprunté soit à contresens d’une flèche.',
  },
  'orientation-dead-end': {
    en: 'A tile must be turned so that your move can end in a room that you may enter.',
    fr: 'La tuile doit être orientée de façon que le déplacement puisse finir dans une salle où vous avez le droit d’entrer.',
  },
  'turn-another-way': {
    en: 'A tile that you must turn ends up in another orientation than before.',
    fr: 'Une tuile qu’il faut tourner doit changer d’orientation.',
  },
  'market-room': {
    en: 'You can buy only while you stand in a Market room, unless a card says otherwise.',
    fr: 'On n’achète que dans une salle de Marché, sauf si une carte permet de s’en passer.',
  },
  'market-price': {
    en: 'A Market item costs 7 Gold, unless a card or the Discount Coupon lowers the price.',
    fr: 'Un objet du Marché coûte 7 Or, sauf si une carte ou le Coupon de réduction en baisse le prix.',
  },
  'blood-amulet-damage': {
    en: 'A Blood Amulet is only for those who have at least 5 damage, however they come by it.',
    fr: 'Une Amulette de sang ne s’obtient, par quelque moyen que ce soit, qu’avec au moins 5 dégâts.',
  },
  'flute-once': {
    en: 'The Golden Flute serves for one purchase in the turn, from any room, at 5 Gold.',
    fr: 'La Flûte d’or sert à un seul achat dans le tour, depuis n’importe quelle salle, pour 5 Or.',
  },
  'discount-coupon': {
    en: 'Whoever holds the Discount Coupon may pay 5 Gold less for one Market item; the coupon then leaves the game.',
    fr: 'Qui possède le Coupon de réduction peut payer un objet du Marché 5 Or de moins ; le coupon sort alors du jeu.',
  },
  'artifact-any-time': {
    en: 'The Artifact of your room can be taken at any moment of your turn, and need not be.',
    fr: 'L’Artefact de votre salle se prend à tout moment de votre tour, et rien n’y oblige.',
  },
  'take-what-lies-here': {
    en: 'Only an Artifact lying in your room can be taken; other rewards come by themselves when you enter.',
    fr: 'On ne prend qu’un Artefact présent dans sa salle ; les autres récompenses viennent d’elles-mêmes à l’arrivée.',
  },
  'same-room-artifact': {
    en: 'Even with a Backpack, nobody takes two Artifacts from the same room.',
    fr: 'Même avec un Sac à dos, personne ne prend deux Artefacts dans la même salle.',
  },
  'pick-what': {
    en: 'Only a Chest, a Library or a Prison in your room can be picked.',
    fr: 'On ne crochète qu’un Coffre, une Bibliothèque interdite ou une Cellule de prison de sa salle.',
  },
  'pick-needs-lockpick': {
    en: 'Picking takes one of your Lockpicks, which stays there.',
    fr: 'Crocheter demande un de vos Crochetages, qui reste sur place.',
  },
  'pick-once': {
    en: 'What one player has picked cannot be picked again by anybody.',
    fr: 'Ce qu’un joueur a crocheté ne peut plus l’être par personne.',
  },
  'pick-pool-empty': {
    en: 'What would give nothing, because its supply is exhausted, cannot be picked.',
    fr: 'On ne crochète pas ce qui ne donnerait rien, faute de jeton ou de carte dans la réserve commune.',
  },
  'wayshrine-here': {
    en: 'An offering is made in the Wayshrine where you stand, unless a card says otherwise.',
    fr: 'Une offrande se dépose dans le Lieu sacré où l’on se trouve, sauf si une carte en dispose autrement.',
  },
  'wayshrine-once': {
    en: 'You make one offering at most in each Wayshrine.',
    fr: 'On ne dépose qu’une offrande par Lieu sacré.',
  },
  'wayshrine-full': {
    en: 'A Wayshrine has room for four offerings; later visitors can make none.',
    fr: 'Un Lieu sacré n’accueille que quatre offrandes ; les visiteurs suivants n’en déposent pas.',
  },
  'wayshrine-cube': {
    en: 'Without a cube in your supply, you can make no offering.',
    fr: 'Sans cube dans votre Réserve, vous ne pouvez déposer d’offrande.',
  },
  'device-price': {
    en: 'A Device that asks for Gold or a Lockpick as well cannot be used without.',
    fr: 'Une Aubaine qui demande en plus de l’Or ou un Crochetage ne s’utilise pas sans.',
  },
  'exit-needs-artifact': {
    en: 'Nobody goes back into the Crypt without an Artifact.',
    fr: 'On ne revient pas dans la Crypte sans Artefact.',
  },
  'out-no-turns': {
    en: 'Once out of the dungeon or knocked out, you neither play nor act any more, and never go back in.',
    fr: 'Une fois sorti du Donjon ou hors de combat, on ne joue plus ni carte ni action et l’on n’y rentre plus.',
  },
  'teleport-connected': {
    en: 'A teleport leads to a room, or an unexplored edge, at the other end of a tunnel of your room.',
    fr: 'Une Téléportation mène à la salle, ou au bord inexploré, où aboutit un tunnel de votre salle.',
  },
  'teleport-named': {
    en: 'A card that teleports farther names the rooms where you may go; only those are allowed.',
    fr: 'Une carte qui téléporte plus loin dit dans quelles salles : on ne peut aller ailleurs.',
  },
  'crystal-only': {
    en: 'A card limited to a Crystal Cave is acquired, used or fought only in one; the Crystal Kobold in a Wayshrine too.',
    fr: 'Une carte réservée aux Cavernes de Cristal ne s’acquiert, ne s’utilise, ne se combat que là ; le Kobold de Cristal, dans un Lieu sacré aussi.',
  },
  'decline-only-optional': {
    en: 'Effects happen if they can. Paying, spending a Lockpick, discarding to do something and teleporting can be declined.',
    fr: 'Tout effet possible a lieu. On peut refuser de payer, de dépenser un Crochetage, de défausser pour agir ou de se téléporter.',
  },
  'react-condition': {
    en: 'A Reaction card leaves your hand on another’s turn only once its condition has come about, at once or at the end of that turn; you draw a card for each.',
    fr: 'Une carte Réaction ne quitte votre main au tour d’un autre qu’une fois sa condition remplie, aussitôt ou à la fin de ce tour ; chacune vous fait piocher une carte.',
  },

  'catacombs-map': {
    en: 'A Catacombs Map lets its owner walk against arrows; it is kept and worth 5 points.',
    fr: 'Une Mappe des catacombes permet de marcher à contresens des flèches ; elle se garde et vaut 5 points.',
  },
  'blood-amulet': {
    en: 'A Blood Amulet heals 2 damage when it is bought and is worth 7 points.',
    fr: 'Une Amulette de sang soigne 2 dégâts dès l’achat et vaut 7 points.',
  },
  'burglars-kit': {
    en: 'A Burglar’s Kit brings two Lockpicks when it is bought and is worth 2 points.',
    fr: 'Un Kit du cambrioleur procure deux Crochetages dès l’achat et vaut 2 points.',
  },
  'invisibility-cloak': {
    en: 'An Invisibility Cloak hides its owner from Monsters in tunnels and is worth 5 points.',
    fr: 'Une Cape d’invisibilité soustrait son porteur aux Monstres des tunnels et vaut 5 points.',
  },
  'puzzle-box': {
    en: 'A Puzzle Box opens when its owner enters a Wayshrine: it leaves the game and a Major Secret takes its place.',
    fr: 'Une Boîte à énigme s’ouvre quand son propriétaire entre dans un Lieu sacré : elle sort du jeu, remplacée par un Secret majeur.',
  },
  'golden-monkey-bot': {
    en: 'The Golden Monkey Bot counts as a Monkey Idol, but is worth 3 points.',
    fr: 'Le MonkeyBot Doré compte comme une Idole du Singe, mais vaut 3 points.',
  },
  sorceress: {
    en: 'The Sorceress is worth 5 points if you have two Secret Tomes or more.',
    fr: 'L’Enchanteresse vaut 5 points si vous avez au moins deux Livres des Secrets.',
  },
  warrior: {
    en: 'The Warrior is worth 1 point for each Prisoner you have freed, himself included.',
    fr: 'Le Guerrier vaut 1 point par Prisonnier que vous avez libéré, lui compris.',
  },
  mayor: {
    en: 'The Mayor is worth 5 points if you have a Mastery token.',
    fr: 'Le Maire vaut 5 points si vous avez un marqueur Maîtrise.',
  },
  monk: {
    en: 'The Monk is worth 1 point for each Wayshrine that holds an offering of yours.',
    fr: 'Le Moine vaut 1 point par Lieu sacré où vous avez déposé une offrande.',
  },
  peasant: {
    en: 'The Peasant is simply worth 2 points.',
    fr: 'Le Paysan vaut tout bonnement 2 points.',
  },
  primatologist: {
    en: 'The Primatologist is worth 5 points if you have a Monkey Idol, were it the Golden Monkey Bot.',
    fr: 'Le Primatologue vaut 5 points si vous avez une Idole du Singe, fût-ce le MonkeyBot Doré.',
  },
  'prince-and-princess': {
    en: 'The Prince and the Princess are each worth 5 points if you have a Crown.',
    fr: 'Le Prince et la Princesse valent chacun 5 points si vous avez une Couronne.',
  },
} as const satisfies Record<CatacombsRefusal, Both> & Partial<Record<CatacombsRule, Both>>;
