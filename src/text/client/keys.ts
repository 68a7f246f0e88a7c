import type { Both } from '../language.ts';

/** What keys do at a table, in the order they are listed. */
export const KEYS = {
  walk: {
    en: 'Move from one element to the next; on the board, from room to room',
    fr: 'Aller d’un élément à l’autre ; sur le plateau, de salle en salle',
  },
  act: { en: 'Activate whatever has focus', fr: 'Activer l’élément choisi' },
  zoom: { en: 'Inspect a card', fr: 'Regarder une carte de près' },
  hand: { en: 'Play that card from your hand', fr: 'Jouer cette carte de la main' },
  playAll: { en: 'Play your whole hand', fr: 'Jouer toute la main' },
  endTurn: { en: 'End the turn', fr: 'Finir le tour' },
  undo: { en: 'Undo', fr: 'Annuler' },
  redo: { en: 'Redo', fr: 'Rétablir' },
  log: { en: 'Open the log', fr: 'Ouvrir le journal' },
  recap: { en: 'What happened since your last turn', fr: 'Ce qui s’est passé depuis votre dernier tour' },
  deck: { en: 'My deck', fr: 'Mon deck ou ma pioche' },
  board: { en: 'Go to the board', fr: 'Aller au plateau' },
  toHand: { en: 'Go to the hand', fr: 'Aller à la main' },
  rules: { en: 'Open the rules', fr: 'Ouvrir les règles' },
  skip: { en: 'Skip the bots’ turns', fr: 'Accélérer le tour des bots' },
  help: { en: 'This list', fr: 'Cette liste' },
  close: { en: 'Close what is open', fr: 'Fermer ce qui est ouvert' },
} as const satisfies Record<string, Both>;
export type KeyMeaning = keyof typeof KEYS;
