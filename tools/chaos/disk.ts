import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** How a disk is filled: a small file system of its own, or a limit on the size of the server's files (RLIMIT_FSIZE). */
export const DISK_KINDS = ['tmpfs', 'limit'] as const;
export type DiskKind = (typeof DISK_KINDS)[number];

/** More than the server wants free before it lets new tables be opened. */
const MEGABYTES = 192;
const CHUNKS = [2 ** 20, 4096, 1];

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: 'ignore' });
}

function succeeds(...command: Parameters<typeof run>): boolean {
  try {
    run(...command);
    return true;
  } catch {
    return false;
  }
}

/** Times that a disk is filled up before something must be wrong. */
const MOST_ROUNDS = 100;

/** Writes the chunk again and again, until there is no room for another one. */
function writeAll(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) === chunk.length);
  } catch {
    // There is no room for so much.
  }
}

/** The folder of a database on a disk that can be filled. */
export class Disk {
  /** Null where this machine permits neither. */
  readonly kind: DiskKind | null;
  private readonly folder: string;
  private readonly unmount = () => void succeeds('umount', '--lazy', this.folder);

  constructor(folder: string, kinds: readonly DiskKind[], megabytes = MEGABYTES) {
    this.folder = folder;
    if (kinds.includes('tmpfs') && succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'chaos', folder)) {
      this.kind = 'tmpfs';
      process.once('exit', this.unmount);
    } else this.kind = kinds.includes('limit') && succeeds('prlimit', '--version') ? 'limit' : null;
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }

  fill(server: number): void {
    if (this.kind === 'limit') run('prlimit', '--pid', String(server), '--fsize=0:');
    else this.writeBallast();
  }

  free(server: number): void {
    if (this.kind === 'limit') run('prlimit', '--pid', String(server), '--fsize=unlimited:');
    else rmSync(this.ballast);
  }

  private writeBallast(): void {
    const file = openSync(this.ballast, 'w');
    let left = MOST_ROUNDS;
    // The system may refuse a write while there is room yet: it counts blocks on each processor.
    do {
      for (const bytes of CHUNKS) writeAll(file, Buffer.alloc(bytes));
      left -= 1;
    } while (left > 0 && statfsSync(this.folder).bfree > 0);
    closeSync(file);
    if (left === 0) throw new Error(`${this.folder} should be full by now`);
  }

  remove(): void {
    if (this.kind !== 'tmpfs') return;
    process.off('exit', this.unmount);
    this.unmount();
  }
}
