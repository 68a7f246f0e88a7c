import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { type GameRecord, readRecord } from '../engine/record.ts';
import { kitOf } from '../games/index.ts';
import { LAST_GAME } from './keep.ts';
import { run } from './program.ts';

/** A seed for games that should be the same every time. */
export const SEED = '3'.repeat(64);

/** The program in a folder of its own, for tests. */
export class Trial {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'tintamarre-'));

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

  /** The same in a shell, where $0 stands for the program. */
  inShell(command: string) {
    const program = `"${process.execPath}" "${resolve(import.meta.dirname, 'main.ts')}"`;
    return spawnSync('sh', ['-c', command.replace('$0', () => program)], { cwd: this.folder, encoding: 'utf8' });
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  remove(file = ''): void {
    rmSync(join(this.folder, file), { recursive: true, force: true });
  }

  record(file = LAST_GAME): GameRecord {
    return readRecord(this.read(file), (id) => kitOf(id)?.game);
  }
}
