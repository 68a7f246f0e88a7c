import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { Both } from '../language.ts';

export const RULES_1 = {
  'components-players': {
    en: 'For two to four players, each with a pawn and a starting deck.',
    fr: 'Pour deux à quatre joueurs, chacun avec son pion et son deck de départ.',
  },
  'components-cards': {
    en: '100 Dungeon cards, four starting decks of ten, 15 Mercenary, 15 Explore, 12 Secret Tome and the Goblin.',
    fr: '100 cartes Donjon, quatre decks de dix, le Gobelin, 12 Livre des Secrets, 15 Explorer et 15 Mercenaire.',
  },
  'components-tokens': {
    en: '7 Artifacts, 11 Major and 18 Minor Secrets, 3 Monkey Idols, 7 Market items and 4 Mastery tokens.',
    fr: '7 Artefacts, 11 Secrets majeurs et 18 mineurs, 3 Idoles du Singe, 7 objets du Marché, 4 marqueurs Maîtrise.',
  },
  'components-cubes': {
    en: 'Thirty Clank! cubes in each of four colors, and 24 black cubes.',
    fr: 'Trente cubes Clank! dans chacune des quatre couleurs, et 24 cubes noirs.',
  },
  'setup-board-side': {
    en: 'The dungeon is the front (Day) or the reverse (Dusk) side of the board; both are set up the same way.',
    fr: 'Le Donjon occupe la face Jour ou la face Crépuscule du plateau ; la mise en place est la même.',
  },
  'setup-cubes': {
    en: 'The 30 cubes of your color form your personal supply.',
    fr: 'Les 30 cubes de votre couleur forment votre Réserve.',
  },
  'setup-starting-deck': {
    en: 'Your starting deck contains six Burgle, two Stumble, one Sidestep and one Scramble.',
    fr: 'Votre deck de départ contient six Cambrioler, deux Faux pas, un Contourner et un Se faufiler.',
  },
  'setup-artifacts': {
    en: 'Each Artifact lies face up on the space that shows its value.',
    fr: 'Chaque Artefact attend, face visible, sur l’emplacement qui indique sa valeur.',
  },
  'setup-artifacts-three': {
    en: 'With three players, one Artifact drawn at random stays in the box.',
    fr: 'À trois joueurs, un Artefact tiré au hasard reste dans la boîte.',
  },
  'setup-artifacts-two': {
    en: 'With two players, two Artifacts drawn at random stay in the box.',
    fr: 'À deux joueurs, deux Artefacts tirés au hasard restent dans la boîte.',
  },
  'setup-major-secrets': {
    en: 'Each Major Secret space gets one at random, face down; those left over return to the box unseen.',
    fr: 'Chaque emplacement reçoit un Secret majeur au hasard, face cachée ; l’excédent sort du jeu sans être vu.',
  },
  'setup-minor-secrets': {
    en: 'Each Minor Secret space gets two at random, face down.',
    fr: 'Chaque emplacement de Secret mineur en reçoit deux au hasard, face cachée.',
  },
  'setup-market': {
    en: 'On sale from the start: two Master Keys, two Backpacks and three Crowns worth 10, 9 and 8.',
    fr: 'En vente dès le début : deux Clefs de maître, deux Sacs à dos et trois Couronnes de 10, 9 et 8 points.',
  },
  'setup-idols': {
    en: 'The three Monkey Idols start in the Monkey Shrine room.',
    fr: 'Les trois Idoles du Singe attendent dans la salle de l’autel du Singe.',
  },
  'setup-mastery': {
    en: 'One Mastery token per player is set out beside the board.',
    fr: 'Préparez à côté du plateau un marqueur Maîtrise par joueur.',
  },
  'setup-bank': {
    en: 'Coins of 1 and 5 Gold form the bank; nobody starts with any.',
    fr: 'Des pièces de 1 et de 5 Or forment la Banque ; personne n’en possède au départ.',
  },
  'setup-rage-four': {
    en: 'With four players, the Dragon marker starts on the first space of the Rage Track.',
    fr: 'À quatre joueurs, le marqueur Dragon part de la première case de la piste de Fureur.',
  },
  'setup-rage-three': {
    en: 'With three players, the Dragon marker starts on the second space of the Rage Track.',
    fr: 'À trois joueurs, le marqueur Dragon part de la deuxième case de la piste de Fureur.',
  },
  'setup-rage-two': {
    en: 'With two players, the Dragon marker starts on the third space of the Rage Track.',
    fr: 'À deux joueurs, le marqueur Dragon part de la troisième case de la piste de Fureur.',
  },
  'setup-dragon-bag': {
    en: 'All 24 black cubes start in the Dragon Bag.',
    fr: 'Les 24 cubes noirs commencent tous dans le sac Dragon.',
  },
  'setup-reserve': {
    en: 'The Goblin and the three Reserve piles are available to every player.',
    fr: 'Le Gobelin et les trois piles d’Actions permanentes sont à la portée de tous.',
  },
  'setup-dungeon-row': {
    en: 'Six cards from the shuffled Dungeon Deck, face up, form the Dungeon Row.',
    fr: 'Six cartes de la pioche du Donjon mélangée, face visible, forment la piste des Aventures du Donjon.',
  },
  'setup-row-no-attack': {
    en: 'At setup, replace any card with a Dragon Attack symbol and shuffle it back into the deck.',
    fr: 'À la mise en place, une carte à symbole Attaque du Dragon est remplacée par une carte sans ce symbole, puis remélangée à la pioche.',
  },
  'setup-pawn': {
    en: 'Every pawn starts on the space outside the dungeon.',
    fr: 'Chaque pion commence hors du Donjon, sur la case de départ.',
  },
  'setup-hand': {
    en: 'Each player shuffles their starting deck and draws five cards.',
    fr: 'Mélangez votre deck de départ et piochez-en cinq cartes.',
  },
  'setup-first-player': {
    en: 'The player in the first seat starts; decide who takes it at random or by agreement. Play goes clockwise.',
    fr: 'Le joueur de la première place commence ; décidez au hasard ou d’un commun accord qui l’occupe. La partie se joue dans le sens horaire.',
  },
  'setup-clank': {
    en: 'In turn order, the players put 3, 2, 1 and 0 of their cubes in the Clank! Area.',
    fr: 'La zone Clank! reçoit 3 cubes du premier joueur, 2 du deuxième, 1 du troisième et aucun du quatrième.',
  },
  resources: {
    en: 'A card gives its Skill, Swords and Boots as soon as it is played; those of all your cards add up.',
    fr: 'Une carte donne sa Compétence, ses Épées et ses Bottes dès qu’elle est jouée ; le tout s’additionne.',
  },
  'acquired-to-discard': {
    en: 'A card you acquire goes to your discard pile; you can use it once you have drawn and played it.',
    fr: 'Une carte acquise rejoint votre défausse ; elle servira une fois piochée, puis jouée.',
  },
  reshuffle: {
    en: 'If you must draw and your deck is empty, shuffle your discard pile to form a new deck.',
    fr: 'S’il faut piocher et que votre deck est vide, mélangez votre défausse pour en former un nouveau.',
  },
  'artifact-no-swap': {
    en: 'Once you take an Artifact, you keep it: you can neither put it back nor exchange it.',
    fr: 'Un Artefact pris se garde : vous ne pouvez ni le reposer ni l’échanger.',
  },
  'actions-repeat': {
    en: 'Play cards and take actions in any order; repeat an action as often as you can pay for it.',
    fr: 'Cartes et actions s’enchaînent dans l’ordre voulu ; vous pouvez répéter une action tant que vous pouvez la payer.',
  },
  'device-immediate': {
    en: 'A Device takes effect at once, then goes to the Dungeon discard pile; it never joins your deck.',
    fr: 'Une Aubaine prend effet aussitôt, puis part dans la défausse du Donjon ; elle ne rejoint jamais votre deck.',
  },
  'fight-reward': {
    en: 'A defeated Monster gives its reward, then goes to the Dungeon discard pile.',
    fr: 'Un Monstre vaincu livre sa récompense, puis part dans la défausse du Donjon.',
  },
  goblin: {
    en: 'The Goblin never leaves: fight it as often as you can each turn, for its reward each time.',
    fr: 'Le Gobelin ne part jamais : vous pouvez le vaincre plusieurs fois par tour, et il donne sa récompense à chaque fois.',
  },
  'monster-tunnel-choice': {
    en: 'Each Sword you spend in a tunnel prevents 1 damage; spend as many as you like, or none.',
    fr: 'Chaque Épée dépensée dans un tunnel épargne 1 dégât ; à vous de choisir combien, même aucune.',
  },
  'one-token-per-entry': {
    en: 'Take at most one token each time you arrive; for another, leave the room and come back.',
    fr: 'Chaque arrivée permet un seul jeton ; pour en prendre un autre, il faut sortir et revenir.',
  },
  'token-optional': {
    en: 'You never have to take a token.',
    fr: 'Vous n’êtes jamais obligé de prendre un jeton.',
  },
  'secret-revealed': {
    en: 'A Secret is revealed as soon as it is taken.',
    fr: 'Un Secret est révélé dès qu’il est pris.',
  },
} as const satisfies Partial<Record<ClankRule, Both>>;
