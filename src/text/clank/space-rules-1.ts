import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';

/** From the components to the rooms of the ship. */
export const SPACE_RULES_1 = {
  'cs-components-players': {
    en: 'For two to four thieves, each with a pawn, thirty Clank! cubes and two Data Cubes of one color.',
    fr: 'Pour deux à quatre voleurs, chacun avec un pion, trente cubes Clank! et deux Cubes de data de sa couleur.',
  },
  'cs-components-ship': {
    en: 'The ship has seven pieces: the Clank! Area, the Cargo Bay, the Corridor and Command in every game, and three double-sided modules.',
    fr: 'Le vaisseau compte sept pièces : la zone Clank!, la Soute, le Couloir et le centre de Commandement à chaque partie, plus trois modules à deux faces.',
  },
  'cs-components-cards': {
    en: '100 Adventure cards, two of them Mad Scientists; four starting decks of ten; 15 FAZR, 15 Boldly Go, 12 Memory Core and the GØB-L1N.',
    fr: '100 cartes Aventure, dont deux Savants fous ; quatre decks de dix cartes ; 15 FAZ-R, 15 En avant, 12 Puce de mémoire et le GØB-L1N.',
  },
  'cs-components-tokens': {
    en: '6 Artifacts, 11 Major and 28 Minor Secrets, 8 Market items, 5 Power Crystals, 4 Command Codes, 4 Escape Pods and the Blockade.',
    fr: '6 Artefacts, 11 Secrets majeurs et 28 Secrets mineurs, 8 objets du Marché, 5 Cristaux de pouvoir, 4 Codes de commande, 4 Capsules de sauvetage et le Blocus.',
  },
  'cs-components-cubes': {
    en: 'Besides the players’ cubes there are 24 black Boss cubes and four red Bounty Hunter cubes.',
    fr: 'Aux cubes des joueurs s’ajoutent 24 cubes Boss noirs et quatre cubes rouges Chasseur de prime.',
  },
  'cs-content-ours': {
    en: 'Rooms, corridors, the numbers on the tracks and most cards are our own design and marked as such.',
    fr: 'Les Salles, les couloirs, les nombres des pistes et la plupart des cartes sont de notre cru et signalés comme tels.',
  },
  'cs-setup-ship': {
    en: 'The four fixed pieces keep their places; the three modules fill the three slots around the Corridor, in any order and on either face.',
    fr: 'Les quatre pièces fixes gardent leur place ; les trois modules occupent les trois emplacements autour du Couloir, dans n’importe quel ordre et sur l’une ou l’autre face.',
  },
  'cs-setup-doors': {
    en: 'Every face of a module opens onto the Corridor through the same three doors, so any face fits any slot.',
    fr: 'Chaque face de module s’ouvre sur le Couloir par les trois mêmes portes : toute face convient à tout emplacement.',
  },
  'cs-setup-modules-option': {
    en: 'The table uses the modules of the first game, draws them at random or chooses the face and slot of each.',
    fr: 'La table prend les modules de la première partie, les tire au hasard ou choisit la face et l’emplacement de chacun.',
  },
  'cs-setup-first-game': {
    en: 'For a first game: Hydroponics in slot 1, the Doomsday Cannon in slot 2, the Med Lab in slot 3.',
    fr: 'Pour une première partie : le Centre hydroponique à l’emplacement 1, le Canon du Jugement Dernier au 2, l’Infirmerie au 3.',
  },
  'cs-setup-cubes': {
    en: 'Your supply starts with the thirty cubes and the two Data Cubes of your color.',
    fr: 'Votre réserve compte au départ les trente cubes et les deux Cubes de data de votre couleur.',
  },
  'cs-setup-starting-deck': {
    en: 'Your starting deck contains six Hack, two Stumble, one Access and one Scramble.',
    fr: 'Votre deck de départ contient six Piratage, deux Faux pas, un Décodeur et un Brouillage.',
  },
  'cs-setup-artifacts': {
    en: 'With four players, the six Artifacts lie face up in Command, each in the room that shows its value.',
    fr: 'À quatre joueurs, les six Artefacts attendent, face visible, au centre de Commandement, chacun dans la Salle qui indique sa valeur.',
  },
  'cs-setup-artifacts-three': {
    en: 'With three players, one Artifact drawn at random stays in the box.',
    fr: 'À trois joueurs, un Artefact tiré au hasard reste dans la boîte.',
  },
  'cs-setup-artifacts-two': {
    en: 'With two players, two Artifacts drawn at random stay in the box.',
    fr: 'À deux joueurs, deux Artefacts tirés au hasard restent dans la boîte.',
  },
  'cs-setup-major-secrets': {
    en: 'Each Major Secret room gets one at random, face down.',
    fr: 'Chaque Salle à Secret majeur en reçoit un au hasard, face cachée.',
  },
  'cs-setup-minor-secrets': {
    en: 'Each Minor Secret room gets two at random, face down.',
    fr: 'Chaque Salle à Secret mineur en reçoit deux au hasard, face cachée.',
  },
  'cs-setup-spare-secrets': {
    en: 'Secrets left over return to the box unseen.',
    fr: 'Les Secrets que les modules en jeu ne peuvent pas accueillir retournent dans la boîte sans être vus.',
  },
  'cs-setup-market': {
    en: 'With three or four players, two of each Market item are on sale: Master Key, TelePass, Med Kit and Contraband.',
    fr: 'À trois ou quatre joueurs, chaque objet du Marché est en vente en double : Passe-partout, TéléPass, Médikit et Produits de contrebande.',
  },
  'cs-setup-market-two': {
    en: 'With two players, only one of each Market item is on sale.',
    fr: 'À deux joueurs, chaque objet du Marché n’est en vente qu’en un exemplaire.',
  },
  'cs-setup-pods': {
    en: 'Four Escape Pods start at the back of the Cargo Bay, for any number of players.',
    fr: 'Quatre Capsules de sauvetage sont prêtes au fond de la Soute, quel que soit le nombre de joueurs.',
  },
  'cs-setup-bank': {
    en: 'The bank has the five Power Crystals, one Command Code for each player and the Credits.',
    fr: 'La réserve générale réunit les cinq Cristaux de pouvoir, un Code de commande par joueur et les Crédits.',
  },
  'cs-setup-hunters': {
    en: 'One Bounty Hunter starts on each of the first two red spaces of the Rage Track and two on its last space.',
    fr: 'Un Chasseur de prime attend sur chacune des deux premières cases rouges de la piste de Fureur, et deux sur sa toute dernière case.',
  },
  'cs-setup-blockade': {
    en: 'The Blockade starts on the last red space of the Rage Track.',
    fr: 'Le Blocus attend sur la dernière case rouge de la piste de Fureur.',
  },
  'cs-setup-rage-four': {
    en: 'With four players, the Boss marker starts on the first space of the Rage Track.',
    fr: 'À quatre joueurs, le marqueur Boss part de la première case de la piste de Fureur.',
  },
  'cs-setup-rage-three': {
    en: 'With three players, the Boss marker starts on the second space of the Rage Track.',
    fr: 'À trois joueurs, le marqueur Boss part de la deuxième case de la piste de Fureur.',
  },
  'cs-setup-rage-two': {
    en: 'With two players, the Boss marker starts on the third space of the Rage Track.',
    fr: 'À deux joueurs, le marqueur Boss part de la troisième case de la piste de Fureur.',
  },
  'cs-setup-bag': {
    en: 'All 24 black cubes start in the Boss Bag.',
    fr: 'Les 24 cubes noirs commencent tous dans le sac du Boss.',
  },
  'cs-setup-reserve': {
    en: 'The GØB-L1N and the three Reserve piles are available to every player.',
    fr: 'Le GØB-L1N et les trois piles d’Actions permanentes sont à la portée de tous.',
  },
  'cs-setup-row': {
    en: 'Six cards from the shuffled Adventure Deck, face up, form the Adventure Row.',
    fr: 'Six cartes de la pioche des Aventures mélangée, face visible, forment la piste des Aventures.',
  },
  'cs-setup-row-no-attack': {
    en: 'At setup, replace any card with a Boss Attack symbol and shuffle it back into the deck.',
    fr: 'À la mise en place, une carte à symbole Attaque du Boss est remplacée par une carte sans ce symbole, puis remélangée à la pioche.',
  },
  'cs-arrive-at-setup': {
    en: 'Arrive effects of the first six cards happen before the first turn; those that use set-aside black cubes do nothing yet.',
    fr: 'Les effets d’Apparition des six premières cartes ont lieu avant le premier tour ; ceux qui se servent de cubes noirs mis de côté sont encore sans effet.',
  },
  'cs-setup-pawn': {
    en: 'Every pawn starts on the start space of the Cargo Bay.',
    fr: 'Chaque pion commence sur l’emplacement de départ de la Soute.',
  },
  'cs-setup-hand': {
    en: 'Each player shuffles their starting deck and draws five cards.',
    fr: 'Mélangez votre deck de départ et piochez-en cinq cartes.',
  },
  'cs-setup-first-player': {
    en: 'The player in the first seat starts; decide who takes it at random or by agreement. Play goes clockwise.',
    fr: 'Le joueur de la première place commence ; décidez au hasard ou d’un commun accord qui l’occupe. La partie se joue dans le sens horaire.',
  },
  'cs-setup-clank': {
    en: 'In turn order, the players put 3, 2, 1 and 0 of their cubes in the Clank! Area.',
    fr: 'La zone Clank! reçoit 3 cubes du premier joueur, 2 du deuxième, 1 du troisième et aucun du quatrième.',
  },
  'cs-mission-code': {
    en: 'Hack two Data Ports first: the two halves of your Command Code open Command to you.',
    fr: 'Il faut d’abord pirater deux ports de data : les deux moitiés de votre Code de commande vous ouvrent le centre de Commandement.',
  },
  'cs-mission-artifact': {
    en: 'Then steal an Artifact from Command and get away with it in an Escape Pod.',
    fr: 'Il faut ensuite voler un Artefact au centre de Commandement et s’enfuir avec lui en Capsule de sauvetage.',
  },
  'cs-mission-points': {
    en: 'The value of all your loot decides the game, not who leaves first.',
    fr: 'C’est la valeur de tout le butin qui décide, et non l’ordre des évasions.',
  },
  'cs-play-area': {
    en: 'Cards you play stay in your play area; a shuffle during the turn leaves them there.',
    fr: 'Vos cartes jouées restent dans votre zone de jeu ; un mélange en cours de tour ne les reprend pas.',
  },
  'cs-actions-repeat': {
    en: 'Play cards and take actions in any order; repeat an action as long as you can pay for it and no rule limits it.',
    fr: 'Cartes et actions s’enchaînent dans l’ordre voulu ; vous pouvez répéter une action tant que vous pouvez la payer et qu’aucune règle ne la limite.',
  },
  'cs-resources': {
    en: 'A card gives its Skill, Swords and Boots as soon as it is played; those of all your cards add up.',
    fr: 'Une carte donne sa Compétence, ses Épées et ses Bottes dès qu’elle est jouée ; celles de toutes vos cartes s’additionnent.',
  },
  'cs-resources-lost': {
    en: 'Skill, Swords and Boots left unused are lost at the end of the turn.',
    fr: 'La Compétence, les Épées et les Bottes inutilisées sont perdues à la fin du tour.',
  },
  'cs-order-of-plays': {
    en: 'A bonus that depends on what you have or do this turn applies once that is true, even after you play its card.',
    fr: 'Un bonus lié à ce que vous avez ou faites pendant le tour s’obtient dès que la condition est remplie, même après coup.',
  },
  'cs-reshuffle': {
    en: 'If you must draw and your deck is empty, shuffle your discard pile to form a new deck.',
    fr: 'S’il faut piocher et que votre deck est vide, mélangez votre défausse pour en former un nouveau.',
  },
  'cs-factions': {
    en: 'The three Factions have, in the base deck, 18 cards (Outlaw), 26 (Resistance) and 11 (Science).',
    fr: 'Les trois Factions comptent, dans la pioche de base, 18 cartes (Hors-la-loi), 26 (Résistance) et 11 (Science).',
  },
  'cs-faction-bonus': {
    en: 'For a Faction bonus, you must play another card of that Faction this turn.',
    fr: 'Un bonus de Faction demande une autre carte de cette Faction parmi celles que vous jouez pendant le tour.',
  },
  'cs-faction-any-order': {
    en: 'The other card of the Faction may come before or after: the bonus comes as soon as both have been played.',
    fr: 'L’autre carte de la Faction peut venir avant ou après : le bonus s’obtient dès que les deux sont jouées.',
  },
  'cs-faction-once': {
    en: 'A card gives its Faction bonus once a turn, however many others of the Faction you play.',
    fr: 'Une carte ne donne son bonus de Faction qu’une fois par tour, quel que soit le nombre d’autres cartes de la Faction.',
  },
  'cs-faction-copies': {
    en: 'A second copy of the same card counts as another card: each triggers the other’s Faction bonus.',
    fr: 'Un second exemplaire d’une carte est bien une autre carte : chacun des deux active le bonus de Faction de l’autre.',
  },
  'cs-crystal-bonus': {
    en: 'For a Crystal bonus, you must have a Power Crystal at some point this turn.',
    fr: 'Un bonus de Cristal demande que vous possédiez un Cristal de pouvoir à un moment du tour.',
  },
  'cs-crystal-bonus-once': {
    en: 'However many Power Crystals you have, a card gives its Crystal bonus once.',
    fr: 'Quel que soit le nombre de vos Cristaux de pouvoir, une carte ne donne son bonus de Cristal qu’une fois.',
  },
  'cs-contraband-bonus': {
    en: 'For a Contraband bonus, you must have Contraband from the Market; you keep it.',
    fr: 'Un bonus de contrebande demande des Produits de contrebande achetés au Marché ; vous les gardez.',
  },
  'cs-acquired-to-discard': {
    en: 'A card you acquire goes to your discard pile; for now it gives only its Acquire effect.',
    fr: 'Une carte acquise rejoint votre défausse et ne donne encore rien, sinon son effet d’Acquisition.',
  },
  'cs-acquire-effect-once': {
    en: 'An Acquire effect happens once, when you acquire the card, and never when you play it.',
    fr: 'Un effet d’Acquisition a lieu une fois, quand la carte est acquise, jamais quand elle est jouée.',
  },
  'cs-row-any-number': {
    en: 'In one turn you may acquire and defeat as many cards in the row as you can pay for.',
    fr: 'En un même tour, vous acquérez ou vainquez autant de cartes de la piste que vous pouvez en payer.',
  },
  'cs-fight-reward': {
    en: 'A defeated Enemy in the row gives its reward, then goes to the Adventure discard pile, never to yours.',
    fr: 'Un Ennemi de la piste livre sa récompense une fois vaincu, puis part dans la défausse des Aventures, jamais dans la vôtre.',
  },
  'cs-goblin': {
    en: 'The GØB-L1N never leaves: fight it as often as your Swords allow, for its reward each time.',
    fr: 'Le GØB-L1N ne part jamais : vous pouvez le vaincre tant que vous avez des Épées, et il donne sa récompense à chaque fois.',
  },
  'cs-eradibot': {
    en: 'Once an effect turns the GØB-L1N over, the Eradibot replaces it for the rest of the game and is fought the same way.',
    fr: 'Une fois le GØB-L1N retourné par un effet, l’Éradibot le remplace jusqu’à la fin et se combat de la même façon.',
  },
  'cs-market-several': {
    en: 'On one visit you may buy several items, each of a different kind.',
    fr: 'En une même visite, vous pouvez acheter plusieurs objets, chacun d’un type différent.',
  },
  'cs-adjacent-modules': {
    en: 'Rooms that meet across the edges of two pieces are adjacent like any others.',
    fr: 'Deux Salles qui communiquent d’une pièce du plateau à l’autre sont adjacentes comme toutes les autres.',
  },
  'cs-enemy-swords': {
    en: 'Each Sword you spend in a corridor prevents 1 damage; spend as many as you like, or none.',
    fr: 'Chaque Épée dépensée dans un couloir épargne 1 dégât ; à vous de choisir combien, même aucune.',
  },
  'cs-key-room': {
    en: 'You can always leave a room behind locks without a key, so nobody who teleports in is trapped.',
    fr: 'Vous pouvez toujours ressortir sans Passe-partout d’une Salle fermée par des Cadenas : une Téléportation n’y piège personne.',
  },
  'cs-security-any-entry': {
    en: 'However you enter a Security Checkpoint, it stops your Boots.',
    fr: 'Quelle que soit la façon d’y entrer, une Salle de sécurité bloque vos Bottes.',
  },
  'cs-security-other-means': {
    en: 'A Security Checkpoint stops nothing but Boots: you may still teleport or take a Hyperlift or Telepad.',
    fr: 'Une Salle de sécurité n’arrête que les Bottes : vous pouvez encore vous téléporter, prendre l’Hyperstation ou un Téléporteur.',
  },
  'cs-lift-ride': {
    en: 'From a Hyperlift stop you may ride to any other stop you can reach along open sections of the line.',
    fr: 'D’un arrêt de l’Hyperstation, vous pouvez rejoindre tout autre arrêt relié par des tronçons ouverts de la ligne.',
  },
  'cs-telepad-ride': {
    en: 'With a TelePass you may go from any Telepad to any other Telepad on the ship.',
    fr: 'Avec un TéléPass, vous passez d’un Téléporteur à n’importe quel autre Téléporteur du vaisseau.',
  },
  'cs-ride-no-boots': {
    en: 'Neither a Hyperlift nor a Telepad takes any Boots.',
    fr: 'Ni l’Hyperstation ni le Téléporteur ne demandent de Bottes.',
  },
  'cs-walk-through': {
    en: 'Walking into or through a Hyperlift stop or Telepad without riding does not make you dizzy.',
    fr: 'Passer à pied par un arrêt ou un Téléporteur sans l’utiliser n’étourdit personne.',
  },
  'cs-ride-again': {
    en: 'Dizzy or stopped, you may still ride again and teleport: you just cannot use Boots.',
    fr: 'Étourdi ou arrêté, vous pouvez reprendre l’Hyperstation ou un Téléporteur et vous téléporter : seules les Bottes sont interdites.',
  },
  'cs-hack-port': {
    en: 'In a room with a free Data Port, on your turn, you may put one of your two Data Cubes on it.',
    fr: 'À votre tour, dans une Salle dont le port de data est libre, vous pouvez y mettre l’un de vos Cubes de data.',
  },
  'cs-hack-bonus': {
    en: 'When you hack a port, you get its bonus or penalty at once.',
    fr: 'Le port piraté donne aussitôt son bonus ou sa pénalité.',
  },
  'cs-hack-code': {
    en: 'Once both your Data Cubes are placed, take a Command Code from the bank.',
    fr: 'Vos deux Cubes de data placés, vous prenez un Code de commande à la réserve générale.',
  },
  'cs-port-clank': {
    en: 'A Clank! port adds as much Clank! as it shows.',
    fr: 'Un port Clank! ajoute autant de Clank! qu’il en montre.',
  },
  'cs-port-credits': {
    en: 'A Credit port gives the Credits it shows.',
    fr: 'Un port de Crédits donne le montant indiqué.',
  },
  'cs-port-heal': {
    en: 'A Healing port heals 1 damage for each heart it shows.',
    fr: 'Un port de soin soigne autant de dégâts qu’il montre de cœurs.',
  },
  'cs-port-crystal': {
    en: 'A Crystal port gives a Power Crystal from the bank, if any is left.',
    fr: 'Un port de Cristal donne un Cristal de pouvoir de la réserve générale, tant qu’il en reste.',
  },
  'cs-port-resources': {
    en: 'Skill or Swords from a port are for this turn only.',
    fr: 'La Compétence ou les Épées d’un port ne valent que pour ce tour.',
  },
  'cs-artifact-any-time': {
    en: 'You may take the Artifact in your room at any moment of your turn, now or later, or leave it.',
    fr: 'L’Artefact de votre Salle se prend à tout moment de votre tour, celui-ci ou un suivant, et rien n’y oblige.',
  },
  'cs-artifact-no-swap': {
    en: 'Once you take an Artifact, you keep it: you can neither put it back nor exchange it.',
    fr: 'Un Artefact pris se garde : vous ne pouvez ni le reposer ni l’échanger.',
  },
  'cs-secret-one': {
    en: 'Take at most one Secret each time you arrive; for another, leave the room and come back.',
    fr: 'Chaque arrivée permet un seul Secret ; pour en prendre un autre, il faut sortir et revenir.',
  },
  'cs-secret-revealed': {
    en: 'A Secret is taken unseen, then revealed at once in front of you.',
    fr: 'Un Secret se prend sans être regardé, puis se révèle aussitôt devant vous.',
  },
  'cs-secret-optional': {
    en: 'You never have to take a Secret.',
    fr: 'Vous n’êtes jamais obligé de prendre un Secret.',
  },
  'cs-reward-on-entry': {
    en: 'A room with a reward gives it when you enter, whether you stay or move on.',
    fr: 'Une Salle à récompense la donne quand vous y entrez, que vous y restiez ou non.',
  },
  'cs-reward-each-entry': {
    en: 'Each new entry into a room with a reward gives it again, unless you ride in again by Hyperlift or Telepad in the same turn.',
    fr: 'Chaque nouvelle entrée dans une Salle à récompense la donne encore, sauf si vous y revenez par Hyperstation ou Téléporteur dans le même tour.',
  },
  'cs-reward-kinds': {
    en: 'A reward is some Credits, 1 damage healed or a Power Crystal, as the room shows.',
    fr: 'Une récompense, ce sont des Crédits, un soin de 1 dégât ou un Cristal de pouvoir, selon la Salle.',
  },
  'cs-crystal-limited': {
    en: 'Power Crystals come from the bank: once it has none, rooms, ports and cards give none.',
    fr: 'Les Cristaux de pouvoir viennent de la réserve générale : quand elle n’en a plus, Salles, ports et cartes n’en donnent plus.',
  },
} as const satisfies Partial<Record<SpaceRule, Both>>;
