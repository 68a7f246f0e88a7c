import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Refusal, StartFailure } from '../arguments.ts';
import { DEFAULTS } from '../settings.ts';
import { restore } from '../store/backup.ts';
import { databaseIn } from '../store/folder.ts';
import { openStore } from '../store/open.ts';
import { Guest, removeFolders, trialFolder, trialServer } from '../testing.ts';
import { sayer } from '../words.ts';
import { backupFilesOf } from './backups.ts';

afterAll(removeFolders);

const [en, fr] = [sayer('en'), sayer('fr')];

async function backupsIn(folder: string, count: number): Promise<readonly string[]> {
  for (let tries = 0; tries < 400; tries++) {
    const found = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
    if (found.length >= count) return found;
    await pause(25);
  }
  throw new Error(`no ${count} backups came`);
}

test('A server makes backups by itself, which can be restored, and tells its metrics', {
  timeout: 60_000,
}, async () => {
  const [data, backupTo] = [trialFolder(), join(trialFolder(), 'a', 'b')];
  let later = 0;
  const settings = { data, backupEvery: 24, backupTo, backupKeep: 1, log: 'silent' } as const;
  const world = { now: () => Date.now() + later };
  const first = await trialServer(settings, world);
  const ada = await first.guest('Ada');
  const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const [early] = await backupsIn(backupTo, 1);
  await first.close();
  later = 25 * 60 * 60 * 1000;
  const second = await trialServer(settings, world);
  const anyone = new Guest(second.base);
  const metrics = async () => (await anyone.call('GET', '/metrics')).body;
  for (let tries = 0; !(await metrics()).includes('tintamarre_backups_total{outcome="made"} 1'); tries++) {
    expect(tries).toBeLessThan(400);
    await pause(25);
  }
  expect(await metrics()).toMatch(
    /tintamarre_backup_timestamp_seconds 1\.\d+e\+09|tintamarre_backup_timestamp_seconds \d{10}/,
  );
  await second.close();
  const left = readdirSync(backupTo);
  expect(left).toHaveLength(1);
  expect(left).not.toContain(early);

  const elsewhere = trialFolder();
  await restore(elsewhere, join(backupTo, left[0]!), new Date(0));
  const store = await openStore({ file: databaseIn(elsewhere) });
  expect(await store.ids('all')).toEqual([table]);
  await store.close();
});

test('A server that is stopped while it makes a backup leaves nothing half done', async () => {
  const data = trialFolder();
  const server = await trialServer({ data, backupEvery: 1 });
  await server.close();
  expect(readdirSync(join(data, 'backups')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('Backups that cannot be made are refused when the server starts', () => {
  const data = trialFolder();
  expect(backupFilesOf({ ...DEFAULTS, data }, 'en', en)).toBeNull();
  const postgres = { ...DEFAULTS, data, backupEvery: 1, databaseUrl: 'postgres://host/games' };
  expect(() => backupFilesOf(postgres, 'en', en)).toThrow(Refusal);
  expect(() => backupFilesOf(postgres, 'en', en)).toThrow('schedule this: pg_dump --format=custom');
  expect(() => backupFilesOf(postgres, 'fr', fr)).toThrow('planifiez ceci\u00a0: pg_dump');
  writeFileSync(join(data, 'file'), '');
  const folder = join(data, 'file', 'backups');
  const nowhere = { ...DEFAULTS, data, backupEvery: 1, backupTo: folder };
  expect(() => backupFilesOf(nowhere, 'en', en)).toThrow(StartFailure);
  expect(() => backupFilesOf(nowhere, 'en', en)).toThrow(`No backups can be written to ${folder}: `);
  expect(() => backupFilesOf(nowhere, 'fr', fr)).toThrow(`Impossible d’écrire des sauvegardes dans ${folder}\u00a0: `);
});
