import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type GameRecord, readRecord } from '../engine/record.ts';
import { kitOf } from '../games/index.ts';
import { LAST_GAME } from './keep.ts';
import { run } from './program.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');

/** A seed for games that should be the same every time. */
export const SEED = '3'.repeat(64);

/** The program in a folder of its own, for tests. */
export class Trial {
  private made: string | null = null;

  /** Made at its first use: a run that only lists the tests makes none. */
  get folder(): string {
    this.made ??= mkdtempSync(join(tmpdir(), 'tintamarre-terminal-'));
    return this.made;
  }

  /** The program as a person starts it, typing these lines. */
  async start(typed: readonly string[], lines: readonly string[], env: Readonly<Record<string, string>> = {}) {
    let [stdout, stderr] = ['', ''];
    const status = await run({
      typed,
      env,
      folder: this.folder,
      input: Readable.from(lines.map((line) => `${line}\n`)),
      print: (text) => {
        stdout += text;
      },
      complain: (text) => {
        stderr += text;
      },
    });
    return { stdout, stderr, status };
  }

  /** The same as a process of its own. */
  inProcess(typed: readonly string[], input = '') {
    return spawnSync(process.execPath, [MAIN, ...typed], { cwd: this.folder, input, encoding: 'utf8' });
  }

  /** The same for somebody who reads one line and then no more, as `head -n 1` does. */
  async forOneLine(typed: readonly string[], input: string) {
    const child = spawn(process.execPath, [MAIN, ...typed], { cwd: this.folder });
    // It may end before it has read everything.
    child.stdin.on('error', () => {}).end(input);
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += String(text);
    });
    const ended = once(child, 'close');
    const [line] = await once(createInterface(child.stdout), 'line');
    child.stdout.destroy();
    const [status] = await ended;
    return { line, stderr, status };
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  remove(file = ''): void {
    rmSync(join(this.folder, file), { recursive: true, force: true, maxRetries: 10 });
  }

  record(file = LAST_GAME): GameRecord {
    return readRecord(this.read(file), (id) => kitOf(id)?.game);
  }
}
