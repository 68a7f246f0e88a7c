import { connect, createServer, type Socket } from 'node:net';
import { LATER } from './slower.ts';

/** Passes on what one side sends, each piece after half the wished delay. */
function passOn(from: Socket, to: Socket): void {
  const later = (act: () => unknown) => setTimeout(() => to.destroyed || act(), LATER / 2);
  from.on('data', (piece) => later(() => to.write(piece)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => from.destroy());
  from.on('close', () => later(() => to.destroy()));
}

/** A slow network in front of a server: a port that leads to the server's, where a delay is wished for. */
export class DelayedPort {
  private port = 0;
  private to = 0;

  /** The port to use instead of `port`; it stays the same when the server comes back at another one. */
  async inFrontOf(port: number): Promise<number> {
    if (LATER === 0) return port;
    this.to = port;
    if (this.port === 0) this.port = await this.open();
    return this.port;
  }

  private open(): Promise<number> {
    const options = { allowHalfOpen: true };
    const server = createServer(options, (client) => {
      const there = connect({ port: this.to, host: '127.0.0.1', ...options });
      passOn(client, there);
      passOn(there, client);
    });
    // It lasts as long as the process of the tests, and does not prolong it.
    server.unref();
    return new Promise((opened) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        opened(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }
}
