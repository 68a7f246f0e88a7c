import type { Page } from '@playwright/test';
import { expect, newTable, settings, test } from './fixtures.ts';

const MISSING = 'Une partie de la page n’a pas pu être chargée.';

/** Has the server refuse files with such a name: so often, or until the page is loaded again. */
async function refuse(page: Page, name: RegExp, times = Number.POSITIVE_INFINITY): Promise<{ stop(): Promise<void> }> {
  let left = times;
  await page.route(name, (route) => {
    left -= 1;
    return left >= 0 ? route.abort() : route.continue();
  });
  return { stop: () => page.unroute(name) };
}

test.beforeEach(async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant', reducedMotion: true });
});

const play = (page: Page) =>
  page
    .locator('.poster')
    .first()
    .getByRole('button', { name: /^Jouer/ });

/** The message is there; its button loads the page again. */
async function reload(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByText(MISSING)).toBeHidden();
}

const WORKER = /\/worker-[\w-]+\.js/;

test.describe('of the worker', () => {
  test.use({ failing: WORKER });

  test('a worker that did not load once does not keep anybody from playing', { tag: '@once' }, async ({ page }) => {
    await refuse(page, WORKER, 1);
    await page.goto('./');
    await play(page).click();
    await expect(page.locator('.ck[data-step]')).toBeVisible();
  });

  test('a worker that never loads is told with a button', { tag: '@once' }, async ({ page }) => {
    const refusal = await refuse(page, WORKER);
    await page.goto('./');
    await play(page).click();
    await expect(page.getByText(MISSING)).toBeVisible();
    await expect(play(page)).toBeEnabled();
    await refusal.stop();
    await reload(page);
    await play(page).click();
    await expect(page.locator('.ck[data-step]')).toBeVisible();
  });
});

const SETTINGS = /\/settings-dialog-[\w-]+\.js/;

async function openSettings(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Réglages' }).click();
}

test.describe('of a part', () => {
  test.use({ failing: SETTINGS });

  test('a part that did not load once is fetched again', { tag: '@once' }, async ({ page }) => {
    await refuse(page, SETTINGS, 1);
    await openSettings(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(MISSING)).toBeHidden();
  });
});

for (const { what, file, open } of [
  {
    what: 'dialog',
    file: SETTINGS,
    open: openSettings,
  },
  {
    what: 'page',
    file: /\/assets\/page-[\w-]+\.js/,
    open: async (page: Page) => void (await page.goto('./#/rules/clank')),
  },
  {
    what: 'board',
    file: /\/classic-board-[\w-]+\.js/,
    open: (page: Page) => newTable(page, 'clank', { seats: 2 }),
  },
]) {
  test.describe(`of a ${what}`, () => {
    test.use({ failing: file });

    test(`a ${what} that does not load is told with a button`, { tag: '@once' }, async ({ page }) => {
      const refusal = await refuse(page, file);
      await open(page);
      await expect(page.getByText(MISSING)).toBeVisible();
      await expect(page.getByText('Failed to fetch')).toHaveCount(0);
      await refusal.stop();
      await reload(page);
    });
  });
}
