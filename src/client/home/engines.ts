import { type Game, InputError, type Options } from '../../engine/game.ts';
import type { Wording } from '../../text/wording.ts';
import { needed } from '../app/needed.tsx';

/** A game with its words: what it takes to choose a table. */
export interface Engine {
  readonly game: Game;
  readonly wording: Wording;
}

export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  clank: async () => {
    const [{ clank }, { clankWording }] = await needed(() =>
      Promise.all([import('../../games/clank/classic/game.ts'), import('../../text/clank/index.ts')]),
    );
    return { game: clank, wording: clankWording };
  },
  'clank-catacombs': async () => {
    const [{ catacombs }, { catacombsWording }] = await needed(() =>
      Promise.all([import('../../games/clank/catacombs/game.ts'), import('../../text/clank/catacombs.ts')]),
    );
    return { game: catacombs, wording: catacombsWording };
  },
  'clank-in-space': async () => {
    const [{ inSpace }, { spaceWording }] = await needed(() =>
      Promise.all([
        import('../../games/clank/space/game.ts'),
        import('../../text/clank/space.ts'),
        import('../../games/clank/space/expansions.ts'),
      ]),
    );
    return { game: inSpace, wording: spaceWording };
  },
  'smash-up': async () => {
    const [{ smashUp }, { smashUpWording }] = await needed(() =>
      Promise.all([import('../../games/smash-up/game.ts'), import('../../text/smash-up/index.ts')]),
    );
    return { game: smashUp, wording: smashUpWording };
  },
};

/** Why so many players cannot sit at such a table; null if they can. */
export function refusalOf(game: Game, seats: number, options: Options): InputError | null {
  try {
    game.setup(seats, options, '0'.repeat(64));
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
