import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../src/server/main.ts');

/** A whole server of a test's own, with its data, whose bots hurry; it can be killed and started again. */
export class OwnHouse {
  private readonly wishes: Readonly<Record<string, string>>;
  /** Added to the environment. */
  env: Readonly<Record<string, string>> = {};
  private readonly data = mkdtempSync(join(tmpdir(), 'tintamarre-house-'));
  private child: ChildProcess | null = null;
  private port = 0;

  constructor(wishes: Readonly<Record<string, string>> = {}) {
    this.wishes = wishes;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const wishes = { port: this.port, host: '127.0.0.1', data: this.data, lang: 'en', 'bot-pace': 15, ...this.wishes };
    const typed = Object.entries(wishes).flatMap(([name, is]) => [`--${name}`, `${is}`]);
    const child = spawn(process.execPath, [MAIN, ...typed], { env: { ...process.env, ...this.env } });
    this.child = child;
    for await (const said of child.stdout) {
      const port = /Tintamarre is at http:\/\/[\d.a-z]+:(\d+)/.exec(String(said))?.[1];
      if (port === undefined) continue;
      this.port = Number(port);
      break;
    }
    child.stdout.resume();
    child.stderr.resume();
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
