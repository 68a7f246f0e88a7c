import type { Abused } from './abuse.ts';
import type { bareFanOut, durableInserts } from './ceiling.ts';
import type { idle } from './idle.ts';
import type { machine } from './numbers.ts';
import type { Played } from './play.ts';

/** Everything that one run measured. */
export interface Report {
  readonly machine: ReturnType<typeof machine>;
  readonly nodes: number;
  readonly busy: readonly Played[];
  readonly ceiling?: {
    readonly fanOut: Awaited<ReturnType<typeof bareFanOut>>;
    readonly inserts: ReturnType<typeof durableInserts>;
  };
  readonly live?: Played;
  readonly idle?: Awaited<ReturnType<typeof idle>>;
  readonly abuse?: Abused;
}

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');

const partsIn = (parts: object): string =>
  Object.entries(parts)
    .map(([part, microseconds]) => `${part} ${microseconds}`)
    .join(', ');

function played(each: Played): string {
  const { scenario, games, tables, seats, answersPerSecond, p50Milliseconds, p99Milliseconds, troubles } = each;
  return [
    `${scenario}, ${games}: ${count(tables)} tables of ${seats}: ${count(answersPerSecond)} answers/s`,
    `on disk and told to the others in ${p50Milliseconds} ms (p50), ${p99Milliseconds} ms (p99)`,
    `server ${count(each.serverMicrosecondsPerAnswer)} µs of CPU an answer`,
    ...(each.parts === undefined ? [] : [`of which ${partsIn(each.parts)}`]),
    `${count(each.rssMegabytes)} MB, ${each.rssKilobytesPerTable} kB a table`,
    ...(troubles.length > 0 ? [`TROUBLE: ${troubles.join(', ')}`] : []),
  ].join('; ');
}

function abused({ sockets, before, during, asked, refused, failed, seconds, troubles }: Abused): string {
  const { p99, most } = during.delayMilliseconds;
  const { answerMilliseconds: calm } = before;
  const { answerMilliseconds: harried, cores } = during;
  return [
    `abuse: ${sockets} sockets of one address ask ${count(asked / seconds)} times a second, of which ${count(refused / seconds)} are refused`,
    `the server's timers are ${p99} ms late (p99), ${most} ms at most (${before.delayMilliseconds.p99} and ${before.delayMilliseconds.most} ms before)`,
    `answers of others: ${harried.p50} ms (p50), ${harried.p99} ms (p99); before: ${calm.p50} and ${calm.p99} ms`,
    `${cores} cores`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(troubles.length > 0 ? [`TROUBLE: ${troubles.join(', ')}`] : []),
  ].join('; ');
}

function linesOf({ machine, nodes, busy, ceiling, live, idle, abuse }: Report): string[] {
  const lines = [
    `${machine['processor']}, ${machine['cores']} cores, Node ${machine['node']}, ${nodes} server(s); load before: ${machine['loadBefore']}`,
    ...busy.map(played),
  ];
  if (ceiling !== undefined) {
    const { fanOut, inserts } = ceiling;
    lines.push(
      `the machine alone: a bare fan-out of ${fanOut.bytes} bytes to ${fanOut.seats}: ${count(fanOut.answersPerSecond)}/s, p99 ${fanOut.p99Milliseconds} ms`,
      `the machine alone: ${count(inserts.commitsPerSecond)} durable commits/s (${inserts.millisecondsPerCommit} ms each), ${count(inserts.rowsPerSecondInGroups)} rows/s by ${inserts.rowsOfAGroup}`,
    );
    for (const { games, answersPerSecond } of busy) {
      lines.push(`  ${games}: ${Math.round((100 * answersPerSecond) / fanOut.answersPerSecond)} % of the bare fan-out`);
    }
  }
  if (live !== undefined) lines.push(played(live));
  if (idle !== undefined) {
    lines.push(
      `idle, ${idle.games}: ${count(idle.tables)} tables in memory, each watched: ${count(idle.rssMegabytes)} MB, ${idle.rssKilobytesPerTable} kB a table`,
      `  ${count(idle.tablesAtRest)} at rest: ${count(idle.rssMegabytesAtRest)} MB; up in ${idle.upMilliseconds.p50} ms (p50), ${idle.upMilliseconds.p99} ms (p99)`,
      `  ${count(idle.tablesAsleep)} asleep: ${count(idle.rssMegabytesAsleep)} MB; back in ${idle.backMilliseconds.p50} ms (p50), ${idle.backMilliseconds.p99} ms (p99)${idle.troubles.length > 0 ? `; TROUBLE: ${idle.troubles.join(', ')}` : ''}`,
    );
  }
  if (abuse !== undefined) lines.push(abused(abuse));
  return lines;
}

let shown: readonly string[] = [];

/** Prints what is new since it was last shown. */
export function show(report: Report): void {
  const lines = linesOf(report);
  for (const line of lines.filter((each) => !shown.includes(each))) console.log(line);
  shown = lines;
}
