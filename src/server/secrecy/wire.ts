import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { RawSocket } from '../raw-socket.ts';

/** One frame as it came over the line, and when. */
export interface Frame {
  readonly at: number;
  /** Its first byte: the kind, and whether anything was packed. */
  readonly first: number;
  readonly content: Buffer;
}

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const LONGEST_WAIT = 30_000;
const FIRST_FENCE = 1_000_000;

type Without<Of, Keys extends string> = Of extends unknown ? Omit<Of, Keys> : never;
export type Saying = Without<ClientMessage, 'id'>;

/** For tests: a client that keeps every byte it is sent. It offers to unpack, as browsers do. */
export class Wire {
  readonly frames: Frame[] = [];
  /** What was answered to `settle`, which is no part of the play: the measuring of the line may come before or after. */
  private readonly fences: Frame[] = [];
  readonly handshake: string;
  private readonly raw: RawSocket;
  private readonly now: () => number;
  private offset: number;
  private count = 0;
  private waiting: (() => void)[] = [];

  private constructor(raw: RawSocket, now: () => number) {
    this.raw = raw;
    this.now = now;
    this.offset = raw.bytes.indexOf('\r\n\r\n') + 4;
    this.handshake = raw.bytes.toString('latin1', 0, this.offset);
    raw.socket.on('data', () => this.read());
    this.read();
  }

  /** Opens a line and waits until it is measured, so that what follows has one order. */
  static async open(base: string, headers: Readonly<Record<string, string>>, now: () => number): Promise<Wire> {
    const raw = await RawSocket.open(base, {
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
      ...headers,
    });
    const wire = new Wire(raw, now);
    await wire.until(() => wire.frames.some((frame) => messageIn(frame)?.say === 'lag'));
    return wire;
  }

  private read(): void {
    for (let frame = this.frame(); frame !== null; frame = this.frame()) {
      const message = messageIn(frame);
      const re = message !== null && 're' in message ? message.re : undefined;
      if (re !== undefined && re >= FIRST_FENCE) this.fences.push(frame);
      else this.frames.push(frame);
      if (frame.first === PING) this.raw.frame(PONG, frame.content);
    }
    for (const look of this.waiting.splice(0)) look();
  }

  private frame(): Frame | null {
    const { bytes } = this.raw;
    const short = bytes[this.offset + 1];
    if (short === undefined) return null;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < this.offset + head) return null;
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(this.offset + 2)
          : Number(bytes.readBigUInt64BE(this.offset + 2));
    const from = this.offset + head;
    if (bytes.length < from + length) return null;
    const first = bytes[this.offset]!;
    this.offset = from + length;
    return { at: this.now(), first, content: bytes.subarray(from, from + length) };
  }

  private async until(met: () => boolean): Promise<void> {
    const late = Date.now() + LONGEST_WAIT;
    while (!met()) {
      if (Date.now() > late) throw new Error('nothing came');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private async reply(id: number, saying: Saying, frames: readonly Frame[]): Promise<ServerMessage> {
    const from = frames.length;
    this.raw.say({ ...saying, id });
    let reply: ServerMessage | undefined;
    await this.until(() => {
      reply = frames
        .slice(from)
        .flatMap((frame) => messageIn(frame) ?? [])
        .find((message) => 're' in message && message.re === id);
      return reply !== undefined;
    });
    return reply!;
  }

  /** Says something and waits for what is said to it. */
  say(saying: Saying): Promise<ServerMessage> {
    this.count += 1;
    return this.reply(this.count, saying, this.frames);
  }

  /** Waits until everything was sent that what happened so far brings, the measuring of the line too. */
  async settle(table: string): Promise<void> {
    for (let i = 0; i < 2; i++) {
      await this.reply(FIRST_FENCE + this.fences.length, { say: 'explain', table, intents: [] }, this.fences);
    }
  }

  close(): void {
    this.raw.socket.destroy();
  }
}

export function messageIn({ first, content }: Frame): ServerMessage | null {
  return first === TEXT ? JSON.parse(content.toString()) : null;
}
