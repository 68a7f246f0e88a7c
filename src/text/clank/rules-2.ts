import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { Both } from '../language.ts';

export const RULES_2 = {
  'crystal-cave-teleport': {
    en: 'A Crystal Cave does not stop you from teleporting.',
    fr: 'Une Caverne de Cristal n’empêche pas de se téléporter.',
  },
  'gold-gain': {
    en: 'Gold you gain comes from the bank, which never runs out.',
    fr: 'L’Or gagné vient de la Banque, qui ne s’épuise jamais.',
  },
  'draw-five': {
    en: 'At the end of your turn, discard the cards you played and draw five.',
    fr: 'À la fin de votre tour, vos cartes jouées vont à la défausse et vous en piochez cinq.',
  },
  'resources-lost': {
    en: 'Skill, Swords and Boots left unused are lost at the end of the turn.',
    fr: 'La Compétence, les Épées et les Bottes inutilisées sont perdues à la fin du tour.',
  },
  'clank-add': {
    en: 'You must add Clank! when told to: move that many cubes from your supply to the Clank! Area.',
    fr: 'Ajouter du Clank! est obligatoire : autant de cubes passent de votre Réserve à la zone Clank!',
  },
  'clank-remove': {
    en: 'Removing Clank! returns your own cubes from the Clank! Area to your supply.',
    fr: 'Retirer du Clank! ramène vos propres cubes de la zone Clank! à votre Réserve.',
  },
  'negative-clank-carry': {
    en: 'Clank! you could not remove cancels Clank! you add later this turn; anything left is then lost.',
    fr: 'Le Clank! que vous n’avez pas pu retirer annule celui ajouté plus tard dans le tour ; le surplus est perdu.',
  },
  'dragon-attack-trigger': {
    en: 'If the refill reveals at least one Dragon Attack symbol, the Dragon attacks once.',
    fr: 'Si au moins une des cartes ajoutées porte un symbole Attaque du Dragon, le Dragon attaque une seule fois.',
  },
  'attack-bag': {
    en: 'An attack first sweeps every cube in the Clank! Area into the Dragon Bag.',
    fr: 'Une attaque vide d’abord la zone Clank! : ses cubes passent tous dans le sac Dragon.',
  },
  'attack-draw': {
    en: 'The Dragon marker’s space says how many cubes are drawn: 2, 2, 3, 3, 4, 4 or 5. The rest stay in the bag.',
    fr: 'La case du marqueur Dragon fixe le tirage : 2, 2, 3, 3, 4, 4 ou 5 cubes ; les autres restent dans le sac.',
  },
  'black-cubes-aside': {
    en: 'Black cubes drawn hurt nobody and are set aside.',
    fr: 'Les cubes noirs tirés ne blessent personne et sont mis de côté.',
  },
  'attack-damage': {
    en: 'Each colored cube drawn deals 1 damage to its owner and goes on that player’s Health Meter.',
    fr: 'Chaque cube de couleur tiré inflige 1 dégât à son propriétaire et va sur sa piste État de santé.',
  },
  'rage-on-artifact': {
    en: 'Each Artifact taken moves the Dragon marker one space up the Rage Track.',
    fr: 'Chaque Artefact pris attise la fureur du Dragon : son marqueur monte d’une case sur sa piste.',
  },
  'health-meter': {
    en: 'Each point of damage fills the leftmost free space on your Health Meter, which has ten.',
    fr: 'Chaque dégât remplit la case libre la plus à gauche parmi les dix de votre piste État de santé.',
  },
  'tunnel-damage-cubes': {
    en: 'Mark damage taken in a tunnel with cubes from your supply.',
    fr: 'Les dégâts subis dans un tunnel se marquent avec des cubes de votre Réserve.',
  },
  'heal-cubes': {
    en: 'Healing returns the rightmost cube on your Health Meter to your supply; if you are unhurt, nothing happens.',
    fr: 'Un soin rend à la Réserve le dernier cube posé sur la piste État de santé ; sans dégât, rien ne se passe.',
  },
  'knocked-out': {
    en: 'A cube on the last space of your Health Meter knocks you out.',
    fr: 'Un cube sur la dernière des dix cases de la piste État de santé vous met hors de combat.',
  },
  rescued: {
    en: 'If you are knocked out outside the Depths with an Artifact, you are rescued and score your points.',
    fr: 'Hors de combat avec un Artefact et hors des Profondeurs, vous êtes secouru et comptez vos points.',
  },
  'lost-without-artifact': {
    en: 'If you are knocked out without an Artifact, you score nothing, wherever you are.',
    fr: 'Hors de combat sans Artefact, vous ne marquez rien, où que vous soyez.',
  },
  'lost-in-depths': {
    en: 'If you are knocked out in the Depths, you score nothing, even with an Artifact.',
    fr: 'Hors de combat dans les Profondeurs, vous ne marquez rien, même avec un Artefact.',
  },
  'out-unaffected': {
    en: 'A player who is out adds no Clank! and ignores effects on all players.',
    fr: 'Sorti ou hors de combat, vous n’ajoutez plus de Clank! et les effets qui touchent tous les joueurs ne vous affectent plus.',
  },
  'out-cubes-black': {
    en: 'Cubes of a player who is out count as black cubes when drawn.',
    fr: 'Les cubes tirés d’un joueur sorti ou hors de combat comptent comme des cubes noirs.',
  },
  'countdown-trigger': {
    en: 'The first player to leave or be knocked out starts the countdown: their pawn goes on its first space.',
    fr: 'Le premier joueur sorti ou hors de combat lance le Compte à rebours : son pion va sur la première case.',
  },
  'countdown-step': {
    en: 'Only the player who started the countdown moves along its track: one space instead of each turn.',
    fr: 'Seul le joueur qui a lancé le Compte à rebours y avance : une case au lieu de chacun de ses tours.',
  },
  'countdown-attack': {
    en: 'Countdown spaces 2, 3 and 4 trigger an attack with 1, 2 or 3 extra cubes, for that attack only.',
    fr: 'Les cases 2, 3 et 4 du Compte à rebours lancent une attaque, avec 1, 2 ou 3 cubes de plus pour cette seule attaque.',
  },
  'countdown-fifth': {
    en: 'The fifth countdown space knocks out everyone still in the dungeon.',
    fr: 'La cinquième case du Compte à rebours met hors de combat tous ceux qui sont encore dans le Donjon.',
  },
  'score-artifact': {
    en: 'An Artifact scores its value.',
    fr: 'Un Artefact rapporte sa valeur en points.',
  },
  'score-tokens': {
    en: 'Every other token you have scores the points marked on it.',
    fr: 'Tout autre jeton conservé rapporte les points qu’il indique.',
  },
  'score-gold': {
    en: 'Each Gold is worth 1 point.',
    fr: 'Chaque Or vaut 1 point.',
  },
  'score-cards': {
    en: 'Cards in your deck, discard pile and hand score the points they show.',
    fr: 'Les cartes de votre deck, de votre défausse et de votre main rapportent les points qu’elles affichent.',
  },
  winner: {
    en: 'The player with the most points wins.',
    fr: 'Le joueur qui a le plus de points l’emporte.',
  },
  'tie-break': {
    en: 'In a tie, the most valuable Artifact wins.',
    fr: 'En cas d’égalité, l’Artefact de plus grande valeur l’emporte.',
  },
  'acquire-effect-once': {
    en: 'An Acquire effect happens once, when you acquire the card, and never when you play it.',
    fr: 'Un effet d’Acquisition a lieu une fois, quand la carte est acquise, jamais quand elle est jouée.',
  },
  'arrive-before-attack': {
    en: 'An Arrive effect happens as soon as its card is revealed in the row, before any attack.',
    fr: 'Un effet d’Apparition a lieu dès que sa carte est révélée sur la piste, avant toute attaque.',
  },
  'trash-for-good': {
    en: 'A trashed card leaves your deck for the rest of the game.',
    fr: 'Une carte bannie quitte votre deck pour le reste de la partie.',
  },
  danger: {
    en: 'Each card with a Danger icon in the Dungeon Row adds one cube to each Dragon Attack.',
    fr: 'Chaque carte à icône Danger sur la piste des Aventures ajoute un cube à chaque Attaque du Dragon.',
  },
  'discard-no-effect': {
    en: 'A discarded card has no effect, not even its Clank!',
    fr: 'Une carte défaussée n’a aucun effet, pas même son Clank!',
  },
  fountain: {
    en: 'Each time you enter a room with a Fountain, you heal 1 damage.',
    fr: 'Chaque entrée dans une salle à Fontaine de soins soigne 1 dégât.',
  },
  'wrap-tunnel': {
    en: 'A tunnel that runs off the board comes back at the opposite edge, for one Boot.',
    fr: 'Un tunnel qui sort du plateau revient par le bord opposé, pour une seule Botte.',
  },
  'market-dusk': {
    en: 'On the reverse (Dusk) side, the merchants are scattered around the dungeon.',
    fr: 'Sur la face Crépuscule, les marchands sont dispersés dans le Donjon.',
  },
  'empty-supply-clank': {
    en: 'You add Clank! only while your supply has cubes left.',
    fr: 'Vous n’ajoutez du Clank! que tant qu’il reste des cubes dans votre Réserve.',
  },
  'order-of-plays': {
    en: 'A bonus that depends on what you have or do this turn applies once that is true, even after you play its card.',
    fr: 'Un bonus lié à ce que vous avez ou faites pendant le tour s’obtient dès que la condition est remplie, même après coup.',
  },
  'swagger-any-order': {
    en: 'Swagger also counts the Clank! you added before you played it.',
    fr: 'Le Frimeur compte aussi le Clank! ajouté avant d’être joué.',
  },
  'teleport-free': {
    en: 'A Teleport needs no Boots and ignores Monsters, locks and arrows.',
    fr: 'Une Téléportation se passe de Bottes et ignore Monstres, Cadenas et flèches.',
  },
  'crystal-cave-any-entry': {
    en: 'However you enter a Crystal Cave, you cannot use Boots for the rest of the turn, even if you teleport out.',
    fr: 'Quelle que soit la façon d’y entrer, une Caverne de Cristal bloque vos Bottes pour le tour, même si vous en ressortez.',
  },
  'play-area': {
    en: 'Cards you play stay in your play area; a shuffle during the turn leaves them there.',
    fr: 'Vos cartes jouées restent dans votre zone de jeu ; un mélange en cours de tour ne les reprend pas.',
  },
} as const satisfies Partial<Record<ClankRule, Both>>;
