import '../src/games/clank/family.ts';
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
    farthestFromTile: Math.max(...cells.map((x, i) => Math.abs(x - tiles[i % tiles.length]!))),
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
    const { farthestFromTile, ...rest } = await page.evaluate(oddsLayout);
    expect(farthestFromTile).toBeLessThan(1);
    expect(rest).toEqual({ rows: seats - 1, badgesOverNumbers: false, hiddenOfReserve: 0 });
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
    const { size, hidden } = await prompt.evaluate((line) => ({
      size: line.getBoundingClientRect(),
      hidden: [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight],
    }));
    expect(size.width).toBeGreaterThan(240);
    // Two lines at most.
    expect(size.height).toBeLessThan(48);
    expect(hidden).toEqual([0, 0]);
    const tray = await page.locator('.tray').evaluate((box) => box.getBoundingClientRect().bottom);
    const cards = await page
      .locator('.hand .card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
    expect(Math.max(...cards)).toBeLessThanOrEqual(tray);
  });
}

test('boards of our own design say so at the table, printed ones do not', async ({ page }) => {
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
  const { width } = (await page.locator('.book__in').boundingBox())!;
  await page.locator('header').getByRole('button').last().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect((await page.locator('.book__in').boundingBox())!.width).toBe(width);
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
