import type { CallMessage, ReplyMessage } from './calls.ts';
import { errorOf, hosting } from './host.ts';

/** One call after the other: an answer is kept before the next one is looked at. */
let last: Promise<void> = Promise.resolve();

async function serve({ id, name, ask }: CallMessage): Promise<void> {
  const call: (ask: never) => Promise<unknown> = hosting[name];
  let reply: ReplyMessage;
  try {
    reply = { id, reply: await Reflect.apply(call, hosting, [ask]) };
  } catch (error) {
    reply = { id, error: errorOf(error) };
  }
  self.postMessage(reply);
}

self.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  last = last.then(() => serve(data));
});
