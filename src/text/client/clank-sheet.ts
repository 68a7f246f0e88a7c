import type { Both } from '../language.ts';

/** What the sheet of a player and the lists of cards say. */
export const SHEET = {
  leftLong: { en: 'Left the dungeon with an artifact.', fr: 'A quitté le donjon avec un Artefact.' },
  rescuedLong: { en: 'Knocked out, rescued by the villagers.', fr: 'Hors de combat, secouru par les villageois.' },
  lostLong: { en: 'Knocked out and lost: no points.', fr: 'Hors de combat et perdu : aucun point.' },
  room: { en: 'Where', fr: 'Où' },
  points: { en: 'Points so far', fr: 'Points à ce stade' },
  pointsWhy: {
    en: 'artifacts {artifacts}, other tokens {tokens}, gold {gold}, cards {cards}',
    fr: 'Artefacts {artifacts}, autres jetons {tokens}, Or {gold}, cartes {cards}',
  },
  tokens: { en: 'Tokens', fr: 'Jetons' },
  none: { en: 'none', fr: 'aucun' },
  noCard: { en: 'No card.', fr: 'Aucune carte.' },
  hand: { en: 'Hand', fr: 'Main' },
  play: { en: 'In play', fr: 'En jeu' },
  owned: { en: 'Every card owned', fr: 'Toutes les cartes possédées' },
  toDraw: { en: 'Left to draw', fr: 'Reste à piocher' },
  toDrawOrHeld: { en: 'Left to draw or in hand', fr: 'Reste à piocher ou en main' },
  shuffleNext: { en: 'The next card drawn comes after a shuffle.', fr: 'La prochaine carte viendra après un mélange.' },
  spectator: {
    en: 'A spectator owns no cards: open a player.',
    fr: 'Un spectateur n’a pas de cartes : ouvrez un joueur.',
  },
} as const satisfies Record<string, Both>;
