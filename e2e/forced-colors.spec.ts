import type { Page } from '@playwright/test';
import { expect, newTable, settings, test } from './fixtures.ts';

/** The backgrounds of all elements that a selector finds. */
const backgrounds = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => `${getComputedStyle(each).backgroundColor} ${getComputedStyle(each).backgroundImage}`),
    );

/** Waits for the styles of forced colours, which come after the rest, and checks that buttons have an edge. */
async function haveEdges(page: Page, selector: string): Promise<void> {
  const edges = () =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => Math.round(Number.parseFloat(getComputedStyle(each).borderTopWidth))));
  await expect.poll(async () => Math.min(...(await edges())), `edges of ${selector}`).toBeGreaterThan(0);
}

test('where the system forces its colours, buttons keep a shape, and what counts by colour keeps its own', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await settings(page, { language: 'en', pace: 'instant' });
  await page.goto('./');
  await haveEdges(page, '.btn');
  const ofLanguages = async () => new Set(await backgrounds(page, '.lang [aria-pressed]'));
  await expect.poll(async () => (await ofLanguages()).size).toBe(2);

  await newTable(page, 'clank', { seats: 3, answers: 150 });
  await expect(page.locator('.mix span').first()).toBeVisible();
  await haveEdges(page, '.btn');
  await expect.poll(async () => new Set(await backgrounds(page, '.mix > span')).size).toBeGreaterThan(1);

  await newTable(page, 'smash-up', { seats: 3, options: { core: 'on' }, seed: '7'.repeat(64), answers: 40 });
  await expect(page.locator('.gauge > span').first()).toBeAttached();
  await haveEdges(page, '.btn');
  const barLike = async () => {
    const [bar] = await backgrounds(page, '.gauge > span');
    return (await backgrounds(page, '.gauge')).filter((background) => background === bar);
  };
  await expect.poll(barLike).toEqual([]);
  const signs = page.locator('.hand .card:has([href="#gi-bolt"]) .i:has([href="#gi-bolt"])');
  await expect(signs.first()).toBeAttached();
  const unseen = () =>
    signs.evaluateAll(
      (all) =>
        all.filter((sign) => getComputedStyle(sign).fill === getComputedStyle(sign.parentElement!).backgroundColor)
          .length,
    );
  await expect.poll(unseen).toBe(0);
});
