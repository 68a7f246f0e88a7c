import type { ComponentType } from 'preact';
import { needed } from './app/needed.tsx';
import type { Remote } from './table/host.ts';
import type { OpenedTable } from './worker/calls.ts';

/** A table that was opened, ready to be drawn. */
export interface OpenTable {
  readonly View: ComponentType;
  close(): void;
}

/** What draws a game: everything else about a table is the same for all games. */
export interface GameFront {
  /** With `remote`, of a table that somebody else runs. */
  open(opened: OpenedTable, remote?: Remote): Promise<OpenTable>;
}

/** The games that can be played here, each fetched when it is first needed. */
export const FRONTS: Readonly<Record<string, () => Promise<GameFront>>> = {
  clank: async () => (await needed(() => import('./games/clank/front.tsx'))).clankFront,
  'clank-catacombs': async () => (await needed(() => import('./games/catacombs/front.tsx'))).catacombsFront,
  'clank-in-space': async () => (await needed(() => import('./games/space/front.tsx'))).spaceFront,
  'smash-up': async () => (await needed(() => import('./games/smash-up/front.tsx'))).smashUpFront,
};
