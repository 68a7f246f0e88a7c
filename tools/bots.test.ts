import { describe, expect, test } from 'vitest';
import { BOT_NAMES, botOf } from '../src/bots/index.ts';
import { sightOf } from '../src/engine/bot.ts';
import { tableOptions } from '../src/engine/game.ts';
import { dice, seedFrom } from '../src/engine/random.ts';
import type { GameKit } from '../src/engine/stage.ts';
import { KITS } from '../src/games/index.ts';

const GAMES = 120;

/** Wins of a greedy bot against random ones, sitting in each seat in turn. */
function winsOfGreedy(kit: GameKit): number {
  const { game } = kit;
  const [greedy, random] = [botOf('greedy', kit), botOf('random', kit)];
  let wins = 0;
  for (let i = 0; i < GAMES; i++) {
    const rolls = dice(i);
    const seat = i % 2;
    const state = game.setup(2, tableOptions(game, {}), seedFrom(rolls));
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      game.answer(state, (asked.seat === seat ? greedy : random).choose(sightOf(game, state, asked, rolls)));
    }
    if (game.result(state)!.winners.includes(seat)) wins++;
  }
  return wins;
}

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))('bots at %s', (_, kit) => {
  test.each(BOT_NAMES)('%s chooses by what its seat may know, and by nothing else', (name) => {
    const { game } = kit;
    const random = dice(8);
    const state = game.setup(3, tableOptions(game, {}), seedFrom(random));
    const bot = botOf(name, kit);
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      const seed = random.below(1 << 20);
      const other = kit.otherWorld(state, asked.seat, random).state;
      const index = bot.choose(sightOf(game, state, asked, dice(seed)));
      expect(bot.choose(sightOf(game, other, game.decision(other)!, dice(seed)))).toBe(index);
      game.answer(state, index);
    }
  });

  test('greedy beats random in at least nine games of ten', { timeout: 60_000 }, () => {
    expect(winsOfGreedy(kit)).toBeGreaterThanOrEqual(GAMES * 0.9);
  });
});
