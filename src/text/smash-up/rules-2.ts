import type { SmashUpRule } from '../../games/smash-up/rules.ts';
import type { Both } from '../language.ts';

export const RULES_2 = {
  'attach-adds': {
    en: 'The text of an attached card adds to that of its base or minion.',
    fr: 'L’effet d’une carte attachée s’ajoute à ceux de la carte qui la porte.',
  },
  'on-your-turn': {
    en: '“On your turn” means during your “play cards” phase.',
    fr: '« À votre tour » désigne votre phase « Jouer des cartes ».',
  },
  'control-taken': {
    en: 'You control the cards you play. A card you take control of works as if you had played it: you have its power and its abilities.',
    fr: 'Vous contrôlez les cartes que vous jouez ; une carte dont vous prenez le contrôle agit, Force et effets, comme si vous l’aviez jouée.',
  },
  'control-attached': {
    en: 'When a minion changes controller, the actions attached to it keep their own controllers and go on working.',
    fr: 'Quand une Créature change de contrôleur, ses Actions attachées gardent le leur et continuent d’agir.',
  },
  directly: {
    en: 'A card directly affects another card when it affects a card chosen as its target.',
    fr: 'Une carte en affecte une autre directement si elle l’affecte et l’a pour cible désignée.',
  },
  destroy: {
    en: 'A card in play that is destroyed goes to its owner’s discard pile; a destroyed base goes to the base discard pile.',
    fr: 'Une carte en jeu qui est détruite rejoint la défausse de son propriétaire ; une Base, celle des Bases.',
  },
  discard: {
    en: 'A card you discard is not in play: it goes to its owner’s discard pile, from your hand unless the text says otherwise.',
    fr: 'Une carte que vous défaussez n’est pas en jeu : elle va de votre main, sauf mention contraire, à la défausse de son propriétaire.',
  },
  move: {
    en: 'A card moves from one base to another with everything attached to it; its Ongoing, Special and Talent abilities stay active.',
    fr: 'Une carte se déplace d’une Base à une autre avec tout ce qui lui est attaché ; ses effets Permanent, Spécial et Talent restent actifs.',
  },
  'in-play': {
    en: 'The bases on the table and all cards on them are in play; hands, decks and discard piles are not.',
    fr: 'Sont en jeu les Bases de la table et tout ce qui s’y trouve ; ni les mains, ni les pioches, ni les défausses.',
  },
  ongoing: {
    en: 'An Ongoing ability works only while its card is in play.',
    fr: 'Un effet Permanent n’agit que tant que sa carte est en jeu.',
  },
  'to-do': {
    en: '“X to do Y”: X must be done in full, or Y does not happen.',
    fr: '« X pour Y » : X se fait en entier, ou Y n’a pas lieu.',
  },
  'power-current': {
    en: 'In play, power is the current number with all changes, unless the text says “printed”; out of play, it is the printed number.',
    fr: 'En jeu, la Force est la valeur actuelle, modificateurs compris, sauf si le texte dit « inscrite » ; hors du jeu, c’est le chiffre imprimé.',
  },
  play: {
    en: 'You play a card with one of the turn’s plays or with an effect that says “play”; a card placed, moved or returned is not played.',
    fr: 'Une carte est jouée si elle compte parmi celles du tour ou si un effet dit « jouez » ; placée, déplacée ou renvoyée, elle ne l’est pas.',
  },
  owner: {
    en: 'A card’s owner is the player whose deck it came from.',
    fr: 'Le propriétaire d’une carte est le joueur dont la pioche la contenait.',
  },
  return: {
    en: 'A returned card goes back where it came from, usually its owner’s hand; it is neither destroyed nor discarded.',
    fr: 'Une carte renvoyée retourne d’où elle vient, souvent la main de son propriétaire ; elle n’est ni détruite ni défaussée.',
  },
  place: {
    en: '“Place” covers every other way a card can go somewhere else.',
    fr: '« Placer » recouvre toutes les autres façons de changer une carte d’endroit.',
  },
  'special-on-top': {
    en: 'A card played through its Special does not use up the turn’s minion or action.',
    fr: 'Une carte jouée grâce à son effet Spécial s’ajoute à la Créature et à l’Action du tour.',
  },
  'extra-optional': {
    en: 'You never have to use an extra play or a Talent.',
    fr: 'Rien n’oblige à jouer une carte supplémentaire ni à utiliser un Talent.',
  },
  'extra-keep': {
    en: 'An extra play given in your “play cards” phase can be used before or after the normal one, or kept for later in that phase.',
    fr: 'Une carte supplémentaire accordée pendant votre phase « Jouer des cartes » se joue avant ou après la carte ordinaire, et peut attendre la suite de la phase.',
  },
  'extra-limits': {
    en: 'An extra play must meet the limits of its effect: type, power, name or base.',
    fr: 'Une carte supplémentaire doit respecter ce que l’effet permet : type, Force, nom, Base.',
  },
  transfer: {
    en: 'To transfer an action or a counter is to move it from one minion to another, without going through the supply.',
    fr: 'Transférer, c’est faire passer une Action ou un marqueur d’une Créature à une autre, sans passer par la réserve.',
  },
  'owned-minions': {
    en: 'Activate the Spy, Foot of the King, Banner Call and Inevitable Betrayal target minions you own, whoever controls them.',
    fr: 'Trahison Inéluctable, Appel des Étendards, Pied du Roi et Activer un Espion visent les Créatures dont vous êtes propriétaire, quel que soit leur contrôleur.',
  },
  'alien-guru': {
    en: 'If the action raised the power of several minions, you choose which one gets the Alien Guru’s counter.',
    fr: 'Si l’Action a renforcé plusieurs Créatures, vous choisissez celle qui reçoit le marqueur du Gourou Alien.',
  },
  betrothed: {
    en: 'Betrothed scores even after a move, and however its control was given: only the moment of scoring counts.',
    fr: 'Promesse rapporte même après un déplacement, et d’où que vienne le contrôle : seul compte l’instant de la Conquête.',
  },
  'talent-lost-kept': {
    en: 'What an attached action itself does stays: Cesium Armor, Matrix of Bossiness.',
    fr: 'Ce qu’une Action attachée fait d’elle-même reste acquis : Armure de Césium, Matrice de Commandement.',
  },
  'changing-room': {
    en: 'The Changing Room reacts to the Talent of a minion there, whether its own or given by an attached action.',
    fr: 'La Cabine de Transformation réagit au Talent d’une Créature présente, le sien ou celui d’une Action qui lui est attachée.',
  },
  'changing-room-arrival': {
    en: 'A Talent that brings a minion to the Changing Room does not trigger it.',
    fr: 'Un Talent qui amène la Créature à la Cabine de Transformation ne déclenche pas celle-ci.',
  },
  'ensign-source': {
    en: 'The Ensign takes over effects of a card being played, Ongoing and Special included, but not of a card already in play.',
    fr: 'Le Cadet détourne les effets d’une carte que l’on joue, Permanent et Spécial compris, mais pas ceux d’une carte déjà en jeu.',
  },
  'ensign-several': {
    en: 'One Ensign can take several effects where that makes sense: several losses of power, for example, but not two destructions unless it survives them.',
    fr: 'Un même Cadet peut subir plusieurs effets si cela a un sens : plusieurs pertes de Force, par exemple, mais pas deux destructions, sauf s’il y survit.',
  },
  'ensign-action': {
    en: 'An action played on another minion ends up on the Ensign that takes it over.',
    fr: 'Une Action destinée à une autre Créature finit sur le Cadet qui la détourne.',
  },
  'ensign-control': {
    en: 'An Ensign can change hands instead of the minion a player wants.',
    fr: 'Un Cadet peut changer de mains à la place de la Créature convoitée.',
  },
  'ensign-second': {
    en: 'An effect that one Ensign has taken over cannot be taken over by another.',
    fr: 'Un effet détourné par un Cadet ne peut pas l’être par un autre.',
  },
  'ensign-condition': {
    en: 'The Ensign does not have to meet the conditions set for the target.',
    fr: 'Le Cadet n’a pas besoin de remplir la condition exigée de la cible.',
  },
  'return-not-owned': {
    en: 'The Science Officer and Teleport Overflow can return a minion you control but do not own; the rest of the effect still happens.',
    fr: 'L’Officier Scientifique et Abus de Téléportation peuvent renvoyer une Créature que vous contrôlez sans en être propriétaire ; le reste de l’effet a lieu.',
  },
  scoundrel: {
    en: 'The Scoundrel can use her Talent even if you have no other minion there.',
    fr: 'Sans autre Créature à vous sur la Base, la Vaurienne peut quand même utiliser son Talent.',
  },
  'instead-not-owned': {
    en: 'The Ship’s Engineer and Whiplash Maneuver do nothing for a minion you do not own, since it does not go to your hand.',
    fr: 'L’Ingénieur Passerelle et Manœuvre d’Évasion ne font rien pour une Créature dont vous n’êtes pas propriétaire : elle ne revient pas dans votre main.',
  },
  solarshout: {
    en: 'Solarshout keeps its loss of 2 power all turn, even if it loses its abilities.',
    fr: 'Origami garde sa perte de 2 de Force tout le tour, même privé de ses effets.',
  },
  'direct-increase': {
    en: 'Power is raised directly by “+N power”, by placing a +1 power counter (revised printing: or transferring one), or by a higher printed power.',
    fr: 'La Force est directement augmentée par un bonus « +N », par un marqueur Force +1 placé (tirage révisé : ou transféré) ou par une Force inscrite plus haute.',
  },
  'direct-increase-not': {
    en: 'Giving a Talent that raises power, or destroying a card that lowers it, does not raise power directly.',
    fr: 'Donner un Talent qui renforce, ou détruire une carte qui affaiblit, n’augmente pas directement la Force.',
  },
  'spikey-chair-room': {
    en: 'The Spikey Chair Room’s offer stands even if the minion played there has moved, or the base has scored, since then.',
    fr: 'La Salle du Trône d’Épines maintient son offre même si la Créature jouée là est partie ou si la Base a été conquise.',
  },
  'overflow-title': {
    en: 'The minions shown for Teleport Overflow share one name, which need not be that of the returned minion.',
    fr: 'Les Créatures montrées pour Abus de Téléportation portent un même nom, pas forcément celui de la Créature renvoyée.',
  },
  'weird-new-worlds': {
    en: 'First printing: if Weird New Worlds leaves play before the next base scores, there is one more base for the rest of the game. Revised printing: the added base always stays.',
    fr: 'Premier tirage : si Nouveaux Mondes Étranges quitte le jeu avant la Conquête suivante, il reste une Base de plus pour toute la partie. Tirage révisé : la Base ajoutée reste toujours.',
  },
  'card-beats-rules': {
    en: 'If a card contradicts the rules, the card wins.',
    fr: 'Quand une carte contredit les règles, c’est elle qui l’emporte.',
  },
  'never-below-zero': {
    en: 'Power and breakpoints never go below zero, whatever a card says.',
    fr: 'Force et Résistance ne descendent jamais sous zéro, quoi que dise une carte.',
  },
  'cannot-beats-can': {
    en: 'If two cards conflict, the one that says “cannot” wins.',
    fr: 'Entre deux cartes, celle qui interdit l’emporte.',
  },
  simultaneous: {
    en: 'The active player chooses the order of effects that happen at the same time, including those at the start of the turn.',
    fr: 'Le joueur actif choisit l’ordre des effets simultanés, ceux de début de tour compris.',
  },
  'play-in-vain': {
    en: 'You can play a card even if its effect does nothing, and a card that says “all” even without a target.',
    fr: 'Une carte peut être jouée même si elle ne fait rien, et une carte qui dit « tous » peut l’être même sans cible.',
  },
  'any-number': {
    en: '“Any number” can be one, or even none.',
    fr: '« N’importe quel nombre » peut être un, et même zéro.',
  },
  'extra-now-or-never': {
    en: 'An extra play given by a Special, or outside your “play cards” phase, is used at once or lost.',
    fr: 'Une carte supplémentaire accordée par un effet Spécial, ou hors de la phase « Jouer des cartes », se joue aussitôt ou se perd.',
  },
  'discards-open': {
    en: 'Anyone may look through any discard pile at any time.',
    fr: 'Chacun peut consulter toutes les défausses, à tout moment.',
  },
  'owner-piles': {
    en: 'A card that goes to a hand, a deck or a discard pile goes to its owner’s, whoever played or controls it.',
    fr: 'Main, pioche ou défausse : une carte y va toujours chez son propriétaire, peu importe qui l’a jouée ou la contrôle.',
  },
  'leaving-attached': {
    en: 'When a card leaves play, even by being returned, the cards attached to it are discarded unless the text says otherwise.',
    fr: 'Quand une carte est renvoyée ou quitte le jeu autrement, ce qui lui est attaché est défaussé, sauf mention contraire.',
  },
  'effect-duration': {
    en: 'Unless the text says otherwise, an effect lasts until the end of the turn or until its card leaves play, whichever comes first.',
    fr: 'Sans autre précision, un effet cesse à la fin du tour ou dès que sa carte quitte le jeu, selon ce qui arrive en premier.',
  },
  'control-lasts': {
    en: 'A change of control is permanent unless the text says how long it lasts.',
    fr: 'Un changement de contrôle est définitif, sauf durée indiquée.',
  },
  'you-controller': {
    en: 'On a minion or an action, “you” is its controller, and “other players” are everyone else.',
    fr: 'Sur une Créature ou une Action, « vous » est son contrôleur, et « les autres joueurs », tous les autres.',
  },
  'you-on-base': {
    en: 'On a base, “you” is the player it describes, usually the active player.',
    fr: 'Sur une Base, « vous » est le joueur qu’elle décrit, le plus souvent le joueur actif.',
  },
  'look-and-reveal': {
    en: 'Cards you look at are for your eyes only; cards you reveal are shown to everyone.',
    fr: 'Une carte consultée n’est vue que de vous ; une carte révélée est montrée à tous.',
  },
  'two-boxes': {
    en: 'With two boxes, two players can have the same faction.',
    fr: 'Avec deux boîtes, deux joueurs peuvent avoir la même Faction.',
  },
  'one-set-of-bases': {
    en: 'Even with two boxes, each base is used only once.',
    fr: 'Même avec deux boîtes, vous ne jouez qu’un exemplaire de chaque Base.',
  },
  'boxes-by-seats': {
    en: 'Two players use one box; three or four use two, so that each faction is on offer twice.',
    fr: 'À deux joueurs, une boîte suffit ; à trois ou quatre, prenez-en deux, et chaque Faction est proposée deux fois.',
  },
} as const satisfies Partial<Record<SmashUpRule, Both>>;
