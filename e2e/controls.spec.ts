import type { Page } from '@playwright/test';
import { drawnStep, expect, newTable, settings, test } from './fixtures.ts';

const cards = (page: Page) => page.locator('.hand__cards li');

/** Opens the settings, does something there, and closes them. */
async function inSettings(page: Page, change: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await change();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('single keys can be changed, and switched off', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  await drawnStep(page);
  await inSettings(page, async () => {
    await page.getByText('Change the keys').click();
    await page.getByLabel('Undo', { exact: true }).fill('q');
    await page.getByLabel('End the turn', { exact: true }).fill('L');
    await expect(page.getByLabel('Open the log')).toHaveValue('E');
  });
  await page.keyboard.press('1');
  await expect(cards(page)).toHaveCount(4);
  await page.keyboard.press('z');
  await page.keyboard.press('q');
  await expect(cards(page)).toHaveCount(5);
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await inSettings(page, () => page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck());
  for (const key of ['1', 'a', 'l', 'q', 'e', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.table main [aria-keyshortcuts]')).toHaveCount(0);
  await cards(page).first().getByRole('button').click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('.ck')).toHaveAttribute('data-step', '1');
});

test('an end of turn that wastes something asks first', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', confirmWaste: true });
  await newTable(page, 'clank', { seats: 2 });
  await page.getByRole('button', { name: 'Play all', exact: true }).click();
  await expect(page.locator('.ck')).toHaveAttribute('data-step', '5');
  const step = 5;
  const end = page.locator('[data-key="end"]');
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'End the turn anyway?' });
  await expect(dialog).toContainText(/Unused: .*Skill/);
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.ck')).toHaveAttribute('data-step', `${step}`);
  await page.keyboard.press('e');
  await dialog.getByRole('button', { name: 'End the turn' }).click();
  await expect(cards(page)).toHaveCount(5);
  await inSettings(page, () =>
    page.getByRole('switch', { name: 'Ask before wasting anything at the end of a turn' }).uncheck(),
  );
  // The dialog is gone, and the pointer may be over a card, which then shows itself over the rest.
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Play all', exact: true }).click();
  await expect(cards(page)).toHaveCount(0);
  await end.click();
  await expect(cards(page)).toHaveCount(5);
});

test('each sound can be switched off', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', volume: 0.5 });
  await page.goto('./');
  await inSettings(page, async () => {
    const steps = page.getByRole('checkbox', { name: 'Steps' });
    await expect(steps).toBeChecked();
    await steps.uncheck();
  });
  const kept = await page.evaluate(() => localStorage.getItem('tintamarre-settings'));
  expect(JSON.parse(kept ?? '{}').muted).toEqual(['step']);
});

test('text grows with its setting, and nothing leaves the screen', async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant', textSize: '150' });
  await newTable(page, 'clank', { seats: 2 });
  await drawnStep(page);
  const size = () =>
    page.locator('.prompt').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(size).toBeGreaterThan(18);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
