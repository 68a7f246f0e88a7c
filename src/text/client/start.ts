import type { Both } from '../language.ts';

/** What stands on the page where the client cannot start. */
export const START = {
  noScript: { en: 'Tintamarre needs JavaScript', fr: 'Tintamarre a besoin de JavaScript' },
  turnOn: {
    en: 'Turn on JavaScript in the settings of your browser, then reload this page.',
    fr: 'Activez JavaScript dans les réglages de votre navigateur, puis rechargez cette page.',
  },
  tooOld: { en: 'Tintamarre cannot start in this browser', fr: 'Tintamarre ne démarre pas dans ce navigateur' },
  update: {
    en: 'Update your browser, or try another one. If it is up to date, reload this page.',
    fr: 'Mettez votre navigateur à jour ou essayez-en un autre. S’il est à jour, rechargez cette page.',
  },
  versions: {
    en: 'You need one of these versions or a newer one: {versions}.',
    fr: 'Il vous faut l’une de ces versions ou une plus récente : {versions}.',
  },
} as const satisfies Record<string, Both>;
