import type { Random, Seat } from '../engine/game.ts';
import { Session } from '../engine/session.ts';
import type { PlayKit } from '../engine/stage.ts';
import type { Charter, Motion, Place } from '../protocol/hosted.ts';
import type { AskCounts } from './ask-counts.ts';
import type { KeptClocks } from './clocks.ts';
import { HostedTable } from './hosted.ts';
import { type KeptMatch, Match } from './match.ts';

/** What was asked of whom, and out of how many answers. */
export interface Question {
  readonly seat: Seat;
  readonly ask: string;
  readonly options: number;
}

/** A table whose game has begun, as plain data: with it the entries up to `seq` need not be read again. */
export interface KeptHosted {
  readonly seq: number;
  /** The rules that it was played by: their version, and what they were made of. */
  readonly rules: number;
  readonly print: string | null;
  readonly places: readonly Place[];
  /** Missing in tables kept by servers whose hosts could not hand over: it is the one who opened the table. */
  readonly host?: string;
  readonly clocks: KeptClocks;
  readonly ended: boolean;
  readonly chat: HostedTable['chat'];
  /** Missing in tables kept by servers where everybody might write. */
  readonly spectatorsMayWrite?: boolean;
  readonly motion: { readonly motion: Motion; readonly agreed: readonly Seat[] } | null;
  readonly next?: HostedTable['next'];
  /** Missing in tables kept by servers that did not count. */
  readonly askCounts?: AskCounts;
  /** What is asked now; null when the game is over. */
  readonly question: Question | null;
  readonly match: KeptMatch;
}

/** Everything that a table is, beside what is fixed. */
interface Fixed {
  readonly charter: Charter;
  readonly secret: string;
  readonly kit: PlayKit;
  readonly random: Random;
}

export const questionOf = ({ decision }: Match): Question | null =>
  decision === null ? null : { seat: decision.seat, ask: decision.ask, options: decision.options.length };

/** The table as plain data, to be written at once: it shares the states of the table. */
export function keptOf(table: HostedTable, match: Match): KeptHosted {
  const { seq, print, places, host, clocks, ended, chat, spectatorsMayWrite, motion, next, askCounts, kit } = table;
  return {
    seq,
    rules: kit.game.rules,
    print,
    places,
    host,
    clocks: clocks.kept,
    ended,
    chat,
    spectatorsMayWrite,
    motion: motion === null ? null : { motion: motion.motion, agreed: [...motion.agreed] },
    next,
    askCounts,
    question: questionOf(match),
    match: match.kept,
  };
}

export const newTable = ({ charter, secret, kit, random }: Fixed): HostedTable =>
  new HostedTable(charter, secret, kit, random);

/** The table as it was kept, with the match that it goes on with. */
export function tableWith(fixed: Fixed, kept: KeptHosted, match: Match): HostedTable {
  const table = newTable(fixed);
  const { motion } = kept;
  table.seq = kept.seq;
  table.print = kept.print;
  table.places = kept.places;
  table.host = kept.host ?? fixed.charter.host;
  table.clocks.resume(kept.clocks);
  table.ended = kept.ended;
  table.chat = kept.chat;
  table.spectatorsMayWrite = kept.spectatorsMayWrite ?? false;
  table.motion = motion === null ? null : { motion: motion.motion, agreed: new Set(motion.agreed) };
  table.next = kept.next ?? null;
  table.askCounts = kept.askCounts ?? {};
  table.match = match;
  return table;
}

/** The table exactly as it was kept by the same rules. */
export function restored(fixed: Fixed, kept: KeptHosted): HostedTable {
  const session = Session.resume(fixed.kit.game, kept.match.session);
  return tableWith(fixed, kept, new Match(fixed.kit, fixed.random, { ...kept.match, session }));
}

export type { Fixed };
