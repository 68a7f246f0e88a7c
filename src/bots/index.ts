import type { Bot } from '../engine/bot.ts';
import type { PlayKit } from '../engine/stage.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function botOf(name: BotName, kit: Pick<PlayKit, 'appraise'>): Bot {
  return name === 'random' ? randomBot : greedyBot((view) => kit.appraise(view));
}
