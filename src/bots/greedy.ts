import type { Bot } from '../engine/bot.ts';

/** Takes what the game's own sense likes best just now; among equals, any. */
export const greedyBot = (appraise: (view: unknown) => readonly number[]): Bot => ({
  name: 'greedy',
  choose({ view, decision, random }) {
    const worths = appraise(view);
    const most = Math.max(...worths);
    const best = decision.options.flatMap((_, index) => (worths[index] === most ? [index] : []));
    return best[random.below(best.length)]!;
  },
});
