import type { SmashUpRule } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';

export const RULES_1 = {
  goal: {
    en: 'Your minions help to conquer bases, bases give Victory Points, and 15 of them are the mark to reach.',
    fr: 'Vos Créatures conquièrent des Bases, les Bases rapportent des Points de Victoire, et il en faut 15 pour l’emporter.',
  },
  'components-players': {
    en: 'Two to four players take part; on its own, the box serves two.',
    fr: 'On joue de deux à quatre ; à elle seule, la boîte suffit pour deux.',
  },
  'components-cards': {
    en: 'The box holds four factions of 20 cards, eight bases and Victory Point tokens, which lie in sight of all.',
    fr: 'La boîte contient quatre Factions de 20 cartes, huit Bases et les jetons Points de Victoire, à la vue de tous.',
  },
  'setup-deck': {
    en: 'Your deck is two factions of 20 cards shuffled together: 40 cards.',
    fr: 'Votre pioche réunit deux Factions de 20 cartes mélangées, soit 40 cartes.',
  },
  'setup-draft-snake': {
    en: 'With two factions or more on offer for each player, all take one clockwise, then a second in the opposite order.',
    fr: 'Sur au moins deux Factions par joueur, chacun en prend une dans le sens horaire, puis une seconde dans l’ordre inverse.',
  },
  'setup-bases': {
    en: 'One base more than there are players lies face up; the others, shuffled, wait face down.',
    fr: 'Il y a une Base de plus que de joueurs, face visible ; les autres, mélangées, attendent face cachée.',
  },
  'setup-hand': {
    en: 'You start with five cards.',
    fr: 'Vous commencez avec cinq cartes.',
  },
  'setup-no-minion': {
    en: 'First printing: an opening hand without a minion is shown, discarded and replaced by five cards, which are kept. Revised printing: only if you wish, and the old hand is shuffled back after the draw.',
    fr: 'Premier tirage : une main de départ sans Créature est montrée, défaussée et remplacée par cinq cartes, que l’on garde. Tirage révisé : seulement si vous le voulez, et l’ancienne main est remélangée après la pioche.',
  },
  'setup-first-player': {
    en: 'The booklet lets the last to have borrowed something start; here the first seat does, and play goes clockwise.',
    fr: 'Le livret fait commencer le dernier à avoir emprunté quelque chose ; ici, c’est la première place, et l’on tourne dans le sens horaire.',
  },
  'base-deck-boxes': {
    en: 'The base deck holds only the bases of the boxes from which a faction was chosen.',
    fr: 'La pioche de Bases ne réunit que celles des boîtes dont une Faction au moins a été choisie.',
  },
  'turn-phases': {
    en: 'A turn goes through five phases: start, playing cards, scoring bases, drawing two cards, end.',
    fr: 'Un tour compte cinq phases : début, jouer des cartes, Conquête, piocher deux cartes, fin.',
  },
  'start-effects': {
    en: 'Effects of the start of your turn happen before you play anything.',
    fr: 'Les effets de début de tour ont lieu avant que vous ne jouiez quoi que ce soit.',
  },
  'play-any-order': {
    en: 'Minion, action and talents come in the order you like; you are free to leave out any of them.',
    fr: 'Créature, Action et Talents s’enchaînent dans l’ordre qui vous plaît ; libre à vous de vous en passer.',
  },
  'minion-effect': {
    en: 'Once on its base, the minion’s on-play ability is carried out; a Special waits for its own time.',
    fr: 'Posée sur sa Base, la Créature applique son effet ; un effet Spécial, lui, attend son heure.',
  },
  'action-effect': {
    en: 'An action is shown to all and carried out, then discarded unless it is attached to a base or a minion.',
    fr: 'Une Action est montrée à tous et appliquée, puis défaussée, à moins de rester attachée à une Base ou à une Créature.',
  },
  'score-phase': {
    en: 'Bases score only in the third phase, once you have finished playing cards.',
    fr: 'Une Base n’est conquise qu’à la troisième phase, quand vous avez fini de jouer.',
  },
  'score-compulsory': {
    en: 'A base that is ready must be scored: nobody can hold it back.',
    fr: 'La Conquête d’une Base prête est obligatoire : personne ne peut la retenir.',
  },
  'draw-two': {
    en: 'In the fourth phase you draw two cards.',
    fr: 'À la quatrième phase, vous piochez deux cartes.',
  },
  reshuffle: {
    en: 'When a card must be drawn, revealed, searched or looked at and the deck is empty, the discard pile is shuffled into a new one.',
    fr: 'S’il faut piocher, révéler, chercher ou consulter une carte d’une pioche vide, la défausse mélangée en devient une nouvelle.',
  },
  'end-effects': {
    en: 'Effects of the end of the turn happen, the points are checked, then the player on your left takes over.',
    fr: 'Les effets de fin de tour ont lieu, on vérifie les points, puis la main passe à votre voisin de gauche.',
  },
  'resolve-card-first': {
    en: 'The card played does what it says before anything else reacts.',
    fr: 'La carte jouée fait ce qu’elle dit avant que rien d’autre ne réagisse.',
  },
  'resolve-in-play': {
    en: 'After the card itself, those in play that it sets off act, in the active player’s order.',
    fr: 'Après la carte elle-même agissent celles en jeu qu’elle déclenche, dans l’ordre voulu par le joueur actif.',
  },
  'resolve-hands': {
    en: 'Cards in hand that it sets off come next, in turn order from the active player.',
    fr: 'Viennent ensuite les cartes en main qu’elle déclenche, dans l’ordre du tour à partir du joueur actif.',
  },
  'resolve-discard-last': {
    en: 'A played action that is attached to nothing is discarded last of all.',
    fr: 'L’Action jouée, si rien ne l’attache, part à la défausse en tout dernier.',
  },
  'card-numbers': {
    en: 'A minion shows its power; a base shows its breakpoint and the points of the first three places.',
    fr: 'Une Créature affiche sa Force ; une Base, sa Résistance et les points des trois premières places.',
  },
  'on-play-once': {
    en: 'An ability without a label works when its card is played; moving the minion later does not wake it.',
    fr: 'Un effet sans mot-clé agit quand sa carte est jouée ; déplacer ensuite la Créature ne le réveille pas.',
  },
  'breakpoint-reached': {
    en: 'A base is ready when the power of all minions there, of all players together, reaches its breakpoint.',
    fr: 'Une Base est prête quand la Force de toutes ses Créatures, tous joueurs confondus, atteint sa Résistance.',
  },
  'score-check': {
    en: 'Step 1: find the bases that are ready; if there is none, the phase is over.',
    fr: 'Étape 1 : on cherche les Bases prêtes ; s’il n’y en a pas, la phase est finie.',
  },
  'score-choose': {
    en: 'Step 2: the active player names the base that scores; of several, the order is theirs.',
    fr: 'Étape 2 : le joueur actif désigne la Base conquise ; s’il y en a plusieurs, l’ordre lui appartient.',
  },
  'score-before': {
    en: 'Step 3: “before scoring” abilities, with no point given yet.',
    fr: 'Étape 3 : les effets « Avant la Conquête », quand aucun point n’est encore donné.',
  },
  'score-when': {
    en: 'Step 4: the points are given, with “when scoring” abilities, which can change who gets what.',
    fr: 'Étape 4 : les points sont donnés, avec les effets « Lors de la Conquête », qui peuvent changer le partage.',
  },
  'score-after': {
    en: 'Step 5: “after scoring” abilities, with all cards still on the base; they can change what follows.',
    fr: 'Étape 5 : les effets « Après la Conquête », toutes les cartes étant encore là ; ils peuvent changer la suite.',
  },
  'score-discard-cards': {
    en: 'Step 6: all cards on the base go at once to their owners’ discard piles, whoever controlled them.',
    fr: 'Étape 6 : toutes les cartes de la Base rejoignent d’un coup la défausse de leur propriétaire, quel que soit leur contrôleur.',
  },
  'score-discard-base': {
    en: 'Step 7: the base goes to the discard pile of bases.',
    fr: 'Étape 7 : la Base rejoint la défausse des Bases.',
  },
  'score-replace': {
    en: 'Step 8: the top base of the deck takes its place.',
    fr: 'Étape 8 : la première Base de la pioche prend sa place.',
  },
  'score-again': {
    en: 'Step 9: back to step 1, until no base is ready.',
    fr: 'Étape 9 : retour à l’étape 1, jusqu’à ce qu’aucune Base ne soit prête.',
  },
  'score-goes-on': {
    en: 'A base once named is scored to the end, even if the power there falls below its breakpoint.',
    fr: 'Une Base désignée est conquise jusqu’au bout, même si la Force y tombe sous la Résistance.',
  },
  'unicrave-goes-on': {
    en: 'The base that replaces Unicrave is scored with its own points, whatever its breakpoint.',
    fr: 'La Base qui remplace Univore est conquise avec ses propres points, quelle que soit sa Résistance.',
  },
  'specials-in-play-first': {
    en: 'At the same moment, Specials of cards in play come first, in the active player’s order.',
    fr: 'Au même moment, les effets Spécial des cartes en jeu passent d’abord, dans l’ordre voulu par le joueur actif.',
  },
  'react-all-pass': {
    en: 'The round ends when all pass in a row; one who has passed can come back in once another has played.',
    fr: 'Le tour de table s’arrête quand tous passent d’affilée ; qui a passé peut revenir dès qu’un autre a joué.',
  },
  'points-total': {
    en: 'Each player’s strength on the base is the sum of the power of their minions there.',
    fr: 'Le total de chacun sur la Base additionne les Forces de ses Créatures.',
  },
  'points-places': {
    en: 'The winner, the runner-up and the third take the first, second and third amount.',
    fr: 'Le Vainqueur, le Deuxième et le Troisième touchent la première, la deuxième et la troisième valeur.',
  },
  'points-unfilled': {
    en: 'There is nothing behind the third, and points of a place that nobody holds are not given.',
    fr: 'Derrière le Troisième, il n’y a rien, et les points d’une place vacante ne sont pas donnés.',
  },
  'points-need-minion': {
    en: 'First printing: no points without a minion there, be it of power 0. Revised printing: a minion, or at least 1 power.',
    fr: 'Premier tirage : pas de points sans une Créature sur place, fût-elle de Force 0. Tirage révisé : une Créature, ou au moins 1 de Force.',
  },
  'aftermath-reacts': {
    en: 'Cards discarded from a scored base are not destroyed, but abilities about going to the discard pile can react.',
    fr: 'Les cartes défaussées d’une Base conquise ne sont pas détruites, mais ce qui réagit à la défausse peut se déclencher.',
  },
  'base-reshuffle': {
    en: 'When the base deck is empty, the discarded bases are shuffled into a new one.',
    fr: 'Quand la pioche de Bases est vide, leur défausse mélangée la reforme.',
  },
  'tie-share': {
    en: 'Tied players all take the full points of the best place they share.',
    fr: 'Les joueurs à égalité touchent tous les points entiers de la meilleure place qu’ils partagent.',
  },
  'tie-skip': {
    en: 'The places below are skipped: with 10, 10 and 5, two are first and one is third.',
    fr: 'Les places suivantes sautent : avec 10, 10 et 5, deux sont Premiers et l’autre Troisième.',
  },
  'tie-ability': {
    en: 'An ability for a place works for each player tied there, clockwise from the active one; if twice makes no sense, for the first only.',
    fr: 'L’effet lié à une place sert à chacun des joueurs à égalité, en sens horaire depuis le joueur actif ; si deux fois n’a pas de sens, au premier seulement.',
  },
  winner: {
    en: 'At the end, whoever has most Victory Points wins.',
    fr: 'À la fin, qui a le plus de Points de Victoire gagne.',
  },
  'tie-goes-on': {
    en: 'If the lead is shared, play goes on, turn by turn, until one player is ahead.',
    fr: 'Si la tête est partagée, on continue, tour après tour, jusqu’à ce qu’un joueur se détache.',
  },
  affected: {
    en: 'A card is affected when it is moved, returned, destroyed or placed, gets another power or controller, has a card attached or its ability cancelled; revised printing: also by power counters.',
    fr: 'Une carte est affectée quand on la déplace, la renvoie, la détruit ou la place, change sa Force ou son contrôleur, lui attache une carte ou annule son effet ; tirage révisé : aussi par les marqueurs Force.',
  },
  cancel: {
    en: 'A cancelled ability counts as absent; by the first printing it never was, by the revised one what it has already done stays.',
    fr: 'Un effet annulé compte comme absent ; au premier tirage, il n’a jamais existé ; au tirage révisé, ce qu’il a déjà fait demeure.',
  },
  after: {
    en: '“After X, Y”: X is finished first, and without X there is no Y; “after a base scores” comes once the points are given.',
    fr: '« Après X, Y » : X s’achève d’abord, et sans X, pas de Y ; « après la Conquête » vient dès que les points sont donnés.',
  },
} as const satisfies Partial<Record<SmashUpRule, Both>>;
