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
  'power-crystal': { en: 'if you have a Power Crystal', fr: 'si vous avez un Cristal de pouvoir' },
  contraband: { en: 'if you have Contraband', fr: 'si vous avez des Produits de contrebande' },
  trashed: { en: 'if you trash a card this turn', fr: 'si vous bannissez une carte pendant ce tour' },
  hacked: { en: 'if you hack a Data Port this turn', fr: 'si vous piratez un port de data pendant ce tour' },
  'prisoner-at-hand': {
    en: 'if you have a Prisoner in your play area or discard pile',
    fr: 'si vous avez un Prisonnier dans votre zone de jeu ou votre défausse',
  },
  'at-market': { en: 'if you are in a Market this turn', fr: 'si vous êtes dans un Marché pendant ce tour' },
  'at-checkpoint': {
    en: 'if you are in a Security Checkpoint this turn',
    fr: 'si vous êtes dans une Salle de sécurité pendant ce tour',
  },
  'at-data-port': {
    en: 'if you are in a room with a Data Port this turn',
    fr: 'si vous êtes dans une Salle à port de data pendant ce tour',
  },
  'crystal-in-bank': {
    en: 'if the bank has a Power Crystal left',
    fr: 's’il reste un Cristal de pouvoir dans la réserve générale',
  },
  'stands-in-checkpoint': { en: 'in a Security Checkpoint', fr: 'dans une Salle de sécurité' },
  'has-installed': { en: 'with installed Cyberware', fr: 'qui a une carte Cyberware installée' },
  'five-damage': { en: 'if you have 5 damage or more', fr: 'si vous avez au moins 5 dégâts' },
  installed: { en: 'if you have Cyberware installed', fr: 'si vous avez une carte Cyberware installée' },
  'secret-taken': { en: 'if you take a Secret this turn', fr: 'si vous prenez un Secret pendant ce tour' },
  'doom-near': {
    en: 'if the Scheme has 2 cubes or more',
    fr: 'si la Machination porte au moins 2 cubes',
  },
  'stands-unsafe': { en: 'outside safe areas', fr: 'hors des zones sûres' },
  'stands-airless': {
    en: 'outside safe areas and Hydroponics',
    fr: 'hors des zones sûres et du Centre hydroponique',
  },
  'stands-in-scheme-module': { en: 'in the Scheme’s module', fr: 'dans le module de la Machination' },
  'stands-imprisoned': {
    en: 'in a Security Checkpoint or the Scheme’s module',
    fr: 'dans une Salle de sécurité ou dans le module de la Machination',
  },
  'stands-at-ride': { en: 'at a Hyperlift stop or a Telepad', fr: 'sur une Hyperstation ou un Téléporteur' },
  'owns-no-key': { en: 'without a Master Key', fr: 'sans Passe-partout' },
  'owns-no-crystal': { en: 'without a Power Crystal', fr: 'sans Cristal de pouvoir' },
  'seven-gold': { en: 'with 7 Credits or more', fr: 'qui a au moins 7 Crédits' },
} as const satisfies Partial<Record<Condition, Both>>;

export const SPACE_THIS_TURN = {
  'checkpoints-do-not-stop': {
    en: 'Security Checkpoints do not stop you this turn',
    fr: 'les Salles de sécurité ne vous arrêtent pas pendant ce tour',
  },
  'no-dizziness': {
    en: 'Hyperlifts and Telepads do not make you dizzy this turn',
    fr: 'Hyperstations et Téléporteurs ne vous étourdissent pas pendant ce tour',
  },
  'locks-open': { en: 'ignore locks this turn', fr: 'ignorer les Cadenas pendant ce tour' },
  'next-path-safe': {
    en: 'ignore the Enemies in the next corridor you walk through',
    fr: 'ignorer les Ennemis du prochain couloir que vous traversez',
  },
  'bargain-anywhere': {
    en: 'buy a Market item from any room for 3 Credits',
    fr: 'acheter un objet du Marché depuis n’importe quelle Salle pour 3 Crédits',
  },
  'buy-anywhere': {
    en: 'once this turn, you may buy a Market item from any room for 7 Credits',
    fr: 'une fois pendant ce tour, vous pouvez acheter un objet du Marché depuis n’importe quelle Salle pour 7 Crédits',
  },
} as const satisfies Partial<Record<Change, Both>>;

/** Nothing is told where one may stand anywhere, nor where the effect itself tells it. */
export const SPACE_STANDING = {
  'pad-in-module': { en: '', fr: '' },
  'one-cube': { en: '', fr: '' },
  'two-cubes': { en: '', fr: '' },
  aboard: { en: '', fr: '' },
} as const satisfies Partial<Record<Place, Both>>;

export const SPACE_TELEPORT = {
  'pad-anywhere': { en: 'teleport to any Telepad', fr: 'se téléporter sur n’importe quel Téléporteur' },
  'lift-anywhere': {
    en: 'teleport to any Hyperlift stop',
    fr: 'se téléporter dans n’importe quelle Hyperstation',
  },
  'pad-in-module': {
    en: 'teleport to a Telepad in your module',
    fr: 'se téléporter sur un Téléporteur de votre module',
  },
} as const satisfies Partial<Record<Destination, Both>>;
