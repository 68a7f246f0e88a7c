import type { Both } from '../language.ts';

export const SETTINGS = {
  title: { en: 'Settings', fr: 'Réglages' },
  name: { en: 'Your name', fr: 'Votre nom' },
  nameHint: { en: 'Used at new tables.', fr: 'Celui de vos prochaines tables.' },
  language: { en: 'Language', fr: 'Langue' },
  theme: { en: 'Theme', fr: 'Thème' },
  textSize: { en: 'Text size', fr: 'Taille du texte' },
  pace: { en: 'Bot speed', fr: 'Rythme des bots' },
  volume: { en: 'Volume', fr: 'Volume' },
  silent: { en: 'off', fr: 'coupé' },
  percent: { en: '{n}%', fr: '{n} %' },
  reducedMotion: { en: 'Reduce motion', fr: 'Réduire les animations' },
  reducedMotionHint: {
    en: 'Things appear in place instead of moving.',
    fr: 'Tout apparaît directement à sa place.',
  },
  strongPatterns: { en: 'Strong patterns', fr: 'Motifs renforcés' },
  strongPatternsHint: {
    en: 'Sharper patterns and bigger letters wherever color tells players apart.',
    fr: 'Motifs plus nets et lettres plus grandes partout où la couleur distingue les joueurs.',
  },
  kept: {
    en: 'Changes apply at once and stay on this device.',
    fr: 'Les changements s’appliquent aussitôt et restent sur cet appareil.',
  },
} as const satisfies Record<string, Both>;

/** Each language by its own name. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;

export const THEME_NAMES = {
  dark: { en: 'Dark', fr: 'Sombre' },
  light: { en: 'Light', fr: 'Clair' },
} as const satisfies Record<string, Both>;

export const PACE_NAMES = {
  slow: { en: 'Slow', fr: 'Lent' },
  normal: { en: 'Normal', fr: 'Normal' },
  fast: { en: 'Fast', fr: 'Rapide' },
  instant: { en: 'Instant', fr: 'Instantané' },
} as const satisfies Record<string, Both>;
