import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';

/** Cyber Station 11. */
export const SPACE_RULES_STATION = {
  'cs-station-pieces': {
    en: 'Six single-sided pieces make the station; no fixed piece of the ship is used.',
    fr: 'Six pièces à une seule face forment la station ; aucune pièce fixe du vaisseau ne sert.',
  },
  'cs-station-modules': {
    en: 'Three double-sided modules, from either box, fill the three slots of the station.',
    fr: 'Trois modules à deux faces, de l’une ou l’autre boîte, occupent les trois emplacements de la station.',
  },
  'cs-station-first-game': {
    en: 'For a first stay: Engineering in slot 1, the Promenade in slot 2, the Arena in slot 3. This choice is ours.',
    fr: 'Pour un premier séjour : la Salle des machines à l’emplacement 1, la Promenade au 2, l’Arène au 3. Ce choix est le nôtre.',
  },
  'cs-station-cards': {
    en: 'The forty cards of the station are shuffled into the Adventure Deck.',
    fr: 'Les quarante cartes de la station sont mélangées à la pioche des Aventures.',
  },
  'cs-station-start': {
    en: 'Every pawn starts at the center of the station.',
    fr: 'Chaque pion commence au centre de la station.',
  },
  'cs-station-clank-area': {
    en: 'The Clank! Area lies at the top of the station, in the middle, on its emblem.',
    fr: 'La zone Clank! se trouve en haut de la station, au milieu, sur son emblème.',
  },
  'cs-station-no-blockade': {
    en: 'The station has no Blockade; nothing ever cuts its Hyperlift.',
    fr: 'La station ne connaît pas de Blocus ; rien n’y coupe jamais l’Hyperstation.',
  },
  'cs-station-pods': {
    en: 'The four 20-point pods start at the lower edge, two in each of the two docks.',
    fr: 'Les quatre Capsules à 20 points sont au bord inférieur, deux dans chacun des deux quais.',
  },
  'cs-station-safe': {
    en: 'The two docks are safe areas: if you are knocked out there with an Artifact, you are rescued.',
    fr: 'Les deux quais sont des zones sûres : hors de combat là avec un Artefact, vous êtes secouru.',
  },
  'cs-station-lost': {
    en: 'If you are knocked out anywhere else on the station, you score nothing.',
    fr: 'Hors de combat partout ailleurs dans la station, vous ne marquez rien.',
  },
  'cs-station-command': {
    en: 'The Boardroom is the station’s Command: you cannot enter it without a Command Code, and the Artifacts are there.',
    fr: 'Le Conseil d’administration tient lieu de centre de Commandement : vous n’y entrez pas sans Code de commande, et les Artefacts s’y trouvent.',
  },
  'cs-station-lift': {
    en: 'The Hyperlift joins both rings, the concourse and the west dock; its branch to the Boardroom needs a Command Code and a Master Key.',
    fr: 'L’Hyperstation relie les deux anneaux, l’esplanade et le quai ouest ; sa branche vers le Conseil d’administration demande code et Passe-partout.',
  },
  'cs-station-names': {
    en: 'Where a card names the Cargo Bay, the docks stand in for it; for the Corridor, the concourse and both rings; for Command, the Boardroom.',
    fr: 'Quand une carte nomme la Soute, les quais en tiennent lieu ; pour le Couloir, l’esplanade et les deux anneaux ; pour le centre de Commandement, le Conseil d’administration.',
  },
  'cs-port-card': {
    en: 'A Card port lets you draw a card.',
    fr: 'Un port de carte fait piocher une carte.',
  },
  'cs-executive-wait': {
    en: 'Two Executive Escape Pods start on the first red space of the Rage Track.',
    fr: 'Deux Capsules de direction attendent sur la première case rouge de la piste de Fureur.',
  },
  'cs-executive-open': {
    en: 'When the Boss marker reaches them, both open, one in each of the two Escape Pod rooms of the Boardroom.',
    fr: 'Quand le marqueur Boss les atteint, toutes deux s’ouvrent, une dans chacune des deux Salles à Capsule du Conseil d’administration.',
  },
  'cs-executive-points': {
    en: 'An Executive Escape Pod is worth 10 points, half as many as the others.',
    fr: 'Une Capsule de direction vaut 10 points, moitié moins que les autres.',
  },
  'cs-executive-artifact': {
    en: 'Like any pod, an Executive Escape Pod needs an Artifact when you arrive; before it opens, its room is an ordinary room.',
    fr: 'Comme toute Capsule, celle de direction demande un Artefact à l’arrivée ; avant son ouverture, sa Salle est ordinaire.',
  },
  'cs-executive-not-safe': {
    en: 'The Boardroom is not a safe area, pods or not: if you are knocked out there, you score nothing.',
    fr: 'Capsules ou non, le Conseil d’administration n’est pas une zone sûre : hors de combat là, vous ne marquez rien.',
  },
  'cs-install': {
    en: 'On your turn, while a Cyberware card is in your play area, you may pay a Power Crystal to install it.',
    fr: 'Tant qu’une carte Cyberware est dans votre zone de jeu, à votre tour, vous pouvez payer un Cristal de pouvoir pour l’installer.',
  },
  'cs-install-stays': {
    en: 'An installed card stays in play for the rest of the game.',
    fr: 'Une carte installée reste en jeu jusqu’à la fin de la partie.',
  },
  'cs-install-not': {
    en: 'A Cyberware card that is not installed is discarded like any other.',
    fr: 'Une carte Cyberware qui n’est pas installée va à la défausse comme une autre.',
  },
  'cs-install-many': {
    en: 'Install as many cards as you like, even in one turn: each takes one Power Crystal.',
    fr: 'Installez n’importe quel nombre de cartes, même dans un seul tour : chacune demande un Cristal de pouvoir.',
  },
  'cs-install-sixth': {
    en: 'The Sixth Crystal may pay for an installation; it then leaves the game with its points.',
    fr: 'Le sixième Cristal peut payer une installation ; il sort alors du jeu, et ses points avec lui.',
  },
  'cs-installed-figures': {
    en: 'On the turn you install it, a card gives its normal effects; on each later turn, it gives its installed effects once.',
    fr: 'Le tour de son installation, une carte donne ses effets de carte jouée ; à chacun de vos tours suivants, elle donne une fois ses effets installés.',
  },
  'cs-installed-faction': {
    en: 'An installed card counts as a card of its Faction played on each of your turns.',
    fr: 'Une carte installée compte, à chacun de vos tours, comme une carte jouée de sa Faction.',
  },
  'cs-installed-trash': {
    en: 'An installed card can be trashed like any card in play; the Power Crystal is not returned.',
    fr: 'Une carte installée peut être bannie comme toute carte en jeu ; le Cristal de pouvoir n’est pas rendu.',
  },
  'cs-installed-score': {
    en: 'Installed cards belong to your deck when points are counted, even if you are out.',
    fr: 'Les cartes installées font partie de votre deck au décompte, même pour ceux qui sont sortis.',
  },
  'cs-install-bonus-kept': {
    en: 'You keep a Crystal bonus already received, even if you then pay your last Power Crystal.',
    fr: 'Un bonus de Cristal déjà reçu reste acquis, même si vous payez ensuite votre dernier Cristal de pouvoir.',
  },
} as const satisfies Partial<Record<SpaceRule, Both>>;
