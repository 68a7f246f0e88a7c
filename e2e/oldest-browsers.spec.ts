import { GAMES } from '../tools/budget.ts';
import { actFirst } from './first-action.ts';
import { beforeWorkers, expect, newTable, test } from './fixtures.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';
import { fixedRandom } from './seed.ts';

test.describe('with nothing that one of the oldest supported browsers lacks', () => {
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(OLDEST_BROWSERS);
    await beforeWorkers(page, () => OLDEST_BROWSERS + fixedRandom());
  });

  test('newer functions are gone', { tag: '@once' }, async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const there = ['Map.groupBy', 'Iterator.prototype.map', 'HTMLElement.prototype.showPopover', 'Temporal'];
    for (const name of there) {
      expect(await page.evaluate(`typeof globalThis.${name.replaceAll('.', '?.')}`), name).toBe('undefined');
    }
  });

  for (const game of Object.keys(GAMES)) {
    test(`${game} starts and takes a first action`, { tag: '@once' }, async ({ page, hasTouch }) => {
      await newTable(page, game);
      await actFirst(page, hasTouch);
    });
  }
});
