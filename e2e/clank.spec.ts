import type { Page } from '@playwright/test';
import { UNDO_LINE } from '../src/text/client/table.ts';
import { keptTable, type TableWish } from '../tools/tables.ts';
import { play, viewOf } from './clank-player.ts';
import { axe, expect, newTable, settings, test } from './fixtures.ts';
import { keyboard, mouse, touch } from './manners.ts';

async function over(page: Page): Promise<void> {
  await expect(page.locator('.ck')).toHaveCount(0);
  await expect(page.locator('.turn')).toContainText(/Partie terminée|Game over/);
}

/** A whole game is some hundred answers, on a machine that has other things to do. */
const LONG = 400_000;

test('a whole game, by mouse in French or by touch in English', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  await settings(page, { language: isMobile ? 'en' : 'fr', theme: isMobile ? 'light' : 'dark', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, options: { board: isMobile ? 'dusk' : 'day' } });
  await play(page, isMobile ? touch : mouse);
  await over(page);
});

test('a whole game by keyboard alone', async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'fr', theme: 'light', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, seed: '7'.repeat(64) });
  await play(page, keyboard);
  await over(page);
});

test('what was revealed cannot be taken back, and what was not can', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  const cards = page.locator('.hand__cards li');
  await expect(cards).toHaveCount(5);
  await page.keyboard.press('1');
  await expect(cards).toHaveCount(4);
  await page.keyboard.press('z');
  await expect(cards).toHaveCount(5);
  await page.keyboard.press('a');
  await expect(cards).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(cards).toHaveCount(5);
  await expect(page.locator('.ck .btn--go[aria-disabled="false"]')).toBeVisible();
  await expect(page.locator('.turn--wait')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.locator('.prompt')).toContainText(UNDO_LINE['someone-else'].en);
});

test('a reload in the middle of a turn asks the same again, offline too', async ({ page, context }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  const cards = page.locator('.hand__cards li');
  await expect(cards).toHaveCount(5);
  await page.keyboard.press('1');
  await expect(cards).toHaveCount(4);
  await page.keyboard.press('1');
  await expect(cards).toHaveCount(3);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await expect(cards).toHaveCount(3);
  await page.keyboard.press('z');
  await expect(cards).toHaveCount(4);
});

/** A table where the person is asked something in the middle of a turn. */
function askedInTheMiddle(): TableWish {
  for (let answers = 1; answers < 400; answers++) {
    const wish = { game: 'clank', seats: 2, answers } as const;
    const table = keptTable(wish);
    if (table.result === null && viewOf(table).decision?.ask !== 'turn') return wish;
  }
  throw new Error('nothing is ever asked in the middle of a turn');
}

test('a reload in the middle of a question asks it again', async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', askedInTheMiddle());
  const asked = await page.locator('.prompt').textContent();
  const answers = await page.locator('.question').innerText();
  await page.reload();
  await expect(page.locator('.prompt')).toHaveText(asked ?? '');
  expect(await page.locator('.question').innerText()).toBe(answers);
});

/** A table where the person may buy and drink so much that it does not fit beside the question. */
function atTheMarket(): TableWish {
  for (let answers = 80; answers < 200; answers++) {
    const wish = { game: 'clank', seats: 2, seed: '6'.repeat(64), answers } as const;
    const options = viewOf(keptTable(wish)).decision?.options ?? [];
    if (options.filter(({ take }) => take === 'buy' || take === 'drink').length >= 4) return wish;
  }
  throw new Error('nobody ever comes to the market');
}

test('however much can be bought, the question stays a line and the board free', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', atTheMarket());
  await expect(page.locator('.extras .btn')).toHaveCount(4);
  const height = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  // On a phone what can be bought has a line of its own.
  expect(await height('.promptbar')).toBeLessThan(isMobile ? 120 : 64);
  await page.locator('.extras .btn').last().click();
  await expect(page.locator('.extras .btn')).toHaveCount(3);
});

test('what is refused says its rule, and leaves everything as it was', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  const dear = page.locator('.row6 [aria-disabled="true"]').first();
  await (isMobile ? dear.tap({ force: true }) : dear.click({ force: true }));
  await expect(page.locator('.prompt .no')).toContainText('Compétence');
  await expect(page.locator('.prompt a')).toHaveAttribute('href', /#\/rules\/clank\//);
  await expect(page.locator('.ck')).toHaveAttribute('data-step', '0');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the table can be used by everybody, ${theme}`, async ({ page }) => {
    await settings(page, { theme, language: theme === 'dark' ? 'fr' : 'en', pace: 'instant' });
    await newTable(page, 'clank', { seats: 4, answers: 150 });
    await expect(page.locator('.hand__cards li').first()).toBeVisible();
    await axe(page);
    for (const key of ['l', 'd', '?', 'w']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const sheets = ['.pl__open, .op:not(.op--dragon)', '.promptbar__acts .btn:has([href="#gi-shop"])'];
    for (const opener of sheets) {
      await page.locator(opener).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
