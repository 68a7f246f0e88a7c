import type { Seat } from '../../src/engine/game.ts';
import type { Stamped } from '../../src/protocol/hosted.ts';
import type { Line } from '../../src/protocol/messages.ts';
import { lineOf, linesFor } from '../../src/server/ledger.ts';

/** An answer as the player who gave it remembers it. */
export interface Given {
  readonly seat: Seat;
  readonly step: number;
  readonly index: number;
}

/** What the players at a table together remember. */
export interface Notes {
  /** Every answer that was sent, whether or not anything came back. */
  readonly sent: readonly Given[];
  /** Those that the server said it had taken. */
  readonly acknowledged: readonly Given[];
  /** Everything that anyone was told of the log. */
  readonly heard: readonly Line[];
}

const keyOf = ({ seat, step, index }: Given): string => `${seat} ${step} ${index}`;
const worded = ({ seat, step, index }: Given): string => `answer ${index} of seat ${seat} at step ${step}`;

/** The answers that players gave, of a log in which nothing was taken back; some the table gives on its own. */
export const answersIn = (log: readonly Stamped[]): Given[] =>
  log
    .flatMap((entry) => (entry.kind === 'answered' ? [entry] : []))
    .flatMap(({ seat, index, by }, step) => (by === 'player' ? [{ seat, step, index }] : []));

/** What the log and the memory of the players do not agree on, in words. */
export function faultsOf(log: readonly Stamped[], { sent, acknowledged, heard }: Notes): string[] {
  const kept = answersIn(log);
  const keptKeys = new Set(kept.map(keyOf));
  const sentKeys = new Set(sent.map(keyOf));
  const bySeq = new Map(log.map((entry) => [entry.seq, readings(entry)]));
  return [
    ...log.flatMap(({ seq }, at) => (seq === at + 1 ? [] : [`entry ${seq} stands at ${at + 1}`])),
    ...acknowledged.filter((given) => !keptKeys.has(keyOf(given))).map((given) => `lost: ${worded(given)}`),
    ...kept.filter((given) => !sentKeys.has(keyOf(given))).map((given) => `never given: ${worded(given)}`),
    ...heard
      .filter((line) => !bySeq.get(line.seq)?.includes(JSON.stringify(sorted(line))))
      .map((line) => `told, but not kept: entry ${line.seq}, ${line.kind}`),
  ];
}

/** The entry as its own seat and as everybody else is told it. */
function readings(entry: Stamped): string[] {
  const line = lineOf(entry);
  return [line, ...linesFor([line], null)].map((each) => JSON.stringify(sorted(each)));
}

const sorted = (line: Line): unknown => Object.entries(line).toSorted(([a], [b]) => (a < b ? -1 : 1));
