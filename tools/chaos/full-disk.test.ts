import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { StartFailure } from '../../src/server/arguments.ts';
import { openDatabases } from '../../src/server/databases.ts';
import { DEFAULTS } from '../../src/server/settings.ts';
import { removeFolders, type TrialServer, trialFolder, trialServer } from '../../src/server/testing.ts';
import { sayer } from '../../src/server/words.ts';
import { Disk } from './disk.ts';

const MEGABYTES = 16;
let data: string;
/** A limit on the size of files would be another error: it takes a file system of its own, which not every user may mount. */
let disk: Disk;
let server: TrialServer | null = null;

// Not when the file is loaded: some only list its tests, and would leave the file system mounted.
beforeAll(() => {
  data = trialFolder();
  disk = new Disk(data, ['tmpfs'], MEGABYTES);
});

async function close(): Promise<void> {
  await server?.close();
  server = null;
}

afterEach(close);
afterAll(() => {
  disk.remove();
  removeFolders();
});

/** Why the server does not start. */
async function refusal(language: 'en' | 'fr'): Promise<string> {
  const opened = openDatabases({ ...DEFAULTS, data }, language, sayer(language), {});
  const failure: unknown = await opened.catch((error: unknown) => error);
  if (failure instanceof StartFailure) return failure.message;
  if (failure instanceof Error) throw failure;
  throw new Error('the database on the full disk was opened');
}

async function mustBeRefused(): Promise<void> {
  expect(await refusal('en')).toContain(`The disk that holds ${data} is full. Free some space and start again`);
  expect(await refusal('fr')).toContain(`Le disque où se trouve ${data} est plein. Libérez de la place et relancez`);
  await expect(trialServer({ data })).rejects.toThrow('is full');
}

test('a server that starts on a full disk says so, and starts once there is room', async ({ skip }) => {
  skip(disk.kind === null, 'this user may not mount a file system');
  disk.fill(process.pid);
  await mustBeRefused();
  disk.free(process.pid);
  server = await trialServer({ data });
  const ada = { id: 'ada', name: 'Ada', made: 1 };
  await server.house.store.addPlayer(ada);
  await close();

  disk.fill(process.pid);
  await mustBeRefused();
  disk.free(process.pid);
  server = await trialServer({ data });
  expect(await server.house.store.player(ada.id)).toEqual(ada);
});
