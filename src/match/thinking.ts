import { BOT_NAMES, botOf } from '../bots/index.ts';
import { sightOf } from '../engine/bot.ts';
import { InputError, type Random, type Seat } from '../engine/game.ts';
import { dice } from '../engine/random.ts';
import type { PlayKit } from '../engine/stage.ts';

/** What a bot is asked, as plain data: another thread finds the same answer. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly state: unknown;
  /** Of the bot's luck. */
  readonly seed: number;
}

/** The index of the answer that the bot chooses, by what its seat may see. */
export function chosenBy(kit: PlayKit, { bot, seat, state }: Omit<BotQuestion, 'seed'>, random: Random): number {
  const decision = kit.game.decision(state);
  if (decision?.seat !== seat) throw new InputError('seat', `seat ${seat} is not asked`);
  const sight = sightOf(kit.game, state, decision, random);
  return botOf(BOT_NAMES.find((name) => name === bot) ?? 'greedy', kit).choose(sight);
}

export const botChoice = (kit: PlayKit, question: BotQuestion): number => chosenBy(kit, question, dice(question.seed));
