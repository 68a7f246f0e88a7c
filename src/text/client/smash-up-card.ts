import type { Both } from '../language.ts';

/** A card or base as one sentence, before what it says. */
export const SMASH_LABEL = {
  minion: { en: '{name}, minion of power {power}, {faction}.', fr: '{name}, Créature de Force {power}, {faction}.' },
  changedMinion: {
    en: '{name}, minion of power {power} instead of {printed}, {faction}.',
    fr: '{name}, Créature de Force {power} au lieu de {printed}, {faction}.',
  },
  action: { en: '{name}, action, {faction}.', fr: '{name}, Action, {faction}.' },
  base: {
    en: '{name}, base with breakpoint {breakpoint}, worth {points} Victory Points.',
    fr: '{name}, Base de Résistance {breakpoint}, qui rapporte {points} Points de Victoire.',
  },
  changedBase: {
    en: '{name}, base with breakpoint {breakpoint} instead of {printed}, worth {points} Victory Points.',
    fr: '{name}, Base de Résistance {breakpoint} au lieu de {printed}, qui rapporte {points} Points de Victoire.',
  },
} as const satisfies Record<string, Both>;

export const SMASH_CARD = {
  minion: { en: 'Minion', fr: 'Créature' },
  action: { en: 'Action', fr: 'Action' },
  noAbility: { en: 'No ability', fr: 'Sans effet' },
  inFaction: {
    en: '{faction} · {copies} of {total} cards',
    fr: '{faction} · {copies} sur {total} cartes',
  },
  revised: { en: 'revised printing', fr: 'tirage révisé' },
  first: { en: 'first printing', fr: 'premier tirage' },
} as const satisfies Record<string, Both>;

/** What the words at the head of a text mean, after them. */
export const KEYWORD_NOTE = {
  attach: {
    en: 'the card stays attached to its target, which gains its text. It moves with that target, and is discarded when the target leaves play.',
    fr: 'la carte reste attachée à sa cible, qui gagne son texte. Elle la suit si elle se déplace, et part à la défausse quand celle-ci quitte le jeu.',
  },
  talent: {
    en: 'you can use it once on each of your turns, while you play cards, as long as you control the card. It is always optional.',
    fr: 'utilisable une fois à chacun de vos tours, pendant que vous jouez des cartes, tant que vous contrôlez celle-ci. Jamais obligatoire.',
  },
  special: {
    en: 'only at the moment stated, even on another player’s turn; a card played this way does not count as your minion or action for the turn.',
    fr: 'seulement au moment indiqué, même au tour d’un autre ; une carte jouée ainsi ne compte pas comme votre Créature ou votre Action du tour.',
  },
  ongoing: {
    en: 'works for as long as the card is in play.',
    fr: 's’applique tant que la carte est en jeu.',
  },
} as const satisfies Record<string, Both>;

export const PLAY_NOTE: Both = {
  en: 'Text without a label works once, when the card is played; moving the card later does not trigger it again.',
  fr: 'Un texte sans mot-clé s’applique une fois, quand la carte est jouée ; la déplacer ensuite ne le déclenche pas de nouveau.',
};

export const POWER_NOTE: Both = {
  en: 'Power {n} now, {printed} as printed.',
  fr: 'Force {n} en ce moment, {printed} sur la carte.',
};

/** What the numbers of a base mean. */
export const BASE_NOTE = {
  breakpoint: {
    en: 'Breakpoint {n}: the base scores once the minions there, whoever controls them, have this much power in total.',
    fr: 'Résistance {n} : la Base est conquise quand ses Créatures, tous joueurs confondus, totalisent cette Force.',
  },
  changed: {
    en: 'Breakpoint {n} now instead of {printed}: the base scores once the minions there, whoever controls them, have this much power in total.',
    fr: 'Résistance {n} en ce moment au lieu de {printed} : la Base est conquise quand ses Créatures, tous joueurs confondus, totalisent cette Force.',
  },
  points: {
    en: '{points} Victory Points for first, second and third place, by power there.',
    fr: '{points} Points de Victoire pour le Vainqueur, le Deuxième et le Troisième, selon leur Force sur place.',
  },
} as const satisfies Record<string, Both>;
