import type { Card, Kind } from '../../games/clank/core/card.ts';
import type { Both } from '../language.ts';
import type { Noun } from '../plural.ts';

export const ZOOM = {
  close: { en: 'Close', fr: 'Fermer' },
  refused: { en: 'Not allowed here', fr: 'Impossible ici' },
  rule: { en: 'Rule', fr: 'Règle' },
  rulings: { en: 'Rules that apply', fr: 'Règles qui s’y appliquent' },
  nameIsOurs: { en: 'This name is our own translation.', fr: 'Nom traduit par nos soins.' },
} as const satisfies Record<string, Both>;

export const COPIES: Noun = { en: ['copy', 'copies'], fr: ['exemplaire', 'exemplaires'] };

/** What a seal printed on the picture warns of. */
export const SEAL_NOTE = {
  dragon: {
    en: 'The Dragon attacks when this card enters the row.',
    fr: 'Le Dragon attaque quand cette carte apparaît sur la piste.',
  },
  danger: {
    en: 'Danger: one more cube in every attack while this card is in the row.',
    fr: 'Danger : un cube de plus à chaque attaque tant que cette carte est sur la piste.',
  },
  depths: { en: 'In the Depths only.', fr: 'Seulement dans les Profondeurs.' },
  crystal: { en: 'In a Crystal Cave only.', fr: 'Seulement dans une Caverne de Cristal.' },
  wayshrine: {
    en: 'In a Crystal Cave or Wayshrine only.',
    fr: 'Seulement dans une Caverne de Cristal ou un Lieu sacré.',
  },
} as const satisfies Record<string, Both>;

export type SealNote = keyof typeof SEAL_NOTE;

/** What becomes of a card of the kind. */
export const KIND_NOTE: Readonly<Record<Kind, Both>> = {
  plain: {
    en: 'Acquired with Skill: it goes to your discard pile and comes back with your deck.',
    fr: 'S’acquiert avec des Compétences : elle rejoint votre défausse et reviendra au prochain mélange.',
  },
  companion: {
    en: 'Companion: acquired with Skill, it joins your discard pile; some cards count Companions.',
    fr: 'Compagnon : s’acquiert avec des Compétences et rejoint votre défausse ; certaines cartes comptent les Compagnons.',
  },
  gem: {
    en: 'Gem: noisy to acquire, worth points at the end.',
    fr: 'Gemme : bruyante à acquérir, précieuse au décompte.',
  },
  device: {
    en: 'Device: used at once, then it leaves the row; it never joins your deck.',
    fr: 'Aubaine : son effet est immédiat, puis elle quitte la piste ; elle ne rejoint jamais votre deck.',
  },
  monster: {
    en: 'Monster: fought with Swords; you gain its reward, then it leaves the row.',
    fr: 'Monstre : se combat avec des Épées ; sa récompense est à vous, puis il quitte la piste.',
  },
};

export const PILE_NOTE: Readonly<Record<Exclude<Card['pile'], 'dungeon'>, Both>> = {
  starter: {
    en: 'Starting card: everyone starts with the same ten.',
    fr: 'Carte de départ : chacun commence avec les dix mêmes.',
  },
  reserve: {
    en: 'Reserve: always on offer while its pile lasts.',
    fr: 'Action permanente : toujours proposée, tant que sa pile n’est pas vide.',
  },
};
