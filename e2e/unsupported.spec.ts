// Not the tests of fixtures.ts: these pages may fail.
import { expect, type Page, test } from '@playwright/test';
import { SUPPORTED_VERSIONS } from '../tools/supported-browsers.ts';
import { axe } from './fixtures.ts';
import { leaveUnpainted } from './unpainted.ts';

test.beforeEach(({ context }) => leaveUnpainted(context));

const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** Both languages are there, each marked as what it is, with the versions that would do. */
async function expectMessage(page: Page, titles: { readonly fr: string; readonly en: string }): Promise<void> {
  for (const [language, title] of Object.entries(titles)) {
    const section = page.locator(`section[lang="${language}"]`).filter({ visible: true });
    await expect(section.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(section).toContainText(SUPPORTED_VERSIONS);
    await expect(section).toBeInViewport();
  }
}

const TOO_OLD = {
  fr: 'Tintamarre ne démarre pas dans ce navigateur',
  en: 'Tintamarre cannot start in this browser',
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in both languages what it needs', { tag: '@once' }, async ({ page }) => {
    await page.goto('./');
    await expectMessage(page, { fr: 'Tintamarre a besoin de JavaScript', en: 'Tintamarre needs JavaScript' });
    await expect(page.locator('#too-old')).toBeHidden();
  });
});

test.describe('where the client cannot start', () => {
  test.use({ serviceWorkers: 'block' });

  for (const missing of ['Array.prototype.toSorted', 'globalThis.structuredClone', 'globalThis.HTMLDialogElement']) {
    test(`a browser without ${missing} gets a message in both languages`, { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(`delete ${missing}`);
      await page.goto('./');
      await expectMessage(page, TOO_OLD);
      await expect(page.getByRole('alert')).toContainText(TOO_OLD.en);
      await expect(page.locator('#root > *')).toHaveCount(1);
      await axe(page);
    });
  }

  test('a browser without the styles that the page needs gets the message', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(`CSS.supports = () => false`);
    await page.goto('./');
    await expectMessage(page, TOO_OLD);
  });

  for (const [how, body] of [
    ['does not parse', 'let too new a syntax'],
    ['fails', 'throw new Error("too old")'],
  ] as const) {
    test(`a script that ${how} brings the message`, { tag: '@once' }, async ({ page }) => {
      await page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto('./');
      await expectMessage(page, TOO_OLD);
    });
  }

  test('a script that does not arrive brings the message', { tag: '@once' }, async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('./');
    await expectMessage(page, TOO_OLD);
  });

  test('a supported browser never shows it', { tag: '@once' }, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ENTRY, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#too-old')).toBeAttached();
    await expect(page.locator('#too-old')).toBeHidden();
    expect(await page.locator('body').innerText()).toBe('');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#too-old')).toHaveCount(0);
  });
});
