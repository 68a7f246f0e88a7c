import { join, resolve } from 'node:path';
import { systemReason } from '../../text/errors.ts';
import { Refusal, StartFailure } from '../arguments.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Language, Say } from '../words.ts';
import { BackupFiles } from './backup-files.ts';
import { copyBeside } from './copying.ts';
import { type BackupMade, BackupSchedule } from './schedule.ts';

type BackupSettings = Pick<Settings, 'data' | 'databaseUrl' | 'backupEvery' | 'backupTo' | 'backupKeep'>;

/** The folder for backups, ready for use; null where none are wanted. Whoever starts the server is told what is wrong. */
export function backupFilesOf(settings: BackupSettings, language: Language, say: Say): BackupFiles | null {
  const { data, databaseUrl, backupEvery, backupTo } = settings;
  if (backupEvery === 0) return null;
  if (databaseUrl !== null) throw new Refusal(say('backupsOfPostgres'));
  const folder = resolve(backupTo ?? join(data, 'backups'));
  const files = new BackupFiles(folder);
  try {
    files.prepare();
  } catch (error) {
    throw new StartFailure(say('backupFolder', { folder, why: systemReason(error, language) }), { cause: error });
  }
  return files;
}

interface BackupWorld {
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  readonly log: { info(details: object, message: string): void; error(error: unknown): void };
  readonly metrics: Pick<Metrics, 'backedUp' | 'hasBackupOf'>;
}

/** Makes backups as often as the settings say; what it gives back ends that. */
export function makeBackups(
  files: BackupFiles,
  { data, backupEvery, backupKeep }: BackupSettings,
  { now, after, log, metrics }: BackupWorld,
): () => Promise<void> {
  const latest = files.all().at(-1)?.made;
  if (latest !== undefined) metrics.hasBackupOf(latest);
  const schedule = new BackupSchedule({
    files,
    everyHours: backupEvery,
    keep: backupKeep,
    now,
    after,
    copy: (to, signal) => copyBeside({ folder: resolve(data), to }, signal),
    made: (backup: BackupMade) => {
      log.info(backup, 'backup made');
      metrics.backedUp('made');
      metrics.hasBackupOf(now());
    },
    failed: (error) => {
      log.error(new Error('a backup failed', { cause: error }));
      metrics.backedUp('failed');
    },
  });
  return () => schedule.end();
}
