import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, GAMES } from '../tools/budget.ts';
import { readChunks } from '../tools/chunks.ts';
import { actFirst } from './first-action.ts';
import { axe, expect, newTable, settings, test } from './fixtures.ts';
import { OwnHouse } from './own-house.ts';
import { BUILT, OwnServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const READY = `navigator.serviceWorker.ready.then(({ active }) => active !== null)`;

for (const theme of ['dark', 'light'] as const) {
  test(`the home page opens and can be used by everybody, ${theme}`, async ({ page }) => {
    await settings(page, { theme, language: 'fr' });
    await page.goto('./');
    await expect(page).toHaveTitle(/Tintamarre/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await axe(page);
  });
}

test('once loaded, everything works without network', { tag: '@once' }, async ({ page }) => {
  const server = new OwnServer();
  await server.start();
  await page.goto(server.address);
  expect(await page.evaluate(READY)).toBe(true);
  await server.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const game of Object.keys(GAMES)) {
    await newTable(page, game, { address: server.address, id: game });
    await expect(page.locator('.table[data-game]').first()).toBeVisible();
  }
});

test('a new version is fetched beside the old one and takes over when told to', { tag: '@once' }, async ({ page }) => {
  const folder = test.info().outputPath('new-version');
  const server = new OwnServer();
  await server.start();
  await page.goto(server.address);
  expect(await page.evaluate(READY)).toBe(true);
  await page.reload();
  await server.stop();

  cpSync(BUILT, folder, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    rmSync(join(folder, `${file}.br`), { force: true });
    rmSync(join(folder, `${file}.gz`), { force: true });
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  };
  change('index.html', /<title>[^<]*/, '<title>Tintamarre, new');
  change('sw.js', /"version":"\w+"/, '"version":"new"');
  await server.start(folder);

  await page.reload();
  await expect(page).not.toHaveTitle(/new/);
  const waiting = `navigator.serviceWorker.getRegistration().then((found) => found?.waiting != null)`;
  await expect.poll(() => page.evaluate(waiting)).toBe(true);
  await page.evaluate(
    `navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting.postMessage('skip-waiting'))`,
  );
  await expect(page).toHaveTitle(/new/);
  expect(await page.evaluate('caches.keys()')).toEqual(['tintamarre-new']);
  await server.stop();
});

test('a game is played over plain http from another machine', { tag: '@once' }, async ({ page }) => {
  const server = new OwnServer();
  await server.start();
  await page.goto(server.lanAddress);
  expect(await page.evaluate('[isSecureContext, "serviceWorker" in navigator]')).toEqual([false, false]);
  for (const game of Object.keys(GAMES)) {
    await newTable(page, game, { address: server.lanAddress, id: game });
    await expect(page.locator('.table[data-game]').first()).toBeVisible();
  }
  await server.stop();
});

test.describe('before the first legal action', () => {
  test.use({ serviceWorkers: 'block' });
  for (const [game, modules] of Object.entries(GAMES)) {
    test(`no more is needed than the budget of ${game} counts`, async ({ page, hasTouch }) => {
      const counted = filesOf(readChunks(BUILT), modules);
      // What is not counted never comes.
      await page.route(/\.(?:js|css)$/, async (route) => {
        if (counted.includes(new URL(route.request().url()).pathname.slice(1))) await route.continue();
      });
      // Else the first action would wait for its animation, which never comes, before it goes on without.
      await settings(page, { pace: 'instant' });
      await newTable(page, game);
      await actFirst(page, hasTouch);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('the server says where it is, and stops when told to', { tag: '@once' }, async () => {
  const house = new OwnHouse();
  try {
    await house.start();
    const response = await fetch(house.address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Tintamarre</title>');
    // Windows has no signals: it ends the process at once.
    expect(await house.terminate()).toEqual(process.platform === 'win32' ? [null, 'SIGTERM'] : [0, null]);
  } finally {
    await house.stop();
  }
});
