import type { SpaceRule } from '../../games/clank/space/rules.ts';
import type { Both } from '../language.ts';

/** From the noise to the tokens. */
export const SPACE_RULES_2 = {
  'cs-clank-add': {
    en: 'You must add Clank! when told to: move that many cubes from your supply to the Clank! Area.',
    fr: 'Ajouter du Clank! est obligatoire : autant de cubes passent de votre réserve à la zone Clank!',
  },
  'cs-empty-supply-clank': {
    en: 'You add Clank! only while your supply has cubes left; you do not owe the rest.',
    fr: 'Vous n’ajoutez du Clank! que tant qu’il reste des cubes dans votre réserve ; le reste n’est pas dû.',
  },
  'cs-clank-remove': {
    en: 'Removing Clank! returns your own cubes from the Clank! Area to your supply.',
    fr: 'Retirer du Clank! ramène vos propres cubes de la zone Clank! à votre réserve.',
  },
  'cs-negative-clank-carry': {
    en: 'Clank! you could not remove cancels Clank! you add later this turn; anything left is then lost.',
    fr: 'Le Clank! que vous n’avez pas pu retirer annule celui ajouté plus tard dans le tour ; le surplus est perdu.',
  },
  'cs-credits-gain': {
    en: 'Credits you gain come from the bank and can be spent at the Market or where a card asks for them.',
    fr: 'Les Crédits gagnés viennent de la réserve générale et se dépensent au Marché ou quand une carte en demande.',
  },
  'cs-credits-endless': {
    en: 'Credits never run out; everything else is limited.',
    fr: 'Les Crédits ne s’épuisent jamais ; tout le reste est compté.',
  },
  'cs-draw-five': {
    en: 'At the end of your turn, discard the cards you played and draw five.',
    fr: 'À la fin de votre tour, vos cartes jouées vont à la défausse et vous en piochez cinq.',
  },
  'cs-turn-end-order': {
    en: 'At the end of a turn: discard what was played, lose what is unused, draw five, refill the row with its Arrive effects, then any attack.',
    fr: 'En fin de tour : défausser les cartes jouées, perdre ce qui n’a pas servi, piocher cinq cartes, compléter la piste (Apparitions comprises), puis subir l’attaque.',
  },
  'cs-attack-trigger': {
    en: 'If the refill reveals at least one Boss Attack symbol, the Boss attacks once.',
    fr: 'Si au moins une des cartes ajoutées porte un symbole Attaque du Boss, le Boss attaque une seule fois.',
  },
  'cs-old-symbol': {
    en: 'A symbol triggers an attack only when its card is revealed, not while it stays in the row.',
    fr: 'Un symbole resté sur la piste ne déclenche plus rien : seule compte l’arrivée de sa carte.',
  },
  'cs-attack-bag': {
    en: 'An attack first sweeps every cube in the Clank! Area into the Boss Bag.',
    fr: 'Une attaque vide d’abord la zone Clank! : ses cubes passent tous dans le sac du Boss.',
  },
  'cs-attack-draw': {
    en: 'Draw as many cubes as the Boss marker’s space shows; the rest stay in the bag.',
    fr: 'Tirez autant de cubes que l’indique la case du marqueur Boss ; les autres restent dans le sac.',
  },
  'cs-rage-numbers': {
    en: 'The eleven spaces of the Rage Track draw 2, 2, 2, 3, 3, 3, 4, 4, 4, 5 and 5 cubes.',
    fr: 'Les onze cases de la piste de Fureur font tirer 2, 2, 2, 3, 3, 3, 4, 4, 4, 5 et 5 cubes.',
  },
  'cs-danger': {
    en: 'Each card with a Danger icon in the Adventure Row adds one cube to each Boss Attack.',
    fr: 'Chaque carte à icône Danger sur la piste des Aventures ajoute un cube à chaque Attaque du Boss.',
  },
  'cs-black-cubes-aside': {
    en: 'Black cubes drawn hurt nobody and are set aside.',
    fr: 'Les cubes noirs tirés ne blessent personne et sont mis de côté.',
  },
  'cs-attack-damage': {
    en: 'Each colored cube drawn deals 1 damage to its owner and goes on that player’s Health Meter.',
    fr: 'Chaque cube de couleur tiré inflige 1 dégât à son propriétaire et va sur sa piste de Santé.',
  },
  'cs-rage-code': {
    en: 'Each Command Code completed feeds the Boss’s rage: his marker moves up one space.',
    fr: 'Chaque Code de commande complété attise la Fureur : le marqueur Boss monte d’une case.',
  },
  'cs-rage-artifact': {
    en: 'Each Artifact stolen feeds the Boss’s rage: his marker moves up one space.',
    fr: 'Chaque Artefact volé attise la Fureur : le marqueur Boss monte d’une case.',
  },
  'cs-rage-archive': {
    en: 'Each Archive found feeds the Boss’s rage: his marker moves up one space.',
    fr: 'Chaque Archive numérique trouvée attise la Fureur : le marqueur Boss monte d’une case.',
  },
  'cs-hunters-dispatched': {
    en: 'When the Boss marker reaches a space with Bounty Hunters, the red cubes there go to the Clank! Area.',
    fr: 'Quand le marqueur Boss atteint une case à Chasseurs de prime, ses cubes rouges vont dans la zone Clank!',
  },
  'cs-hunter-damage': {
    en: 'A red cube drawn, in an attack or on the turn of a player who is out, deals 1 damage to every player aboard.',
    fr: 'Un cube rouge tiré, lors d’une attaque ou au tour d’un joueur sorti, inflige 1 dégât à chaque joueur à bord.',
  },
  'cs-hunter-cube': {
    en: 'Damage from a Bounty Hunter is marked with a cube from your supply.',
    fr: 'Le dégât d’un Chasseur de prime se marque avec un cube de votre réserve.',
  },
  'cs-hunter-returns': {
    en: 'A red cube drawn goes back to the Clank! Area, then into the bag at the next draw.',
    fr: 'Un cube rouge tiré retourne dans la zone Clank!, donc dans le sac au tirage suivant.',
  },
  'cs-hunter-empty-supply': {
    en: 'If your supply has no cube, a black cube set aside earlier marks damage from a Bounty Hunter.',
    fr: 'Sans cube dans votre réserve, un cube noir mis de côté plus tôt marque le dégât d’un Chasseur de prime.',
  },
  'cs-blockade': {
    en: 'When the Boss marker reaches the Blockade, it cuts the Hyperlift between the Cargo Bay and the Corridor for the rest of the game.',
    fr: 'Quand le marqueur Boss atteint le Blocus, celui-ci coupe l’Hyperstation entre la Soute et le Couloir jusqu’à la fin de la partie.',
  },
  'cs-blockade-rest': {
    en: 'Behind the Blockade, the other Hyperlift stops remain connected.',
    fr: 'Malgré le Blocus, les autres arrêts de l’Hyperstation restent reliés entre eux.',
  },
  'cs-health-meter': {
    en: 'Each point of damage fills the leftmost free space on your Health Meter, which has ten.',
    fr: 'Chaque dégât remplit la case libre la plus à gauche parmi les dix de votre piste de Santé.',
  },
  'cs-corridor-damage-cubes': {
    en: 'Mark damage taken in a corridor with cubes from your supply.',
    fr: 'Les dégâts subis dans un couloir se marquent avec des cubes de votre réserve.',
  },
  'cs-heal-cubes': {
    en: 'Healing returns the rightmost cube on your Health Meter to your supply; if you are unhurt, nothing happens.',
    fr: 'Un soin rend à la réserve le dernier cube posé sur la piste de Santé ; sans dégât, rien ne se passe.',
  },
  'cs-knocked-out': {
    en: 'A cube on the last space of your Health Meter knocks you out.',
    fr: 'Un cube sur la dernière case de la piste de Santé vous met hors de combat.',
  },
  'cs-rescued': {
    en: 'If you are knocked out in the Cargo Bay with an Artifact, you are rescued and score your points.',
    fr: 'Hors de combat avec un Artefact et dans la Soute, vous êtes secouru et comptez vos points.',
  },
  'cs-rescued-no-pod': {
    en: 'Being rescued is not escaping: you get no points for a pod, nor anything that depends on one.',
    fr: 'Être secouru n’est pas s’échapper : ni points de Capsule, ni ce qui en dépend.',
  },
  'cs-lost-without-artifact': {
    en: 'If you are knocked out without an Artifact, you score nothing, wherever you are.',
    fr: 'Hors de combat sans Artefact, vous ne marquez rien, où que vous soyez.',
  },
  'cs-lost-aboard': {
    en: 'If you are knocked out anywhere but in the Cargo Bay, you score nothing, even with an Artifact.',
    fr: 'Hors de combat ailleurs que dans la Soute, vous ne marquez rien, même avec un Artefact.',
  },
  'cs-pod-on-arrival': {
    en: 'If you reach a pod with an Artifact, you escape: take it at once. You enter its room only to leave.',
    fr: 'Arriver à une Capsule avec un Artefact, c’est s’échapper : vous la prenez aussitôt. Vous n’entrez dans sa Salle que pour partir.',
  },
  'cs-pod-points': {
    en: 'An Escape Pod is worth 20 points.',
    fr: 'Une Capsule de sauvetage vaut 20 points.',
  },
  'cs-pod-cubes-leave': {
    en: 'Your pawn leaves the board and your cubes leave the Clank! Area; those in the bag stay there.',
    fr: 'Votre pion quitte le plateau et vos cubes quittent la zone Clank! ; ceux du sac y restent.',
  },
  'cs-out-unaffected': {
    en: 'A player who is out adds no Clank!, takes no damage and ignores effects on all players.',
    fr: 'Sorti ou hors de combat, vous n’ajoutez plus de Clank!, ne subissez plus de dégâts et les effets qui touchent tous les joueurs ne vous affectent plus.',
  },
  'cs-out-cubes-black': {
    en: 'Cubes of a player who is out hurt nobody when drawn, like black ones.',
    fr: 'Les cubes tirés d’un joueur sorti ne blessent personne, comme des cubes noirs.',
  },
  'cs-out-turn-draw': {
    en: 'With three or four players, a player who is out sweeps the Clank! Area into the bag and draws four cubes instead of taking a turn.',
    fr: 'À trois ou quatre joueurs, un joueur sorti vide la zone Clank! dans le sac et tire quatre cubes au lieu de jouer.',
  },
  'cs-out-turn-draw-two': {
    en: 'With two players, the one who is out draws six cubes instead of four.',
    fr: 'À deux joueurs, celui qui est sorti tire six cubes au lieu de quatre.',
  },
  'cs-out-draw-fixed': {
    en: 'Neither the Rage Track nor Danger icons change the draw of a player who is out.',
    fr: 'Ni la piste de Fureur ni les icônes Danger ne changent le tirage d’un joueur sorti.',
  },
  'cs-score-who': {
    en: 'Only players who escaped, or were rescued with their Artifact, score points.',
    fr: 'Ne comptent leurs points que ceux qui se sont échappés ou ont été secourus, Artefact en main.',
  },
  'cs-score-artifact': {
    en: 'An Artifact scores its value.',
    fr: 'Un Artefact rapporte sa valeur en points.',
  },
  'cs-score-tokens': {
    en: 'Every other token you have scores the points it shows; Power Crystals show none.',
    fr: 'Tout autre jeton conservé rapporte les points qu’il indique ; les Cristaux de pouvoir n’en indiquent pas.',
  },
  'cs-score-credits': {
    en: 'Each Credit is worth 1 point.',
    fr: 'Chaque Crédit vaut 1 point.',
  },
  'cs-score-cards': {
    en: 'Cards in your deck, discard pile and hand score the points they show.',
    fr: 'Les cartes de votre deck, de votre défausse et de votre main rapportent les points qu’elles affichent.',
  },
  'cs-winner': {
    en: 'The player with the most points wins.',
    fr: 'Le joueur qui a le plus de points l’emporte.',
  },
  'cs-tie-break': {
    en: 'In a tie, the most valuable Artifact wins.',
    fr: 'En cas d’égalité, l’Artefact de plus grande valeur l’emporte.',
  },
  'cs-arrive-before-attack': {
    en: 'An Arrive effect happens once, as soon as its card is revealed in the row, before any attack.',
    fr: 'Un effet d’Apparition a lieu une fois, dès que sa carte est révélée sur la piste, avant toute attaque.',
  },
  'cs-trash-for-good': {
    en: 'A trashed card leaves your deck for the rest of the game.',
    fr: 'Une carte bannie quitte votre deck pour le reste de la partie.',
  },
  'cs-trash-bonus-once': {
    en: 'A reward for trashing a card this turn comes once, however many you trash.',
    fr: 'Une récompense pour avoir banni une carte pendant le tour ne vient qu’une fois, quel qu’en soit le nombre.',
  },
  'cs-trash-bonus-self': {
    en: 'You may trash the very card that gives a reward for trashing.',
    fr: 'Vous pouvez bannir la carte même qui récompense ce bannissement.',
  },
  'cs-discard-no-effect': {
    en: 'A discarded card has no effect, not even its Clank!',
    fr: 'Une carte défaussée n’a aucun effet, pas même son Clank!',
  },
  'cs-teleport-free': {
    en: 'A Teleport needs no Boots and ignores Enemies, locks and arrows.',
    fr: 'Une Téléportation se passe de Bottes et ignore Ennemis, Cadenas et flèches.',
  },
  'cs-teleport-not-lift': {
    en: 'For a Teleport, Hyperlift stops are not adjacent unless a corridor joins them.',
    fr: 'Pour une Téléportation, les arrêts de l’Hyperstation ne sont pas adjacents, sauf si un couloir les relie.',
  },
  'cs-teleport-no-dizziness': {
    en: 'A Teleport does not make you dizzy: you keep your Boots.',
    fr: 'Une Téléportation n’étourdit pas : vous gardez vos Bottes.',
  },
  'cs-deck-empty': {
    en: 'If the Adventure Deck cannot refill the row, everyone still aboard is knocked out and the game ends.',
    fr: 'Si la pioche des Aventures ne peut pas compléter la piste, tous ceux qui sont à bord sont mis hors de combat et la partie s’achève.',
  },
  'cs-multipass-not': {
    en: 'A MultiPass replaces neither a Power Crystal nor Contraband.',
    fr: 'Un MultiPass ne remplace ni un Cristal de pouvoir ni les Produits de contrebande.',
  },
  'cs-multipass-option': {
    en: 'With the option “all cards”, a MultiPass gives every card you play this turn its Faction bonus.',
    fr: 'Avec l’option « toutes les cartes », un MultiPass donne leur bonus de Faction à toutes vos cartes du tour.',
  },
} as const satisfies Partial<Record<SpaceRule, Both>>;
