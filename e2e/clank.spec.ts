import type { Page } from '@playwright/test';
import { clankPlay } from '../src/games/clank/classic/play.ts';
import type { View } from '../src/games/clank/core/view.ts';
import { UNDO_LINE } from '../src/text/client/table.ts';
import { gameOver, halfWay, play, tableWhere } from './clank-player.ts';
import { axe, drawnStep, expect, LONG, newTable, settings, test } from './fixtures.ts';
import { keyboard, mouse, touch } from './manners.ts';

test('a whole game, by mouse in French or by touch in English', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  await settings(page, { language: isMobile ? 'en' : 'fr', theme: isMobile ? 'light' : 'dark', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, options: { board: isMobile ? 'dusk' : 'day' } });
  await play(page, isMobile ? touch : mouse);
  await gameOver(page);
});

test('the second half of a game by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'fr', theme: 'light', pace: 'instant' });
  await newTable(page, 'clank', halfWay({ game: 'clank', seats: 2, seed: '7'.repeat(64) }));
  await play(page, keyboard);
  await gameOver(page);
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

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

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
});

test('a table that goes on in another window is shown as it stands there, and loses nothing', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  const held = (window: Page) => window.locator('.hand__cards li');
  await expect(held(page)).toHaveCount(5);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(held(other)).toHaveCount(5);
  for (const left of [4, 3]) {
    await other.keyboard.press('1');
    await expect(held(other)).toHaveCount(left);
  }
  await page.keyboard.press('1');
  await expect(page.locator('.prompt')).toContainText('another window');
  await expect(held(page)).toHaveCount(3);
  await other.keyboard.press('z');
  await expect(held(other)).toHaveCount(4);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(held(page)).toHaveCount(4);
  for (const left of [3, 2]) {
    await page.keyboard.press('1');
    await expect(held(page)).toHaveCount(left);
  }
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(held(other)).toHaveCount(2);
});

test('a reload in the middle of a question asks it again', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  const askedInTheMiddle = tableWhere(clankPlay, ({ decision }) => decision?.ask !== 'turn');
  await newTable(page, 'clank', askedInTheMiddle);
  const asked = await page.locator('.prompt').textContent();
  const answers = await page.locator('.question').innerText();
  await page.reload();
  await expect(page.locator('.prompt')).toHaveText(asked ?? '');
  await expect(page.locator('.question')).toHaveText(answers, { useInnerText: true });
});

test('however much can be bought, the question stays a line and the board free', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  const takes = ({ decision }: View) => decision?.options.map(({ take }) => take) ?? [];
  const isShopping = (view: View) => takes(view).filter((take) => take === 'buy' || take === 'drink').length >= 4;
  await newTable(page, 'clank', tableWhere(clankPlay, isShopping, { seed: '6'.repeat(64) }));
  await expect(page.locator('.extras .btn')).toHaveCount(4);
  const height = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  // On a phone what can be bought has a line of its own.
  await expect.poll(() => height('.promptbar')).toBeLessThan(isMobile ? 120 : 64);
  await page.locator('.extras .btn').last().click();
  await expect(page.locator('.extras .btn')).toHaveCount(3);
});

test('what is pointed at is said beside the board, never over it', { tag: '@desktop' }, async ({ page }) => {
  const canDrink = tableWhere(clankPlay, ({ decision, players: [me] }) => {
    const takes = decision?.options.map(({ take }) => take) ?? [];
    return me!.handSize > 1 && takes.includes('walk') && takes.includes('drink');
  });
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', canDrink);
  await drawnStep(page);
  const foot = () => page.locator('.ck__foot').evaluate((element) => element.getBoundingClientRect().top);
  const [top, rooms] = [await foot(), await page.locator('.board__rooms [data-room]:not([data-room="1"])').all()];
  for (const room of rooms) {
    await room.hover();
    await expect(page.locator('.prompt')).toContainText(`Salle ${await room.getAttribute('data-room')}`);
    expect(await foot()).toBe(top);
  }
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

for (const game of ['clank', 'clank-catacombs', 'clank-in-space']) {
  test(`on a short phone board, row and hand of ${game} are in sight at once`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await settings(page, { language: 'fr', pace: 'instant' });
    await newTable(page, game, { seats: 3, answers: 150 });
    await drawnStep(page);
    const bottomOf = async (part: string) => {
      const { y, height } = (await page.locator(part).boundingBox())!;
      return y + height;
    };
    const overlap = async () => (await bottomOf('.hand__cards')) - (await page.locator('.ph__act').boundingBox())!.y;
    await expect.poll(() => bottomOf('.ck__board')).toBeGreaterThan(200);
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  });
}

/** What of the table is cut off or covered, as one looks at it without scrolling. */
function cutOff(): readonly string[] {
  const parts = [...document.querySelectorAll('.hand__cards li, .res > *, .promptbar .btn, .dock .btn, .ops > *')];
  const out = parts.filter((part) => {
    const { left, right, bottom } = part.getBoundingClientRect();
    const column = part.closest('.tray, .ck__b, .ck')!.getBoundingClientRect();
    return left < column.left || right > column.right || bottom > innerHeight;
  });
  const ends = document.querySelector('.turn')!.getBoundingClientRect().right;
  const covered = [...document.querySelectorAll('.tools > *')].filter((tool) => {
    const { left, width } = tool.getBoundingClientRect();
    return width > 0 && left < ends;
  });
  return [...out, ...covered].map((part) => part.outerHTML.slice(0, 120));
}

for (const game of ['clank', 'clank-catacombs', 'clank-in-space']) {
  test(`on tablets and small computers nothing of the table of ${game} is cut off`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await settings(page, { language: 'fr', pace: 'instant' });
    await newTable(page, game, { seats: 4, answers: 120 });
    await drawnStep(page);
    for (const [width, height, layout] of [
      [820, 1180, 'middle'],
      [1280, 800, 'wide'],
      [1024, 768, 'middle'],
      [834, 768, 'middle'],
      [1366, 700, 'wide'],
      [1200, 780, 'middle'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(`.ck--${layout}`)).toBeVisible();
      await expect(page.locator('.tool--keys')).toBeVisible();
      await expect.poll(() => page.evaluate(cutOff), `${width} × ${height}`).toEqual([]);
    }
  });
}
