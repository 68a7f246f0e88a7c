import type { CallMessage, ReplyMessage } from './calls.ts';
import { errorOf, hosting } from './host.ts';

/** One call after the other: an answer is kept before the next one is looked at. */
let last: Promise<void> = Promise.resolve();

async function replyTo({ id, name, ask }: CallMessage): Promise<ReplyMessage> {
  const call: (ask: never) => Promise<unknown> = hosting[name];
  try {
    return { id, reply: await Reflect.apply(call, hosting, [ask]) };
  } catch (error) {
    return { id, error: errorOf(error) };
  }
}

/** Carries out a call from the page after those before it. */
export function serve(message: CallMessage, send: (reply: ReplyMessage) => void): void {
  last = last.then(async () => send(await replyTo(message)));
}
