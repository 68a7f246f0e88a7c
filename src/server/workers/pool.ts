import { Refusal } from '../../protocol/asks.ts';
import { Refused } from '../refusals.ts';
import type { Job, JobOf, Result, Results } from './jobs.ts';
import { RoundRobin } from './round-robin.ts';

/** What was done, and the milliseconds of CPU that it took. */
export interface Done<Value = Result> {
  readonly value: Value;
  readonly cpu: number;
}

/** Where jobs are done; `key` is whose they are: each has its turn. */
export interface Compute {
  run<Kind extends Job['do']>(key: string, job: JobOf<Kind>): Promise<Done<Results[Kind]>>;
  close(): Promise<void>;
}

/** What a worker says: it has done the job, or it could not. */
export type Reply = Done | { readonly error: string };

/** A thread that does one job after the other. */
export interface Helper {
  post(job: Job): void;
  /** Told of each reply; `died` is told once. */
  listen(replied: (reply: Reply) => void, died: (error: Error) => void): void;
  end(): Promise<void>;
}

export interface PoolOptions {
  readonly size: number;
  readonly start: () => Helper;
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

interface Task {
  readonly job: Job;
  tries: number;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

interface Place {
  helper: Helper | null;
  hasReplied: boolean;
  task: Task | null;
  callOff: () => void;
}

/** A job that takes longer is given up, with its worker; the first one takes as long as it takes the worker to start. */
const PATIENCE_MILLISECONDS = 10_000;
const STARTING_MILLISECONDS = 120_000;
const MOST_TRIES = 2;
const MOST_OF_A_KEY = 500;
const MOST_WAITING = 10_000;

/** Workers that start when they are needed. One that dies is replaced, and its job done again once. */
export class Pool implements Compute {
  private readonly options: PoolOptions;
  private readonly waiting = new RoundRobin<Task>();
  private readonly places: readonly Place[];
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.places = Array.from({ length: options.size }, () => ({
      helper: null,
      hasReplied: false,
      task: null,
      callOff: () => {},
    }));
  }

  run<Kind extends Job['do']>(key: string, job: JobOf<Kind>): Promise<Done<Results[Kind]>>;
  run(key: string, job: Job): Promise<Done> {
    const { waiting } = this;
    if (this.closed) return Promise.reject(new Refused('closing'));
    if (waiting.size >= MOST_WAITING || waiting.sizeOf(key) >= MOST_OF_A_KEY) {
      return Promise.reject(new Refusal('too-much'));
    }
    return new Promise((resolve, reject) => {
      waiting.add(key, { job, tries: 0, resolve, reject });
      this.goOn();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let task = this.waiting.take(); task !== undefined; task = this.waiting.take()) {
      task.reject(new Refused('closing'));
    }
    await Promise.all(
      this.places.map(async (place) => {
        const { helper, task } = place;
        this.clear(place);
        place.helper = null;
        task?.reject(new Refused('closing'));
        await helper?.end();
      }),
    );
  }

  /** Gives work to whoever has none. */
  private goOn(): void {
    for (const place of this.places) {
      if (place.task !== null) continue;
      const task = this.waiting.take();
      if (task === undefined) return;
      this.give(place, task);
    }
  }

  private give(place: Place, task: Task): void {
    task.tries += 1;
    place.task = task;
    const patience = place.hasReplied ? PATIENCE_MILLISECONDS : STARTING_MILLISECONDS;
    place.callOff = this.options.after(patience, () => {
      task.tries = MOST_TRIES;
      this.lose(place, new Error(`a worker took longer than ${patience} milliseconds to ${task.job.do}`));
    });
    try {
      place.helper ??= this.started(place);
      place.helper.post(task.job);
    } catch (error) {
      this.clear(place);
      task.reject(error);
    }
  }

  private started(place: Place): Helper {
    const helper = this.options.start();
    helper.listen(
      (reply) => {
        if (place.helper === helper) this.replied(place, reply);
      },
      (error) => {
        if (place.helper === helper) this.lose(place, error);
      },
    );
    return helper;
  }

  private replied(place: Place, reply: Reply): void {
    const { task } = place;
    if (task === null) return;
    this.clear(place);
    place.hasReplied = true;
    if ('error' in reply) task.reject(new Error(reply.error));
    else task.resolve(reply);
    this.goOn();
  }

  /** Does without a worker that is dead or hangs; what it was doing is done again, or given up. */
  private lose(place: Place, error: Error): void {
    const { helper, task } = place;
    this.clear(place);
    place.helper = null;
    place.hasReplied = false;
    void helper?.end();
    if (task !== null) {
      if (task.tries < MOST_TRIES) this.give(place, task);
      else task.reject(error);
    }
    this.goOn();
  }

  private clear(place: Place): void {
    place.callOff();
    place.task = null;
  }
}
