import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';

/** What is decided. */
export const SPACE_RULES_DECIDED = {
  'cs-end-turn-plays-rest': {
    en: 'Ending your turn first plays the cards left in your hand, and says so.',
    fr: 'Terminer le tour joue d’abord, en le disant, les cartes restées en main.',
  },
  'cs-trashed-still-counts': {
    en: 'A card trashed from the play area still counts as being there until the turn ends.',
    fr: 'Une carte bannie depuis la zone de jeu y compte encore jusqu’à la fin du tour.',
  },
  'cs-rage-cap': {
    en: 'On the last space of the Rage Track, the Boss marker stays put.',
    fr: 'Sur la dernière case de la piste de Fureur, le marqueur Boss ne bouge plus.',
  },
  'cs-bag-runs-low': {
    en: 'If the Boss Bag holds fewer cubes than must be drawn, all are drawn.',
    fr: 'Si le sac du Boss contient moins de cubes qu’il n’en faut, on les tire tous.',
  },
  'cs-spent-cubes-aside': {
    en: 'Cubes drawn of a player who is out, or beyond a full Health Meter, are set aside for good.',
    fr: 'Les cubes tirés d’un joueur sorti, ou en trop sur une piste pleine, sont écartés pour de bon.',
  },
  'cs-boss-cubes-return': {
    en: 'An effect that returns Boss cubes to the bag takes only black ones set aside, as many as there are.',
    fr: 'Un effet qui rend des cubes Boss au sac ne prend que des noirs mis de côté, dans la limite de leur nombre.',
  },
  'cs-knocked-out-own-turn': {
    en: 'Being knocked out on your own turn ends it there; the Adventure Row is refilled as usual.',
    fr: 'Être mis hors de combat pendant son tour y met fin ; la piste des Aventures est complétée comme d’habitude.',
  },
  'cs-knockout-order': {
    en: 'Players knocked out by one attack fall in the order in which their last cubes were drawn; by one Bounty Hunter, clockwise from the player whose turn it is.',
    fr: 'Les joueurs qu’une même attaque met hors de combat tombent dans l’ordre où fut tiré leur dernier cube ; par un même Chasseur de prime, dans le sens horaire depuis le joueur dont c’est le tour.',
  },
  'cs-deck-empty-rescue': {
    en: 'Those whom the end of the Adventure Deck knocks out in a safe area, Artifact in hand, are still rescued.',
    fr: 'Ceux que la fin de la pioche des Aventures met hors de combat en zone sûre, un Artefact en main, sont tout de même secourus.',
  },
  'cs-secret-pick': {
    en: 'When two Secrets lie face down in a room, chance picks the one taken.',
    fr: 'Quand deux Secrets sont face cachée dans une Salle, le sort désigne celui qui est pris.',
  },
  'cs-teleport-command': {
    en: 'A teleport enters Command only with the code.',
    fr: 'Une Téléportation n’entre au centre de Commandement qu’avec le code.',
  },
  'cs-arrival-is-entry': {
    en: 'By teleport, Hyperlift or Telepad, arriving is entering: Secrets, rewards, checkpoints and pods work as usual.',
    fr: 'Par Téléportation, Hyperstation ou Téléporteur, arriver, c’est entrer : Secrets, récompenses, Salles de sécurité et Capsules jouent comme d’habitude.',
  },
  'cs-teleport-later': {
    en: 'A teleport can wait until later in the turn, and several can be saved up.',
    fr: 'Une Téléportation peut attendre plus tard dans le tour, et plusieurs peuvent s’accumuler.',
  },
  'cs-pieces-are-modules': {
    en: 'For hacking and for cards, each piece of the board with rooms is a module of its own, the Corridor too.',
    fr: 'Pour le piratage comme pour les cartes, chaque pièce du plateau qui a des Salles est un module à part entière, le Couloir aussi.',
  },
  'cs-replacement-attack': {
    en: 'The Boss Attack symbol of a card that replaces another in mid-turn is ignored.',
    fr: 'Le symbole Attaque du Boss d’une carte qui en remplace une autre en cours de tour est ignoré.',
  },
  'cs-replacement-arrives': {
    en: 'The Arrive effect of a card that replaces another in mid-turn does happen.',
    fr: 'Quand une carte en remplace une autre en cours de tour, son effet d’Apparition a bien lieu.',
  },
} as const satisfies Partial<Record<SpaceRule, Both>>;
