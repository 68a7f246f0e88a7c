import { afterAll, expect, test } from 'vitest';
import { databaseIn } from '../../src/server/store/folder.ts';
import { openStore } from '../../src/server/store/open.ts';
import { removeFolders, trialServer } from '../../src/server/testing.ts';
import { disagreements } from './agreement.ts';

afterAll(removeFolders);

test('a server that tells of a table otherwise than the log says is found out', async () => {
  const server = await trialServer();
  const ada = await server.guest('Ada');
  const { id } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
  const store = await openStore({ file: databaseIn(server.settings.data) });
  const notes = { sent: [], acknowledged: [], heard: [] };
  const clubs = [{ cookies: [ada.headers['Cookie']!], notebooks: new Map([[id, notes]]) }];
  const found = () => disagreements([server.base], clubs, store, 100);
  expect(await found()).toEqual([]);

  const player = (await ada.call('GET', '/api/me')).body.id;
  const { summary } = (await store.table(id))!;
  const entry = { kind: 'sat', seat: 0, player, name: 'Ada', salt: '', seq: 1, at: 1 } as const;
  await store.append(id, [entry], { ...summary, seq: 1, players: [player] });
  expect(await found()).toEqual([`table ${id}: node 0 tells entry 0 of 1 is the last one`]);
  await store.close();
  await server.close();
});
