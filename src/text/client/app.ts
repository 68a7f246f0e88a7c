import type { Both } from '../language.ts';

export const DIALOG = {
  close: { en: 'Close', fr: 'Fermer' },
} as const satisfies Record<string, Both>;

export const BAR = {
  language: { en: 'Language', fr: 'Langue' },
  sound: { en: 'Sound', fr: 'Son' },
  toLight: { en: 'Light theme', fr: 'Thème clair' },
  toDark: { en: 'Dark theme', fr: 'Thème sombre' },
  settings: { en: 'Settings', fr: 'Réglages' },
} as const satisfies Record<string, Both>;

export const APP = {
  loading: { en: 'Setting the table…', fr: 'On dresse la table…' },
  broken: { en: 'Something went wrong: {message}', fr: 'Une erreur est survenue : {message}' },
  noTable: {
    en: 'There is no such table on this device.',
    fr: 'Cette table n’est pas sur cet appareil.',
  },
  partMissing: {
    en: 'Part of the page could not be loaded.',
    fr: 'Une partie de la page n’a pas pu être chargée.',
  },
  reload: { en: 'Reload the page', fr: 'Recharger la page' },
  home: { en: 'Back to the games', fr: 'Retour aux jeux' },
  again: { en: 'Try again', fr: 'Réessayer' },
} as const satisfies Record<string, Both>;
