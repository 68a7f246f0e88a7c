import type { PlayKit } from '../../engine/stage.ts';

/** The games by id, each fetched when it is first played. */
export const KITS: Readonly<Record<string, () => Promise<PlayKit>>> = {
  clank: async () => (await import('../../games/clank/classic/play.ts')).clankPlay,
  'clank-catacombs': async () => (await import('../../games/clank/catacombs/play.ts')).catacombsPlay,
  'smash-up': async () => (await import('../../games/smash-up/play.ts')).smashUpPlay,
};

/** How games are told afterwards, where it does not come with the game. */
export const STORIES: Readonly<Record<string, () => Promise<Pick<PlayKit, 'teller'>>>> = {
  clank: async () => (await import('../../games/clank/story.ts')).clankStory,
  'clank-catacombs': async () => (await import('../../games/clank/story.ts')).clankStory,
};
