import type { Page } from '@playwright/test';
import { catacombsPlay } from '../src/games/clank/catacombs/play.ts';
import type { View } from '../src/games/clank/core/view.ts';
import { keptTable, type TableWish } from '../tools/tables.ts';
import { mapKeyboard, mapMouse, mapTouch } from './catacombs-manners.ts';
import { play, viewOf } from './clank-player.ts';
import { axe, expect, newTable, settings, test } from './fixtures.ts';

const GAME = 'clank-catacombs';
/** A whole game is some hundred answers, on a machine that has other things to do. */
const LONG = 600_000;

async function over(page: Page): Promise<void> {
  await expect(page.locator('.ck')).toHaveCount(0);
  await expect(page.locator('.turn')).toContainText(/Partie terminée|Game over/);
}

const never = () => false;

test('a whole game in the catacombs, by mouse in French or by touch in English', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  await settings(page, { language: isMobile ? 'en' : 'fr', theme: isMobile ? 'light' : 'dark', pace: 'instant' });
  await newTable(page, GAME, { seats: 2, options: { start: isMobile ? 'b' : 'a' } });
  await play(page, isMobile ? mapTouch : mapMouse, never, catacombsPlay);
  await over(page);
});

test('a whole game in the catacombs by keyboard alone', async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'en', theme: 'light', pace: 'instant' });
  await newTable(page, GAME, { seats: 2, seed: '7'.repeat(64) });
  await play(page, mapKeyboard, never, catacombsPlay);
  await over(page);
});

/** A table that stands where the person sees such a thing. */
function tableWhere(wish: Omit<TableWish, 'game'>, wanted: (view: View) => boolean): TableWish {
  for (let answers = 20; answers < 400; answers++) {
    const table = { game: GAME, ...wish, answers } as const;
    const kept = keptTable(table);
    if (kept.result === null && wanted(viewOf(kept, catacombsPlay))) return table;
  }
  throw new Error('that never comes about');
}

const withTile = tableWhere({ seats: 3 }, ({ pending, decision }) => pending !== null && decision !== null);

test('a tile in hand is turned, said where it leads, and laid', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, withTile);
  await expect(page.locator('.placing')).toBeVisible();
  const laid = await page.locator('.board__layer').first().locator('.slab-frame').count();
  const now = Number(await page.locator('.or--on').getAttribute('data-turn'));
  if (isMobile) await page.locator('.placing__head .btn').nth(1).tap();
  else await page.keyboard.press('r');
  await expect(page.locator(`.or--on[data-turn="${(now + 1) % 4}"]`)).toBeVisible();
  if (!isMobile) {
    await page.keyboard.press('Shift+R');
    await expect(page.locator(`.or--on[data-turn="${now}"]`)).toBeVisible();
  }
  const possible = page.locator('.or:not(.or--no)').first();
  await (isMobile ? possible.tap() : possible.click());
  await page.locator('[data-key="place"]').click();
  await expect(page.locator('.placing')).toHaveCount(0);
  await expect(page.locator('.board__layer').first().locator('.slab-frame')).toHaveCount(laid + 1);
});

test('the turn cannot be ended with a tile in hand, and says why', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, GAME, withTile);
  const end = page.locator('[data-key="end"]');
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expect(end).toContainText('place the tile first');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the catacombs can be used by everybody, ${theme}`, async ({ page }) => {
    await settings(page, { theme, language: theme === 'dark' ? 'fr' : 'en', pace: 'instant' });
    await newTable(page, GAME, { seats: 6, answers: 120 });
    await expect(page.locator('.hand__cards li').first()).toBeVisible();
    await axe(page);
    for (const opener of ['.pl__open, .op:not(.op--dragon)', '.promptbar__acts .btn:has([href="#gi-shop"])']) {
      await page.locator(opener).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`laying a tile can be done by everybody, ${theme}`, async ({ page }) => {
    await settings(page, { theme, language: theme === 'dark' ? 'en' : 'fr', pace: 'instant' });
    await newTable(page, GAME, withTile);
    await expect(page.locator('.placing')).toBeVisible();
    await axe(page);
  });
}
