import type { Both } from '../language.ts';

/** Telling whoever runs the server what is wrong. */
export const REPORTS = {
  report: { en: 'Report', fr: 'Signaler' },
  reportName: { en: 'Report the name {name}', fr: 'Signaler le nom {name}' },
  reportMessage: { en: 'Report this message from {name}', fr: 'Signaler ce message {de name}' },
  sureName: {
    en: 'Report the name {name} to this server’s admin?',
    fr: 'Signaler le nom {name} aux responsables de ce serveur ?',
  },
  sureMessage: {
    en: 'Report this message from {name} to this server’s admin?',
    fr: 'Signaler ce message {de name} aux responsables de ce serveur ?',
  },
  yes: { en: 'Yes, report it', fr: 'Oui, signaler' },
  no: { en: 'Cancel', fr: 'Annuler' },
  done: { en: 'Reported. Thank you!', fr: 'Signalé. Merci !' },
} as const satisfies Record<string, Both>;
