import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';

/** What is decided. */
export const SPACE_RULES_DECIDED = {
  'cs-end-turn-plays-rest': {
    en: 'When you end your turn, any cards left in your hand are played first; the game tells you so.',
    fr: 'Quand vous finissez le tour, les cartes restées en main sont d’abord jouées ; le jeu vous en avertit.',
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
    en: 'If the Boss Bag has fewer cubes than must be drawn, draw them all.',
    fr: 'Si le sac du Boss contient moins de cubes qu’il n’en faut, ils sont tous tirés.',
  },
  'cs-spent-cubes-aside': {
    en: 'Cubes drawn that belong to a player who is out, or exceed a full Health Meter, are set aside for good.',
    fr: 'Les cubes tirés d’un joueur sorti, ou en trop sur une piste pleine, sont écartés pour de bon.',
  },
  'cs-boss-cubes-return': {
    en: 'An effect that returns Boss cubes to the bag takes only black cubes set aside, as many as there are.',
    fr: 'Un effet qui rend des cubes Boss au sac ne prend que des cubes noirs mis de côté, tant qu’il y en a.',
  },
  'cs-knocked-out-own-turn': {
    en: 'If you are knocked out on your own turn, it ends there; the Adventure Row is refilled as usual.',
    fr: 'Être mis hors de combat pendant son tour y met fin ; la piste des Aventures est complétée comme d’habitude.',
  },
  'cs-knockout-order': {
    en: 'Players knocked out by one attack go out in the order their last cubes were drawn; by one Bounty Hunter, clockwise from the player whose turn it is.',
    fr: 'Les joueurs qu’une même attaque met hors de combat le sont dans l’ordre où leur dernier cube a été tiré ; par un même Chasseur de prime, dans le sens horaire depuis le joueur dont c’est le tour.',
  },
  'cs-deck-empty-rescue': {
    en: 'If the end of the Adventure Deck knocks you out in a safe area with an Artifact, you are still rescued.',
    fr: 'Ceux que la fin de la pioche des Aventures met hors de combat en zone sûre, un Artefact en main, sont tout de même secourus.',
  },
  'cs-secret-pick': {
    en: 'When two Secrets lie face down in a room, you take one of them at random.',
    fr: 'Quand deux Secrets sont face cachée dans une Salle, vous en prenez un au hasard.',
  },
  'cs-teleport-command': {
    en: 'You can teleport into Command only with a Command Code.',
    fr: 'Vous ne vous téléportez au centre de Commandement qu’avec un Code de commande.',
  },
  'cs-arrival-is-entry': {
    en: 'Arriving by Teleport, Hyperlift or Telepad counts as entering: Secrets, rewards, Security Checkpoints and pods work as usual.',
    fr: 'Par Téléportation, Hyperstation ou Téléporteur, arriver, c’est entrer : Secrets, récompenses, Salles de sécurité et Capsules fonctionnent comme d’habitude.',
  },
  'cs-teleport-later': {
    en: 'You may save a Teleport for later in the turn, and save up several.',
    fr: 'Une Téléportation peut attendre plus tard dans le tour, et plusieurs peuvent s’accumuler.',
  },
  'cs-pieces-are-modules': {
    en: 'For hacking and for cards, each board piece with rooms is a module, including the Corridor.',
    fr: 'Pour le piratage comme pour les cartes, chaque pièce du plateau qui a des Salles est un module à part entière, le Couloir aussi.',
  },
  'cs-replacement-attack': {
    en: 'Ignore the Boss Attack symbol on a card that replaces another mid-turn.',
    fr: 'Le symbole Attaque du Boss d’une carte qui en remplace une autre en cours de tour est ignoré.',
  },
  'cs-replacement-arrives': {
    en: 'The Arrive effect of a card that replaces another mid-turn does happen.',
    fr: 'Quand une carte en remplace une autre en cours de tour, son effet d’Apparition a bien lieu.',
  },
} as const satisfies Partial<Record<SpaceRule, Both>>;
