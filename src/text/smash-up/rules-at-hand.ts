import type { Refusal } from '../../games/smash-up/core/explain.ts';
import type { Both } from '../language.ts';

/** The rules that refuse something: all that is needed at once at a table. */
export const RULES_AT_HAND = {
  'faction-twice': {
    en: 'A player cannot have the same faction twice.',
    fr: 'Un joueur ne peut pas prendre deux fois la même Faction.',
  },
  'faction-taken': {
    en: 'You cannot choose a faction with no copies left.',
    fr: 'Vous ne pouvez pas choisir une Faction dont il ne reste plus d’exemplaire.',
  },
  'not-your-turn': {
    en: 'Only the active player can act, unless a card or an effect asks someone else.',
    fr: 'Seul le joueur actif peut agir, sauf quand une carte ou un effet s’adresse à un autre.',
  },
  'answer-first': {
    en: 'Answer the current question before doing anything else.',
    fr: 'Répondez à la question en cours avant de faire autre chose.',
  },
  'when-asked': {
    en: 'You make an effect’s choices when it asks for them, not before.',
    fr: 'Les choix d’un effet se font quand il les demande, pas avant.',
  },
  'one-minion': {
    en: 'You can play one minion per turn, plus one for each extra minion you are given.',
    fr: 'Vous pouvez jouer une Créature par tour, plus une par Créature supplémentaire accordée.',
  },
  'one-action': {
    en: 'You can play one action per turn, plus one for each extra action you are given.',
    fr: 'Vous pouvez jouer une Action par tour, plus une par Action supplémentaire accordée.',
  },
  'play-from-hand': {
    en: 'You play cards from your hand, unless an effect lets you play them from elsewhere.',
    fr: 'Vous jouez les cartes de votre main, sauf si un effet permet d’en jouer d’ailleurs.',
  },
  'minion-needs-base': {
    en: 'A minion is played on a base in play.',
    fr: 'Une Créature se joue sur une Base en jeu.',
  },
  'hand-limit': {
    en: 'After drawing your two cards, and only then, you discard cards of your choice down to ten.',
    fr: 'Après avoir pioché vos deux cartes, et seulement alors, vous défaussez celles de votre choix pour en garder dix.',
  },
  'react-in-turn': {
    en: 'Players react one after another, clockwise from the active player: one card or ability at a time, or a pass.',
    fr: 'Les joueurs réagissent l’un après l’autre, dans le sens horaire depuis le joueur actif : un seul effet à la fois, ou passer.',
  },
  'game-end': {
    en: 'The game ends at the end of a turn in which a player has 15 or more Victory Points; reaching 15 earlier in the turn does not stop play.',
    fr: 'La partie s’arrête à la fin d’un tour où un joueur a au moins 15 Points de Victoire ; les atteindre en plein tour n’arrête rien.',
  },
  'action-target': {
    en: 'You play an action on what its text says: a base or a minion, and only one that it allows.',
    fr: 'Une Action s’attache à ce qu’elle indique : une Base ou une Créature, et seulement si elle le permet.',
  },
  'special-timing': {
    en: 'You can use a Special only when, and from where, its text says: even on another player’s turn, from your hand or your discard pile.',
    fr: 'Un effet Spécial ne sert qu’au moment et depuis l’endroit indiqués, même au tour d’un autre, depuis votre main ou votre défausse.',
  },
  'talent-once': {
    en: 'You can use a Talent once on each of your turns, while you play cards.',
    fr: 'Un Talent sert une fois à chacun de vos tours, pendant que vous jouez des cartes.',
  },
  'talent-yours': {
    en: 'Only a card’s controller can use its Talent.',
    fr: 'Seul le contrôleur d’une carte peut utiliser son Talent.',
  },
  'talent-lost': {
    en: 'A minion that has lost its abilities, through Bruiser or The Touch, has none to use, not even those an action gives it.',
    fr: 'Une Créature qui a perdu ses effets, par Tankeur ou Suréquipé, n’en a plus aucun, pas même ceux qu’une Action lui donnait.',
  },
  'cannot-play-here': {
    en: 'You cannot play what a card in play forbids: “cannot” beats “can”.',
    fr: 'Ce qu’une carte en jeu interdit ne se joue pas : « ne peut pas » l’emporte sur « peut ».',
  },
  'must-resolve': {
    en: 'You must carry out an effect in full, even if it hurts you; you can decline only what you “may” do.',
    fr: 'Un effet s’applique en entier, même à vos dépens ; vous ne refusez que ce que vous « pouvez » faire.',
  },
  'pick-what-fits': {
    en: 'You can choose only what the effect describes; “a minion” means any minion in play, unless the text says more.',
    fr: 'Vous ne choisissez que ce que l’effet décrit ; « une Créature » désigne toute Créature en jeu, sauf précision.',
  },
  'special-limit': {
    en: 'A limit on a Special counts all copies of the card: one Shinobi per player each time a base scores, one Tenacious Z per turn.',
    fr: 'La limite d’un effet Spécial vaut pour tous les exemplaires de la carte : un Shinobi par joueur et par Base conquise, un Z le Tenace par tour.',
  },
} as const satisfies Record<Refusal, Both>;
