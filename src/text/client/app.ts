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
  broken: { en: 'Something broke: {message}', fr: 'Quelque chose s’est cassé : {message}' },
  noTable: {
    en: 'No such table is kept on this device.',
    fr: 'Aucune table de ce nom n’est gardée sur cet appareil.',
  },
  home: { en: 'Back to the games', fr: 'Retour aux jeux' },
  again: { en: 'Try again', fr: 'Réessayer' },
} as const satisfies Record<string, Both>;
