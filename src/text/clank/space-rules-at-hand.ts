import type { FamilyRefusal } from '../../games/clank/core/refusal.ts';
import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';
import { RULES_AT_HAND } from './rules-at-hand.ts';

/** There are no Devices, Depths, Crystal Caves or Monkey Idols in space. */
type Lacking = 'use-what' | 'use-cost' | 'deep-only' | 'crystal-only' | 'crystal-cave-stops-boots' | 'idol-not-secret';

/** The rules that refuse something, and those that a face tells, as in the base game where nothing else is said. */
export const SPACE_RULES_AT_HAND = {
  'play-from-hand': RULES_AT_HAND['play-from-hand'],
  'play-all': RULES_AT_HAND['play-all'],
  'not-your-turn': RULES_AT_HAND['not-your-turn'],
  'answer-first': RULES_AT_HAND['answer-first'],
  'when-asked': RULES_AT_HAND['when-asked'],
  'acquire-what': {
    en: 'Only blue cards of the Adventure Row and yellow cards of the Reserve are acquired; an Enemy is fought.',
    fr: 'On n’acquiert que les cartes bleues de la piste des Aventures et les Actions permanentes jaunes ; un Ennemi se combat.',
  },
  'acquire-cost': RULES_AT_HAND['acquire-cost'],
  'row-slot-empty': {
    en: 'A gap in the Adventure Row stays empty until the turn ends; the row is then refilled to six.',
    fr: 'Un emplacement vide de la piste des Aventures le reste jusqu’à la fin du tour ; on la complète alors à six cartes.',
  },
  'reserve-limited': {
    en: 'The FAZR, Boldly Go and Memory Core piles are limited: an empty one gives no more cards.',
    fr: 'Les piles FAZ-R, En avant et Puce de mémoire sont limitées : vide, une pile ne donne plus rien.',
  },
  'cs-module-only': {
    en: 'A card tied to a module is acquired or fought only while your pawn stands there; it can be played anywhere.',
    fr: 'Une carte liée à un module ne s’acquiert ou ne se combat que si votre pion s’y trouve ; elle se joue partout.',
  },
  'fight-what': {
    en: 'Only an Enemy of the Adventure Row, with its red banner, or the one in the Reserve can be fought.',
    fr: 'Seul un Ennemi de la piste des Aventures, à bannière rouge, ou celui des Actions permanentes peut être combattu.',
  },
  'fight-swords': {
    en: 'Defeating an Enemy takes as many Swords as it shows.',
    fr: 'Vaincre un Ennemi demande autant d’Épées qu’il en affiche.',
  },
  'market-room': {
    en: 'You can buy only while you stand in a Market room, unless a card says otherwise.',
    fr: 'On n’achète que dans une Salle de Marché, sauf si une carte permet de s’en passer.',
  },
  'market-price': {
    en: 'A Market item costs 7 Credits, unless a card or a Scheme changes the price.',
    fr: 'Un objet du Marché coûte 7 Crédits, sauf si une carte ou une Machination en change le prix.',
  },
  'cs-market-one-each': {
    en: 'You may own one Market item of each kind, and never a second.',
    fr: 'On ne possède qu’un objet du Marché de chaque type, jamais un second.',
  },
  'market-stock': RULES_AT_HAND['market-stock'],
  'tunnel-needed': {
    en: 'A move follows a corridor from your room to the room at its other end.',
    fr: 'Un déplacement suit un couloir, de votre Salle à celle de l’autre bout.',
  },
  'boots-needed': {
    en: 'Walking through a corridor takes one Boot.',
    fr: 'Traverser un couloir à pied demande une Botte.',
  },
  footprints: {
    en: 'A corridor marked with footprints takes two Boots.',
    fr: 'Un couloir marqué d’empreintes de pas demande deux Bottes.',
  },
  'monster-tunnel': {
    en: 'Each Enemy icon in a corridor deals 1 damage to whoever walks through.',
    fr: 'Chaque icône d’Ennemi d’un couloir inflige 1 dégât à qui le traverse à pied.',
  },
  'monster-damage-limit': {
    en: 'You cannot choose corridor damage that would fill your Health Meter.',
    fr: 'On ne peut choisir, dans un couloir, des dégâts qui rempliraient la piste de Santé.',
  },
  'empty-supply-tunnel': {
    en: 'Corridor damage takes cubes from your supply: without them, it cannot be chosen.',
    fr: 'Les dégâts d’un couloir prennent des cubes à votre réserve : sans cubes, on ne peut choisir de les subir.',
  },
  'lock-needs-key': {
    en: 'A lock opens only to the owner of a Master Key, on foot and on the Hyperlift alike; the key is kept.',
    fr: 'Un Cadenas ne s’ouvre qu’à qui possède un Passe-partout, à pied comme en Hyperstation ; l’objet se garde.',
  },
  'one-way': {
    en: 'A corridor with an arrow can be walked only the way it points.',
    fr: 'Un couloir fléché ne se parcourt à pied que dans le sens de la flèche.',
  },
  'cs-security-stops-boots': {
    en: 'Once you enter a security checkpoint, you cannot spend Boots on moving until your next turn.',
    fr: 'Une fois entré dans une Salle de sécurité, vous ne dépensez plus de Bottes pour vous déplacer jusqu’à votre prochain tour.',
  },
  'cs-lift-here': {
    en: 'The Hyperlift is boarded at a stop, where your pawn must stand.',
    fr: 'L’Hyperstation se prend à un de ses arrêts, où doit se trouver votre pion.',
  },
  'cs-lift-section': {
    en: 'A ride cannot cross a section closed to you: a lock without the Master Key, Command without the code, the Blockade for all.',
    fr: 'Un trajet ne franchit pas un tronçon qui vous est fermé : Cadenas sans Passe-partout, centre de Commandement sans code, Blocus pour tous.',
  },
  'cs-telepad-here': {
    en: 'A Telepad is used from a Telepad room, where your pawn must stand.',
    fr: 'Un Téléporteur s’utilise depuis sa Salle, où doit se trouver votre pion.',
  },
  'cs-telepass-needed': {
    en: 'Only the owner of a TelePass uses the Telepads.',
    fr: 'Seul le possesseur d’un TéléPass utilise les Téléporteurs.',
  },
  'cs-dizzy': {
    en: 'After a Hyperlift ride or a Telepad you are dizzy: no more Boots for moving until your next turn.',
    fr: 'Après un trajet en Hyperstation ou par Téléporteur, vous êtes étourdi : plus de Bottes pour vous déplacer jusqu’à votre prochain tour.',
  },
  'cs-hack-here': {
    en: 'A data port is hacked from its own room, unless a card reaches farther.',
    fr: 'Un port de data se pirate depuis sa Salle, sauf si une carte porte plus loin.',
  },
  'cs-hack-cubes': {
    en: 'You have two data cubes for the whole game: two hacks and no more.',
    fr: 'Vous n’avez que deux Cubes de data pour toute la partie : deux piratages, pas un de plus.',
  },
  'cs-hack-port-closed': {
    en: 'A port that holds a data cube is closed to everybody for the rest of the game.',
    fr: 'Un port qui porte un Cube de data est fermé à tous jusqu’à la fin de la partie.',
  },
  'cs-hack-other-module': {
    en: 'Your second data cube goes into another module than your first.',
    fr: 'Votre second Cube de data doit aller dans un autre module que le premier.',
  },
  'cs-command-door': {
    en: 'Without a Command Code you cannot enter Command by any means: Boots, Hyperlift, Telepad, teleport or card.',
    fr: 'Sans Code de commande, on n’entre au centre de Commandement par aucun moyen : Bottes, Hyperstation, Téléporteur, Téléportation ou carte.',
  },
  'artifact-limit': {
    en: 'You can carry one Artifact and no more.',
    fr: 'On ne porte qu’un Artefact, jamais deux.',
  },
  'take-what-lies-here': {
    en: 'Only a Secret or an Artifact lying in your room can be taken.',
    fr: 'On ne prend qu’un Secret ou un Artefact présent dans la Salle où l’on se trouve.',
  },
  'take-on-entry': {
    en: 'A Secret is taken on arriving in its room. Once you do something else there, it is too late.',
    fr: 'Un Secret se prend en arrivant dans sa Salle ; dès que l’on y fait autre chose, il est trop tard.',
  },
  'exit-needs-artifact': {
    en: 'No Escape Pod without an Artifact.',
    fr: 'Sans Artefact, pas de Capsule de sauvetage.',
  },
  'cs-pod-one-player': {
    en: 'A pod serves one player; a berth whose pod has left is a dead end.',
    fr: 'Une Capsule ne sert qu’à un joueur ; partie, elle ne laisse qu’un cul-de-sac.',
  },
  'out-no-turns': {
    en: 'Once escaped or knocked out, you neither play nor act any more, and never come back aboard.',
    fr: 'Une fois échappé ou hors de combat, on ne joue plus ni carte ni action et l’on ne remonte plus à bord.',
  },
  'game-end': {
    en: 'The game ends once every player has escaped or been knocked out.',
    fr: 'La partie s’achève quand chacun s’est échappé ou est hors de combat.',
  },
  'trash-zones': RULES_AT_HAND['trash-zones'],
  'trash-effect-only': RULES_AT_HAND['trash-effect-only'],
  'discard-from-hand': RULES_AT_HAND['discard-from-hand'],
  'discard-to-do': RULES_AT_HAND['discard-to-do'],
  'teleport-needed': RULES_AT_HAND['teleport-needed'],
  'teleport-connected': {
    en: 'A teleport leads to a room joined to yours by a corridor, in another module if need be.',
    fr: 'Une Téléportation mène à une Salle reliée à la vôtre par un couloir, au besoin dans un autre module.',
  },
  'cs-mega-health-boost': {
    en: 'A Mega Health Boost heals 2 damage.',
    fr: 'Un Méga stimulant de soin soigne 2 dégâts.',
  },
  'cs-credit-chip-5': {
    en: 'A 5 Credit Chip is 5 Credits, to spend or to keep.',
    fr: 'Une Puce de 5 Crédits vaut 5 Crédits, à dépenser ou à garder.',
  },
  'cs-flash-of-brilliance': {
    en: 'Flash of Brilliance draws three cards at once, then leaves the game.',
    fr: 'Éclair de génie fait piocher aussitôt trois cartes, puis sort du jeu.',
  },
  'cs-spaceship-plans': {
    en: 'Spaceship Plans are kept and worth 7 points; they are no Artifact.',
    fr: 'Les Plans du vaisseau se gardent et valent 7 points ; ce n’est pas un Artefact.',
  },
  'cs-sixth-crystal': {
    en: 'The Sixth Crystal counts as a Power Crystal and scores 3 points for each one you own, itself included.',
    fr: 'Le sixième Cristal compte comme un Cristal de pouvoir et rapporte 3 points par Cristal que vous possédez, lui compris.',
  },
  'cs-sonic-grenade': {
    en: 'A Sonic Grenade makes every other player aboard add 3 Clank! at once, then leaves the game.',
    fr: 'Une Grenade assourdissante fait aussitôt ajouter 3 Clank! à chaque autre joueur à bord, puis sort du jeu.',
  },
  'cs-master-key': {
    en: 'A Master Key opens every lock to its owner and is worth 5 points.',
    fr: 'Un Passe-partout ouvre tous les Cadenas à son propriétaire et vaut 5 points.',
  },
  'cs-telepass': {
    en: 'A TelePass opens the Telepads to its owner and is worth 5 points.',
    fr: 'Un TéléPass ouvre les Téléporteurs à son propriétaire et vaut 5 points.',
  },
  'cs-med-kit': {
    en: 'A Med Kit heals 2 damage when it is bought and is worth 5 points.',
    fr: 'Un Médikit soigne 2 dégâts dès l’achat et vaut 5 points.',
  },
  'cs-contraband': {
    en: 'Contraband lights the contraband bonuses of your cards and is worth 10 points.',
    fr: 'Les Produits de contrebande activent les bonus de contrebande de vos cartes et valent 10 points.',
  },
  'cs-archive': {
    en: 'An Archive is kept and worth 3 points.',
    fr: 'Une Archive numérique se garde et vaut 3 points.',
  },
  'cs-vaporizer': {
    en: 'At the end of the turn in which you find a Vaporizer, you must trash a card of your discard pile or play area.',
    fr: 'Qui trouve un Atomiseur doit, à la fin de ce tour, bannir une carte de sa défausse ou de sa zone de jeu.',
  },
  'cs-multipass': {
    en: 'A MultiPass gives one of your cards its faction bonus this turn, without another card of the faction.',
    fr: 'Un MultiPass donne à une de vos cartes son bonus de Faction pour ce tour, sans autre carte de la Faction.',
  },
  'cs-credit-chip-2': {
    en: 'A 2 Credit Chip is 2 Credits, to spend or to keep.',
    fr: 'Une Puce de 2 Crédits vaut 2 Crédits, à dépenser ou à garder.',
  },
  'cs-combat-boost': {
    en: 'A Combat Boost gives 2 Swords.',
    fr: 'Un Stimulant de combat donne 2 Épées.',
  },
  'cs-health-boost': {
    en: 'A Health Boost heals 1 damage.',
    fr: 'Un Stimulant de soin soigne 1 dégât.',
  },
  'cs-speed-boost': {
    en: 'A Speed Boost gives 1 Boot, spent like any other.',
    fr: 'Un Stimulant de vitesse donne 1 Botte, qui se dépense comme une autre.',
  },
  'potion-held': {
    en: 'A Boost or a MultiPass is kept until its owner uses it, on their own turn; it then leaves the game.',
    fr: 'Un Stimulant ou un MultiPass se garde jusqu’à ce que son propriétaire s’en serve, à son tour ; il sort alors du jeu.',
  },
  'cs-install-what': {
    en: 'Only a Cyberware card that you have played this turn can be installed.',
    fr: 'On n’installe qu’une carte Cyberware jouée pendant ce tour.',
  },
  'cs-install-crystal': {
    en: 'Each installation takes one of your Power Crystals, which returns to the bank.',
    fr: 'Chaque installation demande un de vos Cristaux de pouvoir, qui retourne à la réserve générale.',
  },
  'cs-install-shapeshifter': {
    en: 'A Shapeshifter that copies Cyberware cannot be installed.',
    fr: 'Un Métamorphe qui copie une carte Cyberware ne peut être installé.',
  },
  'cs-scheme-once': {
    en: 'The action of the Scheme can be taken once on each of your turns.',
    fr: 'L’action de la Machination ne se fait qu’une fois à chacun de vos tours.',
  },
  'cs-scheme-cost': {
    en: 'The action of the Scheme takes all of its cost, in the resources it names.',
    fr: 'L’action de la Machination demande son coût entier, dans les ressources qu’elle indique.',
  },
  'cs-scheme-no-cube': {
    en: 'While the current phase holds no cube, the action cannot be taken, and gives nothing else either.',
    fr: 'Tant que la phase en cours n’a aucun cube, l’action est impossible, et ne donne rien d’autre non plus.',
  },
  'cs-scheme-closed': {
    en: 'Once the third phase is complete, the action of the Scheme is closed.',
    fr: 'La troisième phase achevée, l’action de la Machination n’est plus possible.',
  },
  'cs-cube-needed': {
    en: 'What asks for black cubes takes them from those in front of you.',
    fr: 'Ce qui demande des cubes noirs les prend parmi ceux qui sont devant vous.',
  },
  'cs-cube-once': {
    en: 'Each card and each room that uses black cubes serves once on each of your turns.',
    fr: 'Chaque carte et chaque Salle qui utilise des cubes noirs ne sert qu’une fois à chacun de vos tours.',
  },
  'cs-cube-room': {
    en: 'A room that uses black cubes serves only while you stand there.',
    fr: 'Une Salle qui utilise des cubes noirs ne sert que tant que vous vous y trouvez.',
  },
  'cs-later-buy': {
    en: 'Once on each of your turns, 3 Skill buy a black cube of the pool.',
    fr: 'Une fois à chacun de vos tours, 3 Compétences achètent un cube noir du tas.',
  },
  'choice-possible': RULES_AT_HAND['choice-possible'],
  'decline-only-optional': RULES_AT_HAND['decline-only-optional'],
  'left-no-moves': RULES_AT_HAND['left-no-moves'],
  'cs-shapeshifter': {
    en: 'A Shapeshifter counts until the turn ends as another card of your play area, effects and faction included; its points stay its own.',
    fr: 'Un Métamorphe compte jusqu’à la fin du tour comme une autre carte de votre zone de jeu, effets et Faction compris ; ses points restent les siens.',
  },
  'cs-prisoners': {
    en: 'What looks for a Prisoner takes the card of that title or any other that is marked as one, and nothing else.',
    fr: 'Ce qui cherche un Prisonnier accepte la carte de ce titre ou toute autre qui en porte la mention, et rien d’autre.',
  },
  'replace-needs-deck': {
    en: 'With the Adventure Deck empty, no card of the row can be replaced.',
    fr: 'Quand la pioche des Aventures est vide, aucune carte de la piste ne peut être remplacée.',
  },
} as const satisfies Record<Exclude<FamilyRefusal, Lacking>, Both> & Partial<Record<SpaceRule, Both>>;
