import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { FamilyRefusal } from '../../games/clank/core/refusal.ts';
import type { Both } from '../language.ts';

/** The rules that refuse something, and those that a face tells: all that is needed at once at a table. */
export const RULES_AT_HAND = {
  'play-from-hand': {
    en: 'Only a card in your hand can be played.',
    fr: 'On ne joue qu’une carte de sa main.',
  },
  'play-all': {
    en: 'Every card in your hand must be played before the turn ends, even one that does nothing.',
    fr: 'Toutes les cartes de votre main doivent être jouées avant la fin du tour, même sans effet.',
  },
  'artifact-limit': {
    en: 'You can carry one Artifact, plus one for each Backpack you own.',
    fr: 'Vous pouvez porter un Artefact, plus un par Sac à dos en votre possession.',
  },
  'not-your-turn': {
    en: 'Only the player whose turn it is can act.',
    fr: 'Seul le joueur dont c’est le tour peut agir.',
  },
  'answer-first': {
    en: 'A question under way is answered before anything else is done.',
    fr: 'Il faut répondre à la question en cours avant de faire quoi que ce soit d’autre.',
  },
  'when-asked': {
    en: 'What an effect leaves to your choice is chosen when it asks, and at no other time.',
    fr: 'Ce qu’un effet laisse à votre choix se choisit quand il le demande, et à aucun autre moment.',
  },
  'acquire-what': {
    en: 'Only blue cards of the Dungeon Row and yellow cards of the Reserve are acquired; a Device is used, a Monster fought.',
    fr: 'On n’acquiert que les cartes bleues de la piste et les Actions permanentes jaunes ; une Aubaine s’utilise, un Monstre se combat.',
  },
  'acquire-cost': {
    en: 'A card is acquired by spending as much Skill as it costs.',
    fr: 'Pour acquérir une carte, il faut dépenser autant de Compétence que son coût.',
  },
  'use-what': {
    en: 'Only a Device of the Dungeon Row, with its purple banner, can be used.',
    fr: 'Seule une Aubaine de la piste, à bannière violette, peut être utilisée.',
  },
  'use-cost': {
    en: 'A Device is used by spending as much Skill as it costs.',
    fr: 'Pour utiliser une Aubaine, il faut dépenser autant de Compétence que son coût.',
  },
  'fight-what': {
    en: 'Only a Monster of the Dungeon Row, with its red banner, or the Goblin can be fought.',
    fr: 'Seul un Monstre de la piste, à bannière rouge, ou le Gobelin peut être combattu.',
  },
  'fight-swords': {
    en: 'Defeating a Monster takes as many Swords as it shows.',
    fr: 'Vaincre un Monstre demande autant d’Épées qu’il en affiche.',
  },
  'market-room': {
    en: 'You can buy only while you stand in a Market room.',
    fr: 'On n’achète que si l’on se trouve dans une salle de Marché.',
  },
  'market-price': {
    en: 'Every Market item costs 7 Gold.',
    fr: 'Tout objet du Marché coûte 7 Or.',
  },
  'market-stock': {
    en: 'Market items are limited: what is sold out cannot be bought.',
    fr: 'Les objets du Marché sont comptés : ce qui est épuisé ne s’achète plus.',
  },
  'tunnel-needed': {
    en: 'A move follows a tunnel from your room to the room at its other end.',
    fr: 'Un déplacement suit un tunnel, de votre salle à celle de l’autre bout.',
  },
  'boots-needed': {
    en: 'Walking through a tunnel takes one Boot.',
    fr: 'Traverser un tunnel à pied demande une Botte.',
  },
  footprints: {
    en: 'A tunnel marked with footprints takes two Boots.',
    fr: 'Un tunnel marqué d’empreintes de pas demande deux Bottes.',
  },
  'monster-tunnel': {
    en: 'Each Monster icon in a tunnel deals 1 damage to whoever walks through.',
    fr: 'Chaque icône de Monstre d’un tunnel inflige 1 dégât à qui le traverse à pied.',
  },
  'lock-needs-key': {
    en: 'A locked tunnel opens only to the owner of a Master Key, and the key is kept.',
    fr: 'Un tunnel à Cadenas ne s’ouvre qu’à qui possède une Clef de maître, et la clef se garde.',
  },
  'one-way': {
    en: 'An arrow-shaped tunnel can be walked only the way it points.',
    fr: 'Un tunnel en forme de flèche ne se parcourt que dans le sens indiqué.',
  },
  'take-on-entry': {
    en: 'A token is taken on arriving in its room. Once you do something else there, it is too late.',
    fr: 'Un jeton se prend en arrivant dans sa salle ; dès que l’on y fait autre chose, il est trop tard.',
  },
  'take-what-lies-here': {
    en: 'Only a token lying in your room can be taken.',
    fr: 'On ne prend qu’un jeton présent dans la salle où l’on se trouve.',
  },
  'crystal-cave-stops-boots': {
    en: 'Once you enter a Crystal Cave, you cannot use Boots until your next turn.',
    fr: 'Une fois entré dans une Caverne de Cristal, vous n’utilisez plus de Bottes jusqu’à votre prochain tour.',
  },
  'row-slot-empty': {
    en: 'A gap in the Dungeon Row stays empty until the turn ends; the row is then refilled to six.',
    fr: 'Un emplacement vide de la piste le reste jusqu’à la fin du tour ; on la complète alors à six cartes.',
  },
  'monster-damage-limit': {
    en: 'You cannot choose tunnel damage that would knock you out.',
    fr: 'On ne peut choisir, dans un tunnel, des dégâts qui mettraient hors de combat.',
  },
  'exit-needs-artifact': {
    en: 'Nobody leaves the dungeon without an Artifact.',
    fr: 'On ne quitte pas le Donjon sans Artefact.',
  },
  'mastery-token': {
    en: 'Getting out of the dungeon without being knocked out earns a Mastery token worth 20 points.',
    fr: 'Sortir du Donjon sans avoir été mis hors de combat rapporte un marqueur Maîtrise de 20 points.',
  },
  'out-no-turns': {
    en: 'Once out of the dungeon or knocked out, you take no more turns and never go back in.',
    fr: 'Une fois sorti du Donjon ou hors de combat, on ne joue plus de tour et l’on n’y rentre plus.',
  },
  'game-end': {
    en: 'The game ends once every player has left the dungeon or been knocked out.',
    fr: 'La partie s’achève quand chacun est sorti du Donjon ou hors de combat.',
  },
  'trash-zones': {
    en: 'A card you trash comes from your discard pile or your play area.',
    fr: 'Une carte à bannir se prend dans sa défausse ou parmi celles de sa zone de jeu.',
  },
  'trash-effect-only': {
    en: 'A card is trashed only through an effect that says so, and only one that effect allows.',
    fr: 'On ne bannit une carte que si un effet le demande, et seulement une carte qu’il permet.',
  },
  'discard-from-hand': {
    en: 'Only unplayed cards in your hand can be discarded.',
    fr: 'On ne défausse que des cartes de sa main, pas encore jouées.',
  },
  'discard-to-do': {
    en: 'When an effect asks for a discard, no card discarded means no effect.',
    fr: 'Quand un effet exige une défausse, sans carte défaussée il n’a pas lieu.',
  },
  'empty-supply-tunnel': {
    en: 'Tunnel damage takes cubes from your supply: without them, it cannot be chosen.',
    fr: 'Les dégâts d’un tunnel prennent des cubes à votre Réserve : sans cubes, on ne peut choisir de subir ces dégâts.',
  },
  'reserve-limited': {
    en: 'The Mercenary, Explore and Secret Tome piles are limited: an empty one gives no more cards.',
    fr: 'Les piles Mercenaire, Explorer et Livre des Secrets sont limitées : vide, une pile ne donne plus rien.',
  },
  'teleport-needed': {
    en: 'To teleport, you must have gained a teleport this turn.',
    fr: 'Pour se téléporter, il faut avoir obtenu une Téléportation pendant ce tour.',
  },
  'teleport-connected': {
    en: 'A teleport leads to a room joined to yours by a tunnel.',
    fr: 'Une Téléportation mène à une salle reliée à la vôtre par un tunnel.',
  },
  chalice: {
    en: 'A Chalice is kept and worth 7 points; it is no Artifact.',
    fr: 'Un Calice se garde et vaut 7 points ; ce n’est pas un Artefact.',
  },
  'master-key': {
    en: 'A Master Key opens locked tunnels and is worth 5 points.',
    fr: 'Une Clef de maître ouvre les tunnels à Cadenas et vaut 5 points.',
  },
  'crown-order': {
    en: 'The Crown sold is always the most valuable one left; it is worth the points it shows.',
    fr: 'La Couronne vendue est toujours la plus précieuse restante ; elle vaut les points qu’elle indique.',
  },
  backpack: {
    en: 'A Backpack lets you carry one more Artifact and is worth 5 points.',
    fr: 'Un Sac à dos permet de porter un Artefact de plus et vaut 5 points.',
  },
  'potion-held': {
    en: 'A potion is kept until its owner uses it, on their own turn; it then leaves the game.',
    fr: 'Une potion se garde jusqu’à ce que son propriétaire s’en serve, à son tour ; elle sort alors du jeu.',
  },
  'deep-only': {
    en: 'A card limited to the Depths is acquired, used or fought only there; it can be played anywhere.',
    fr: 'Une carte des Profondeurs ne s’acquiert, ne s’utilise, ne se combat que là ; elle se joue partout.',
  },
  'crystal-only': {
    en: 'A card limited to a Crystal Cave is acquired, used or fought only in one.',
    fr: 'Une carte réservée aux Cavernes de Cristal ne s’acquiert, ne s’utilise, ne se combat que dans l’une d’elles.',
  },
  'choice-possible': {
    en: 'A branch of a choice that cannot be carried out cannot be chosen.',
    fr: 'Entre plusieurs possibilités, on ne peut choisir celle qui est irréalisable.',
  },
  'decline-only-optional': {
    en: 'Effects happen if they can. Taking a token, paying, discarding to do something and teleporting can be declined.',
    fr: 'Tout effet possible a lieu. On peut refuser de prendre un jeton, de payer, de défausser pour agir ou de se téléporter.',
  },
  'left-no-moves': {
    en: 'Whoever leaves in mid-turn finishes it without moving or adding Clank!.',
    fr: 'Qui sort en cours de tour le termine sans se déplacer ni ajouter de Clank!.',
  },
  'idol-not-secret': {
    en: 'A Monkey Idol, worth 5 points, is neither a Secret nor an Artifact.',
    fr: 'Une Idole du Singe, qui vaut 5 points, n’est ni un Secret ni un Artefact.',
  },
  'replace-needs-deck': {
    en: 'With the Dungeon Deck empty, no card of the row can be replaced.',
    fr: 'Quand la pioche du Donjon est vide, aucune carte de la piste ne peut être remplacée.',
  },
} as const satisfies Record<FamilyRefusal, Both> & Partial<Record<ClankRule, Both>>;
