import type { Page } from '@playwright/test';
import { drawnStep, expect, newTable, settings, test } from './fixtures.ts';

const dialogs = (page: Page) => page.locator('dialog[open]');
const zoom = (page: Page) => page.locator('.zoom');
const prompt = (page: Page) => page.locator('.prompt');

test('Escape closes a card looked at in a dialog first, then the dialog', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, answers: 60 });
  await expect(page.locator('.hand__cards li').first()).toBeVisible();
  await page.keyboard.press('l');
  const name = dialogs(page).locator('.turnlog[open] > ol > li > span .log__card').last();
  await name.click();
  await expect(zoom(page)).toBeVisible();
  await expect(zoom(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
});

test('a key that follows Escape before the browser has told of the close is heard', { tag: '@once' }, async ({
  page,
}) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, answers: 60 });
  await drawnStep(page);
  await page.keyboard.press('l');
  await expect(dialogs(page)).toHaveAccessibleName('Log');
  await dialogs(page).evaluate(async (dialog: HTMLDialogElement) => {
    dialog.requestClose();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
  });
  await expect(dialogs(page)).toHaveAccessibleName('My deck');
});

test('a card of a dialog that a mouse rests on shows above it, and Escape puts it away alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, answers: 60 });
  await expect(page.locator('.hand__cards li').first()).toBeVisible();
  await page.keyboard.press('d');
  await dialogs(page).locator('[data-zoom]').first().hover();
  await expect(zoom(page)).toBeVisible();
  await zoom(page).locator('h2').click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  await expect(dialogs(page)).toHaveCount(1);
});

test('Escape drops what was refused, and nothing else', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  const dear = page.locator('.row6 [aria-disabled="true"]').first();
  await dear.click({ force: true });
  await expect(prompt(page).locator('a')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page).locator('a')).toHaveCount(0);
  await expect(page.locator('.ck')).toHaveAttribute('data-step', '0');
});

test('Escape puts down a card that was taken up, once what lies over it is closed', { tag: '@once' }, async ({
  page,
}) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'smash-up', { seats: 3, options: { core: 'on' }, seed: '1a'.repeat(32), answers: 50 });
  const taken = page.locator('.hand .over[aria-pressed="true"]');
  const first = page.locator('.hand .over[data-legal]').first();
  await first.focus();
  const key = await first.getAttribute('data-key');
  await page.keyboard.press('Enter');
  await expect(taken).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(taken).toHaveCount(1);
  await page.locator(`.hand .over[data-key="${key}"]`).focus();
  await page.keyboard.press('Space');
  await expect(zoom(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  await expect(taken).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(taken).toHaveCount(0);
  await expect(page.locator(`.hand .over[data-key="${key}"]`)).toBeFocused();
});

test('Escape takes back the wish to end the plays', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', confirmWaste: true });
  await newTable(page, 'smash-up', { seats: 3, options: { core: 'on' }, seed: '1a'.repeat(32), answers: 50 });
  await expect(page.locator('.hand .over[data-legal]').first()).toBeVisible();
  const turn = await page.locator('.turn').innerText();
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await page.locator('.turn').innerText()).toBe(turn);
});
