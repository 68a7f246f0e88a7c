import type { Refusal } from '../../games/smash-up/core/explain.ts';
import type { Both } from '../language.ts';

/** The rules that refuse something: all that is needed at once at a table. */
export const RULES_AT_HAND = {
  'faction-twice': {
    en: 'No player can have the same faction twice.',
    fr: 'Nul ne peut prendre deux fois la même Faction.',
  },
  'faction-taken': {
    en: 'A faction of which no copy is left cannot be chosen.',
    fr: 'Une Faction dont il ne reste plus d’exemplaire ne peut être choisie.',
  },
  'not-your-turn': {
    en: 'Only the player whose turn it is can act, save where a card or an effect asks another.',
    fr: 'Seul le joueur actif peut agir, sauf quand une carte ou un effet s’adresse à un autre.',
  },
  'answer-first': {
    en: 'A question under way is answered before anything else is done.',
    fr: 'Il faut répondre à la question en cours avant de faire quoi que ce soit d’autre.',
  },
  'when-asked': {
    en: 'What an effect leaves to your choice is chosen when it asks, and at no other time.',
    fr: 'Ce qu’un effet laisse à votre choix se choisit quand il le demande, et à aucun autre moment.',
  },
  'one-minion': {
    en: 'You can play one minion in your turn, and one more for each extra minion you are given.',
    fr: 'Vous pouvez jouer une Créature par tour, plus une par Créature supplémentaire accordée.',
  },
  'one-action': {
    en: 'You can play one action in your turn, and one more for each extra action you are given.',
    fr: 'Vous pouvez jouer une Action par tour, plus une par Action supplémentaire accordée.',
  },
  'play-from-hand': {
    en: 'Cards are played from your hand, unless an effect says from elsewhere.',
    fr: 'On joue les cartes de sa main, sauf si un effet permet d’en jouer d’ailleurs.',
  },
  'minion-needs-base': {
    en: 'A minion is played on a base in play.',
    fr: 'Une Créature se joue sur une Base en jeu.',
  },
  'hand-limit': {
    en: 'After drawing your two cards, and only then, you discard cards of your choice down to ten.',
    fr: 'Après avoir pioché vos deux cartes, et alors seulement, vous défaussez celles de votre choix pour en garder dix.',
  },
  'react-in-turn': {
    en: 'Players react one after another, clockwise from the active one: a single card or ability each, or a pass.',
    fr: 'On réagit l’un après l’autre, en sens horaire depuis le joueur actif : un seul effet à la fois, ou l’on passe.',
  },
  'game-end': {
    en: 'The game ends with a turn that leaves somebody at 15 Victory Points or more; reaching them earlier stops nothing.',
    fr: 'La partie finit avec un tour qui laisse quelqu’un à 15 Points de Victoire ou plus ; les atteindre en plein tour n’arrête rien.',
  },
  'action-target': {
    en: 'An action is played on what it says: a base or a minion, and only one that it allows.',
    fr: 'Une Action s’attache à ce qu’elle indique : une Base ou une Créature, et seulement si elle le permet.',
  },
  'special-timing': {
    en: 'A Special is used only when and from where its text says, be it in another player’s turn, from hand or discard pile.',
    fr: 'Un effet Spécial ne sert qu’au moment et depuis l’endroit que dit son texte, fût-ce au tour d’un autre, de la main ou de la défausse.',
  },
  'talent-once': {
    en: 'A talent works once in each of your turns, while you play cards.',
    fr: 'Un Talent sert une fois à chacun de vos tours, pendant que vous jouez des cartes.',
  },
  'talent-yours': {
    en: 'Only the controller of a card can use its talent.',
    fr: 'Seul le contrôleur d’une carte peut utiliser son Talent.',
  },
  'talent-lost': {
    en: 'A minion that has lost its abilities, through Bruiser or The Touch, has none to use, not even those an action gave it.',
    fr: 'Une Créature qui a perdu ses effets, par Tankeur ou Suréquipé, n’en a plus aucun, pas même ceux qu’une Action lui donnait.',
  },
  'cannot-play-here': {
    en: 'What a card in play forbids cannot be played: “cannot” beats “can”.',
    fr: 'Ce qu’une carte en jeu interdit ne se joue pas : « ne peut pas » bat « peut ».',
  },
  'must-resolve': {
    en: 'An effect is carried out to the full, even to your harm; only what you “may” do can be declined.',
    fr: 'Un effet s’applique en entier, fût-ce à vos dépens ; seul ce que vous « pouvez » faire se refuse.',
  },
  'pick-what-fits': {
    en: 'Only what the effect describes can be picked; a minion means any minion in play, unless it says more.',
    fr: 'On ne choisit que ce que l’effet décrit ; une Créature désigne toute Créature en jeu, sauf précision.',
  },
  'special-limit': {
    en: 'A Special with a limit stops there, whichever copy is used: one Shinobi for each player and base, one Tenacious Z a turn.',
    fr: 'Un effet Spécial limité s’arrête là, quel que soit l’exemplaire : un Shinobi par joueur et par Base conquise, un Z le Tenace par tour.',
  },
} as const satisfies Record<Refusal, Both>;
