import { axe, expect, newTable, settings, test } from './fixtures.ts';

const ALL_ANSWERS = 100_000;

for (const game of ['clank', 'smash-up'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`the end of ${game} can be read by everybody, ${theme}`, async ({ page }) => {
      await settings(page, { theme, language: theme === 'dark' ? 'fr' : 'en' });
      await newTable(page, game, { seats: 3, answers: ALL_ANSWERS });
      await expect(page.locator('.eg h1')).toBeVisible();
      await expect(page.locator('.eg .curve')).toBeVisible();
      await axe(page);
    });
  }

  test(`a finished game of ${game} is watched again and played on from where it was`, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await newTable(page, game, { seats: 2, answers: ALL_ANSWERS });
    const total = page.locator('.eg__t tfoot td').first();
    await expect(total).toContainText(/\d/);
    const slider = page.getByRole('slider');
    const last = Number(await slider.inputValue());
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(slider).toHaveValue(String(last - 1));
    await slider.fill(String(Math.floor(last / 2)));
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^Step ${Math.floor(last / 2)} of ${last}, Turn`),
    );
    const address = page.url();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.locator('.eg')).toHaveCount(0);
    await expect(page).not.toHaveURL(address);
    // On a phone the cards that can be picked bring the question with them.
    await expect(page.locator('.prompt, .picker h2').filter({ visible: true }).first()).toBeVisible();
  });
}

/** What of the scores lies over the edge of its column, or of the sheet. */
function overTheEdge(): readonly string[] {
  const sheet = document.querySelector('.eg__t')!.getBoundingClientRect();
  const written = [...document.querySelectorAll('.eg__t :is(thead th, td) b')].filter((each) => !each.closest('.seat'));
  return written
    .filter((each) => {
      const [own, column] = [each, each.closest('th, td')!].map((box) => box.getBoundingClientRect());
      return own!.left < column!.left || own!.right > column!.right + 1 || own!.right > sheet.right;
    })
    .map(({ textContent }) => textContent);
}

for (const [game, seats] of [
  ['clank', 4],
  ['clank-catacombs', 6],
  ['smash-up', 4],
] as const) {
  test(`on tablets and small computers the scores of ${game} keep to their columns`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await settings(page, { language: 'fr' });
    await newTable(page, game, { seats, answers: ALL_ANSWERS, options: game === 'smash-up' ? { core: 'on' } : {} });
    await expect(page.locator('.eg .curve')).toBeVisible();
    for (const width of [820, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(overTheEdge), `${width} wide`).toEqual([]);
    }
  });
}

test('the record is saved, the table looked at again, and the same table played once more', { tag: '@once' }, async ({
  page,
}) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2, answers: ALL_ANSWERS });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^tintamarre-clank-.*\.json$/);
  await page.getByRole('button', { name: 'See the table' }).click();
  await expect(page.locator('.board').first()).toBeVisible();
  await page.getByRole('button', { name: 'See the scores' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.eg')).toHaveCount(0);
  await expect(page.locator('.turn')).toContainText('turn 1');
});

test('the language is switched in the middle of the story', async ({ page, isMobile }) => {
  await settings(page, { language: 'en' });
  await newTable(page, 'clank', { seats: 2, answers: ALL_ANSWERS });
  await expect(page.getByRole('heading', { name: 'Scoring' })).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.locator('label', { hasText: 'Français' }).tap();
    await page.keyboard.press('Escape');
  } else await page.getByRole('button', { name: 'FR', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Décompte' })).toBeVisible();
});
