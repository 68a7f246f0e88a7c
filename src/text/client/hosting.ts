import type { Both } from '../language.ts';

/** What the host of a table may do besides playing. */
export const HOSTING = {
  title: { en: 'Host controls', fr: 'En tant qu’hôte' },
  free: { en: 'Free', fr: 'Libérer' },
  freeSeat: { en: 'Free seat {letter} ({name})', fr: 'Libérer la place {letter} ({name})' },
  makeHost: { en: 'Make {name} the host', fr: 'Faire {de name} l’hôte' },
  makeHostSure: {
    en: 'Make {name} the host? Only {name} can undo this.',
    fr: 'Faire {de name} l’hôte ? Seul le nouvel hôte pourra vous rendre ce rôle.',
  },
  makeHostYes: { en: 'Yes, hand it over', fr: 'Oui, passer la main' },
  end: { en: 'End the game for everyone', fr: 'Arrêter la partie pour tout le monde' },
  endSure: {
    en: 'End the game now? Nobody can play on, and nobody wins.',
    fr: 'Arrêter la partie maintenant ? Plus personne ne pourra jouer, et personne ne gagne.',
  },
  endYes: { en: 'Yes, end the game', fr: 'Oui, arrêter la partie' },
  remove: { en: 'Delete this table', fr: 'Supprimer cette table' },
  removeSure: {
    en: 'Delete this table for everyone? This can’t be undone.',
    fr: 'Supprimer cette table pour tout le monde ? C’est définitif.',
  },
  removeYes: { en: 'Yes, delete it', fr: 'Oui, la supprimer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
} as const satisfies Record<string, Both>;
