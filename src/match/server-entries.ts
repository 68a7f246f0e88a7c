import type { Entry } from '../protocol/hosted.ts';
import { pauseAt } from './clocks.ts';
import type { HostedTable } from './hosted.ts';
import { carriedByLeaving } from './motions.ts';
import type { BotQuestion } from './thinking.ts';

/** As many answers as no game takes: one that is not over by then is ended, for it might never be. */
const MOST_STEPS = 10_000;
const isEndless = ({ match }: HostedTable): boolean => match !== null && match.step >= MOST_STEPS;

/** The answer that the server gives now: for a bot, or as a person said beforehand; null where it waits. */
function serverAnswer(table: HostedTable): Extract<Entry, { kind: 'answered' }> | null {
  const { asked, match } = table;
  if (asked === null || match === null) return null;
  const sitter = table.playsFor(asked);
  const index = match.answerOf(sitter);
  return index === null
    ? null
    : { kind: 'answered', seat: asked, index, by: sitter.kind === 'bot' ? 'bot' : 'standing' };
}

/** What the bot that is to answer now is asked; null where something else is to happen. */
export function botQuestion(table: HostedTable): BotQuestion | null {
  const { asked, match } = table;
  if (asked === null || match === null || isEndless(table) || carriedByLeaving(table) !== null) return null;
  const sitter = table.playsFor(asked);
  return sitter.kind === 'bot' ? match.questionFor(sitter.bot) : null;
}

/** When the server next adds an entry by itself: for a bot after its pace, or when a clock runs out; null for never. */
export function serverDue(table: HostedTable, botPace: number, secret: string): number | null {
  const { asked, clocks, match } = table;
  if (asked === null) return null;
  if (isEndless(table) || carriedByLeaving(table) !== null) return clocks.askedSince;
  if (table.playsFor(asked).kind === 'bot') return clocks.askedSince + botPace;
  return match === null || match.standing === null ? clocks.falls : clocks.askedSince + pauseAt(match.step, secret);
}

/** The entry that the server adds by itself once that is due. */
export function serverEntry(table: HostedTable): Entry {
  if (isEndless(table)) return { kind: 'ended' };
  const motion = carriedByLeaving(table);
  if (motion !== null) return { kind: 'carried', motion };
  return serverAnswer(table) ?? { kind: 'went-away', seat: table.asked!, why: 'clock' };
}
