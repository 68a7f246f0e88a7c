import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { listen } from '../src/server/listen.ts';
import { serverOf } from '../src/server/serve.ts';
import { sayer } from '../src/server/words.ts';
import { DelayedPort } from './delayed.ts';

export const BUILT = resolve(import.meta.dirname, '../dist/client');

/** A server of a test's own, which can go away and come back at the same address. */
export class OwnServer {
  private server: Server | null = null;
  private port = 0;
  private readonly delayed = new DelayedPort();
  private delayedPort = 0;

  /** Its name stands for any address of a network: the browser of the tests knows it, and takes it for an unsafe one. */
  get lanAddress(): string {
    return `http://lan.test:${this.delayedPort}`;
  }

  get address(): string {
    return `http://localhost:${this.delayedPort}`;
  }

  async start(folder = BUILT): Promise<void> {
    this.server = serverOf(folder);
    this.port = await listen(this.server, { port: this.port, host: '127.0.0.1' }, sayer('en'));
    this.delayedPort = await this.delayed.inFrontOf(this.port);
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}
