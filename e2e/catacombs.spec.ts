import type { Page } from '@playwright/test';
import { catacombsPlay } from '../src/games/clank/catacombs/play.ts';
import { TOKENS } from '../src/games/clank/catalogue.ts';
import { mapKeyboard, mapMouse, mapScript, mapTouch, twist } from './catacombs-manners.ts';
import { gameOver, nearlyOver, play, tableWhere } from './clank-player.ts';
import { axe, drawnStep, expect, LONG, newTable, settings, test } from './fixtures.ts';

const GAME = 'clank-catacombs';
const never = () => false;

test('a whole game in the catacombs', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'fr', theme: 'dark', pace: 'instant' });
  await newTable(page, GAME, { seats: 2, options: { start: 'a' } });
  await play(page, mapScript, never, catacombsPlay);
  await gameOver(page);
});

test('the last turns in the catacombs, by mouse or touch', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  await settings(page, { language: isMobile ? 'en' : 'fr', theme: isMobile ? 'dark' : 'light', pace: 'instant' });
  await newTable(page, GAME, nearlyOver({ game: GAME, seats: 2, options: { start: isMobile ? 'b' : 'a' } }));
  await play(page, isMobile ? mapTouch : mapMouse, never, catacombsPlay);
  await gameOver(page);
});

test('the last turns in the catacombs by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'en', theme: 'light', pace: 'instant' });
  await newTable(page, GAME, nearlyOver({ game: GAME, seed: '7'.repeat(64) }));
  await play(page, mapKeyboard, never, catacombsPlay);
  await gameOver(page);
});

const withTile = tableWhere(catacombsPlay, ({ pending, decision }) => pending !== null && decision !== null, {
  seats: 3,
});

const turnedTo = (page: Page, turn: number) => page.locator(`.or--on[data-turn="${(turn + 4) % 4}"]`);

test('a tile in hand is turned by every means, said where it leads, and laid', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, withTile);
  await expect(page.locator('.placing')).toBeVisible();
  await drawnStep(page);
  const laid = await page.locator('.board__layer').first().locator('.slab-frame').count();
  const now = Number(await page.locator('.or--on').getAttribute('data-turn'));
  const press = async (selector: string) => {
    if (isMobile) await page.locator(selector).tap();
    else await page.locator(selector).click();
  };
  await press('.placing__head .btn:last-of-type');
  await expect(turnedTo(page, now + 1)).toBeVisible();
  await press('.ghost__turn');
  await expect(turnedTo(page, now + 2)).toBeVisible();
  if (isMobile) await twist(page);
  else {
    await page.locator('.ghost__turn').hover();
    await page.mouse.wheel(0, 60);
  }
  await expect(turnedTo(page, now + 3)).toBeVisible();
  if (!isMobile) {
    await page.keyboard.press('r');
    await expect(turnedTo(page, now)).toBeVisible();
    await page.keyboard.press('Shift+R');
    await expect(turnedTo(page, now + 3)).toBeVisible();
  }
  const possible = await page.locator('.or:not(.or--no)').first().getAttribute('data-turn');
  await press(`.or[data-turn="${possible}"]`);
  await press('[data-key="place"]');
  await expect(page.locator('.placing')).toHaveCount(0);
  await expect(page.locator('.board__layer').first().locator('.slab-frame')).toHaveCount(laid + 1);
});

/** Where one of the orientations is refused. */
const withRefusal = tableWhere(
  catacombsPlay,
  ({ pending, decision }) => {
    const turns = (decision?.options ?? []).flatMap((option) => (option.take === 'place' ? [option.turn] : []));
    return pending !== null && turns.length > 0 && new Set(turns).size < 4;
  },
  { seats: 3 },
);

test('an orientation that does not go is shown with its reason, and refused with it', { tag: '@once' }, async ({
  page,
  isMobile,
}) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, GAME, withRefusal);
  const refused = page.locator('.or--no').first();
  await expect(refused).toContainText('Doesn’t fit this way');
  const reason = await refused.locator('small').innerText();
  expect(reason).not.toBe('');
  if (isMobile) await refused.tap({ force: true });
  else await refused.click({ force: true });
  const place = page.locator('[data-key="place"]');
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  const step = await drawnStep(page);
  if (isMobile) await place.tap({ force: true });
  else await place.click({ force: true });
  await expect(page.locator('.placing')).toBeVisible();
  await expect(page.locator('.ck')).toHaveAttribute('data-step', String(step));
  await expect(page.locator('.prompt')).toContainText(reason.replace(/[.…]$/, ''));
});

test('a game left with a tile in hand goes on with it', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, withTile);
  const name = page.locator('.placing h2');
  await expect(name).toBeVisible();
  const tile = await name.innerText();
  await page.reload();
  await expect(name).toHaveText(tile);
  await expect(page.locator('.turn')).toContainText('Posez la tuile');
  await expect(page.locator('.ghost__turn')).toBeVisible();
});

test('the tile in hand is clear of what lies over the map, wherever it goes', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, { seats: 2, options: { start: 'a' } });
  await play(page, isMobile ? mapTouch : mapMouse, ({ pending }) => pending !== null, catacombsPlay);
  await expect(page.locator('.placing')).toBeVisible();
  const now = Number(await page.locator('.or--on').getAttribute('data-turn'));
  if (isMobile) await page.locator('.ghost__turn').tap();
  else await page.locator('.ghost__turn').click();
  await expect(turnedTo(page, now + 1)).toBeVisible();
});

test('hearts and cubes of six players are seen on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, { seats: 6, answers: 60 });
  await drawnStep(page);
  const hidden = () =>
    page.locator('.op .h b, .op .m').evaluateAll((numbers) =>
      numbers.filter((number) => {
        const [own, within] = [number, number.closest('.op')!].map((each) => each.getBoundingClientRect());
        const line = number.closest('.h')?.getBoundingClientRect() ?? own!;
        return own!.right > within!.right || own!.top >= line.bottom || number.scrollWidth > number.clientWidth + 1;
      }),
    );
  await expect.poll(hidden).toEqual([]);
});

const isPrisoner = (token: number): boolean => TOKENS[token]!.kind === 'prisoner';
const withPrisoner = tableWhere(catacombsPlay, ({ players }) => players[0]!.tokens.some(isPrisoner), {
  seats: 2,
  seed: '8'.repeat(64),
});

test('a freed prisoner is looked at by mouse', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'fr', theme: 'dark', pace: 'instant' });
  await newTable(page, GAME, withPrisoner);
  await page.locator('.pris').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('its book of rules and its cards open', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.goto('./#/rules/clank-catacombs');
  await expect(page.locator('.rl').nth(20)).toBeAttached();
  await page.goto('./#/rules/clank-catacombs/cards');
  await expect(page.locator('.facet').nth(90)).toBeAttached();
});

test('the end of a game of six can be read and used by everybody', async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, { seats: 6, answers: 100_000 });
  await expect(page.locator('.eg__t tbody tr').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.curve')).toBeVisible();
  await axe(page);
});

test('the turn cannot be ended with a tile in hand, and says why', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, GAME, withTile);
  const end = page.locator('[data-key="end"]');
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  await expect(end).toContainText('lay the tile first');
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
