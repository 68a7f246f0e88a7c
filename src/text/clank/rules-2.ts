import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { Both } from '../language.ts';

export const RULES_2 = {
  'crystal-cave-teleport': {
    en: 'A Crystal Cave does not keep you from teleporting.',
    fr: 'Une Caverne de Cristal n’empêche pas de se téléporter.',
  },
  'gold-gain': {
    en: 'Gold you gain comes from the bank, which never runs out.',
    fr: 'L’Or gagné vient de la banque, qui ne s’épuise jamais.',
  },
  'draw-five': {
    en: 'At the end of your turn, the cards you played are discarded and you draw five.',
    fr: 'À la fin de votre tour, vos cartes jouées vont à la défausse et vous en piochez cinq.',
  },
  'resources-lost': {
    en: 'Skill, Swords and Boots left unused are lost at the end of the turn.',
    fr: 'La Compétence, les Épées et les Bottes inutilisées sont perdues à la fin du tour.',
  },
  'clank-add': {
    en: 'Adding Clank! is compulsory: that many cubes go from your supply to the Clank! Area.',
    fr: 'Ajouter du Clank! est obligatoire : autant de cubes passent de votre Réserve à la zone Clank!.',
  },
  'clank-remove': {
    en: 'Removing Clank! brings your own cubes back from the Clank! Area to your supply.',
    fr: 'Retirer du Clank! ramène vos propres cubes de la zone Clank! à votre Réserve.',
  },
  'negative-clank-carry': {
    en: 'Clank! you could not remove cancels Clank! added later in the turn; any rest is then lost.',
    fr: 'Le Clank! resté à retirer annule celui qui s’ajouterait plus tard dans le tour ; le surplus est perdu.',
  },
  'dragon-attack-trigger': {
    en: 'If the refill brings at least one Dragon Attack symbol, the Dragon attacks, once only.',
    fr: 'Si au moins une des cartes ajoutées porte un symbole Attaque du Dragon, le Dragon attaque, une seule fois pour toutes ces cartes.',
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
    en: 'Each coloured cube drawn is 1 damage to its owner and goes onto that player’s Health Meter.',
    fr: 'Chaque cube de couleur tiré inflige 1 dégât à son propriétaire et va sur sa piste État de santé.',
  },
  'rage-on-artifact': {
    en: 'Each Artifact taken moves the Dragon marker one space up the Rage Track.',
    fr: 'Chaque Artefact pris attise la fureur du Dragon : son marqueur monte d’une case sur sa piste.',
  },
  'health-meter': {
    en: 'Each damage fills the leftmost free space of the ten on your Health Meter.',
    fr: 'Chaque dégât remplit la case libre la plus à gauche parmi les dix de votre piste État de santé.',
  },
  'tunnel-damage-cubes': {
    en: 'Damage taken in a tunnel is marked with cubes of your supply.',
    fr: 'Les dégâts subis dans un tunnel se marquent avec des cubes de votre Réserve.',
  },
  'heal-cubes': {
    en: 'Healing returns the rightmost cube of your Health Meter to your supply; unhurt, nothing happens.',
    fr: 'Un soin rend à la Réserve le dernier cube posé sur la piste État de santé ; sans dégât, rien ne se passe.',
  },
  'knocked-out': {
    en: 'A cube on the last space of your Health Meter knocks you out.',
    fr: 'Un cube sur la dernière des dix cases de la piste État de santé vous met hors de combat.',
  },
  rescued: {
    en: 'Knocked out with an Artifact and outside the Depths, you are rescued and score your points.',
    fr: 'Hors de combat avec un Artefact et hors des Profondeurs, vous êtes secouru et comptez vos points.',
  },
  'lost-without-artifact': {
    en: 'Knocked out without an Artifact, you score nothing, wherever you are.',
    fr: 'Hors de combat sans Artefact, vous ne marquez rien, où que vous soyez.',
  },
  'lost-in-depths': {
    en: 'Knocked out in the Depths, you score nothing, even with an Artifact.',
    fr: 'Hors de combat dans les Profondeurs, vous ne marquez rien, même avec un Artefact.',
  },
  'out-unaffected': {
    en: 'A player who is out adds no Clank! and is untouched by effects on all players.',
    fr: 'Sorti ou hors de combat, on n’ajoute plus de Clank! et l’on échappe aux effets qui touchent tout le monde.',
  },
  'out-cubes-black': {
    en: 'Cubes drawn of a player who is out count as black ones.',
    fr: 'Les cubes tirés d’un joueur sorti ou hors de combat comptent comme des noirs.',
  },
  'countdown-trigger': {
    en: 'The first player to leave or be knocked out starts the countdown, pawn on the first space of its track.',
    fr: 'Le premier joueur sorti ou hors de combat lance le Compte à rebours, son pion sur la première case.',
  },
  'countdown-step': {
    en: 'Only the player who started the countdown moves on its track: one space instead of each turn.',
    fr: 'Seul le joueur qui a lancé le Compte à rebours y avance : une case au lieu de chacun de ses tours.',
  },
  'countdown-attack': {
    en: 'Countdown spaces 2, 3 and 4 set off an attack with 1, 2 or 3 more cubes, for that attack only.',
    fr: 'Les cases 2, 3 et 4 du Compte à rebours lancent une attaque, avec 1, 2 ou 3 cubes de plus pour cette seule attaque.',
  },
  'countdown-fifth': {
    en: 'The fifth countdown space knocks out everyone still in the dungeon.',
    fr: 'La cinquième case du Compte à rebours met hors de combat quiconque est encore dans le Donjon.',
  },
  'score-artifact': {
    en: 'An Artifact scores its value.',
    fr: 'Un Artefact rapporte sa valeur en points.',
  },
  'score-tokens': {
    en: 'Every other token you hold scores the points marked on it.',
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
    fr: 'La victoire va au plus grand nombre de points.',
  },
  'tie-break': {
    en: 'Between tied players, the most valuable Artifact wins.',
    fr: 'Entre joueurs à égalité, l’Artefact de plus grande valeur l’emporte.',
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
    en: 'Each card with a Danger icon in the Dungeon Row adds one cube to every Dragon Attack.',
    fr: 'Chaque carte à icône Danger sur la piste des Aventures ajoute un cube à toute Attaque du Dragon.',
  },
  'discard-no-effect': {
    en: 'A discarded card has no effect, not even its Clank!.',
    fr: 'Une carte défaussée n’a aucun effet, pas même son Clank!.',
  },
  fountain: {
    en: 'Each time you enter a room with a Fountain of Healing, you heal 1 damage.',
    fr: 'Chaque entrée dans une salle à Fontaine de soins soigne 1 dégât.',
  },
  'wrap-tunnel': {
    en: 'A tunnel that runs off the board comes back in at the opposite edge, for one Boot.',
    fr: 'Un tunnel qui sort du plateau reparaît au bord opposé, pour une seule Botte.',
  },
  'market-dusk': {
    en: 'On the reverse (Dusk) side, the merchants are scattered about the dungeon.',
    fr: 'Sur la face Crépuscule, les marchands sont dispersés dans le Donjon.',
  },
  'empty-supply-clank': {
    en: 'You add Clank! only as far as the cubes in your supply go.',
    fr: 'Vous n’ajoutez du Clank! que tant qu’il reste des cubes dans votre Réserve.',
  },
  'order-of-plays': {
    en: 'A bonus tied to what you own or do this turn comes once that is true, even after its card was played.',
    fr: 'Un bonus lié à vos biens ou à vos actions du tour s’obtient dès que la condition est remplie, même après coup.',
  },
  'swagger-any-order': {
    en: 'Swagger also counts the Clank! you added before playing it.',
    fr: 'Le Frimeur compte aussi le Clank! ajouté avant qu’on le joue.',
  },
  'teleport-free': {
    en: 'A teleport takes no Boots and ignores Monsters, locks and arrows.',
    fr: 'Une Téléportation se passe de Bottes et ignore Monstres, Cadenas et flèches.',
  },
  'crystal-cave-any-entry': {
    en: 'However you enter a Crystal Cave, your Boots stop for the turn, even if you teleport out.',
    fr: 'Par quelque moyen qu’on y entre, une Caverne de Cristal bloque les Bottes du tour, même si l’on en ressort.',
  },
  'play-area': {
    en: 'Cards you play lie in your play area; a shuffle during the turn leaves them out.',
    fr: 'Vos cartes jouées restent dans votre zone de jeu ; un mélange en cours de tour ne les reprend pas.',
  },
} as const satisfies Partial<Record<ClankRule, Both>>;
