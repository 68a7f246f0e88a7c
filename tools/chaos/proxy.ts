import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What happens to the connections: bytes pass; new connections are closed at once; new connections stay open and get no
 * bytes; or no connection gets any bytes.
 */
export type ProxyMode = 'pass' | 'refuse' | 'swallow' | 'mute';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

/** A TCP proxy on loopback, in front of a database, that can cut the connections in several ways. */
export class DatabaseProxy {
  private readonly server: Server;
  private readonly target: number;
  private readonly pairs = new Set<Pair>();
  private readonly swallowed = new Set<Socket>();
  private mode: ProxyMode = 'pass';

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((client) => this.accept(client));
  }

  static async start(target: number): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
    return address.port;
  }

  private accept(client: Socket): void {
    client.on('error', () => {});
    if (this.mode === 'refuse') client.resetAndDestroy();
    else if (this.mode === 'pass') this.join(client);
    else {
      this.swallowed.add(client);
      client.pause().once('close', () => this.swallowed.delete(client));
    }
  }

  private join(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    const pair = { client, server };
    this.pairs.add(pair);
    server.on('error', () => {});
    client.pipe(server).pipe(client);
    client.once('close', () => {
      // The database does not learn that a client has gone while nothing passes.
      if (this.pairs.delete(pair)) server.destroy();
    });
    server.once('close', () => client.destroy());
  }

  /** Closes every connection; what happens to new ones depends on the mode. */
  drop(mode: 'refuse' | 'swallow'): void {
    this.mode = mode;
    for (const { client, server } of [...this.pairs]) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  /** Stops passing bytes on, without closing anything. */
  mute(): void {
    this.mode = 'mute';
    for (const { client, server } of this.pairs) {
      client.unpipe(server).pause();
      server.unpipe(client).pause();
    }
  }

  /**
   * Passes bytes on again. Connections that were muted go on, or stay silent for ever as after a failure of the network;
   * the database is told of those that it lost only when `forget` is called.
   */
  restore(muted: 'go-on' | 'stay-silent' = 'go-on'): () => void {
    const wasMuted = this.mode === 'mute';
    this.mode = 'pass';
    if (!wasMuted) return () => {};
    const pairs = [...this.pairs];
    if (muted === 'go-on') {
      for (const { client, server } of pairs) client.pipe(server).pipe(client);
      return () => {};
    }
    for (const pair of pairs) this.pairs.delete(pair);
    return () => {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
    };
  }

  close(): void {
    this.server.close();
    this.drop('refuse');
    for (const socket of this.swallowed) socket.destroy();
  }
}
