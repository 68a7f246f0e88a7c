import type { SmashUpRule } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';

export const RULES_1 = {
  goal: {
    en: 'Use your minions to score bases. Bases give Victory Points: get to 15.',
    fr: 'Vos Créatures conquièrent des Bases, les Bases rapportent des Points de Victoire, et il en faut 15 pour l’emporter.',
  },
  'components-players': {
    en: 'For two to four players; on its own, one box is enough for two.',
    fr: 'Pour deux à quatre joueurs ; à elle seule, la boîte suffit à deux.',
  },
  'components-cards': {
    en: 'The box contains four factions of 20 cards, eight bases, and Victory Point tokens, which stay in plain sight.',
    fr: 'La boîte contient quatre Factions de 20 cartes, huit Bases et des jetons Points de Victoire, qui restent à la vue de tous.',
  },
  'setup-deck': {
    en: 'Your deck is two factions of 20 cards shuffled together, 40 cards in all.',
    fr: 'Votre pioche réunit deux Factions de 20 cartes mélangées, soit 40 cartes.',
  },
  'setup-draft-snake': {
    en: 'With at least two factions on offer for each player, everyone takes one in clockwise order, then a second in reverse order.',
    fr: 'S’il y a au moins deux Factions par joueur, chacun en prend une dans le sens horaire, puis une seconde dans l’ordre inverse.',
  },
  'setup-bases': {
    en: 'Lay out one more base than there are players, face up; shuffle the rest face down.',
    fr: 'Jouez avec une Base de plus qu’il n’y a de joueurs, face visible ; les autres, mélangées, attendent face cachée.',
  },
  'setup-hand': {
    en: 'You start with a hand of five cards.',
    fr: 'Vous commencez avec une main de cinq cartes.',
  },
  'setup-no-minion': {
    en: 'First printing: if your opening hand has no minion, show it, discard it, draw five new cards and keep those. Revised printing: you choose whether to do this, and the old hand is shuffled back in after the draw.',
    fr: 'Premier tirage : une main de départ sans Créature est montrée, défaussée et remplacée par cinq cartes, que vous gardez. Tirage révisé : c’est vous qui choisissez, et l’ancienne main n’est remélangée qu’une fois les nouvelles cartes piochées.',
  },
  'setup-first-player': {
    en: 'In the rulebook, the last player to borrow something starts; here the player in the first seat does, and play goes clockwise.',
    fr: 'Dans le livret, le dernier joueur à avoir emprunté quelque chose commence ; ici, c’est le joueur de la première place, et la partie se joue dans le sens horaire.',
  },
  'base-deck-boxes': {
    en: 'The base deck contains only the bases of boxes from which at least one faction was chosen.',
    fr: 'La pioche de Bases ne réunit que celles des boîtes dont une Faction au moins a été choisie.',
  },
  'turn-phases': {
    en: 'A turn has five phases: start, play cards, score bases, draw two cards, end.',
    fr: 'Un tour compte cinq phases : début, jouer des cartes, Conquête, piocher deux cartes, fin.',
  },
  'start-effects': {
    en: 'Start-of-turn effects happen before you play anything.',
    fr: 'Les effets de début de tour ont lieu avant que vous ne jouiez quoi que ce soit.',
  },
  'play-any-order': {
    en: 'Play your minion and your action and use your Talents in any order; you may skip any of them.',
    fr: 'Créature, Action et Talents : l’ordre est à votre choix, et rien ne vous oblige à tout jouer.',
  },
  'minion-effect': {
    en: 'Once a minion is on its base, its on-play ability happens; a Special waits for its own moment.',
    fr: 'Une fois posée sur sa Base, la Créature applique son effet ; un effet Spécial, lui, attend son moment.',
  },
  'action-effect': {
    en: 'An action is shown to all players and carried out, then discarded unless it is attached to a base or a minion.',
    fr: 'Une Action est montrée à tous et appliquée, puis défaussée, sauf si elle s’attache à une Base ou à une Créature.',
  },
  'score-phase': {
    en: 'Bases score only in the third phase, after you have finished playing cards.',
    fr: 'Une Base n’est conquise qu’à la troisième phase, quand vous avez fini de jouer.',
  },
  'score-compulsory': {
    en: 'A base that is ready must score: nobody can hold it back.',
    fr: 'Une Base prête est forcément conquise : personne ne peut la retenir.',
  },
  'draw-two': {
    en: 'In the fourth phase you draw two cards.',
    fr: 'À la quatrième phase, vous piochez deux cartes.',
  },
  reshuffle: {
    en: 'When a deck is empty and a card must be drawn, revealed, searched for or looked at, the discard pile is shuffled into a new deck.',
    fr: 'S’il faut piocher, révéler, chercher ou consulter une carte d’une pioche vide, la défausse mélangée en forme une nouvelle.',
  },
  'end-effects': {
    en: 'End-of-turn effects happen, points are checked, then the player on your left takes a turn.',
    fr: 'Les effets de fin de tour ont lieu, les points sont vérifiés, puis c’est à votre voisin de gauche.',
  },
  'resolve-card-first': {
    en: 'The card you play resolves before anything reacts to it.',
    fr: 'La carte jouée s’applique avant toute réaction.',
  },
  'resolve-in-play': {
    en: 'Next come the abilities it triggers on cards in play, in the order the active player chooses.',
    fr: 'Viennent ensuite les effets qu’elle déclenche sur les cartes en jeu, dans l’ordre voulu par le joueur actif.',
  },
  'resolve-hands': {
    en: 'Then come the abilities it triggers on cards in hand, in turn order from the active player.',
    fr: 'Viennent enfin ceux qu’elle déclenche sur les cartes en main, dans l’ordre du tour à partir du joueur actif.',
  },
  'resolve-discard-last': {
    en: 'An action that is not attached to anything is discarded last of all.',
    fr: 'Une Action qui n’est attachée à rien est défaussée en tout dernier.',
  },
  'card-numbers': {
    en: 'A minion shows its power; a base shows its breakpoint and the points for the first three places.',
    fr: 'Une Créature affiche sa Force ; une Base, sa Résistance et les points des trois premières places.',
  },
  'on-play-once': {
    en: 'An ability without a label works when its card is played; moving the minion later does not trigger it again.',
    fr: 'Un effet sans mot-clé s’applique quand sa carte est jouée ; déplacer ensuite la Créature ne le déclenche pas de nouveau.',
  },
  'breakpoint-reached': {
    en: 'A base is ready when the total power of all minions there, whoever controls them, reaches its breakpoint.',
    fr: 'Une Base est prête quand la Force totale de ses Créatures, tous joueurs confondus, atteint sa Résistance.',
  },
  'score-check': {
    en: 'Step 1: check which bases are ready; if there are none, the phase is over.',
    fr: 'Étape 1 : cherchez les Bases prêtes ; s’il n’y en a pas, la phase prend fin.',
  },
  'score-choose': {
    en: 'Step 2: the active player names the base that scores; if there are several, they choose the order.',
    fr: 'Étape 2 : une Base est désignée pour la Conquête ; s’il y en a plusieurs, le joueur actif en choisit l’ordre.',
  },
  'score-before': {
    en: 'Step 3: “before scoring” abilities happen; no points have been awarded yet.',
    fr: 'Étape 3 : les effets « Avant la Conquête » s’appliquent ; aucun point n’est encore attribué.',
  },
  'score-when': {
    en: 'Step 4: points are awarded, along with “when scoring” abilities, which can change who gets what.',
    fr: 'Étape 4 : les points sont attribués, avec les effets « Lors de la Conquête », qui peuvent changer le partage.',
  },
  'score-after': {
    en: 'Step 5: “after scoring” abilities happen, with all cards still on the base; they can change what follows.',
    fr: 'Étape 5 : les effets « Après la Conquête » s’appliquent, toutes les cartes étant encore là ; ils peuvent changer la suite.',
  },
  'score-discard-cards': {
    en: 'Step 6: all cards on the base go at once to their owners’ discard piles, whoever controlled them.',
    fr: 'Étape 6 : toutes les cartes de la Base rejoignent d’un coup la défausse de leur propriétaire, quel que soit leur contrôleur.',
  },
  'score-discard-base': {
    en: 'Step 7: the base goes to the base discard pile.',
    fr: 'Étape 7 : la Base rejoint la défausse des Bases.',
  },
  'score-replace': {
    en: 'Step 8: the top base of the base deck takes its place.',
    fr: 'Étape 8 : la première Base de la pioche prend sa place.',
  },
  'score-again': {
    en: 'Step 9: back to step 1, until no base is ready.',
    fr: 'Étape 9 : retour à l’étape 1, jusqu’à ce qu’aucune Base ne soit prête.',
  },
  'score-goes-on': {
    en: 'Once named, a base is scored to the end, even if the power there falls below its breakpoint.',
    fr: 'La Conquête d’une Base désignée va jusqu’au bout, même si la Force y tombe sous la Résistance.',
  },
  'unicrave-goes-on': {
    en: 'The base that replaces Unicrave is scored with its own points, whatever its breakpoint.',
    fr: 'La Base qui remplace Univore est conquise avec ses propres points, quelle que soit sa Résistance.',
  },
  'specials-in-play-first': {
    en: 'When several happen at the same moment, Specials of cards in play come first, in the active player’s order.',
    fr: 'Au même moment, les effets Spécial des cartes en jeu passent d’abord, dans l’ordre voulu par le joueur actif.',
  },
  'react-all-pass': {
    en: 'The round ends when all players pass in a row; a player who has passed can come back in once another has played.',
    fr: 'Le tour de table s’arrête quand tous passent d’affilée ; un joueur qui a passé peut revenir dès qu’un autre a joué.',
  },
  'points-total': {
    en: 'A player’s total on the base is the combined power of their minions there.',
    fr: 'Le total d’un joueur sur la Base est la somme des Forces de ses Créatures.',
  },
  'points-places': {
    en: 'First, second and third place score the first, second and third amount.',
    fr: 'Le Vainqueur, le Deuxième et le Troisième marquent la première, la deuxième et la troisième valeur.',
  },
  'points-unfilled': {
    en: 'Nobody scores below third place, and the points of an empty place are not awarded.',
    fr: 'Après le Troisième, personne ne marque, et les points d’une place vacante ne sont pas attribués.',
  },
  'points-need-minion': {
    en: 'First printing: to score points, you need a minion there, even one of power 0. Revised printing: a minion, or at least 1 power.',
    fr: 'Premier tirage : pour marquer, il faut une Créature sur place, même de Force 0. Tirage révisé : une Créature, ou au moins 1 de Force.',
  },
  'aftermath-reacts': {
    en: 'Cards discarded from a scored base are not destroyed, but still trigger abilities about going to the discard pile.',
    fr: 'Les cartes défaussées d’une Base conquise ne sont pas détruites, mais les effets qui réagissent à la défausse peuvent se déclencher.',
  },
  'base-reshuffle': {
    en: 'When the base deck runs out, the discarded bases are shuffled to make a new one.',
    fr: 'Quand la pioche de Bases est vide, leur défausse mélangée en forme une nouvelle.',
  },
  'tie-share': {
    en: 'Tied players each score the full points of the highest place they share.',
    fr: 'Les joueurs à égalité marquent chacun tous les points de la meilleure place qu’ils partagent.',
  },
  'tie-skip': {
    en: 'The places below are skipped: with 10, 10 and 5, two players are first and one is third.',
    fr: 'Les places suivantes sont sautées : avec 10, 10 et 5, deux joueurs sont Premiers et l’autre Troisième.',
  },
  'tie-ability': {
    en: 'If players share a place, its ability works for each of them, clockwise from the active player; if it cannot sensibly happen twice, only the first gets it.',
    fr: 'L’effet lié à une place profite à chacun des joueurs à égalité, dans le sens horaire depuis le joueur actif ; s’il ne peut pas avoir lieu deux fois, au premier seulement.',
  },
  winner: {
    en: 'At the end, the player with the most Victory Points wins.',
    fr: 'À la fin, le joueur qui a le plus de Points de Victoire gagne.',
  },
  'tie-goes-on': {
    en: 'If players are tied for the lead, play goes on, turn by turn, until one is ahead.',
    fr: 'En cas d’égalité en tête, la partie continue, tour après tour, jusqu’à ce qu’un joueur se détache.',
  },
  affected: {
    en: 'A card is affected when it is moved, returned, destroyed or placed, when its power or controller changes, when a card is attached to it, or when its ability is canceled. Revised printing: power counters affect it too.',
    fr: 'Une carte est affectée quand on la déplace, la renvoie, la détruit ou la place, quand on change sa Force ou son contrôleur, quand on lui attache une carte ou qu’on annule son effet. Tirage révisé : les marqueurs Force l’affectent aussi.',
  },
  cancel: {
    en: 'A canceled ability counts as absent. First printing: as if it had never existed. Revised printing: what it has already done stays.',
    fr: 'Un effet annulé ne compte plus. Premier tirage : c’est comme s’il n’avait jamais existé. Tirage révisé : ce qu’il a déjà fait reste acquis.',
  },
  after: {
    en: '“After X, Y”: finish X first; if X does not happen, neither does Y. “After a base scores” comes once its points are awarded.',
    fr: '« Après X, Y » : achevez X d’abord ; sans X, pas de Y. « Après la Conquête » vient dès que les points sont attribués.',
  },
} as const satisfies Partial<Record<SmashUpRule, Both>>;
