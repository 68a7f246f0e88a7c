import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { Both } from '../language.ts';

export const RULES_1 = {
  'components-players': {
    en: 'Two to four players take part, each with a pawn and a starting deck.',
    fr: 'On joue de deux à quatre, chacun avec son pion et son deck de départ.',
  },
  'components-cards': {
    en: '100 dungeon cards, four starting decks of ten, 15 Mercenary, 15 Explore, 12 Secret Tome and the Goblin.',
    fr: '100 cartes Donjon, quatre decks de dix, le Gobelin, 12 Livre des Secrets, 15 Explorer et 15 Mercenaire.',
  },
  'components-tokens': {
    en: '7 Artifacts, 11 Major and 18 Minor Secrets, 3 Monkey Idols, 7 Market items and 4 Mastery tokens.',
    fr: '7 Artefacts, 11 Secrets majeurs et 18 mineurs, 3 Idoles du Singe, 7 objets du Marché, 4 marqueurs Maîtrise.',
  },
  'components-cubes': {
    en: 'Thirty Clank! cubes in each of four colours, and 24 black cubes.',
    fr: 'Trente cubes Clank! dans chacune des quatre couleurs, et 24 cubes noirs.',
  },
  'setup-board-side': {
    en: 'The dungeon is the front (Day) or the reverse (Dusk) side of the board; both are set up alike.',
    fr: 'Le Donjon occupe la face Jour ou la face Crépuscule du plateau ; la mise en place est la même.',
  },
  'setup-cubes': {
    en: 'The 30 cubes of your colour form your personal supply.',
    fr: 'Les 30 cubes de votre couleur forment votre Réserve.',
  },
  'setup-starting-deck': {
    en: 'Your starting deck holds six Burgle, two Stumble, one Sidestep and one Scramble.',
    fr: 'Votre deck de départ contient six Cambrioler, deux Faux pas, un Contourner et un Se faufiler.',
  },
  'setup-artifacts': {
    en: 'Each Artifact lies face up on the space that bears its value.',
    fr: 'Chaque Artefact attend, face visible, sur l’emplacement qui porte sa valeur.',
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
    en: 'The three Monkey Idols wait in the room of the Monkey Shrine.',
    fr: 'Les trois Idoles du Singe attendent là où se dresse l’autel du Singe.',
  },
  'setup-mastery': {
    en: 'One Mastery token per player is set out beside the board.',
    fr: 'On prépare à côté du plateau un marqueur Maîtrise par joueur.',
  },
  'setup-bank': {
    en: 'Coins of 1 and 5 Gold form the bank; nobody starts with any.',
    fr: 'Des pièces de 1 et de 5 Or forment la banque ; personne n’en possède au départ.',
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
    en: 'The Goblin and the three piles of the Reserve lie open to every player.',
    fr: 'Le Gobelin et les trois piles d’Actions permanentes sont à la portée de tous.',
  },
  'setup-dungeon-row': {
    en: 'Six cards of the shuffled Dungeon Deck, face up, make the Dungeon Row.',
    fr: 'Six cartes de la pioche du Donjon mélangée, face visible, forment la piste des Aventures du Donjon.',
  },
  'setup-row-no-attack': {
    en: 'A first card with a Dragon Attack symbol gives way to one without, then is shuffled back into the deck.',
    fr: 'À la mise en place, une carte à symbole Attaque du Dragon est remplacée par une carte sans ce symbole, puis remélangée à la pioche.',
  },
  'setup-pawn': {
    en: 'Every pawn starts on the space outside the dungeon.',
    fr: 'Chaque pion commence hors du Donjon, sur la case de départ.',
  },
  'setup-hand': {
    en: 'Each player shuffles the starting deck and draws five cards.',
    fr: 'Chacun mélange son deck de départ et en pioche cinq cartes.',
  },
  'setup-first-player': {
    en: 'The first seat begins; who sits there is for the table to settle, by chance or by agreement. Play goes clockwise.',
    fr: 'La première place commence ; qui s’y assied se règle à la table, au hasard ou d’un commun accord. On joue dans le sens horaire.',
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
    en: 'A card you acquire goes to your discard pile; it will serve once drawn and played.',
    fr: 'Une carte acquise rejoint votre défausse ; elle servira une fois piochée, puis jouée.',
  },
  reshuffle: {
    en: 'If you must draw and your deck is empty, your discard pile is shuffled into a new deck.',
    fr: 'S’il faut piocher et que votre deck est vide, votre défausse mélangée en devient un nouveau.',
  },
  'artifact-no-swap': {
    en: 'An Artifact once taken is kept: it can be neither put back nor exchanged.',
    fr: 'Un Artefact pris se garde : on ne peut ni le reposer ni l’échanger.',
  },
  'actions-repeat': {
    en: 'Cards and actions come in any order; an action can be repeated as long as you can pay for it.',
    fr: 'Cartes et actions s’enchaînent dans l’ordre voulu ; une action se répète tant qu’on peut la payer.',
  },
  'device-immediate': {
    en: 'A Device takes effect at once, then goes to the dungeon’s discard pile; it never joins your deck.',
    fr: 'Une Aubaine agit aussitôt, puis part dans la défausse du Donjon ; elle ne rejoint jamais votre deck.',
  },
  'fight-reward': {
    en: 'A defeated Monster yields its reward, then goes to the dungeon’s discard pile.',
    fr: 'Un Monstre vaincu livre sa récompense, puis part dans la défausse du Donjon.',
  },
  goblin: {
    en: 'The Goblin never leaves: fight it as often as you can in a turn, for its reward each time.',
    fr: 'Le Gobelin ne part jamais : on peut le vaincre plusieurs fois par tour, et il paie à chaque fois.',
  },
  'monster-tunnel-choice': {
    en: 'Each Sword spent in a tunnel spares you 1 damage; how many to spend, even none, is your choice.',
    fr: 'Chaque Épée dépensée dans un tunnel épargne 1 dégât ; à vous de choisir combien, fût-ce aucune.',
  },
  'one-token-per-entry': {
    en: 'Each arrival allows one token at most; for another, leave the room and come back.',
    fr: 'Chaque arrivée permet un seul jeton ; pour en prendre un autre, il faut sortir et revenir.',
  },
  'token-optional': {
    en: 'Taking a token is never compulsory.',
    fr: 'Rien n’oblige à prendre un jeton.',
  },
  'secret-revealed': {
    en: 'A Secret is revealed as soon as it is taken.',
    fr: 'Un Secret est révélé dès qu’il est pris.',
  },
} as const satisfies Partial<Record<ClankRule, Both>>;
