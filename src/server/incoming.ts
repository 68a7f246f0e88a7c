import type { WebSocket } from '@fastify/websocket';
import type { ClientMessage } from '../protocol/messages.ts';
import type { Language } from '../text/language.ts';
import { sentenceOf } from './refusals.ts';
import { clientMessage } from './schemas.ts';
import type { Player } from './store/store.ts';

/** Beyond this a message is refused; far beyond it, it is not even read. */
export const MOST_BYTES = 16 * 1024;

/** Who is at the other end. */
export interface Caller {
  readonly player: Player | null;
  /** The digest of the token that the player showed. */
  readonly digest: string | null;
  readonly address: string;
  readonly language: Language;
}

/** The message that a text holds; null where it is none. */
export function messageIn(text: string): ClientMessage | null {
  try {
    const { data: message } = clientMessage.safeParse(JSON.parse(text));
    return message ?? null;
  } catch {
    return null;
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
