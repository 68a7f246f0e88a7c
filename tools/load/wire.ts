import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';

type Question = ClientMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never;

const PATIENCE_MILLISECONDS = 60_000;

interface Waiting {
  resolve(reply: ServerMessage): void;
  reject(error: Error): void;
}

/** The header by which a proxy tells where a request comes from. */
const forwarded = (from: string | null): Record<string, string> => (from === null ? {} : { 'X-Forwarded-For': from });

/** Who a browser is: the cookie that it was given. */
export async function newPlayer(base: string, name: string, from: string | null = null): Promise<string> {
  const answer = await fetch(`${base}/api/me`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...forwarded(from) },
    body: JSON.stringify({ name }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  const text = await answer.text();
  if (cookie === undefined) throw new Error(`nobody new is let in: ${text}`);
  return cookie;
}

/** Opens a table; its id. */
export async function openTable(
  base: string,
  cookie: string,
  wish: object,
  from: string | null = null,
): Promise<string> {
  const answer = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...forwarded(from) },
    body: JSON.stringify(wish),
  });
  const { id, sentence } = JSON.parse(await answer.text());
  if (typeof id !== 'string') throw new Error(`no table is opened: ${sentence}`);
  return id;
}

/** How many options the one whose view it is has. */
export function optionsIn(view: unknown): number {
  const { decision }: { decision?: { options: readonly unknown[] } | null } = Object(view);
  return decision?.options.length ?? 0;
}

/** A socket as light as can be, so that it is the server that is measured. */
export class Wire {
  /** Told of whatever comes without having been asked for by `call`. */
  hear: (message: ServerMessage, bytes: number) => void = () => {};
  readonly closed: Promise<unknown>;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.take(data));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    void this.closed.then(() => {
      for (const { reject } of this.waiting.values()) reject(new Error('the line was cut'));
    });
  }

  static async open(base: string, cookie: string | null, from: string | null = null): Promise<Wire> {
    const url = `${base.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      headers: { ...(cookie !== null && { Cookie: cookie }), ...forwarded(from) },
    });
    await once(socket, 'open');
    return new Wire(socket);
  }

  private take(data: Buffer): void {
    const message: ServerMessage = JSON.parse(data.toString());
    const id = 're' in message ? message.re : undefined;
    const call = id === undefined ? undefined : this.waiting.get(id);
    if (id !== undefined && call !== undefined) {
      this.waiting.delete(id);
      if (message.say === 'refused') call.reject(new Error(message.sentence));
      else call.resolve(message);
    }
    this.hear(message, data.length);
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Says something; what is said to it. */
  call(question: Question): Promise<ServerMessage> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no answer to ${JSON.stringify(question)}`)),
        PATIENCE_MILLISECONDS,
      );
      this.waiting.set(id, {
        resolve: (reply) => {
          clearTimeout(late);
          resolve(reply);
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
      });
      this.say({ ...question, id });
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
