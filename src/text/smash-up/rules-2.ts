import type { SmashUpRule } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';

export const RULES_2 = {
  'attach-adds': {
    en: 'What an attached card says adds to what its base or minion does.',
    fr: 'L’effet d’une carte attachée s’ajoute à ceux de la carte qui la porte.',
  },
  'on-your-turn': {
    en: '“On your turn” means while you play cards.',
    fr: '« À votre tour » désigne votre phase « Jouer des cartes ».',
  },
  'control-taken': {
    en: 'You control the cards you play; one you take control of works as if you had played it, power and abilities.',
    fr: 'Vous contrôlez les cartes que vous jouez ; celle dont vous prenez le contrôle agit, Force et effets, comme si vous l’aviez jouée.',
  },
  'control-attached': {
    en: 'Actions attached to a minion that changes hands keep their own controller and go on working.',
    fr: 'Les Actions attachées à une Créature qui change de mains gardent leur contrôleur, et agissent toujours.',
  },
  directly: {
    en: 'A card affects another directly when it affects it and names it as its target.',
    fr: 'Une carte en affecte une autre directement si elle l’affecte et l’a pour cible désignée.',
  },
  destroy: {
    en: 'To destroy is to send a card in play to its owner’s discard pile, or a base to that of the bases.',
    fr: 'Détruire, c’est envoyer une carte en jeu dans la défausse de son propriétaire, ou une Base dans celle des Bases.',
  },
  discard: {
    en: 'To discard is to put a card that is not in play in its owner’s discard pile; from your hand, unless said otherwise.',
    fr: 'Défausser, c’est mettre une carte hors du jeu dans la défausse de son propriétaire ; elle vient de la main, sauf mention contraire.',
  },
  move: {
    en: 'A card moves from one base to another with all that is attached; its ongoing, special and talent abilities stay.',
    fr: 'Une carte se déplace d’une Base à une autre avec tout ce qui lui est attaché ; Permanent, Spécial et Talent restent actifs.',
  },
  'in-play': {
    en: 'In play are the bases on the table and all cards on them; hands, decks and discard piles are not.',
    fr: 'Sont en jeu les Bases de la table et tout ce qui s’y trouve ; ni les mains, ni les pioches, ni les défausses.',
  },
  ongoing: {
    en: 'An ongoing ability works as long as its card is in play, and only there.',
    fr: 'Un effet Permanent agit tant que sa carte est en jeu, et seulement là.',
  },
  'to-do': {
    en: '“X to do Y”: X is done in full, or Y does not happen.',
    fr: '« X pour Y » : X s’accomplit en entier, ou Y n’a pas lieu.',
  },
  'power-current': {
    en: 'In play, power means the current number, changes included, unless the text says printed; out of play, the printed one.',
    fr: 'En jeu, la Force est la valeur du moment, modificateurs compris, sauf si le texte dit « inscrite » ; hors du jeu, le chiffre imprimé.',
  },
  play: {
    en: 'To play is to use one of the turn’s plays or an effect that says “play”; a card placed, moved or returned is not played.',
    fr: 'Jouer, c’est user d’une carte du tour ou d’un effet qui dit « jouez » ; une carte placée, déplacée ou renvoyée n’est pas jouée.',
  },
  owner: {
    en: 'The owner of a card is the player whose deck it came from.',
    fr: 'Le propriétaire d’une carte est le joueur dont la pioche la contenait.',
  },
  return: {
    en: 'A returned card goes back where it came from, mostly its owner’s hand; it is neither destroyed nor discarded.',
    fr: 'Une carte renvoyée retourne d’où elle vient, souvent la main de son propriétaire ; elle n’est ni détruite ni défaussée.',
  },
  place: {
    en: 'To place covers every other way for a card to change places.',
    fr: 'Placer recouvre toutes les autres façons, pour une carte, de changer d’endroit.',
  },
  'special-on-top': {
    en: 'A card played through its Special is on top of the turn’s minion and action.',
    fr: 'Une carte jouée grâce à son effet Spécial s’ajoute à la Créature et à l’Action du tour.',
  },
  'extra-optional': {
    en: 'Nobody has to use an extra play or a talent.',
    fr: 'Rien n’oblige à jouer une carte supplémentaire ni à utiliser un Talent.',
  },
  'extra-keep': {
    en: 'An extra given while you play cards can be used before or after the normal play, and wait until later in that phase.',
    fr: 'Un supplément accordé pendant que vous jouez se joue avant ou après la carte ordinaire, et peut attendre la suite de la phase.',
  },
  'extra-limits': {
    en: 'An extra play serves only for what it allows: kind, power, title, base.',
    fr: 'Une carte supplémentaire ne vaut que pour ce qu’elle permet : type, Force, titre, Base.',
  },
  transfer: {
    en: 'To transfer is to take an action or a counter from one minion to another, not from or to the supply.',
    fr: 'Transférer, c’est faire passer une Action ou un marqueur d’une Créature à une autre, sans passer par la réserve.',
  },
  'owned-minions': {
    en: 'Activate the Spy, Foot of the King, Banner Call and Inevitable Betrayal aim at minions you own, whoever controls them.',
    fr: 'Activer un Espion, Pied du Roi, Appel des Étendards et Trahison Inéluctable visent les Créatures dont vous êtes propriétaire, quel que soit leur contrôleur.',
  },
  'alien-guru': {
    en: 'If the action raised several minions, you choose the one that gets the Alien Guru’s counter.',
    fr: 'Si l’Action a renforcé plusieurs Créatures, vous choisissez celle qui reçoit le marqueur du Gourou Alien.',
  },
  betrothed: {
    en: 'The Betrothed pays even after a move, and however control came about: only the moment of scoring counts.',
    fr: 'La Promesse paie même après un déplacement, et d’où que vienne le contrôle : seul compte l’instant de la Conquête.',
  },
  'talent-lost-kept': {
    en: 'What an attached action does by itself stays: Cesium Armor, Matrix of Bossiness.',
    fr: 'Ce qu’une Action attachée fait d’elle-même demeure : Armure de Césium, Matrice de Commandement.',
  },
  'changing-room': {
    en: 'The Changing Room answers to the talent of a minion there, its own or one given by an action attached to it.',
    fr: 'La Cabine de Transformation répond au Talent d’une Créature présente, le sien ou celui d’une Action qui lui est attachée.',
  },
  'changing-room-arrival': {
    en: 'A talent that brings the minion to the Changing Room earns nothing there.',
    fr: 'Un Talent qui amène la Créature à la Cabine de Transformation n’y rapporte rien.',
  },
  'ensign-source': {
    en: 'The Ensign takes over effects of a card being played, ongoing and special included, not of one already in play.',
    fr: 'Le Cadet détourne les effets d’une carte qu’on joue, Permanent et Spécial compris, non d’une carte déjà en jeu.',
  },
  'ensign-several': {
    en: 'One Ensign can take several effects where that makes sense: losses of power, say, but not two destructions unless it survives them.',
    fr: 'Un même Cadet peut subir plusieurs effets si cela a un sens : des pertes de Force, mais pas deux destructions, sauf s’il y survit.',
  },
  'ensign-action': {
    en: 'An action meant for another minion ends up on the Ensign that takes it over.',
    fr: 'Une Action destinée à une autre Créature finit sur le Cadet qui la prend pour lui.',
  },
  'ensign-control': {
    en: 'An Ensign can change hands in place of the minion somebody wants.',
    fr: 'Un Cadet peut changer de mains à la place de la Créature convoitée.',
  },
  'ensign-second': {
    en: 'What one Ensign has taken over, another cannot take from it.',
    fr: 'Ce qu’un Cadet a pris pour lui, un autre ne peut le lui reprendre.',
  },
  'ensign-condition': {
    en: 'The Ensign need not meet the condition put on the target.',
    fr: 'Le Cadet n’a pas à remplir la condition exigée de la cible.',
  },
  'return-not-owned': {
    en: 'The Science Officer and Teleport Overflow can return a minion you control without owning it; the rest still happens.',
    fr: 'L’Officier Scientifique et Abus de Téléportation peuvent renvoyer une Créature que vous contrôlez sans en être propriétaire ; le reste a lieu.',
  },
  scoundrel: {
    en: 'The Scoundrel can use her talent with no other minion of yours there.',
    fr: 'La Vaurienne peut utiliser son Talent sans autre Créature à vous sur la Base.',
  },
  'instead-not-owned': {
    en: 'The Ship’s Engineer and Whiplash Maneuver ignore a minion you do not own: it does not go to your hand.',
    fr: 'L’Ingénieur Passerelle et Manœuvre d’Évasion ignorent une Créature dont vous n’êtes pas propriétaire : elle ne revient pas dans votre main.',
  },
  solarshout: {
    en: 'Solarshout’s loss of 2 power lasts the turn, even once its abilities are gone.',
    fr: 'Origami garde sa perte de 2 de Force tout le tour, même privé de ses effets.',
  },
  'direct-increase': {
    en: 'Power is raised directly by “+N power”, by placing a +1 counter (revised printing: or transferring one), or by a higher printed power.',
    fr: 'La Force est directement augmentée par un bonus « +N », par un marqueur Force +1 placé (tirage révisé : ou transféré) ou par une Force inscrite plus haute.',
  },
  'direct-increase-not': {
    en: 'Giving a talent that raises power, or destroying a card that lowers it, raises nothing directly.',
    fr: 'Donner un Talent qui renforce, ou détruire une carte qui affaiblit, n’augmente rien directement.',
  },
  'spikey-chair-room': {
    en: 'The Spikey Chair Room holds its offer even if the minion played there has moved or the base has scored since.',
    fr: 'La Salle du Trône d’Épines maintient son offre même si la Créature jouée là est partie ou si la Base a été conquise.',
  },
  'overflow-title': {
    en: 'The minions shown for Teleport Overflow share one title, which need not be that of the returned one.',
    fr: 'Les Créatures montrées pour Abus de Téléportation portent le même titre, pas forcément celui de la Créature renvoyée.',
  },
  'weird-new-worlds': {
    en: 'First printing: if Weird New Worlds leaves play before the next scoring, there is one base more for good. Revised printing: the added base always stays.',
    fr: 'Premier tirage : si Nouveaux Mondes Étranges quitte le jeu avant la Conquête suivante, il reste une Base de plus pour toute la partie. Tirage révisé : la Base ajoutée demeure toujours.',
  },
  'card-beats-rules': {
    en: 'Where a card contradicts the rules, the card is right.',
    fr: 'Quand une carte contredit les règles, c’est la carte qui a raison.',
  },
  'never-below-zero': {
    en: 'Power and breakpoint never fall below zero, whatever a card says.',
    fr: 'Force et Résistance ne descendent jamais sous zéro, quoi que dise une carte.',
  },
  'cannot-beats-can': {
    en: 'Between two cards, the one that forbids wins.',
    fr: 'Entre deux cartes, celle qui interdit l’emporte.',
  },
  simultaneous: {
    en: 'The active player orders effects that fall together, those of the start of the turn among them.',
    fr: 'Le joueur actif ordonne les effets simultanés, ceux de début de tour compris.',
  },
  'play-in-vain': {
    en: 'A card can be played even if its effect can do nothing, a card that says “all” even with no target.',
    fr: 'Une carte peut être jouée même si son effet ne peut rien, et une carte qui dit « tous » même sans cible.',
  },
  'any-number': {
    en: '“Any number” can be one, or none.',
    fr: '« N’importe quel nombre » peut être un, et même zéro.',
  },
  'extra-now-or-never': {
    en: 'An extra given by a Special or outside the phase of playing cards is used at once or lost.',
    fr: 'Un supplément accordé par un effet Spécial, ou hors de la phase « Jouer des cartes », se joue aussitôt ou se perd.',
  },
  'discards-open': {
    en: 'All can look through all discard piles at any time.',
    fr: 'Chacun peut consulter toutes les défausses, à tout moment.',
  },
  'owner-piles': {
    en: 'A card that goes to a hand, deck or discard pile goes to its owner’s, whoever played or controls it.',
    fr: 'Une carte qui va dans une main, une pioche ou une défausse va chez son propriétaire, peu importe qui l’a jouée ou la contrôle.',
  },
  'leaving-attached': {
    en: 'When a card is returned or otherwise leaves play, what is attached to it is discarded, unless said otherwise.',
    fr: 'Quand une carte est renvoyée ou quitte le jeu autrement, ce qui lui est attaché est défaussé, sauf mention contraire.',
  },
  'effect-duration': {
    en: 'Unless it says more, an effect ends with the turn or when its card leaves play, whichever comes first.',
    fr: 'Sans autre précision, un effet cesse à la fin du tour ou quand sa carte quitte le jeu, au premier des deux.',
  },
  'control-lasts': {
    en: 'A change of control lasts for good, unless it says for how long.',
    fr: 'Un changement de contrôle est définitif, sauf durée indiquée.',
  },
  'you-controller': {
    en: 'On a minion or an action, “you” is its controller and “other players” are all the rest.',
    fr: 'Sur une Créature ou une Action, « vous » est son contrôleur, et « les autres joueurs », tous les autres.',
  },
  'you-on-base': {
    en: 'On a base, “you” is the player it describes, mostly the active one.',
    fr: 'Sur une Base, « vous » est le joueur qu’elle décrit, le plus souvent le joueur actif.',
  },
  'look-and-reveal': {
    en: 'What you look at is for your eyes only; what is revealed is shown to all.',
    fr: 'Ce que vous consultez n’est vu que de vous ; ce qui est révélé est montré à tous.',
  },
  'two-boxes': {
    en: 'With two boxes, two players can have the same faction.',
    fr: 'Avec deux boîtes, deux joueurs peuvent avoir la même Faction.',
  },
  'one-set-of-bases': {
    en: 'Two boxes still use each base only once.',
    fr: 'Même avec deux boîtes, chaque Base ne sert qu’en un exemplaire.',
  },
  'boxes-by-seats': {
    en: 'Two players share one box; three or four use two, so that each faction is on offer twice.',
    fr: 'À deux, une boîte suffit ; à trois ou quatre, il y en a deux, et chaque Faction est proposée deux fois.',
  },
} as const satisfies Partial<Record<SmashUpRule, Both>>;
