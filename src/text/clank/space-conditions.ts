import type { Change, Condition, Destination, Place } from '../../games/clank/core/effects.ts';
import type { Both } from '../language.ts';

/** What is told of games aboard a ship alone. */
export const SPACE_IF = {
  'another-outlaw': {
    en: 'if you play another Outlaw this turn',
    fr: 'si vous jouez un autre Hors-la-loi pendant ce tour',
  },
  'another-resistance': {
    en: 'if you play another Resistance card this turn',
    fr: 'si vous jouez une autre carte Résistance pendant ce tour',
  },
  'another-science': {
    en: 'if you play another Science card this turn',
    fr: 'si vous jouez une autre carte Science pendant ce tour',
  },
  'power-crystal': { en: 'if you have a power crystal', fr: 'si vous avez un Cristal de pouvoir' },
  contraband: { en: 'if you have Contraband', fr: 'si vous avez des Produits de contrebande' },
  trashed: { en: 'if you trash a card this turn', fr: 'si vous bannissez une carte pendant ce tour' },
  hacked: { en: 'if you hack a data port this turn', fr: 'si vous piratez un port de data pendant ce tour' },
  'prisoner-at-hand': {
    en: 'if a Prisoner is in your play area or discard pile',
    fr: 'si un Prisonnier est dans votre zone de jeu ou votre défausse',
  },
  'at-market': { en: 'if you are in a market this turn', fr: 'si vous êtes dans une Salle de Marché pendant ce tour' },
  'at-checkpoint': {
    en: 'if you are in a security checkpoint this turn',
    fr: 'si vous êtes dans une Salle de sécurité pendant ce tour',
  },
  'at-data-port': {
    en: 'if you are in a room with a data port this turn',
    fr: 'si vous êtes dans une Salle à port de data pendant ce tour',
  },
  'crystal-in-bank': {
    en: 'if the bank has a power crystal left',
    fr: 's’il reste un Cristal de pouvoir dans la réserve',
  },
  'stands-in-checkpoint': { en: 'in a security checkpoint', fr: 'dans une Salle de sécurité' },
  'has-installed': { en: 'with installed cyberware', fr: 'avec un implant installé' },
  'five-damage': { en: 'with 5 damage or more', fr: 'avec au moins 5 dégâts' },
  installed: { en: 'if you have installed cyberware', fr: 'si vous avez un implant installé' },
  'secret-taken': { en: 'if you take a secret this turn', fr: 'si vous prenez un Secret pendant ce tour' },
  'doom-near': {
    en: 'if the scheme holds 2 cubes or more',
    fr: 'si la Machination porte au moins 2 cubes',
  },
  'stands-unsafe': { en: 'outside a safe area', fr: 'hors d’une zone sûre' },
  'stands-airless': {
    en: 'outside a safe area and Hydroponics',
    fr: 'hors d’une zone sûre et du Centre hydroponique',
  },
  'stands-in-scheme-module': { en: 'in the module of the scheme', fr: 'dans le module de la Machination' },
  'stands-imprisoned': {
    en: 'in a security checkpoint or in the module of the scheme',
    fr: 'dans une Salle de sécurité ou dans le module de la Machination',
  },
  'stands-at-ride': { en: 'at a hyperlift stop or a telepad', fr: 'sur une Hyperstation ou un Téléporteur' },
  'owns-no-key': { en: 'without a Master Key', fr: 'sans Passe-partout' },
  'owns-no-crystal': { en: 'without a power crystal', fr: 'sans Cristal de pouvoir' },
  'seven-gold': { en: 'with 7 credits or more', fr: 'avec au moins 7 Crédits' },
} as const satisfies Partial<Record<Condition, Both>>;

export const SPACE_THIS_TURN = {
  'checkpoints-do-not-stop': {
    en: 'this turn, security checkpoints leave you the use of your boots',
    fr: 'pendant ce tour, les Salles de sécurité vous laissent l’usage de vos Bottes',
  },
  'no-dizziness': {
    en: 'this turn, rides do not make you dizzy',
    fr: 'pendant ce tour, les trajets ne vous étourdissent pas',
  },
  'locks-open': { en: 'this turn, locks are open to you', fr: 'pendant ce tour, les Cadenas vous sont ouverts' },
  'next-path-safe': {
    en: 'walk past the Enemies of your next corridor unharmed',
    fr: 'passer sans dommage devant les Ennemis de votre prochain couloir',
  },
  'bargain-anywhere': {
    en: 'buy a market item from any room for 3 credits',
    fr: 'acheter un objet du Marché depuis n’importe quelle Salle pour 3 Crédits',
  },
  'buy-anywhere': {
    en: 'once this turn, buy a market item from any room for 7 credits',
    fr: 'une fois dans le tour, acheter un objet du Marché depuis n’importe quelle Salle pour 7 Crédits',
  },
} as const satisfies Partial<Record<Change, Both>>;

/** Nothing is told where one may stand anywhere. */
export const SPACE_STANDING = {
  'pad-in-module': { en: 'in a module with a telepad', fr: 'dans un module à Téléporteur' },
  'one-cube': { en: '', fr: '' },
  'two-cubes': { en: '', fr: '' },
  aboard: { en: '', fr: '' },
} as const satisfies Partial<Record<Place, Both>>;

export const SPACE_TELEPORT = {
  'pad-anywhere': { en: 'teleport to any telepad', fr: 'aller par Téléportation à n’importe quel Téléporteur' },
  'lift-anywhere': {
    en: 'teleport to any hyperlift stop',
    fr: 'aller par Téléportation à n’importe quelle Hyperstation',
  },
  'pad-in-module': {
    en: 'teleport to a telepad of your module',
    fr: 'aller par Téléportation à un Téléporteur de votre module',
  },
} as const satisfies Partial<Record<Destination, Both>>;
