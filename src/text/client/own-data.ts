import type { Both } from '../language.ts';

/** What the server keeps about a player, and its end. */
export const OWN_DATA = {
  title: { en: 'Your data', fr: 'Ce qui est conservé sur vous' },
  hint: {
    en: 'Your name, devices, messages, notifications and tables, as a file.',
    fr: 'Votre nom, vos appareils, vos messages, vos notifications et vos tables, dans un fichier.',
  },
  download: { en: 'Download everything', fr: 'Tout télécharger' },
  delete: { en: 'Delete everything', fr: 'Tout supprimer' },
  sure: {
    en: 'Delete your name, devices, messages and notifications for good? Bots take over your games in progress. Finished games stay, with “a player” in your place.',
    fr: 'Supprimer définitivement votre nom, vos appareils, vos messages et vos notifications ? Des bots joueront à votre place dans les parties en cours. Les parties terminées restent, avec « un joueur » à votre place.',
  },
  yes: { en: 'Delete for good', fr: 'Supprimer définitivement' },
  no: { en: 'Keep everything', fr: 'Tout garder' },
  done: { en: 'Everything about you was deleted.', fr: 'Tout ce qui vous concernait a été supprimé.' },
} as const satisfies Record<string, Both>;
