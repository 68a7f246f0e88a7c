import type { Both } from '../language.ts';

/** What the sheet of a player and the lists of cards say. */
export const SHEET = {
  leftLong: { en: 'Left the dungeon with an Artifact.', fr: 'A quitté le Donjon avec un Artefact.' },
  rescuedLong: { en: 'Knocked out, rescued by the villagers.', fr: 'Hors de combat, secouru par les villageois.' },
  lostLong: { en: 'Knocked out and lost: no points.', fr: 'Hors de combat et perdu : aucun point.' },
  room: { en: 'Where', fr: 'Lieu' },
  points: { en: 'Points so far', fr: 'Points à ce stade' },
  pointsWhy: {
    en: 'Artifacts {artifacts}, other tokens {tokens}, Gold {gold}, cards {cards}',
    fr: 'Artefacts {artifacts}, autres jetons {tokens}, Or {gold}, cartes {cards}',
  },
  tokens: { en: 'Tokens', fr: 'Jetons' },
  none: { en: 'none', fr: 'aucun' },
  noCard: { en: 'No card.', fr: 'Aucune carte.' },
  hand: { en: 'Hand', fr: 'Main' },
  play: { en: 'In play', fr: 'En jeu' },
  owned: { en: 'All cards owned', fr: 'Toutes les cartes possédées' },
  toDraw: { en: 'Left to draw', fr: 'Reste à piocher' },
  toDrawOrHeld: { en: 'Left to draw or in hand', fr: 'Reste à piocher ou en main' },
  shuffleNext: {
    en: 'The next card is drawn after a shuffle.',
    fr: 'La prochaine carte sera piochée après un mélange.',
  },
  spectator: {
    en: 'Spectators have no cards: open a player instead.',
    fr: 'Un spectateur n’a pas de cartes : ouvrez la fiche d’un joueur.',
  },
} as const satisfies Record<string, Both>;
