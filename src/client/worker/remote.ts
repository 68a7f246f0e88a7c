import { InputError } from '../../engine/game.ts';
import type { CallMessage, CallName, Calls, ReplyMessage, Seen, ShowingName } from './calls.ts';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let calls = 0;

function started(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tintamarre' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new InputError(data.error.where, data.error.message));
    else call?.resolve(data.reply);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const call of waiting.values()) call.reject(new Error(message));
    waiting.clear();
  });
  return worker;
}

function send<Reply>(name: CallName, ask: unknown): Promise<Reply> {
  return new Promise((resolve: (reply: Reply) => void, reject) => {
    calls += 1;
    const settled: Waiting = { resolve, reject };
    waiting.set(calls, settled);
    const message: CallMessage = { id: calls, name, ask };
    started().postMessage(message);
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
