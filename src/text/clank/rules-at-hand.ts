import type { ClankRule } from '../../games/clank/classic/rules.ts';
import type { FamilyRefusal } from '../../games/clank/core/refusal.ts';
import type { Both } from '../language.ts';

/** The rules that refuse something, and those that a face tells: all that is needed at once at a table. */
export const RULES_AT_HAND = {
  'play-from-hand': {
    en: 'You can play only cards from your hand.',
    fr: 'Vous ne pouvez jouer qu’une carte de votre main.',
  },
  'play-all': {
    en: 'You must play every card in your hand before the turn ends, even one that does nothing.',
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
    en: 'Answer the current question before you do anything else.',
    fr: 'Répondez à la question en cours avant de faire autre chose.',
  },
  'when-asked': {
    en: 'You make a choice only when an effect asks for it.',
    fr: 'Un choix se fait quand l’effet le demande, pas avant.',
  },
  'acquire-what': {
    en: 'You can acquire only blue cards from the Dungeon Row and yellow cards from the Reserve; you use Devices and fight Monsters.',
    fr: 'Vous n’acquérez que les cartes bleues de la piste et les Actions permanentes jaunes ; les Aubaines s’utilisent, les Monstres se combattent.',
  },
  'acquire-cost': {
    en: 'To acquire a card, spend as much Skill as it costs.',
    fr: 'Pour acquérir une carte, il faut dépenser autant de Compétence que son coût.',
  },
  'use-what': {
    en: 'You can use only a Device in the Dungeon Row, with its purple banner.',
    fr: 'Seule une Aubaine de la piste, à bannière violette, peut être utilisée.',
  },
  'use-cost': {
    en: 'To use a Device, spend as much Skill as it costs.',
    fr: 'Pour utiliser une Aubaine, il faut dépenser autant de Compétence que son coût.',
  },
  'fight-what': {
    en: 'You can fight only a Monster in the Dungeon Row, with its red banner, or the Goblin.',
    fr: 'Seul un Monstre de la piste, à bannière rouge, ou le Gobelin peut être combattu.',
  },
  'fight-swords': {
    en: 'Defeating a Monster takes as many Swords as it shows.',
    fr: 'Vaincre un Monstre demande autant d’Épées qu’il en affiche.',
  },
  'market-room': {
    en: 'You can buy only while you are in a Market room.',
    fr: 'Vous ne pouvez acheter que dans une salle de Marché.',
  },
  'market-price': {
    en: 'Every Market item costs 7 Gold.',
    fr: 'Tout objet du Marché coûte 7 Or.',
  },
  'market-stock': {
    en: 'Market items are limited: you cannot buy what is sold out.',
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
    en: 'A tunnel marked with a Footprint icon takes two Boots.',
    fr: 'Un tunnel marqué de l’icône Empreinte de pas demande deux Bottes.',
  },
  'monster-tunnel': {
    en: 'Each Monster icon in a tunnel deals 1 damage to anyone who walks through.',
    fr: 'Chaque icône de Monstre d’un tunnel inflige 1 dégât au joueur qui le traverse à pied.',
  },
  'lock-needs-key': {
    en: 'You need a Master Key to go through a locked tunnel; you keep the key.',
    fr: 'Il faut une Clef de maître pour traverser un tunnel à Cadenas ; vous gardez la clef.',
  },
  'one-way': {
    en: 'You can walk through an arrow-shaped tunnel only the way it points.',
    fr: 'Un tunnel en forme de flèche ne se parcourt que dans le sens indiqué.',
  },
  'take-on-entry': {
    en: 'Take a token when you arrive in its room. Once you do something else there, it is too late.',
    fr: 'Un jeton se prend en arrivant dans sa salle ; dès que vous y faites autre chose, il est trop tard.',
  },
  'take-what-lies-here': {
    en: 'You can take only a token that is in your room.',
    fr: 'Vous ne pouvez prendre qu’un jeton présent dans votre salle.',
  },
  'crystal-cave-stops-boots': {
    en: 'Once you enter a Crystal Cave, you cannot use Boots until your next turn.',
    fr: 'Une fois entré dans une Caverne de Cristal, vous n’utilisez plus de Bottes jusqu’à votre prochain tour.',
  },
  'row-slot-empty': {
    en: 'A gap in the Dungeon Row stays empty until the turn ends; the row is then refilled to six.',
    fr: 'Un emplacement vide de la piste le reste jusqu’à la fin du tour ; la piste est alors complétée à six cartes.',
  },
  'monster-damage-limit': {
    en: 'You cannot choose to take tunnel damage that would knock you out.',
    fr: 'Dans un tunnel, vous ne pouvez pas choisir de subir des dégâts qui vous mettraient hors de combat.',
  },
  'exit-needs-artifact': {
    en: 'You cannot leave the dungeon without an Artifact.',
    fr: 'Vous ne pouvez pas quitter le Donjon sans Artefact.',
  },
  'mastery-token': {
    en: 'Leaving the dungeon without being knocked out earns a Mastery token worth 20 points.',
    fr: 'Sortir du Donjon sans avoir été mis hors de combat rapporte un marqueur Maîtrise de 20 points.',
  },
  'out-no-turns': {
    en: 'Once out of the dungeon or knocked out, you take no more turns and never go back in.',
    fr: 'Une fois sorti du Donjon ou hors de combat, vous ne jouez plus et vous n’y rentrez plus.',
  },
  'game-end': {
    en: 'The game ends once every player has left the dungeon or been knocked out.',
    fr: 'La partie s’achève quand tous les joueurs sont sortis du Donjon ou hors de combat.',
  },
  'trash-zones': {
    en: 'A card you trash comes from your discard pile or your play area.',
    fr: 'Une carte à bannir se prend dans votre défausse ou dans votre zone de jeu.',
  },
  'trash-effect-only': {
    en: 'You can trash a card only when an effect says so, and only one that the effect allows.',
    fr: 'Vous ne bannissez une carte que si un effet le demande, et seulement une carte qu’il permet.',
  },
  'discard-from-hand': {
    en: 'You can discard only unplayed cards from your hand.',
    fr: 'Vous ne défaussez que des cartes de votre main, pas encore jouées.',
  },
  'discard-to-do': {
    en: 'When an effect asks for a discard, it does nothing unless you discard a card.',
    fr: 'Quand un effet demande de défausser une carte, il n’a pas lieu sans cette défausse.',
  },
  'empty-supply-tunnel': {
    en: 'Tunnel damage uses cubes from your supply: without any, you cannot choose to take it.',
    fr: 'Les dégâts d’un tunnel prennent des cubes de votre Réserve : sans cube, vous ne pouvez pas choisir de les subir.',
  },
  'reserve-limited': {
    en: 'The Mercenary, Explore and Secret Tome piles are limited: an empty pile gives no more cards.',
    fr: 'Les piles Mercenaire, Explorer et Livre des Secrets sont limitées : vide, une pile ne donne plus rien.',
  },
  'teleport-needed': {
    en: 'To teleport, you must have gained a Teleport this turn.',
    fr: 'Pour se téléporter, il faut avoir obtenu une Téléportation pendant ce tour.',
  },
  'teleport-connected': {
    en: 'You can teleport only to a room joined to yours by a tunnel.',
    fr: 'Une Téléportation mène à une salle reliée à la vôtre par un tunnel.',
  },
  chalice: {
    en: 'Keep a Chalice: it is worth 7 points and is not an Artifact.',
    fr: 'Un Calice se garde et vaut 7 points ; ce n’est pas un Artefact.',
  },
  'master-key': {
    en: 'A Master Key opens locked tunnels and is worth 5 points.',
    fr: 'Une Clef de maître ouvre les tunnels à Cadenas et vaut 5 points.',
  },
  'crown-order': {
    en: 'The Crown on sale is always the most valuable one left; it is worth the points it shows.',
    fr: 'La Couronne en vente est toujours celle de plus grande valeur ; elle vaut les points qu’elle indique.',
  },
  backpack: {
    en: 'A Backpack lets you carry one more Artifact and is worth 5 points.',
    fr: 'Un Sac à dos permet de porter un Artefact de plus et vaut 5 points.',
  },
  'potion-held': {
    en: 'Keep a potion until you use it, on your own turn; it then leaves the game.',
    fr: 'Une potion se garde jusqu’à ce que vous l’utilisiez, à votre tour ; elle sort alors du jeu.',
  },
  'deep-only': {
    en: 'A card limited to the Depths can be acquired, used or fought only there; you can play it anywhere.',
    fr: 'Une carte des Profondeurs ne s’acquiert, ne s’utilise ou ne se combat que là ; elle se joue partout.',
  },
  'crystal-only': {
    en: 'A card limited to a Crystal Cave can be acquired, used or fought only in one.',
    fr: 'Une carte réservée aux Cavernes de Cristal ne s’acquiert, ne s’utilise ou ne se combat que dans l’une d’elles.',
  },
  'choice-possible': {
    en: 'You cannot choose an option that cannot be carried out.',
    fr: 'Vous ne pouvez pas choisir une option irréalisable.',
  },
  'decline-only-optional': {
    en: 'Effects happen if they can. You may decline to take a token, pay, discard for an effect or teleport.',
    fr: 'Tout effet possible a lieu. Vous pouvez refuser de prendre un jeton, de payer, de défausser pour un effet ou de vous téléporter.',
  },
  'left-no-moves': {
    en: 'If you leave mid-turn, you finish the turn without moving or adding Clank!',
    fr: 'Si vous sortez en cours de tour, vous le finissez sans vous déplacer ni ajouter de Clank!',
  },
  'idol-not-secret': {
    en: 'A Monkey Idol, worth 5 points, is neither a Secret nor an Artifact.',
    fr: 'Une Idole du Singe, qui vaut 5 points, n’est ni un Secret ni un Artefact.',
  },
  'replace-needs-deck': {
    en: 'Once the Dungeon Deck is empty, no card in the row can be replaced.',
    fr: 'Quand la pioche du Donjon est vide, aucune carte de la piste ne peut être remplacée.',
  },
} as const satisfies Record<FamilyRefusal, Both> & Partial<Record<ClankRule, Both>>;
