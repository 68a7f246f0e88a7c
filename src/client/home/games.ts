import type { ComponentType } from 'preact';
import { GAME_NAMES } from '../../text/game-names.ts';
import type { Both } from '../../text/language.ts';
import { lazy } from '../app/lazy.tsx';
import type { IconName } from '../icons/icon.tsx';

/** What the home page knows of a game without fetching it. */
export interface HomeGame {
  readonly id: string;
  readonly name: Both;
  /** The name of its palette and display face in the stylesheets. */
  readonly palette: string;
  readonly icon: IconName;
  readonly seats: { readonly from: number; readonly to: number };
  readonly minutes: number;
  /** How many bots sit down at once. */
  readonly bots: number;
  readonly Poster: ComponentType;
}

export const GAMES: readonly HomeGame[] = [
  {
    id: 'clank',
    name: GAME_NAMES.clank,
    palette: 'dungeon',
    icon: 'spiked-dragon-head',
    seats: { from: 2, to: 4 },
    minutes: 45,
    bots: 2,
    Poster: lazy(async () => (await import('./posters/clank.tsx')).ClankPoster),
  },
  {
    id: 'clank-catacombs',
    name: GAME_NAMES['clank-catacombs'],
    palette: 'catacombs',
    icon: 'crypt-entrance',
    seats: { from: 2, to: 6 },
    minutes: 60,
    bots: 2,
    Poster: lazy(async () => (await import('./posters/catacombs.tsx')).CatacombsPoster),
  },
  {
    id: 'clank-in-space',
    name: GAME_NAMES['clank-in-space'],
    palette: 'space',
    icon: 'ringed-planet',
    seats: { from: 2, to: 4 },
    minutes: 60,
    bots: 2,
    Poster: lazy(async () => (await import('./posters/space.tsx')).SpacePoster),
  },
  {
    id: 'smash-up',
    name: GAME_NAMES['smash-up'],
    palette: 'smash',
    icon: 'punch-blast',
    seats: { from: 2, to: 4 },
    minutes: 30,
    bots: 1,
    Poster: lazy(async () => (await import('./posters/smash-up.tsx')).SmashUpPoster),
  },
];

export const gameOf = (id: string): HomeGame | undefined => GAMES.find((game) => game.id === id);
