import { changed } from './changes.ts';
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
}

type Telling = Extract<ServerMessage, { say: 'table' | 'news' }>;

/** What is known after a message; null where something is missing, so that the table has to be watched anew. */
export function followed(before: Followed | null, message: Telling): Followed | null {
  const { seq, since } = message;
  const kept = since < 0 ? [] : (before?.told.filter(({ step }) => step <= since) ?? []);
  if (kept.length !== since + 1) return null;
  const told = [...kept, ...message.told];
  if (message.say === 'table') {
    const lines = since < 0 ? message.lines : [...(before?.lines ?? []), ...message.lines];
    return { charter: message.charter, seq, now: message.now, told, lines };
  }
  if (before === null || before.seq !== message.from) return null;
  const now = 'now' in message ? message.now : changed(before.now, message.change);
  return { charter: before.charter, seq, now, told, lines: [...before.lines, ...message.lines] };
}
