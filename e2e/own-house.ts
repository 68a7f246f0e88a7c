import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { removeFolder, testEnvironment } from '../src/server/test-environment.ts';
import { DelayedPort } from './delayed.ts';
import { SEED } from './seed.ts';

const MAIN = resolve(import.meta.dirname, '../src/server/main.ts');
const FIXED_RANDOM = new URL('./fixed-random.ts', import.meta.url).href;

/** A whole server of a test's own, with its data, whose bots hurry; it can be killed and started again. */
export class OwnHouse {
  private readonly wishes: Readonly<Record<string, string>>;
  /** Added to the environment. */
  env: Readonly<Record<string, string>> = {};
  private data: string | null = null;
  private child: ChildProcess | null = null;
  private port = 0;
  private readonly delayed = new DelayedPort();
  private delayedPort = 0;
  private starts = 0;

  constructor(wishes: Readonly<Record<string, string>> = {}) {
    this.wishes = wishes;
  }

  get address(): string {
    return `http://localhost:${this.delayedPort}`;
  }

  async start(): Promise<void> {
    // Not when it is made: spec files are also loaded by processes that only list their tests and never clean up.
    this.data ??= mkdtempSync(join(tmpdir(), 'tintamarre-house-'));
    const wishes = { port: this.port, host: '127.0.0.1', data: this.data, lang: 'en', 'bot-pace': 15, ...this.wishes };
    const typed = Object.entries(wishes).flatMap(([name, is]) => [`--${name}`, `${is}`]);
    this.starts += 1;
    const env = testEnvironment({ TINTAMARRE_E2E_SERVER_SEED: String(SEED + this.starts), ...this.env });
    const child = spawn(process.execPath, ['--import', FIXED_RANDOM, MAIN, ...typed], { env });
    this.child = child;
    const place =
      'public-url' in this.wishes
        ? /^It listens at http:\/\/[\d.a-z]+:(\d+)/
        : /Tintamarre \S+ is at http:\/\/[\d.a-z]+:(\d+)/;
    let complaints = '';
    child.stderr.on('data', (said) => (complaints += String(said)));
    this.port = await new Promise((found, fail) => {
      createInterface(child.stdout).on('line', (line) => {
        const port = place.exec(line)?.[1];
        if (port !== undefined) found(Number(port));
      });
      child.once('close', () => fail(new Error(`The server did not start. ${complaints}`)));
    });
    this.delayedPort = await this.delayed.inFrontOf(this.port);
  }

  /** Sends a signal and waits for the end; the exit code and the signal that ended it, as Node reports them. */
  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown[] | null> {
    const { child } = this;
    if (child === null) return null;
    this.child = null;
    const ended = once(child, 'close');
    return child.kill(signal) ? await ended : null;
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  terminate(): Promise<unknown[] | null> {
    return this.end('SIGTERM');
  }

  /** Kills the server and removes its data. */
  async stop(): Promise<void> {
    await this.kill();
    if (this.data !== null) removeFolder(this.data);
    this.data = null;
  }
}
