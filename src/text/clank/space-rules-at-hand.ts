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
    en: 'You can acquire only blue cards from the Adventure Row and yellow cards from the Reserve; you fight Enemies.',
    fr: 'Vous n’acquérez que les cartes bleues de la piste des Aventures et les Actions permanentes jaunes ; les Ennemis se combattent.',
  },
  'acquire-cost': RULES_AT_HAND['acquire-cost'],
  'row-slot-empty': {
    en: 'A gap in the Adventure Row stays empty until the turn ends; the row is then refilled to six.',
    fr: 'Un emplacement vide de la piste des Aventures le reste jusqu’à la fin du tour ; la piste est alors complétée à six cartes.',
  },
  'reserve-limited': {
    en: 'The FAZR, Boldly Go and Memory Core piles are limited: an empty pile gives no more cards.',
    fr: 'Les piles FAZ-R, En avant et Puce de mémoire sont limitées : vide, une pile ne donne plus rien.',
  },
  'cs-module-only': {
    en: 'A card tied to a module can be acquired or fought only while your pawn is there; you can play it anywhere.',
    fr: 'Une carte liée à un module ne s’acquiert ou ne se combat que si votre pion s’y trouve ; elle se joue partout.',
  },
  'fight-what': {
    en: 'You can fight only an Enemy in the Adventure Row, with its red banner, or the one in the Reserve.',
    fr: 'Seul un Ennemi de la piste des Aventures, à bannière rouge, ou celui des Actions permanentes peut être combattu.',
  },
  'fight-swords': {
    en: 'Defeating an Enemy takes as many Swords as it shows.',
    fr: 'Vaincre un Ennemi demande autant d’Épées qu’il en affiche.',
  },
  'market-room': {
    en: 'You can buy only while you are in a Market room, unless a card says otherwise.',
    fr: 'Vous ne pouvez acheter que dans une Salle de Marché, sauf indication contraire d’une carte.',
  },
  'market-price': {
    en: 'A Market item costs 7 Credits, unless a card or a Scheme changes the price.',
    fr: 'Un objet du Marché coûte 7 Crédits, sauf si une carte ou une Machination en change le prix.',
  },
  'cs-market-one-each': {
    en: 'You may have only one Market item of each kind.',
    fr: 'Vous ne possédez qu’un objet du Marché de chaque type, jamais un second.',
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
    en: 'A corridor marked with a Footprint icon takes two Boots.',
    fr: 'Un couloir marqué de l’icône Empreinte de pas demande deux Bottes.',
  },
  'monster-tunnel': {
    en: 'Each Enemy icon in a corridor deals 1 damage to anyone who walks through.',
    fr: 'Chaque icône d’Ennemi d’un couloir inflige 1 dégât au joueur qui le traverse à pied.',
  },
  'monster-damage-limit': {
    en: 'You cannot choose to take corridor damage that would fill your Health Meter.',
    fr: 'Dans un couloir, vous ne pouvez pas choisir de subir des dégâts qui rempliraient la piste de Santé.',
  },
  'empty-supply-tunnel': {
    en: 'Corridor damage uses cubes from your supply: without any, you cannot choose to take it.',
    fr: 'Les dégâts d’un couloir prennent des cubes de votre réserve : sans cube, vous ne pouvez pas choisir de les subir.',
  },
  'lock-needs-key': {
    en: 'You need a Master Key to pass a lock, on foot or by Hyperlift; you keep the key.',
    fr: 'Il faut un Passe-partout pour franchir un Cadenas, à pied comme par Hyperstation ; vous gardez l’objet.',
  },
  'one-way': {
    en: 'You can walk through a corridor with an arrow only the way it points.',
    fr: 'Un couloir fléché ne se parcourt à pied que dans le sens de la flèche.',
  },
  'cs-security-stops-boots': {
    en: 'Once you enter a Security Checkpoint, you cannot spend Boots to move until your next turn.',
    fr: 'Une fois entré dans une Salle de sécurité, vous ne dépensez plus de Bottes pour vous déplacer jusqu’à votre prochain tour.',
  },
  'cs-lift-here': {
    en: 'You can board the Hyperlift only while your pawn is at a stop.',
    fr: 'L’Hyperstation se prend à un de ses arrêts, où doit se trouver votre pion.',
  },
  'cs-lift-section': {
    en: 'A ride cannot cross a section closed to you: a lock without a Master Key, Command without a Command Code, the Blockade for all.',
    fr: 'Un trajet ne franchit pas un tronçon qui vous est fermé : Cadenas sans Passe-partout, centre de Commandement sans code, Blocus pour tous.',
  },
  'cs-telepad-here': {
    en: 'You can use a Telepad only while your pawn is in a Telepad room.',
    fr: 'Un Téléporteur s’utilise depuis sa Salle, où doit se trouver votre pion.',
  },
  'cs-telepass-needed': {
    en: 'You need a TelePass to use the Telepads.',
    fr: 'Il faut un TéléPass pour utiliser les Téléporteurs.',
  },
  'cs-dizzy': {
    en: 'After a Hyperlift or Telepad ride you are dizzy: no more Boots to move until your next turn.',
    fr: 'Après un trajet par Hyperstation ou Téléporteur, vous êtes étourdi : plus de Bottes pour vous déplacer jusqu’à votre prochain tour.',
  },
  'cs-hack-here': {
    en: 'You hack a Data Port from its own room, unless a card reaches farther.',
    fr: 'Un port de data se pirate depuis sa Salle, sauf si une carte porte plus loin.',
  },
  'cs-hack-cubes': {
    en: 'You have two Data Cubes for the whole game: two hacks and no more.',
    fr: 'Vous n’avez que deux Cubes de data pour toute la partie : deux piratages, pas un de plus.',
  },
  'cs-hack-port-closed': {
    en: 'A port with a Data Cube on it is closed to everyone for the rest of the game.',
    fr: 'Un port qui porte un Cube de data est fermé à tous jusqu’à la fin de la partie.',
  },
  'cs-hack-other-module': {
    en: 'Your second Data Cube must go in a different module from your first.',
    fr: 'Votre second Cube de data doit aller dans un autre module que le premier.',
  },
  'cs-command-door': {
    en: 'Without a Command Code you cannot enter Command by any means: Boots, Hyperlift, Telepad, Teleport or card.',
    fr: 'Sans Code de commande, vous n’entrez au centre de Commandement par aucun moyen : Bottes, Hyperstation, Téléporteur, Téléportation ou carte.',
  },
  'artifact-limit': {
    en: 'You can carry only one Artifact.',
    fr: 'Vous ne portez qu’un Artefact, jamais deux.',
  },
  'take-what-lies-here': {
    en: 'You can take only a Secret or an Artifact that is in your room.',
    fr: 'Vous ne pouvez prendre qu’un Secret ou un Artefact présent dans votre Salle.',
  },
  'take-on-entry': {
    en: 'Take a Secret when you arrive in its room. Once you do something else there, it is too late.',
    fr: 'Un Secret se prend en arrivant dans sa Salle ; dès que vous y faites autre chose, il est trop tard.',
  },
  'exit-needs-artifact': {
    en: 'You cannot take an Escape Pod without an Artifact.',
    fr: 'Sans Artefact, pas de Capsule de sauvetage.',
  },
  'cs-pod-one-player': {
    en: 'A pod takes one player; once it has left, its berth is a dead end.',
    fr: 'Une Capsule ne sert qu’à un joueur ; une fois partie, elle ne laisse qu’un cul-de-sac.',
  },
  'out-no-turns': {
    en: 'Once you escape or are knocked out, you no longer play or act, and never come back aboard.',
    fr: 'Une fois évadé ou hors de combat, vous ne jouez plus ni carte ni action et ne remontez plus à bord.',
  },
  'game-end': {
    en: 'The game ends once every player has escaped or been knocked out.',
    fr: 'La partie s’achève quand tous les joueurs se sont échappés ou sont hors de combat.',
  },
  'trash-zones': RULES_AT_HAND['trash-zones'],
  'trash-effect-only': RULES_AT_HAND['trash-effect-only'],
  'discard-from-hand': RULES_AT_HAND['discard-from-hand'],
  'discard-to-do': RULES_AT_HAND['discard-to-do'],
  'teleport-needed': RULES_AT_HAND['teleport-needed'],
  'teleport-connected': {
    en: 'You can teleport only to a room joined to yours by a corridor, even in another module.',
    fr: 'Une Téléportation mène à une Salle reliée à la vôtre par un couloir, au besoin dans un autre module.',
  },
  'cs-mega-health-boost': {
    en: 'A Mega Health Boost heals 2 damage.',
    fr: 'Un Méga stimulant de soin soigne 2 dégâts.',
  },
  'cs-credit-chip-5': {
    en: 'A 5 Credit Chip is 5 Credits, to spend or to keep.',
    fr: 'Une Puce de 5 Crédits vaut 5 Crédits, à dépenser ou à garder.',
  },
  'cs-flash-of-brilliance': {
    en: 'Flash of Brilliance draws three cards at once, then leaves the game.',
    fr: 'Éclair de génie fait piocher aussitôt trois cartes, puis sort du jeu.',
  },
  'cs-spaceship-plans': {
    en: 'Keep the Spaceship Plans: they are worth 7 points and are not an Artifact.',
    fr: 'Les Plans du vaisseau se gardent et valent 7 points ; ils ne comptent pas comme un Artefact.',
  },
  'cs-sixth-crystal': {
    en: 'The Sixth Crystal counts as a Power Crystal and scores 3 points for each one you have, including itself.',
    fr: 'Le sixième Cristal compte comme un Cristal de pouvoir et rapporte 3 points par Cristal que vous possédez, lui compris.',
  },
  'cs-sonic-grenade': {
    en: 'A Sonic Grenade makes each other player aboard add 3 Clank! at once, then leaves the game.',
    fr: 'Une Grenade assourdissante fait aussitôt ajouter 3 Clank! à chaque autre joueur à bord, puis sort du jeu.',
  },
  'cs-master-key': {
    en: 'A Master Key opens every lock for you and is worth 5 points.',
    fr: 'Un Passe-partout vous ouvre tous les Cadenas et vaut 5 points.',
  },
  'cs-telepass': {
    en: 'A TelePass lets you use the Telepads and is worth 5 points.',
    fr: 'Un TéléPass vous ouvre les Téléporteurs et vaut 5 points.',
  },
  'cs-med-kit': {
    en: 'A Med Kit heals 2 damage when bought and is worth 5 points.',
    fr: 'Un Médikit soigne 2 dégâts dès l’achat et vaut 5 points.',
  },
  'cs-contraband': {
    en: 'Contraband activates the Contraband bonuses of your cards and is worth 10 points.',
    fr: 'Les Produits de contrebande activent les bonus de contrebande de vos cartes et valent 10 points.',
  },
  'cs-archive': {
    en: 'Keep an Archive: it is worth 3 points.',
    fr: 'Une Archive numérique se garde et vaut 3 points.',
  },
  'cs-vaporizer': {
    en: 'If you find a Vaporizer, you must trash a card from your discard pile or play area at the end of the turn.',
    fr: 'Si vous trouvez un Atomiseur, vous devez, à la fin de ce tour, bannir une carte de votre défausse ou de votre zone de jeu.',
  },
  'cs-multipass': {
    en: 'A MultiPass gives one of your cards its Faction bonus this turn, without another card of the Faction.',
    fr: 'Un MultiPass donne à une de vos cartes son bonus de Faction pour ce tour, sans autre carte de la Faction.',
  },
  'cs-credit-chip-2': {
    en: 'A 2 Credit Chip is 2 Credits, to spend or to keep.',
    fr: 'Une Puce de 2 Crédits vaut 2 Crédits, à dépenser ou à garder.',
  },
  'cs-combat-boost': {
    en: 'A Combat Boost gives 2 Swords.',
    fr: 'Un Stimulant de combat donne 2 Épées.',
  },
  'cs-health-boost': {
    en: 'A Health Boost heals 1 damage.',
    fr: 'Un Stimulant de soin soigne 1 dégât.',
  },
  'cs-speed-boost': {
    en: 'A Speed Boost gives 1 Boot, spent like any other.',
    fr: 'Un Stimulant de vitesse donne 1 Botte, qui se dépense comme une autre.',
  },
  'potion-held': {
    en: 'Keep a Boost or a MultiPass until you use it, on your own turn; it then leaves the game.',
    fr: 'Un Stimulant ou un MultiPass se garde jusqu’à ce que vous l’utilisiez, à votre tour ; il sort alors du jeu.',
  },
  'cs-install-what': {
    en: 'You can install only a Cyberware card that you have played this turn.',
    fr: 'Vous n’installez qu’une carte Cyberware jouée pendant ce tour.',
  },
  'cs-install-crystal': {
    en: 'Each installation takes one of your Power Crystals, which returns to the bank.',
    fr: 'Chaque installation demande un de vos Cristaux de pouvoir, qui retourne à la réserve générale.',
  },
  'cs-install-shapeshifter': {
    en: 'A Shapeshifter that copies Cyberware cannot be installed.',
    fr: 'Un Métamorphe qui copie une carte Cyberware ne peut pas être installé.',
  },
  'cs-scheme-once': {
    en: 'You can take the Scheme’s action once on each of your turns.',
    fr: 'L’action de la Machination ne se fait qu’une fois à chacun de vos tours.',
  },
  'cs-scheme-cost': {
    en: 'To take the Scheme’s action, pay its full cost in the resources it names.',
    fr: 'L’action de la Machination demande son coût entier, dans les ressources qu’elle indique.',
  },
  'cs-scheme-no-cube': {
    en: 'While the current phase has no cube, you cannot take the action, nor anything else it gives.',
    fr: 'Tant que la phase en cours n’a aucun cube, l’action est impossible, et ne donne rien d’autre non plus.',
  },
  'cs-scheme-closed': {
    en: 'Once the third phase is complete, the Scheme’s action is no longer available.',
    fr: 'La troisième phase achevée, l’action de la Machination n’est plus possible.',
  },
  'cs-cube-needed': {
    en: 'Effects that ask for black cubes use those in front of you.',
    fr: 'Un effet qui demande des cubes noirs prend ceux qui sont devant vous.',
  },
  'cs-cube-once': {
    en: 'You can use each card or room that spends black cubes once on each of your turns.',
    fr: 'Chaque carte ou Salle qui dépense des cubes noirs s’utilise une fois à chacun de vos tours.',
  },
  'cs-cube-room': {
    en: 'You can use a room that spends black cubes only while you are there.',
    fr: 'Une Salle qui dépense des cubes noirs ne s’utilise que si vous vous y trouvez.',
  },
  'cs-later-buy': {
    en: 'Once on each of your turns, you may pay 3 Skill for a black cube from the pool.',
    fr: 'Une fois à chacun de vos tours, vous pouvez payer 3 Compétences pour prendre un cube noir du tas.',
  },
  'choice-possible': RULES_AT_HAND['choice-possible'],
  'decline-only-optional': RULES_AT_HAND['decline-only-optional'],
  'left-no-moves': RULES_AT_HAND['left-no-moves'],
  'cs-shapeshifter': {
    en: 'Until the turn ends, a Shapeshifter counts as another card in your play area, with its effects and Faction; its points stay its own.',
    fr: 'Un Métamorphe compte jusqu’à la fin du tour comme une autre carte de votre zone de jeu, effets et Faction compris ; ses points restent les siens.',
  },
  'cs-prisoners': {
    en: 'An effect that looks for a Prisoner accepts the card of that name or any card marked as one, and nothing else.',
    fr: 'Un effet qui cherche un Prisonnier accepte la carte de ce nom ou toute autre qui en porte la mention, et rien d’autre.',
  },
  'replace-needs-deck': {
    en: 'Once the Adventure Deck is empty, no card in the row can be replaced.',
    fr: 'Quand la pioche des Aventures est vide, aucune carte de la piste ne peut être remplacée.',
  },
} as const satisfies Record<Exclude<FamilyRefusal, Lacking>, Both> & Partial<Record<SpaceRule, Both>>;
