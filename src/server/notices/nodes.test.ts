import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TRIALS } from '../store/testing.ts';
import { Guest, removeFolders, trialServer } from '../testing.ts';
import { beginUnseen } from './trial-house.ts';
import { Device, type Receiver, secureReceiver } from './trial-push.ts';

const SLOW = { timeout: 60_000 };
const PATIENCE = { timeout: 30_000, interval: 20 };

let pushes: Receiver;

beforeAll(async () => {
  pushes = await secureReceiver();
});

afterAll(async () => {
  await pushes.stop();
  removeFolders();
});

test(
  'of two nodes one tells, with the keys of both; what a dead one was about to tell the other does',
  SLOW,
  async () => {
    const trial = await TRIALS.PostgreSQL();
    onTestFinished(() => trial.stop());
    const where = await trial.fresh();
    const databaseUrl = 'url' in where ? where.url : null;
    const here = await trialServer({ databaseUrl, notices: 'all' });
    const there = await trialServer({ databaseUrl, notices: 'all' });
    const ada = await here.guest('Ada');
    const bob = await there.guest('Bob');
    const elsewhere = new Guest(there.base);
    elsewhere.headers = ada.headers;
    const keys = [ada, bob, elsewhere].map(async (guest) => (await guest.call('GET', '/api/me/notices')).body.key);
    expect(new Set(await Promise.all(keys)).size).toBe(1);
    const device = new Device(pushes.at('/nodes'));
    await ada.call('POST', '/api/me/push', { ...device.subscription, language: 'fr' });
    const sockets = [ada.socket(), bob.socket(), elsewhere.socket()] as const;
    const { id: table } = (await ada.call('POST', '/api/tables', { game: 'clank', seats: 2 })).body;
    const ask = async (socket: (typeof sockets)[number], what: Parameters<typeof socket.ask>[1]) =>
      socket.get('done', { say: 'ask', table, ask: what });
    await ask(sockets[0], { ask: 'sit', seat: 0, salt: '' });
    await ask(sockets[1], { ask: 'sit', seat: 1, salt: '' });
    await ask(sockets[2], { ask: 'begin' });
    await ask(sockets[1], { ask: 'agree', motion: { what: 'end' } });
    await ask(sockets[1], { ask: 'decline' });
    await expect.poll(() => pushes.to('/nodes').length, PATIENCE).toBe(1);

    const looking = bob.socket();
    await looking.get('table', { say: 'watch', table });
    const second = await beginUnseen(elsewhere, bob);
    await there.close();
    await expect.poll(() => pushes.to('/nodes').length, PATIENCE).toBe(2);
    const opened = pushes.to('/nodes').map(({ body }) => device.open(body));
    expect(opened).toMatchObject([{ table }, { table: second }]);
    await here.close();
  },
);
