import type { Both } from '../language.ts';

export const SEATS = {
  player: { en: 'Player {letter}', fr: 'Joueur {letter}' },
  /** One who has had their name deleted. */
  gone: { en: 'a player', fr: 'un joueur' },
} as const satisfies Record<string, Both>;

/** What bots are called at each seat, in both languages: things that ring. */
export const BOT_CALLED = ['Clochette', 'Grelot', 'Tocsin', 'Bourdon', 'Carillon', 'Crécelle'] as const;
