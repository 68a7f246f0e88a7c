import { existsSync } from 'node:fs';
import { poison } from '../tools/poisoned.ts';
import { expect, test } from './fixtures.ts';
import { OwnHouse } from './own-house.ts';

test('a server of the tests does not use the settings of the host', { tag: '@once' }, async () => {
  const data = test.info().outputPath('data');
  const poisoned = await poison(data);
  const before = { ...process.env };
  const house = new OwnHouse();
  try {
    Object.assign(process.env, poisoned.variables);
    await house.start();
    expect((await fetch(`${house.address}/server.json`)).status).toBe(200);
    expect(poisoned.connections).toBe(0);
    expect(existsSync(data)).toBe(false);
  } finally {
    for (const name of Object.keys(poisoned.variables)) delete process.env[name];
    Object.assign(process.env, before);
    await house.stop();
    poisoned.close();
  }
});
