import type { GameRecord } from '../../engine/record.ts';
import type { PlayKit } from '../../engine/stage.ts';
import { type Story, startFrom, storyFrom, storyOf } from '../../engine/story.ts';
import { loadPart } from '../load-part.ts';

const clankStory = async (): Promise<Pick<PlayKit, 'teller'>> =>
  (await loadPart(() => import('../../games/clank/story.ts'))).clankStory;

/** How games are told afterwards. */
const STORIES: Readonly<Record<string, () => Promise<Pick<PlayKit, 'teller'>>>> = {
  clank: clankStory,
  'clank-catacombs': clankStory,
  'clank-in-space': clankStory,
  'smash-up': async () => (await loadPart(() => import('../../games/smash-up/story.ts'))).smashUpStory,
};

/** The game as it is told afterwards; its record begins after so many answers. */
export async function storyIn(kit: PlayKit, record: GameRecord, begins: number): Promise<Story> {
  const told = await STORIES[record.game]?.();
  return storyFrom(storyOf({ ...kit, ...told }, record), begins);
}

export { startFrom };
