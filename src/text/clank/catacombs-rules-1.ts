import type { CatacombsRule } from '../../games/clank/catacombs/rules.ts';
import type { Both } from '../language.ts';

/** From the components to the discovery of tiles. */
export const CATACOMBS_RULES_1 = {
  'components-players': {
    en: 'For two to four players, each with a pawn and a starting deck; five or six with Adventuring Party.',
    fr: 'Pour deux à quatre joueurs, chacun avec son pion et son deck de départ ; cinq ou six avec La Grande Aventure.',
  },
  'components-tiles': {
    en: 'A start tile with two faces, 6 Surface tiles and 22 Depths tiles, four of them haunted. Their layouts are our own.',
    fr: 'Une tuile de départ à deux faces, 6 tuiles de surface et 22 tuiles Profondeurs, dont quatre Hantées. Leurs tracés sont de notre cru.',
  },
  'components-tokens': {
    en: '7 Artifacts, 11 Major and 20 Minor Secrets, 20 Prisoner tokens, 10 Market items, 3 Monkey Idols, 4 Mastery tokens.',
    fr: '7 Artefacts, 11 Secrets majeurs et 20 Secrets mineurs, 20 jetons Prisonnier, 10 objets du Marché, 3 Idoles du Singe, 4 marqueurs Maîtrise.',
  },
  'components-cubes': {
    en: 'Thirty Clank! cubes in each color, 24 black Dragon cubes and 5 white Ghost cubes.',
    fr: 'Trente cubes Clank! par couleur, 24 cubes noirs Dragon et 5 cubes blancs Fantôme.',
  },
  'setup-surface-tiles': {
    en: 'Four of the six Surface tiles, drawn at random, are used; the other two leave the game unseen.',
    fr: 'Quatre des six tuiles de surface, tirées au hasard, sont utilisées ; les deux autres sortent du jeu sans être vues.',
  },
  'setup-tile-stack': {
    en: 'The four Surface tiles lie face down on the 22 shuffled Depths tiles: they are the first four revealed.',
    fr: 'Les quatre tuiles de surface, face cachée, sont posées sur les 22 tuiles Profondeurs mélangées : elles seront révélées en premier.',
  },
  'setup-bank': {
    en: 'Gold and Lockpicks never run out; with up to four players, nobody starts with Gold.',
    fr: 'L’Or et les Crochetages de la réserve commune ne s’épuisent jamais ; jusqu’à quatre joueurs, vous commencez sans Or.',
  },
  'setup-ghosts': {
    en: 'The five Ghost cubes start in the supply, outside the Dragon Bag.',
    fr: 'Les cinq cubes Fantôme attendent dans la réserve commune, hors du sac Dragon.',
  },
  'setup-artifact-stack': {
    en: 'The Artifacts form a face-up stack in rising order, 5 on top, then 7, 10, 12, 15, 17 and 20, for any number of players.',
    fr: 'Les Artefacts forment une pile visible par ordre croissant, 5 au-dessus, puis 7, 10, 12, 15, 17 et 20, quel que soit le nombre de joueurs.',
  },
  'setup-pools': {
    en: 'Major Secrets, Minor Secrets and Prisoners each form a shuffled supply, face down.',
    fr: 'Secrets majeurs, Secrets mineurs et Prisonniers forment trois réserves communes, mélangées face cachée.',
  },
  'setup-market': {
    en: 'On sale from the start: two Backpacks, two Blood Amulets, three Burglar’s Kits and three Crowns worth 10, 9 and 8.',
    fr: 'En vente dès le début : deux Sacs à dos, deux Amulettes de sang, trois Kits du cambrioleur et trois Couronnes de 10, 9 et 8 points.',
  },
  'setup-start-tile': {
    en: 'At first the dungeon is the start tile alone, with the face chosen for the table.',
    fr: 'Le Donjon se réduit d’abord à la tuile de départ, sur la face choisie pour la table.',
  },
  'setup-mastery': {
    en: 'One Mastery token per player starts beside the Crypt.',
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
    en: 'The table may shuffle the Dungeon cards of the base game, of Adventuring Party or of both into the Dungeon Deck.',
    fr: 'La table peut mélanger à la pioche du Donjon les cartes Donjon du jeu de base, de La Grande Aventure, ou des deux.',
  },
  'clank-made-counts': {
    en: 'Effects that count the Clank! you make this turn count all of it, even if canceled beforehand or removed afterwards.',
    fr: 'Un effet qui compte le Clank! fait pendant le tour le compte en entier, même annulé d’avance ou retiré après coup.',
  },
  'lock-open-for-all': {
    en: 'Once opened, a lock stays open to every player for the rest of the game.',
    fr: 'Un Cadenas ouvert le reste pour tous, jusqu’à la fin de la partie.',
  },
  'tunnel-over-tiles': {
    en: 'A tunnel that runs over several tiles is one tunnel: the icons of all its parts count together.',
    fr: 'Un tunnel qui court sur plusieurs tuiles n’en fait qu’un : les icônes de toutes ses parties s’additionnent.',
  },
  'pick-chest': {
    en: 'Unlocking a Chest gives a random Major Secret.',
    fr: 'Un Coffre crocheté donne un Secret majeur tiré au hasard.',
  },
  'pick-library': {
    en: 'Unlocking a Library puts a Secret Tome from the Reserve in your discard pile, at no Skill cost.',
    fr: 'Une Bibliothèque interdite crochetée ajoute à votre défausse un Livre des Secrets, sans Compétence à dépenser.',
  },
  'pick-prison': {
    en: 'Unlocking a Prison frees two random Prisoners; keep them face up.',
    fr: 'Une Cellule de prison crochetée libère deux Prisonniers tirés au hasard ; vous les gardez face visible.',
  },
  'pick-last-prisoner': {
    en: 'With one Prisoner left in the supply, you can still unlock a Prison for that one.',
    fr: 'S’il ne reste qu’un Prisonnier dans la réserve commune, une Cellule de prison peut être crochetée pour lui seul.',
  },
  'discover-at-edge': {
    en: 'Following a tunnel over an unexplored edge reveals the top tile of the stack, which is laid there.',
    fr: 'Suivre un tunnel au-delà d’un bord inexploré révèle la première tuile de la pile, que vous posez là.',
  },
  'tile-beside-start': {
    en: 'Along a long edge of the start tile, a tile lines up with its upper or lower half.',
    fr: 'Contre un long côté de la tuile de départ, une tuile s’aligne sur sa moitié supérieure ou inférieure.',
  },
  'orientation-free': {
    en: 'The player who reveals a tile looks at it, then rotates it as they like before laying it.',
    fr: 'Le joueur qui révèle une tuile la regarde, puis l’oriente comme il veut avant de la poser.',
  },
  'arrows-may-face': {
    en: 'Arrows of two tiles may meet head-on, except in the tunnel being walked; a Teleport ignores arrows.',
    fr: 'Les flèches de deux tuiles peuvent se faire face, sauf dans le tunnel que vous parcourez ; une Téléportation ignore les flèches.',
  },
  'second-tile': {
    en: 'If your tunnel crosses the new tile to another unexplored edge, a second tile is revealed and laid in the same move.',
    fr: 'Si votre tunnel traverse la nouvelle tuile jusqu’à un autre bord inexploré, une deuxième tuile est révélée et posée dans le même déplacement.',
  },
  'discovery-pause': {
    en: 'Before laying a revealed tile you may play cards and act, without moving, to get what your move needs.',
    fr: 'Avant de poser une tuile révélée, vous pouvez jouer des cartes et agir, sans vous déplacer, pour obtenir ce qui manque au passage.',
  },
  'artifact-room': {
    en: 'When a tile with an Artifact room is laid, the top Artifact of the stack is put there.',
    fr: 'Quand vous posez une tuile à salle Artefact, l’Artefact du dessus de la pile y est placé.',
  },
  'artifact-plus': {
    en: 'With up to four players, an Artifact room marked + gets the second Artifact in the stack; one marked ++ gets the third.',
    fr: 'Jusqu’à quatre joueurs, une salle Artefact marquée + reçoit le deuxième Artefact de la pile ; une salle marquée ++, le troisième.',
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
