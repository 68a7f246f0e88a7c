import { InputError } from '../../engine/game.ts';
import { reportMissing } from '../app/needed.tsx';
import { LoadError } from '../load-part.ts';
import type { CallError, CallMessage, CallName, Calls, ReplyMessage, Seen, ShowingName } from './calls.ts';

interface Waiting {
  readonly message: CallMessage;
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** So often a worker is started that does not come, with pauses in between, in milliseconds. */
const STARTS = 3;
const PAUSE = 500;

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
/** Starts since the last one that succeeded or was given up. */
let starts = 0;
let calls = 0;

const errorIn = ({ where, message, isPart }: CallError): Error =>
  isPart === true ? new LoadError(message) : new InputError(where, message);

function hear(data: ReplyMessage): void {
  starts = 0;
  const call = waiting.get(data.id);
  waiting.delete(data.id);
  if ('reply' in data) {
    call?.resolve(data.reply);
    return;
  }
  const error = errorIn(data.error);
  reportMissing(error);
  call?.reject(error);
}

function giveUp(error: Error): void {
  starts = 0;
  reportMissing(error);
  for (const call of waiting.values()) call.reject(error);
  waiting.clear();
}

function start(): void {
  starts += 1;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tintamarre' });
  let heard = false;
  started.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    heard = true;
    hear(data);
  });
  started.addEventListener('error', ({ message }) => {
    if (heard) {
      giveUp(new Error(message));
      return;
    }
    // What never said anything could not be loaded.
    started.terminate();
    worker = null;
    if (starts < STARTS) setTimeout(start, PAUSE);
    else giveUp(new LoadError(`the worker could not be loaded: ${message}`));
  });
  worker = started;
  for (const { message } of waiting.values()) started.postMessage(message);
}

function send<Reply>(name: CallName, ask: unknown): Promise<Reply> {
  return new Promise((resolve: (reply: Reply) => void, reject) => {
    calls += 1;
    const message: CallMessage = { id: calls, name, ask };
    const settled: Waiting = { message, resolve, reject };
    waiting.set(calls, settled);
    if (worker !== null) worker.postMessage(message);
    else if (starts === 0) start();
  });
}

/** Asks the worker; what is wrong comes back as an InputError. */
export const call = <Name extends CallName>(
  name: Name,
  ask: Parameters<Calls[Name]>[0],
): Promise<ReturnType<Calls[Name]>> => send(name, ask);

/** The same for what shows the table of a game whose kinds of option, event and view are known. */
export const show = <Option, Event, View>(
  name: ShowingName,
  ask: Parameters<Calls[ShowingName]>[0],
): Promise<Seen<Option, Event, View>> => send(name, ask);

/** The table as the viewer knew it after so many answers. */
export const viewAt = <View>(viewer: number | null, step: number): Promise<View> => send('viewAt', { viewer, step });

/** The table, if another window went on with it. */
export const refresh = <Option, Event, View>(viewer: number | null): Promise<Seen<Option, Event, View> | null> =>
  send('refresh', { viewer });
