import '../src/games/clank/family.ts';
import type { Page } from '@playwright/test';
import { EDITIONS } from '../src/games/clank/core/editions.ts';
import { BOARD_ORIGIN } from '../src/text/clank/origins.ts';
import { expect, newTable, settings, test } from './fixtures.ts';

/** The table of everyone's odds against the tiles above it, in pixels. */
function oddsLayout() {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((box) => box.getBoundingClientRect());
  const middles = (selector: string) => boxes(selector).map(({ left, right }) => (left + right) / 2);
  const tiles = middles('.everyone summary .chance');
  const cells = middles('.everyone tbody td');
  const badges = Math.max(...boxes('.everyone tbody .seat').map(({ right }) => right));
  const columns = Math.min(...boxes('.everyone tbody td').map(({ left }) => left));
  const reserve = Math.max(...boxes('.rt').map(({ bottom }) => bottom));
  return {
    rows: cells.length / tiles.length,
    misplacedCells: cells.filter((x, i) => Math.abs(x - tiles[i % tiles.length]!) >= 1).length,
    badgesOverNumbers: badges > columns,
    hiddenOfReserve: Math.max(0, Math.round(reserve - boxes('.ck__r')[0]!.bottom)),
  };
}

for (const { game, seats, answers } of [
  { game: 'clank', seats: 4, answers: 150 },
  // With a ghost in the bag one of the columns is another.
  { game: 'clank-catacombs', seats: 6, answers: 190 },
]) {
  test(`${game}: the odds of everyone stand under their tiles and leave the reserve in sight @desktop`, async ({
    page,
  }) => {
    await settings(page, { language: 'fr', pace: 'instant' });
    await newTable(page, game, { seats, answers });
    await page.locator('.everyone summary').click();
    await expect(page.locator('.everyone tbody td').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(oddsLayout))
      .toEqual({ rows: seats - 1, misplacedCells: 0, badgesOverNumbers: false, hiddenOfReserve: 0 });
    // Every column tells the same of everyone: that a ghost comes is as likely for all.
    const tile = await page.locator('.everyone .chance b').nth(1).textContent();
    const cells = await page.locator('.everyone tbody td:nth-of-type(2)').allTextContents();
    if (game === 'clank-catacombs') expect(new Set(cells)).toEqual(new Set([tile]));
  });
}

for (const [width, height] of [
  [820, 1180],
  [844, 390],
  [1024, 768],
] as const) {
  test(`Smash Up: the prompter is readable at ${width} × ${height} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settings(page, { language: 'fr', pace: 'instant' });
    await newTable(page, 'smash-up', { seats: 3, options: { core: 'on' }, seed: '7'.repeat(64), answers: 40 });
    const prompt = page.locator('.tray .prompt');
    await expect(prompt).toContainText('Maëlle');
    const layout = () =>
      prompt.evaluate((line) => {
        const { width, height } = line.getBoundingClientRect();
        const bottoms = (selector: string) =>
          [...document.querySelectorAll(selector)].map((box) => box.getBoundingClientRect().bottom);
        return {
          isWide: width > 240,
          // Two lines at most.
          isLow: height < 48,
          hidden: [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight],
          cardsInTray: Math.max(...bottoms('.hand .card')) <= bottoms('.tray')[0]!,
        };
      });
    await expect.poll(layout).toEqual({ isWide: true, isLow: true, hidden: [0, 0], cardsInTray: true });
  });
}

/** Texts that leave the panel of the board that they stand in, with how far, in pixels. */
function outOfPanels(): readonly string[] {
  const panels = [...document.querySelectorAll('.boss > .piece, .bank-plate, .window, .lair-wall, .stall')];
  return panels.flatMap((panel) => {
    const box = panel.getBoundingClientRect();
    return [...panel.parentElement!.querySelectorAll('text')].flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
      return out <= 0 ? [] : [`${text.textContent}: ${out.toFixed(1)}`];
    });
  });
}

test('the words of the panels of a board stay in them', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [game, panel, answers, options] of [
      ['clank-in-space', '.boss', 300, {}],
      ['clank-in-space', '.boss', 300, { expansions: 'both' }],
      ['clank', '.lair-wall', 150, {}],
      ['clank-catacombs', '.lair-wall', 150, {}],
    ] as const) {
      await newTable(page, game, { seats: 3, answers, options });
      await expect(page.locator(panel)).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => null));
      await expect.poll(() => page.evaluate(outOfPanels), `${game}, ${width} × ${height}`).toEqual([]);
    }
  }
});

test('boards of our own design say so at the table, printed ones do not', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  for (const { id, boardOrigin } of EDITIONS) {
    await newTable(page, id, { id, seats: 2 });
    await expect(page.locator('.board')).toBeVisible();
    const mark = page.locator('.board__origin');
    await expect(mark).toHaveCount(boardOrigin === 'published' ? 0 : 1);
    if (boardOrigin === 'published') continue;
    await mark.locator('summary').click();
    await expect(mark).toContainText(BOARD_ORIGIN[id]!.en);
  }
});

test('the page behind a dialog stays where it is', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await settings(page, { language: 'en' });
  await page.goto('./#/rules/clank');
  await expect(page.locator('.rl').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const width = () => page.locator('.book__in').evaluate((book) => book.getBoundingClientRect().width);
  const before = await width();
  await page.locator('header').getByRole('button').last().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect.poll(width).toBe(before);
  await page.mouse.move(8, 400);
  await page.mouse.wheel(0, 300);
  // Whatever scrolls has done so two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

/** WCAG 1.4.12: what a reader may set, and nothing may be lost by. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`;

/** What of the elements stands beyond their own edges or those of the window, by more than a pixel. */
const lostIn = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, right } = each.getBoundingClientRect();
      const out = Math.max(each.scrollWidth - each.clientWidth, -left, right - innerWidth);
      return out <= 1 ? [] : [`${each.textContent}: ${out.toFixed(0)}`];
    }),
  );

test('texts that a reader spaces out keep price and number of the reserve', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', { seats: 3, answers: 60 });
  await expect(page.locator('.rt').first()).toBeVisible();
  await page.evaluate((rules) => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(rules);
    document.adoptedStyleSheets.push(spaced);
  }, SPACED);
  const outside = () =>
    page.locator('.rt').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const box = tile.getBoundingClientRect();
        const parts = [...tile.querySelectorAll('.rt__n, .rt__c')];
        const isOut = ({ top, bottom }: DOMRect) => top < box.top - 1 || bottom > box.bottom + 1;
        return parts.filter((part) => isOut(part.getBoundingClientRect())).map((part) => part.textContent);
      }),
    );
  await expect.poll(outside).toEqual([]);
});

test('on 320 pixels the bar of home and the sign of the turn are whole', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await settings(page, { language: 'fr', pace: 'instant', name: 'Maximilienne' });
  await page.goto('./');
  await expect(page.locator('.poster').first()).toBeVisible();
  await expect.poll(() => lostIn(page, 'header button')).toEqual([]);
  for (const game of ['clank', 'smash-up'] as const) {
    await newTable(page, game, { seats: 3, answers: 60, ...(game === 'smash-up' && { options: { core: 'on' } }) });
    await expect(page.locator('.turn')).toBeVisible();
    await expect.poll(() => lostIn(page, '.turn > span:not(.seat, .sr)')).toEqual([]);
  }
});

test('a low window leaves most of its height to the board', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'clank', { seats: 3, answers: 60 });
  const board = page.locator('.board');
  await expect(board).toBeVisible();
  await expect.poll(async () => (await board.boundingBox())!.height).toBeGreaterThan(160);
});
