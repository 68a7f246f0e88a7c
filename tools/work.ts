/** What a browser's trace tells about one thread of the page. Times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time that the thread itself ran: what else the machine does is not in it. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: EventData;
  };
  /** What an event that lasts beyond its task is known by. */
  readonly id?: string;
  readonly id2?: { readonly local?: string };
}

/** What a trace tells about an event of a key or a pointer. Times in milliseconds. */
interface EventData {
  readonly type?: string;
  /** The same for all events of one press; 0 for what is none. */
  readonly interactionId?: number;
  readonly timeStamp?: number;
  /** When the page's thread handed over the frame that answers the event. */
  readonly commitFinishTime?: number;
}

/** The part of a trace that is about the page's own thread. */
export type Trace = readonly TraceEvent[];

const FRAME_MICROSECONDS = 1_000_000 / 60;

/** Scripts with their garbage, style and layout; painting is left to other threads. */
const WORK: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'Layout',
  'MajorGC',
  'MinorGC',
  'ParseHTML',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
  'v8.run',
]);

/** The events of the thread where most scripts run that belong to a page: that of the table. */
export function readTrace(bytes: Buffer): Trace {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(bytes.toString());
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = new Set(traceEvents.flatMap((event) => (event.args?.name === 'CrRendererMain' ? [keyOf(event)] : [])));
  const threads = Map.groupBy(
    traceEvents.filter((event) => pages.has(keyOf(event))),
    keyOf,
  );
  const calls = (events: Trace) => events.filter(({ name }) => name === 'FunctionCall').length;
  return [...threads.values()].toSorted((a, b) => calls(b) - calls(a))[0] ?? [];
}

const whole = ({ ph, dur }: TraceEvent): boolean => ph === 'X' && dur !== undefined;

/** Microseconds that the thread itself ran. */
export const runTime = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;

/** Leaves out what happens inside something else. */
function outermost(events: Trace): TraceEvent[] {
  const found: TraceEvent[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const event of events.toSorted((a, b) => a.ts - b.ts)) {
    if (event.ts <= end) continue;
    end = event.ts + (event.dur ?? 0);
    found.push(event);
  }
  return found;
}

/** What the thread worked at; what happens inside something else counts once. */
const workIn = (trace: Trace): TraceEvent[] => outermost(trace.filter((event) => whole(event) && WORK.has(event.name)));

const frameAt = (ts: number): number => Math.floor(ts / FRAME_MICROSECONDS);

/** Milliseconds of work in every sixtieth of a second where any work began, by its number. */
function workByFrame(trace: Trace): ReadonlyMap<number, number> {
  const frames = Map.groupBy(workIn(trace), ({ ts }) => frameAt(ts));
  return new Map(
    [...frames].map(([frame, parts]) => [frame, parts.reduce((sum, part) => sum + runTime(part), 0) / 1000]),
  );
}

/** The sixtieths of a second in which an animation was under way. */
function framesInMotion(trace: Trace): ReadonlySet<number> {
  const begun = new Map<string, number>();
  const frames = new Set<number>();
  const animations = trace.filter(({ name }) => name === 'Animation').toSorted((a, b) => a.ts - b.ts);
  for (const { ph, ts, id, id2 } of animations) {
    const key = id2?.local ?? id ?? '';
    if (ph === 'b') begun.set(key, ts);
    const start = begun.get(key);
    if (ph !== 'e' || start === undefined) continue;
    begun.delete(key);
    for (let frame = frameAt(start); frame <= frameAt(ts); frame++) frames.add(frame);
  }
  return frames;
}

/** Milliseconds of work in every sixtieth of a second where any work began. */
export const workWhereAny = (trace: Trace): number[] => [...workByFrame(trace).values()];

/** Milliseconds of work in every sixtieth of a second where something moved or any work began. */
export function workPerFrame(trace: Trace): number[] {
  const work = workByFrame(trace);
  return [...new Set([...work.keys(), ...framesInMotion(trace)])].map((frame) => work.get(frame) ?? 0);
}

/** The tasks of the thread; one that runs inside another is part of it. */
export function tasksIn(trace: Trace): Trace {
  const isTask = (event: TraceEvent) => whole(event) && /^(?:RunTask|ThreadControllerImpl::RunTask)$/.test(event.name);
  return outermost(trace.filter(isTask));
}

/** Milliseconds. */
export function longestTask(trace: Trace): number {
  return tasksIn(trace).reduce((most, task) => Math.max(most, runTime(task)), 0) / 1000;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
