import type { Options } from '../../engine/game.ts';
import type { PlayKit } from '../../engine/stage.ts';
import { loadPart } from '../load-part.ts';

/** A game as it is played here. */
export interface WorkerKit extends PlayKit {
  /** Fetches what its bots need before one of them moves. */
  sense(): Promise<void>;
}

const withSense = (bare: Omit<PlayKit, 'appraise'>, load: () => Promise<PlayKit['appraise']>): WorkerKit => {
  let appraise: PlayKit['appraise'] | null = null;
  return {
    ...bare,
    appraise(view) {
      if (appraise === null) throw new Error('a bot moves whose sense was not fetched');
      return appraise(view);
    },
    async sense() {
      appraise ??= await load();
    },
  };
};

const clankSense = async (): Promise<PlayKit['appraise']> => {
  const { appraise }: Pick<PlayKit, 'appraise'> = await loadPart(() => import('../../games/clank/sense/appraise.ts'));
  return appraise;
};

/** Fetches the boxes beside the first one that a table is played with; all of them where that is not known. */
async function expansionsOf(options: Options | null): Promise<void> {
  if (options === null || (options['expansions'] ?? 'none') !== 'none')
    await loadPart(() => import('../../games/clank/space/expansions.ts'));
}

/** The games by id, each fetched when it is first played; with options, as far as a table with these needs it. */
export const KITS: Readonly<Record<string, (options: Options | null) => Promise<WorkerKit>>> = {
  clank: async () =>
    withSense((await loadPart(() => import('../../games/clank/classic/bare.ts'))).clankBare, clankSense),
  'clank-catacombs': async () =>
    withSense((await loadPart(() => import('../../games/clank/catacombs/bare.ts'))).catacombsBare, clankSense),
  'clank-in-space': async (options) => {
    const [{ spaceBare }] = await Promise.all([
      loadPart(() => import('../../games/clank/space/bare.ts')),
      expansionsOf(options),
    ]);
    return withSense(spaceBare, clankSense);
  },
  'smash-up': async () => ({
    ...(await loadPart(() => import('../../games/smash-up/play.ts'))).smashUpPlay,
    async sense() {},
  }),
};
