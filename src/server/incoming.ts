import type { WebSocket } from '@fastify/websocket';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Language } from '../text/language.ts';
import { sentenceOf } from './refusals.ts';
import { clientMessage, withId } from './schemas.ts';
import type { Moderated } from './store/moderation-store.ts';

/** Beyond this a message is refused; far beyond it, it is not even read. */
export const MOST_BYTES = 16 * 1024;

/** Who is at the other end. */
export interface Caller {
  readonly player: Moderated | null;
  /** The digest of the token that the player showed. */
  readonly digest: string | null;
  /** As limits count. */
  readonly address: string;
  readonly ip: string;
  readonly language: Language;
}

/** What a text holds: a message, or nothing that is understood, with the number that its sender gave it all the same. */
export interface Incoming {
  readonly message: ClientMessage | null;
  readonly id: number | undefined;
}

export const NOTHING_UNDERSTOOD: Incoming = { message: null, id: undefined };

export function incoming(text: string): Incoming {
  try {
    const value: unknown = JSON.parse(text);
    const message = clientMessage.safeParse(value).data ?? null;
    return { message, id: message === null ? withId.safeParse(value).data?.id : message.id };
  } catch {
    return NOTHING_UNDERSTOOD;
  }
}

/** Where the protocol is broken, it closes the socket by itself, with a code: a sentence goes with it. */
export function explainClosings(socket: WebSocket, language: Language): void {
  const close = socket.close.bind(socket);
  socket.close = (code, reason) =>
    close(
      code,
      code === undefined ? reason : (reason ?? sentenceOf(code === 1009 ? 'too-big' : 'malformed', language)),
    );
}
