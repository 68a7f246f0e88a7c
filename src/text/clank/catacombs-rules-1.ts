import type { CatacombsRule } from '../../games/clank/catacombs/rules.ts';
import type { Both } from '../language.ts';

/** From the components to the discovery of tiles. */
export const CATACOMBS_RULES_1 = {
  'components-players': {
    en: 'Two to four players take part, each with a pawn and a starting deck; five or six with Adventuring Party.',
    fr: 'On joue de deux à quatre, chacun avec son pion et son deck de départ ; à cinq ou six avec La Grande Aventure.',
  },
  'components-tiles': {
    en: 'A start tile with two faces, 6 surface tiles and 22 Depths tiles, four of them haunted. Their layouts are ours.',
    fr: 'Une tuile de départ à deux faces, 6 tuiles de surface et 22 tuiles Profondeurs, dont quatre hantées. Leurs tracés sont de notre cru.',
  },
  'components-tokens': {
    en: '7 Artifacts, 11 Major and 20 Minor Secrets, 20 Prisoner tokens, 10 Market items, 3 Monkey Idols, 4 Mastery tokens.',
    fr: '7 Artefacts, 11 Secrets majeurs et 20 mineurs, 20 jetons Prisonnier, 10 objets du Marché, 3 Idoles du Singe, 4 marqueurs Maîtrise.',
  },
  'components-cubes': {
    en: 'Thirty Clank! cubes in each colour, 24 black Dragon cubes and 5 white Ghost cubes.',
    fr: 'Trente cubes Clank! par couleur, 24 cubes noirs Dragon et 5 cubes blancs Fantôme.',
  },
  'setup-surface-tiles': {
    en: 'Four of the six surface tiles, drawn at random, are used; the other two leave the game unseen.',
    fr: 'Quatre des six tuiles de surface, tirées au hasard, sont utilisées ; les deux autres sortent du jeu sans être vues.',
  },
  'setup-tile-stack': {
    en: 'The four surface tiles lie face down on the 22 shuffled Depths tiles: they are the first four revealed.',
    fr: 'Les quatre tuiles de surface, face cachée, coiffent les 22 tuiles Profondeurs mélangées : elles seront révélées en premier.',
  },
  'setup-bank': {
    en: 'Gold and Lockpicks come from the bank, which never runs out; up to four players start without Gold.',
    fr: 'L’Or et les Crochetages viennent de la banque, qui ne s’épuise jamais ; jusqu’à quatre joueurs, on commence sans Or.',
  },
  'setup-ghosts': {
    en: 'The five Ghost cubes wait in the bank, outside the Dragon Bag.',
    fr: 'Les cinq cubes Fantôme attendent dans la banque, hors du sac Dragon.',
  },
  'setup-artifact-stack': {
    en: 'The Artifacts form a face-up stack in rising order, 5 on top, then 7, 10, 12, 15, 17 and 20, however many play.',
    fr: 'Les Artefacts forment une pile visible par ordre croissant, 5 au-dessus, puis 7, 10, 12, 15, 17 et 20, quel que soit le nombre de joueurs.',
  },
  'setup-pools': {
    en: 'Major Secrets, Minor Secrets and Prisoners each form a shuffled supply, face down.',
    fr: 'Secrets majeurs, Secrets mineurs et Prisonniers forment trois réserves communes, mélangées face cachée.',
  },
  'setup-market': {
    en: 'On sale from the start: two Backpacks, two Blood Amulets, three Burglar’s Kits and three Crowns worth 10, 9 and 8.',
    fr: 'En vente dès le début : deux Sacs à dos, deux Amulettes de sang, trois Kits du cambrioleur et trois Couronnes de 10, 9 et 8 points.',
  },
  'setup-start-tile': {
    en: 'At first the dungeon is the start tile alone, on the face that the table has chosen.',
    fr: 'Le Donjon se réduit d’abord à la tuile de départ, sur la face choisie pour la table.',
  },
  'setup-mastery': {
    en: 'One Mastery token per player waits beside the Crypt.',
    fr: 'Un marqueur Maîtrise par joueur attend près de la Crypte.',
  },
  'setup-pawn': {
    en: 'Every pawn starts in the Crypt, on the lower half of the start tile.',
    fr: 'Chaque pion commence dans la Crypte, sur la moitié inférieure de la tuile de départ.',
  },
  'setup-lockpicks': {
    en: 'Each player starts with three Lockpicks.',
    fr: 'Chaque joueur commence avec trois Crochetages.',
  },
  'setup-deck-option': {
    en: 'The table may shuffle the dungeon cards of the base game, of Adventuring Party or of both into the Dungeon Deck.',
    fr: 'La table peut mélanger à la pioche du Donjon les cartes Donjon du jeu de base, de La Grande Aventure, ou des deux.',
  },
  'clank-made-counts': {
    en: 'What counts the Clank! you make in a turn counts all of it, even cancelled beforehand or removed afterwards.',
    fr: 'Ce qui compte le Clank! fait pendant le tour le compte en entier, même annulé d’avance ou retiré après coup.',
  },
  'lock-open-for-all': {
    en: 'A lock once opened stays open to every player for the rest of the game.',
    fr: 'Un Cadenas ouvert le reste pour tous, jusqu’à la fin de la partie.',
  },
  'tunnel-over-tiles': {
    en: 'A tunnel that runs over several tiles is one tunnel: the icons of all its parts count together.',
    fr: 'Un tunnel qui court sur plusieurs tuiles n’en fait qu’un : les icônes de toutes ses parties s’additionnent.',
  },
  'pick-chest': {
    en: 'A picked Chest gives a Major Secret drawn at random.',
    fr: 'Un Coffre crocheté donne un Secret majeur tiré au hasard.',
  },
  'pick-library': {
    en: 'A picked Library puts a Secret Tome of the Reserve into your discard pile, for no Skill.',
    fr: 'Une Bibliothèque interdite crochetée ajoute à votre défausse un Livre des Secrets, sans Compétence à dépenser.',
  },
  'pick-prison': {
    en: 'A picked Prison frees two Prisoners drawn at random; you keep them face up.',
    fr: 'Une Cellule de prison crochetée libère deux Prisonniers tirés au hasard ; vous les gardez face visible.',
  },
  'pick-last-prisoner': {
    en: 'With one Prisoner left in the supply, a Prison can be picked for that one.',
    fr: 'S’il ne reste qu’un Prisonnier dans la réserve commune, une Cellule de prison peut être crochetée pour lui seul.',
  },
  'discover-at-edge': {
    en: 'Following a tunnel over an edge with no tile beyond reveals the top tile of the stack, which is laid there.',
    fr: 'Suivre un tunnel au-delà d’un bord sans tuile voisine révèle la première tuile de la pile, que l’on pose là.',
  },
  'tile-beside-start': {
    en: 'Along a long edge of the start tile, a tile lines up with the upper or the lower half.',
    fr: 'Contre un long côté de la tuile de départ, une tuile s’aligne sur la moitié supérieure ou inférieure.',
  },
  'orientation-free': {
    en: 'Whoever reveals a tile sees it, then turns it as they like before laying it.',
    fr: 'Qui révèle une tuile la regarde, puis l’oriente à son gré avant de la poser.',
  },
  'arrows-may-face': {
    en: 'Arrows of two tiles may meet head-on, except in the tunnel being walked; a teleport minds no arrow.',
    fr: 'Les flèches de deux tuiles peuvent s’affronter, sauf dans le tunnel où l’on marche ; une Téléportation ignore les flèches.',
  },
  'second-tile': {
    en: 'If your tunnel crosses the new tile to another open edge, a second tile is revealed and laid in the same move.',
    fr: 'Si votre tunnel traverse la nouvelle tuile jusqu’à un autre bord libre, une deuxième tuile est révélée et posée dans le même déplacement.',
  },
  'discovery-pause': {
    en: 'Before laying a revealed tile you may play cards and act, without moving, to get what your move lacks.',
    fr: 'Avant de poser une tuile révélée, on peut jouer des cartes et agir, sans se déplacer, pour obtenir ce qui manque au passage.',
  },
  'artifact-room': {
    en: 'When a tile with an Artifact room is laid, the top Artifact of the stack is put there.',
    fr: 'Quand on pose une tuile à salle Artefact, l’Artefact du dessus de la pile y est placé.',
  },
  'artifact-plus': {
    en: 'Up to four players, an Artifact room marked + gets the second Artifact of the stack, marked ++ the third.',
    fr: 'Jusqu’à quatre joueurs, une salle Artefact marquée + reçoit le deuxième Artefact de la pile, marquée ++ le troisième.',
  },
  'artifact-plus-short': {
    en: 'If the stack is too short for the + marks, the most valuable Artifact left is put there.',
    fr: 'Si la pile est trop courte pour les +, la salle reçoit l’Artefact restant de plus grande valeur.',
  },
  'artifact-room-empty': {
    en: 'Once the stack of Artifacts is exhausted, new Artifact rooms stay empty.',
    fr: 'La pile d’Artefacts épuisée, les nouvelles salles Artefact restent vides.',
  },
} as const satisfies Partial<Record<CatacombsRule, Both>>;
