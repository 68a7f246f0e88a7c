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
    en: 'Each Footprint icon in a tunnel takes one more Boot.',
    fr: 'Chaque icône Empreinte de pas d’un tunnel demande une Botte de plus.',
  },
  'lock-needs-lockpick': {
    en: 'Each closed lock in a tunnel takes one of your Lockpicks, which stays on it.',
    fr: 'Chaque Cadenas fermé d’un tunnel demande un de vos Crochetages, qui y reste.',
  },
  'portal-lonely': {
    en: 'A Portal leads nowhere until the dungeon has another one that leads to a room or an edge.',
    fr: 'Un Portail ne mène nulle part tant que le Donjon n’en montre pas un autre qui donne sur une salle ou un bord.',
  },
  'explore-stack-empty': {
    en: 'Once the tile stack is empty, nothing more is discovered: the edges of the dungeon are closed.',
    fr: 'La pile de tuiles épuisée, plus rien n’est à découvrir : les bords du Donjon sont infranchissables.',
  },
  'place-before-moving': {
    en: 'Lay a tile you have revealed before you move in any other way or end your turn.',
    fr: 'Une tuile révélée doit être posée avant tout autre déplacement et avant la fin de votre tour.',
  },
  'tile-place-free': {
    en: 'A tile goes on an empty space, along a whole edge of a tile already laid.',
    fr: 'Une tuile se pose sur un emplacement libre, contre un bord entier d’une tuile déjà posée.',
  },
  'orientation-payable': {
    en: 'You cannot rotate a tile so that the way in costs more Boots or Lockpicks than you have, or deals damage you may not choose to take.',
    fr: 'Vous ne pouvez pas orienter la tuile de sorte que le passage demande plus de Bottes ou de Crochetages que vous n’en avez, ni des dégâts que vous ne pouvez pas choisir de subir.',
  },
  'orientation-arrow': {
    en: 'On foot, you cannot rotate a tile so that the tunnel you follow runs against an arrow.',
    fr: 'À pied, vous ne pouvez pas orienter la tuile de sorte que le tunnel emprunté soit à contresens d’une flèche.',
  },
  'orientation-dead-end': {
    en: 'A tile must be rotated so that your move can end in a room that you may enter.',
    fr: 'Vous devez orienter la tuile de sorte que votre déplacement puisse finir dans une salle où vous avez le droit d’entrer.',
  },
  'turn-another-way': {
    en: 'If you must rotate a tile, you cannot leave it as it was.',
    fr: 'Si vous devez tourner une tuile, vous ne pouvez pas la laisser telle quelle.',
  },
  'market-room': {
    en: 'You can buy only while you are in a Market room, unless a card says otherwise.',
    fr: 'Vous ne pouvez acheter que dans une salle de Marché, sauf indication contraire d’une carte.',
  },
  'market-price': {
    en: 'A Market item costs 7 Gold, unless a card or the Discount Coupon lowers the price.',
    fr: 'Un objet du Marché coûte 7 Or, sauf si une carte ou le Coupon de réduction en baisse le prix.',
  },
  'blood-amulet-damage': {
    en: 'You can get a Blood Amulet, by whatever means, only while you have at least 5 damage.',
    fr: 'Une Amulette de sang ne s’obtient, de quelque façon que ce soit, qu’avec au moins 5 dégâts.',
  },
  'flute-once': {
    en: 'The Golden Flute allows one purchase this turn, from any room, for 5 Gold.',
    fr: 'La Flûte d’or permet un seul achat dans le tour, depuis n’importe quelle salle, pour 5 Or.',
  },
  'discount-coupon': {
    en: 'With the Discount Coupon, you may pay 5 Gold less for one Market item; the coupon then leaves the game.',
    fr: 'Avec le Coupon de réduction, vous pouvez payer un objet du Marché 5 Or de moins ; le coupon sort alors du jeu.',
  },
  'artifact-any-time': {
    en: 'You may take the Artifact in your room at any moment of your turn, or leave it.',
    fr: 'L’Artefact de votre salle se prend à tout moment de votre tour, et rien n’y oblige.',
  },
  'take-what-lies-here': {
    en: 'You can take only an Artifact that is in your room; other rewards come by themselves when you enter.',
    fr: 'Vous ne pouvez prendre qu’un Artefact présent dans votre salle ; les autres récompenses viennent d’elles-mêmes à l’arrivée.',
  },
  'same-room-artifact': {
    en: 'Even with a Backpack, nobody takes two Artifacts from the same room.',
    fr: 'Même avec un Sac à dos, personne ne prend deux Artefacts dans la même salle.',
  },
  'pick-what': {
    en: 'You can unlock only a Chest, a Library or a Prison in your room.',
    fr: 'Vous ne pouvez crocheter que ce qui est dans votre salle : Coffre, Bibliothèque interdite ou Cellule de prison.',
  },
  'pick-needs-lockpick': {
    en: 'Unlocking takes one of your Lockpicks, which stays there.',
    fr: 'Crocheter demande un de vos Crochetages, qui reste sur place.',
  },
  'pick-once': {
    en: 'What one player has unlocked cannot be unlocked again by anyone.',
    fr: 'Ce qu’un joueur a crocheté ne peut plus l’être par personne.',
  },
  'pick-pool-empty': {
    en: 'You cannot unlock what would give nothing because its supply is empty.',
    fr: 'Vous ne pouvez pas crocheter ce qui ne donnerait rien, faute de jeton ou de carte dans la réserve commune.',
  },
  'wayshrine-here': {
    en: 'You make an offering at the Wayshrine where you are, unless a card says otherwise.',
    fr: 'Une offrande se dépose dans le Lieu sacré où vous vous trouvez, sauf indication contraire d’une carte.',
  },
  'wayshrine-once': {
    en: 'You can make only one offering in each Wayshrine.',
    fr: 'Vous ne déposez qu’une offrande par Lieu sacré.',
  },
  'wayshrine-full': {
    en: 'A Wayshrine has room for four offerings; later visitors can make none.',
    fr: 'Un Lieu sacré n’accueille que quatre offrandes ; les visiteurs suivants n’en déposent pas.',
  },
  'wayshrine-cube': {
    en: 'Without a cube in your supply, you cannot make an offering.',
    fr: 'Sans cube dans votre Réserve, pas d’offrande.',
  },
  'device-price': {
    en: 'A Device that also asks for Gold or a Lockpick cannot be used without paying it.',
    fr: 'Une Aubaine qui demande aussi de l’Or ou un Crochetage ne s’utilise pas sans ce paiement.',
  },
  'exit-needs-artifact': {
    en: 'You cannot go back into the Crypt without an Artifact.',
    fr: 'Vous ne pouvez pas revenir dans la Crypte sans Artefact.',
  },
  'out-no-turns': {
    en: 'Once out of the dungeon or knocked out, you no longer play or act, and never go back in.',
    fr: 'Une fois sorti du Donjon ou hors de combat, vous ne jouez plus ni carte ni action et vous n’y rentrez plus.',
  },
  'teleport-connected': {
    en: 'You can teleport to a room, or an unexplored edge, at the other end of a tunnel from your room.',
    fr: 'Une Téléportation mène à la salle, ou au bord inexploré, où aboutit un tunnel de votre salle.',
  },
  'teleport-named': {
    en: 'A card that teleports you farther names the rooms you may go to; only those are allowed.',
    fr: 'Une carte qui téléporte plus loin dit dans quelles salles : vous ne pouvez pas aller ailleurs.',
  },
  'crystal-only': {
    en: 'A card limited to a Crystal Cave can be acquired, used or fought only in one; the Crystal Kobold at a Wayshrine too.',
    fr: 'Une carte réservée aux Cavernes de Cristal ne s’acquiert, ne s’utilise ou ne se combat que là ; le Kobold de Cristal, dans un Lieu sacré aussi.',
  },
  'decline-only-optional': {
    en: 'Effects happen if they can. You may decline to pay, spend a Lockpick, discard for an effect or teleport.',
    fr: 'Tout effet possible a lieu. Vous pouvez refuser de payer, de dépenser un Crochetage, de défausser pour un effet ou de vous téléporter.',
  },
  'react-condition': {
    en: 'You can play a Reaction on another player’s turn once its condition is met, either then or at the end of that turn. Draw a card for each one.',
    fr: 'Au tour d’un autre, vous pouvez jouer une Réaction dès que sa condition est remplie, ou à la fin de ce tour ; vous piochez alors une carte.',
  },

  'catacombs-map': {
    en: 'Keep a Catacombs Map: it lets you walk against arrows and is worth 5 points.',
    fr: 'Une Mappe des catacombes permet de marcher à contresens des flèches ; elle se garde et vaut 5 points.',
  },
  'blood-amulet': {
    en: 'A Blood Amulet heals 2 damage when bought and is worth 7 points.',
    fr: 'Une Amulette de sang soigne 2 dégâts dès l’achat et vaut 7 points.',
  },
  'burglars-kit': {
    en: 'A Burglar’s Kit gives two Lockpicks when bought and is worth 2 points.',
    fr: 'Un Kit du cambrioleur procure deux Crochetages dès l’achat et vaut 2 points.',
  },
  'invisibility-cloak': {
    en: 'An Invisibility Cloak hides you from Monsters in tunnels and is worth 5 points.',
    fr: 'Une Cape d’invisibilité vous cache aux Monstres des tunnels et vaut 5 points.',
  },
  'puzzle-box': {
    en: 'A Puzzle Box opens when you enter a Wayshrine: it leaves the game and a Major Secret takes its place.',
    fr: 'Une Boîte à énigme s’ouvre quand vous entrez dans un Lieu sacré : elle sort du jeu, remplacée par un Secret majeur.',
  },
  'golden-monkey-bot': {
    en: 'The Golden Monkey Bot counts as a Monkey Idol, but is worth 3 points.',
    fr: 'Le MonkeyBot Doré compte comme une Idole du Singe, mais vaut 3 points.',
  },
  sorceress: {
    en: 'The Sorceress is worth 5 points if you have at least two Secret Tomes.',
    fr: 'L’Enchanteresse vaut 5 points si vous avez au moins deux Livres des Secrets.',
  },
  warrior: {
    en: 'The Warrior is worth 1 point for each Prisoner you have freed, himself included.',
    fr: 'Le Guerrier vaut 1 point par Prisonnier que vous avez libéré, lui compris.',
  },
  mayor: {
    en: 'The Mayor is worth 5 points if you have a Mastery token.',
    fr: 'Le Maire vaut 5 points si vous avez un marqueur Maîtrise.',
  },
  monk: {
    en: 'The Monk is worth 1 point for each Wayshrine where you have made an offering.',
    fr: 'Le Moine vaut 1 point par Lieu sacré où vous avez déposé une offrande.',
  },
  peasant: {
    en: 'The Peasant is simply worth 2 points.',
    fr: 'Le Paysan vaut simplement 2 points.',
  },
  primatologist: {
    en: 'The Primatologist is worth 5 points if you have a Monkey Idol, even the Golden Monkey Bot.',
    fr: 'Le Primatologue vaut 5 points si vous avez une Idole du Singe, même le MonkeyBot Doré.',
  },
  'prince-and-princess': {
    en: 'The Prince and the Princess are each worth 5 points if you have a Crown.',
    fr: 'Le Prince et la Princesse valent chacun 5 points si vous avez une Couronne.',
  },
} as const satisfies Record<CatacombsRefusal, Both> & Partial<Record<CatacombsRule, Both>>;
