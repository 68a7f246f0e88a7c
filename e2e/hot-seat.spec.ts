import { axe, expect, newTable, settings, test } from './fixtures.ts';

test('two people share a device, and neither sees the other’s cards', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, people: [0, 1] });
  const cover = page.getByRole('dialog', { name: 'Passez l’appareil à Maëlle' });
  await expect(cover).toBeVisible();
  await axe(page);
  // A browser lets nothing stay open against a second Escape.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await cover.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(cover).toBeVisible();
  await cover.getByRole('button').click();
  await expect(cover).toHaveCount(0);
  const cards = page.locator('.hand button.card-b, .hand .hand__cards button');
  await expect(cards).toHaveCount(5);
  await page.keyboard.press('a');
  await expect(cards).toHaveCount(0);
  await page.keyboard.press('e');
  const next = page.getByRole('dialog', { name: 'Passez l’appareil à Basile' });
  await expect(next).toBeVisible();
  await page.reload();
  await expect(next).toBeVisible();
  await next.getByRole('button').click();
  await expect(cards).toHaveCount(5);
});
