import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** For tests: a client that may break every rule of the protocol. */
export class RawSocket {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  private received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (part) => {
      this.received = Buffer.concat([this.received, Buffer.from(part)]);
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  /** Asks to be let in; the first line of the answer is in `received`. */
  static async open(base: string, headers: Readonly<Record<string, string>>, path = '/api/socket'): Promise<RawSocket> {
    const { hostname, port, host } = new URL(base);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const raw = new RawSocket(socket);
    const all = {
      Host: host,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    await once(socket, 'data');
    return raw;
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received.toString('latin1'))?.[1]);
  }

  get bytes(): Buffer {
    return this.received;
  }

  /** How the server closed the socket; null where it did not say. */
  get farewell(): { readonly code: number; readonly reason: string } | null {
    const { bytes } = this;
    for (let at = bytes.indexOf('\r\n\r\n') + 4; at + 1 < bytes.length; ) {
      const short = bytes[at + 1]!;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
      const content = bytes.subarray(at + head, at + head + length);
      if (bytes[at] === 0x88) return { code: content.readUInt16BE(), reason: content.toString('utf8', 2) };
      at += head + length;
    }
    return null;
  }

  /** Everything that came, as far as it is text. */
  get text(): string {
    return this.received.toString('utf8');
  }

  /** Sends a frame: by its first byte, with the length it claims to have. */
  frame(first: number, content: Buffer, claimed = content.length): void {
    const length = Buffer.alloc(claimed < 126 ? 1 : claimed < 65_536 ? 3 : 9);
    if (claimed < 126) length.writeUInt8(0x80 | claimed);
    else if (claimed < 65_536) {
      length.writeUInt8(0x80 | 126);
      length.writeUInt16BE(claimed, 1);
    } else {
      length.writeUInt8(0x80 | 127);
      length.writeBigUInt64BE(BigInt(claimed), 1);
    }
    this.socket.write(Buffer.concat([Buffer.of(first), length, Buffer.alloc(4), content]));
  }

  say(message: unknown): void {
    this.frame(0x81, Buffer.from(JSON.stringify(message)));
  }
}
