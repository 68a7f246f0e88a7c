import type { CatacombsRule } from '../../games/clank/catacombs/rules.ts';
import type { Both } from '../language.ts';

/** From the crypt to the rules for five and six players. */
export const CATACOMBS_RULES_2 = {
  'escape-at-crypt': {
    en: 'If you enter the Crypt with an Artifact, you escape: finish your turn, then remove your pawn before the row is refilled.',
    fr: 'Entrer dans la Crypte avec un Artefact, c’est s’échapper : vous finissez votre tour et votre pion s’en va avant que la piste soit complétée.',
  },
  'wayshrine-offering': {
    en: 'At a Wayshrine, on your turn, you may place a cube from your supply on a free space as an offering.',
    fr: 'Dans un Lieu sacré, à votre tour, vous pouvez déposer en offrande un cube de votre Réserve sur un emplacement libre.',
  },
  'wayshrine-gold': {
    en: 'An offering gives 1 Gold for each one you have made in the game, including this one.',
    fr: 'Une offrande rapporte 1 Or par offrande faite depuis le début de la partie, celle-ci comprise.',
  },
  'wayshrine-never-clank': {
    en: 'A cube offered stays where it is and never becomes Clank!',
    fr: 'Un cube offert reste en place et ne redevient jamais du Clank!',
  },
  'portal-through': {
    en: 'A tunnel that ends at a Portal goes on from any other Portal in the dungeon; nobody stops on a Portal.',
    fr: 'Un tunnel qui aboutit à un Portail se poursuit depuis n’importe quel autre Portail du Donjon ; vous ne vous arrêtez jamais dessus.',
  },
  'portal-one-boot': {
    en: 'The whole way from room to room through two Portals takes only one Boot.',
    fr: 'Tout le trajet de salle à salle par deux Portails ne demande qu’une Botte.',
  },
  'portal-icons': {
    en: 'Monsters, locks and arrows of both tunnels count on a way through Portals.',
    fr: 'Les Monstres, Cadenas et flèches des deux tunnels comptent sur un trajet par Portails.',
  },
  'portal-teleport': {
    en: 'For a Teleport, the rooms behind two Portals are adjacent.',
    fr: 'Pour une Téléportation, les salles situées derrière deux Portails sont adjacentes.',
  },
  'portal-onward': {
    en: 'After a Portal you may go on moving as usual.',
    fr: 'Après un Portail, le déplacement peut continuer comme d’habitude.',
  },
  'reward-on-entry': {
    en: 'A reward room gives its reward when you enter, whether you stay or move on.',
    fr: 'Une salle à récompense la donne quand vous y entrez, que vous y restiez ou non.',
  },
  'reward-once': {
    en: 'A room rewards you once a turn; other rooms of the same kind reward you too.',
    fr: 'Une même salle ne donne sa récompense qu’une fois par tour ; d’autres salles du même type donnent aussi la leur.',
  },
  'reward-minor-secret': {
    en: 'A Minor Secret room gives one drawn at random from the supply, or nothing once it is exhausted.',
    fr: 'Une salle à Secret mineur en donne un, tiré au hasard dans la réserve commune, ou rien quand elle est épuisée.',
  },
  'reward-idol': {
    en: 'The Monkey Shrine gives one of the Monkey Idols left there.',
    fr: 'L’autel du Singe donne une des Idoles du Singe qui s’y trouvent encore.',
  },
  'reward-gold': {
    en: 'A Gold room gives the amount it shows.',
    fr: 'Une salle à Or donne le montant indiqué.',
  },
  'reward-heal': {
    en: 'A healing room heals 1 damage.',
    fr: 'Une salle de Soins soigne 1 dégât.',
  },
  'haunted-tile': {
    en: 'As soon as a haunted tile is laid, a Ghost cube moves from the supply to the Clank! Area.',
    fr: 'Poser une tuile Hantée fait aussitôt passer un cube Fantôme de la réserve commune à la zone Clank!',
  },
  'each-player-order': {
    en: 'Where order matters, players act clockwise from the one taking or ending the turn; players who are out are skipped.',
    fr: 'Si l’ordre importe, les joueurs agissent dans le sens horaire à partir de celui qui joue ou finit son tour ; ceux qui sont sortis ou hors de combat passent leur tour.',
  },
  'teleport-discovers': {
    en: 'A Teleport over an unexplored edge also reveals a tile.',
    fr: 'Une Téléportation au-delà d’un bord inexploré révèle aussi une tuile.',
  },
  'bag-empty': {
    en: 'If the Dragon Bag is empty after a draw, the game ends at once: everyone still inside is knocked out.',
    fr: 'Si le sac Dragon est vide après un tirage, la partie s’achève aussitôt : tous ceux qui sont encore dans le Donjon sont mis hors de combat.',
  },
  'ghost-damage': {
    en: 'A Ghost drawn deals 1 damage to every player still inside; each marks it with a cube from their supply.',
    fr: 'Un Fantôme tiré inflige 1 dégât à chaque joueur encore dans le Donjon ; chacun le marque par un cube de sa Réserve.',
  },
  'ghost-returns': {
    en: 'After the attack, the Ghosts drawn go to the Clank! Area and will haunt the next one.',
    fr: 'L’attaque finie, les Fantômes tirés vont dans la zone Clank! et hanteront la suivante.',
  },
  'ghost-empty-supply': {
    en: 'If a Ghost hits a player whose supply is empty, a black cube set aside marks the damage.',
    fr: 'Si un Fantôme touche un joueur dont la Réserve est vide, un cube noir mis de côté marque le dégât.',
  },
  'tunnel-damage-cubes': {
    en: 'Damage not caused by your own cubes drawn from the bag is marked with cubes from your supply.',
    fr: 'Les dégâts qui ne viennent pas d’un de vos cubes tirés du sac se marquent avec des cubes de votre Réserve.',
  },
  'depths-tiles': {
    en: 'The Depths are the 22 darker tiles and the upper half of the start tile.',
    fr: 'Les Profondeurs sont les 22 tuiles sombres et la moitié supérieure de la tuile de départ.',
  },
  'out-turn-draw': {
    en: 'On the turn of a player who is out, the Clank! Area goes into the bag and four cubes are drawn (six with two players), regardless of the Rage Track and Danger icons.',
    fr: 'Au tour d’un joueur sorti ou hors de combat, la zone Clank! est vidée dans le sac et quatre cubes sont tirés (six à deux joueurs), quelles que soient la piste de Fureur et les icônes Danger.',
  },
  'party-cards': {
    en: 'With five or six players, add 35 Dungeon cards and 4 each of Mercenary, Explore and Secret Tome.',
    fr: 'À cinq ou six, ajoutez 35 cartes Donjon et 4 cartes de chacune des piles Mercenaire, Explorer et Livre des Secrets.',
  },
  'party-artifacts': {
    en: 'With five or six players, silver Artifacts worth 10, 15, 20 and 25 join the stack, each above the golden one of equal value; the one worth 30 stays out.',
    fr: 'À cinq ou six, des Artefacts d’argent de 10, 15, 20 et 25 points rejoignent la pile, chacun au-dessus de son égal ; celui de 30 reste dans la boîte.',
  },
  'party-market': {
    en: 'With five or six players, the Market also sells a Backpack, three Invisibility Cloaks and a Crown worth 7 (our value), but no Master Key.',
    fr: 'À cinq ou six, le Marché vend aussi un Sac à dos, trois Capes d’invisibilité et une Couronne de 7 points (valeur de notre cru), mais pas de Clef de maître.',
  },
  'party-minor-secrets': {
    en: 'With five or six players, 18 Minor Secrets are added, Potions of Stealth among them; how many of each is our choice.',
    fr: 'À cinq ou six, ajoutez 18 Secrets mineurs, dont des Potions de discrétion ; leur répartition est de notre cru.',
  },
  'party-rage': {
    en: 'With five or six players, use the Rage Track on the side board, starting on its first space: 2, 2, 2, 3, 3, 4, 4 and 5 cubes (our values).',
    fr: 'À cinq ou six, utilisez la piste de Fureur du plateau complémentaire, en partant de sa première case : 2, 2, 2, 3, 3, 4, 4 et 5 cubes (valeurs de notre cru).',
  },
  'party-seats': {
    en: 'The fifth and sixth players start without Clank!, with 1 and 2 Gold.',
    fr: 'Le cinquième et le sixième joueur commencent sans Clank!, avec 1 et 2 Or.',
  },
  'party-artifact-plus': {
    en: 'With five or six players, an Artifact room gets the top Artifact and one more for each +.',
    fr: 'À cinq ou six, une salle Artefact reçoit l’Artefact du dessus et un de plus par +.',
  },
  'party-highest-artifact': {
    en: 'Where a room has several Artifacts, take the most valuable one.',
    fr: 'Quand une salle contient plusieurs Artefacts, vous prenez celui de plus grande valeur.',
  },
  'bot-never-returned': {
    en: 'The Golden Monkey Bot cannot be returned to the Monkey Shrine: it did not come from there.',
    fr: 'Le MonkeyBot Doré ne peut pas être rendu à l’autel du Singe : il n’en vient pas.',
  },
  'party-tie-break': {
    en: 'In a tie between Artifacts of the same value, a golden one beats a silver one.',
    fr: 'En cas d’égalité entre Artefacts de même valeur, un doré l’emporte sur un argenté.',
  },
  'react-later': {
    en: 'A card played as a Reaction counts on its owner’s next turn.',
    fr: 'Ce que donne une carte jouée en Réaction compte au prochain tour de son propriétaire.',
  },
  'react-own-turn': {
    en: 'On your own turn, play a Reaction card like any other; you do not draw a card for it.',
    fr: 'À votre propre tour, une carte Réaction se joue comme une autre, sans pioche supplémentaire.',
  },
  'arrive-choice': {
    en: 'Every player answers an Arrive effect that offers a choice, starting with the one whose turn it is or is about to be; one of two options must be chosen.',
    fr: 'Chaque joueur répond à un effet d’Apparition à choix, en commençant par le joueur dont c’est le tour, ou dont il va l’être ; entre deux options, il faut en choisir une.',
  },
} as const satisfies Partial<Record<CatacombsRule, Both>>;
