import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { Both } from '../language.ts';

export const RULES_3 = {
  'flash-of-brilliance': {
    en: 'Flash of Brilliance draws three cards at once, then leaves the game.',
    fr: 'Éclair de génie fait piocher aussitôt trois cartes, puis sort du jeu.',
  },
  'greater-skill-boost': {
    en: 'A Greater Skill Boost gives 5 Skill at once, then leaves the game.',
    fr: 'Un Super gain de Compétence donne aussitôt 5 Compétences, puis sort du jeu.',
  },
  'potion-of-greater-healing': {
    en: 'A Potion of Greater Healing heals 2 damage.',
    fr: 'Une Potion de super soins soigne 2 dégâts.',
  },
  'greater-treasure': {
    en: 'A Greater Treasure is 5 Gold, to spend or to keep.',
    fr: 'Un Super trésor vaut 5 Or, à dépenser ou à garder.',
  },
  'magic-spring': {
    en: 'If you find a Magic Spring, you must trash a card from your discard pile or play area at the end of the turn.',
    fr: 'Si vous trouvez une Fontaine magique, vous devez, à la fin de ce tour, bannir une carte de votre défausse ou de votre zone de jeu.',
  },
  'skill-boost': {
    en: 'A Skill Boost gives 2 Skill at once, then leaves the game.',
    fr: 'Un Gain de Compétence donne aussitôt 2 Compétences, puis sort du jeu.',
  },
  'dragon-egg': {
    en: 'Revealing a Dragon Egg moves the Dragon marker up one space; keep it, for 3 points.',
    fr: 'Un Œuf de Dragon révélé fait monter le marqueur Dragon d’une case ; il se garde et vaut 3 points.',
  },
  'potion-of-strength': {
    en: 'A Potion of Strength gives 2 Swords.',
    fr: 'Une Potion de force donne 2 Épées.',
  },
  'potion-of-swiftness': {
    en: 'A Potion of Swiftness gives 1 Boot.',
    fr: 'Une Potion de rapidité donne 1 Botte.',
  },
  'potion-of-healing': {
    en: 'A Potion of Healing heals 1 damage.',
    fr: 'Une Potion de soins soigne 1 dégât.',
  },
  treasure: {
    en: 'A Treasure is 2 Gold, to spend or to keep.',
    fr: 'Un Trésor vaut 2 Or, à dépenser ou à garder.',
  },
  'end-turn-plays-rest': {
    en: 'When you end your turn, any cards left in your hand are played first; the game tells you so.',
    fr: 'Quand vous finissez le tour, les cartes restées en main sont d’abord jouées ; le jeu vous en avertit.',
  },
  'turn-end-order': {
    en: 'At the end of a turn: discard what was played, draw five, refill the row with its Arrive effects, then any attack.',
    fr: 'En fin de tour : défausser les cartes jouées, en piocher cinq, compléter la piste (Apparitions comprises), puis subir l’attaque.',
  },
  'trashed-still-counts': {
    en: 'A card trashed from the play area still counts as being there until the turn ends.',
    fr: 'Une carte bannie depuis la zone de jeu y compte encore jusqu’à la fin du tour.',
  },
  'arrive-at-setup': {
    en: 'Arrive effects of the first six cards happen before the first turn.',
    fr: 'Les effets d’Apparition des six premières cartes ont lieu avant le premier tour.',
  },
  'dungeon-deck-empty': {
    en: 'If the Dungeon Deck cannot refill the row, everyone still inside is knocked out and the game ends.',
    fr: 'Si la pioche ne peut pas compléter la piste, tous ceux qui sont encore dans le Donjon sont mis hors de combat et la partie s’achève.',
  },
  'rage-cap': {
    en: 'On the last space of the Rage Track, the Dragon marker stays put.',
    fr: 'Sur la dernière case de la piste de Fureur, le marqueur Dragon ne bouge plus.',
  },
  'bag-runs-low': {
    en: 'If the Dragon Bag has fewer cubes than must be drawn, draw them all.',
    fr: 'Si le sac Dragon contient moins de cubes qu’il n’en faut, ils sont tous tirés.',
  },
  'spent-cubes-aside': {
    en: 'Cubes drawn that belong to a player who is out, or exceed a full Health Meter, are set aside for good.',
    fr: 'Les cubes tirés d’un joueur sorti ou hors de combat, ou en trop sur une piste pleine, sont écartés pour de bon.',
  },
  'shrine-arrive': {
    en: 'An effect that returns Dragon cubes to the bag takes only black cubes set aside, as many as there are.',
    fr: 'Un effet qui rend des cubes au sac Dragon ne prend que des cubes noirs mis de côté, tant qu’il y en a.',
  },
  'knocked-out-own-turn': {
    en: 'If you are knocked out on your own turn, it ends there; the Dungeon Row is refilled as usual.',
    fr: 'Être mis hors de combat pendant son tour y met fin ; la piste des Aventures est complétée comme d’habitude.',
  },
  'knockout-order': {
    en: 'Players knocked out by one attack go out in the order their last cubes were drawn.',
    fr: 'Les joueurs qu’une même attaque met hors de combat le sont dans l’ordre où leur dernier cube a été tiré.',
  },
  'minor-secret-pick': {
    en: 'When two Secrets lie face down in a room, you take one of them at random.',
    fr: 'Quand deux Secrets sont face cachée dans une salle, vous en prenez un au hasard.',
  },
  'artifact-any-time': {
    en: 'With the option “any time”, you may take the Artifact in your room at any moment of your turn.',
    fr: 'Avec l’option « à tout moment », l’Artefact de votre salle se prend n’importe quand pendant votre tour.',
  },
  'artifact-after-backpack': {
    en: 'If you buy a Backpack in an Artifact’s room, you may still take that Artifact on the same visit.',
    fr: 'Si vous achetez un Sac à dos dans la salle d’un Artefact, vous pouvez encore prendre cet Artefact lors de la même visite.',
  },
  'token-timing': {
    en: 'Take a token before you do anything else in the room; you may then move on.',
    fr: 'Un jeton se prend avant toute autre chose dans la salle ; le déplacement peut ensuite continuer.',
  },
  'market-any-item-anywhere': {
    en: 'Every Market room sells every item that is left.',
    fr: 'Chaque salle de Marché vend tous les objets qui restent.',
  },
  'market-many-purchases': {
    en: 'Buy as many items as you can pay for, even several of a kind, without leaving the room.',
    fr: 'Vous achetez autant d’objets que vous pouvez en payer, même semblables, sans quitter la salle.',
  },
  'teleport-out': {
    en: 'With an Artifact, you can teleport out of the dungeon from its first room.',
    fr: 'Avec un Artefact, vous pouvez vous téléporter hors du Donjon depuis la première salle.',
  },
  'teleport-arrival': {
    en: 'Teleporting into a room counts as entering it: tokens, Fountain and Crystal Cave work as usual.',
    fr: 'Arriver par Téléportation, c’est entrer : jetons, Fontaine de soins et Caverne de Cristal fonctionnent comme d’habitude.',
  },
  'teleport-not-immediate': {
    en: 'You may save a Teleport for later in the turn, and save up several.',
    fr: 'Une Téléportation peut attendre plus tard dans le tour, et plusieurs peuvent s’accumuler.',
  },
  'swagger-removed-clank': {
    en: 'Swagger counts cubes placed this turn even if they are taken back.',
    fr: 'Le Frimeur compte les cubes placés pendant le tour, même s’ils sont ensuite retirés.',
  },
  'swagger-not-placed': {
    en: 'Swagger does not count Clank! for which no cube was placed.',
    fr: 'Le Frimeur ne compte pas le Clank! pour lequel aucun cube n’a été placé.',
  },
  'treasure-hunter-replacement': {
    en: 'Ignore the Dragon Attack symbol on a card that replaces another mid-turn.',
    fr: 'Le symbole Attaque du Dragon d’une carte qui en remplace une autre en cours de tour est ignoré.',
  },
  'replacement-arrives': {
    en: 'The Arrive effect of a card that replaces another mid-turn does happen.',
    fr: 'Quand une carte en remplace une autre en cours de tour, son effet d’Apparition a bien lieu.',
  },
  'search-retroactive': {
    en: 'A card that increases Gold gains also applies to those made earlier in the turn.',
    fr: 'Une carte qui augmente les gains d’Or compte aussi ceux obtenus plus tôt dans le tour.',
  },
  'treasure-token-not-gain': {
    en: 'A Treasure token becomes Gold when you take it, but this does not count as gaining Gold.',
    fr: 'Un jeton Trésor devient de l’Or dès qu’il est pris, mais ce n’est pas un gain d’Or.',
  },
  'gem-collector-no-refund': {
    en: 'A discount on Gems refunds nothing for those you already acquired.',
    fr: 'Une remise sur les Gemmes ne rembourse rien sur celles déjà acquises.',
  },
  'last-tome': {
    en: 'An effect that gives two Secret Tomes can be used when only one is left, and gives that one.',
    fr: 'Un effet qui donne deux Livres des Secrets peut servir quand il n’en reste qu’un, et donne celui-là.',
  },
  'damage-at-start': {
    en: 'The Dragon can hurt players who have not entered the dungeon yet.',
    fr: 'Le Dragon peut blesser un joueur qui n’est pas encore entré dans le Donjon.',
  },
  'mister-whiskers-attack': {
    en: 'An attack triggered by a card is a full Dragon Attack, carried out at once.',
    fr: 'Une attaque provoquée par une carte est une Attaque du Dragon complète, résolue sur-le-champ.',
  },
} as const satisfies Partial<Record<ClankRule, Both>>;
