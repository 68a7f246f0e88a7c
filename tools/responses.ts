import { percentile, runTime, type Trace, type TraceEvent, tasksIn } from './work.ts';

/** How long a page took to answer a key or tap with a frame, in milliseconds. */
export interface Response {
  /** The event that took longest, such as `keydown`. */
  readonly event: string;
  /** Time that the page's own thread ran until it was done with the frame: what else the machine does is not in it. */
  readonly thread: number;
  /** Time on the clock until the frame was shown. */
  readonly clock: number;
}

interface Timed {
  readonly event: string;
  readonly interaction: number;
  readonly begin: number;
  /** When the thread was done with the frame that answers it. */
  readonly handedOver: number;
  /** When that frame was shown. */
  readonly shown: number;
}

const MICROSECONDS = 1000;

/** The events of keys and taps with their ends: a browser gives those of one press the same interaction. */
function timedIn(trace: Trace): readonly Timed[] {
  const begun = new Map<string, TraceEvent>();
  const timed: Timed[] = [];
  for (const event of trace.filter(({ name }) => name === 'EventTiming').toSorted((a, b) => a.ts - b.ts)) {
    const { ph, id = '', ts } = event;
    if (ph === 'b') begun.set(id, event);
    const first = begun.get(id);
    if (ph !== 'e' || first === undefined) continue;
    begun.delete(id);
    const { type = '', interactionId = 0, timeStamp = 0, commitFinishTime = 0 } = first.args?.data ?? {};
    const begin = first.ts;
    // There is no such time where the frame was already on its way.
    const handedOver = commitFinishTime > timeStamp ? begin + (commitFinishTime - timeStamp) * MICROSECONDS : ts;
    if (interactionId > 0) timed.push({ event: type, interaction: interactionId, begin, handedOver, shown: ts });
  }
  return timed;
}

/** Milliseconds that the thread ran between two moments; of a task that lasts beyond them, its share. */
function ranBetween(tasks: Trace, begin: number, end: number): number {
  const parts = tasks.map((task) => {
    const duration = task.dur ?? 0;
    const within = Math.min(task.ts + duration, end) - Math.max(task.ts, begin);
    return within <= 0 || duration === 0 ? 0 : runTime(task) * (within / duration);
  });
  return parts.reduce((sum, part) => sum + part, 0) / MICROSECONDS;
}

/** The response to every key and tap; of its several events the one that took longest counts. */
export function responsesIn(trace: Trace): Response[] {
  const tasks = tasksIn(trace);
  const presses = Map.groupBy(timedIn(trace), ({ interaction }) => interaction);
  return [...presses.values()].map((events) => {
    const responses = events.map(({ event, begin, handedOver, shown }): Response => {
      return { event, thread: ranBetween(tasks, begin, handedOver), clock: (shown - begin) / MICROSECONDS };
    });
    return responses.toSorted((a, b) => b.thread - a.thread)[0]!;
  });
}

export const medianAndWorst = (values: readonly number[]) => ({
  median: percentile(values, 0.5),
  worst: percentile(values, 1),
});
