import { changed } from './changes.ts';
import type { ChatMessage } from './chat.ts';
import type { Charter } from './hosted.ts';
import type { Line, Now, ServerMessage } from './messages.ts';
import type { Told } from './table.ts';

/** A table as one who watches it knows it. */
export interface Followed {
  readonly charter: Charter;
  readonly seq: number;
  readonly now: Now;
  /** Everything that happened, from the setup on. */
  readonly told: readonly Told[];
  readonly lines: readonly Line[];
  /** The chat, in the order of its numbers. */
  readonly messages: readonly ChatMessage[];
}

type Of<Say extends ServerMessage['say']> = Extract<ServerMessage, { say: Say }>;

/** The number of the last message of the chat that is known; 0 before the first. */
export const lastMessageOf = (table: Pick<Followed, 'messages'> | null): number => table?.messages.at(-1)?.number ?? 0;

/** The messages with those that are new among the others. */
function withNew(before: Followed | null, others: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = lastMessageOf(before);
  const news = others.filter(({ number }) => number > last);
  return news.length === 0 ? (before?.messages ?? []) : [...(before?.messages ?? []), ...news];
}

/** The messages without those of players who have deleted what was kept about them. */
function withoutErased(messages: readonly ChatMessage[], lines: readonly Line[]): readonly ChatMessage[] {
  const erased = lines.flatMap((line) => (line.kind === 'erased' ? line.player : []));
  return erased.length === 0 ? messages : messages.filter(({ player }) => !erased.includes(player));
}

function afterTable(before: Followed | null, message: Of<'table' | 'news'>): Followed | null {
  const { seq, since } = message;
  const kept = since < 0 ? [] : (before?.told.filter(({ step }) => step <= since) ?? []);
  if (kept.length !== since + 1) return null;
  const told = [...kept, ...message.told];
  if (message.say === 'table') {
    const { charter, now } = message;
    const lines = since < 0 ? message.lines : [...(before?.lines ?? []), ...message.lines];
    const messages = withoutErased(withNew(before, message.messages ?? []), message.lines);
    return { charter, seq, now, told, lines, messages };
  }
  if (before === null || before.seq !== message.from) return null;
  const now = 'now' in message ? message.now : changed(before.now, message.change);
  const messages = withoutErased(before.messages, message.lines);
  return { ...before, seq, now, told, lines: [...before.lines, ...message.lines], messages };
}

/** What is known after a message; null where something is missing, so that the table has to be watched anew. */
export function followed(before: Followed | null, message: Of<'table' | 'news' | 'chat'>): Followed | null {
  if (message.say !== 'chat') return afterTable(before, message);
  return before === null ? null : { ...before, messages: withNew(before, message.messages) };
}
