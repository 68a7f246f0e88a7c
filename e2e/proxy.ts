import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

interface Wish {
  /** The path that it adds, such as `/games`. */
  readonly path?: string;
  /** What it does wrong. */
  readonly fault?: 'changes-host' | 'drops-upgrade';
}

/** A reverse proxy in front of a server, as its host would set one up, or get it wrong. */
export class TrialProxy {
  private readonly server: Server;
  private readonly wish: Wish;
  private target = '';
  private port = 0;

  private constructor(wish: Wish) {
    this.wish = wish;
    this.server = createServer((asked, reply) => {
      const url = this.inside(asked.url);
      if (url === null) {
        reply.writeHead(404).end();
        return;
      }
      const sent = request(this.target + url, { method: asked.method, headers: this.forwarded(asked.headers) });
      sent.on('response', (answer) => answer.pipe(reply.writeHead(answer.statusCode!, answer.headers)));
      sent.on('error', () => reply.destroy());
      asked.pipe(sent);
    });
    this.server.on('upgrade', (asked, socket) => this.upgrade(asked, socket));
  }

  static async start(wish: Wish = {}): Promise<TrialProxy> {
    const proxy = new TrialProxy(wish);
    await new Promise<void>((listening) => proxy.server.listen(0, '127.0.0.1', listening));
    const address = proxy.server.address();
    proxy.port = typeof address === 'object' && address !== null ? address.port : 0;
    return proxy;
  }

  get address(): string {
    return `http://localhost:${this.port}${this.wish.path ?? ''}`;
  }

  forwardTo(target: string): void {
    this.target = target;
  }

  private inside(url = '/'): string | null {
    const { path = '' } = this.wish;
    return url.startsWith(`${path}/`) ? url.slice(path.length) : null;
  }

  private forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
    return this.wish.fault === 'changes-host' ? { ...headers, host: new URL(this.target).host } : headers;
  }

  private upgrade(asked: IncomingMessage, socket: Duplex): void {
    const { upgrade, connection, ...others } = asked.headers;
    const isDropped = this.wish.fault === 'drops-upgrade';
    const headers = this.forwarded(isDropped ? others : asked.headers);
    const sent = request(this.target + this.inside(asked.url), { headers });
    const destroy = () => socket.destroy();
    sent.on('response', ({ statusCode }) => socket.end(`HTTP/1.1 ${statusCode} Refused\r\nConnection: close\r\n\r\n`));
    sent.on('upgrade', (answer, there, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      socket.write(first);
      socket.pipe(there).on('error', destroy);
      there.pipe(socket);
    });
    sent.on('error', destroy);
    socket.on('error', () => sent.destroy());
    sent.end();
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
