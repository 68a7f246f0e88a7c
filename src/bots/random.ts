import type { Bot } from '../engine/bot.ts';

/** Any option, all alike. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ decision, random }) => random.below(decision.options.length),
};
