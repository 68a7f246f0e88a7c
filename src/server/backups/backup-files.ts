import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^tintamarre-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** A backup that the server made. Nothing else in the folder is ever touched. */
interface BackupFile {
  readonly name: string;
  /** Milliseconds since 1970, to the second. */
  readonly made: number;
}

const nameAt = (time: number): string => {
  const [second] = new Date(time).toISOString().split('.');
  return `tintamarre-${second!.replaceAll(':', '-')}Z.sqlite`;
};

/** The folder where a server keeps its backups. */
export class BackupFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the folder, and removes what backups that were interrupted left. */
  prepare(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(this.folder)) {
      if (name.endsWith('.part') && NAME.test(name.slice(0, -'.part'.length))) this.remove(name);
    }
  }

  pathAt(time: number): string {
    return join(this.folder, nameAt(time));
  }

  /** The oldest first. */
  all(): readonly BackupFile[] {
    const found = readdirSync(this.folder).flatMap((name) => {
      const [, hour, minute, second] = NAME.exec(name) ?? [];
      return hour === undefined ? [] : [{ name, made: Date.parse(`${hour}:${minute}:${second}Z`) }];
    });
    return found.toSorted((one, other) => one.made - other.made);
  }

  /** Removes the oldest of those where there are more than `most`. */
  rotate(most: number): void {
    for (const { name } of this.all().slice(0, -most)) this.remove(name);
  }

  bytesOf(path: string): number {
    return statSync(path).size;
  }

  private remove(name: string): void {
    rmSync(join(this.folder, name), { force: true });
  }
}
