import { boardCalled, COMMAND_CODE } from '../src/games/clank/catalogue.ts';
import { spacePlay } from '../src/games/clank/space/play.ts';
import { keptTable } from '../tools/tables.ts';
import { gameOver, nearlyOver, play, tableWhere, viewOf } from './clank-player.ts';
import { axe, drawnStep, expect, LONG, newTable, settings, test } from './fixtures.ts';
import { mouse, shipKeyboard, touch } from './manners.ts';
import { script } from './press-in-page.ts';

const GAME = 'clank-in-space';
const never = () => false;
const BOTH = { expansions: 'both', modules: 'random' };

test('a whole game aboard', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'fr', theme: 'dark', pace: 'instant' });
  await newTable(page, GAME, { seats: 2, options: BOTH });
  await play(page, script, never, spacePlay);
  await gameOver(page);
});

test('the last turns aboard, by mouse or touch', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  await settings(page, { language: isMobile ? 'en' : 'fr', theme: isMobile ? 'dark' : 'light', pace: 'instant' });
  await newTable(page, GAME, nearlyOver({ game: GAME, options: isMobile ? BOTH : {} }));
  await play(page, isMobile ? touch : mouse, never, spacePlay);
  await gameOver(page);
});

test('the last turns aboard by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'en', theme: 'light', pace: 'instant' });
  await newTable(page, GAME, nearlyOver({ game: GAME, seed: '7'.repeat(64) }));
  await play(page, shipKeyboard, never, spacePlay);
  await gameOver(page);
});

const canRide = tableWhere(
  spacePlay,
  ({ decision }) => decision?.options.some((option) => option.take === 'ride') ?? false,
);

test('the lift takes one to another stop for nothing, and dizziness is told', async ({ page, isMobile }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, GAME, canRide);
  const { decision } = viewOf(keptTable(canRide), spacePlay);
  const ride = decision!.options.find((option) => option.take === 'ride')!;
  const stop = page.locator(`[data-room="${ride.to + 1}"]`);
  const step = await drawnStep(page);
  await expect(stop).toHaveAttribute('aria-label', /by Hyperlift/);
  if (isMobile) await page.locator('.board__overview').tap();
  await (isMobile ? stop.tap() : stop.click());
  const byLift = page.locator('.choices__one', { hasText: 'Hyperlift' });
  const there = page.locator(`.ck[data-step="${step + 1}"]`);
  await expect(byLift.or(there)).toBeVisible();
  if (await byLift.isVisible()) await byLift.click();
  await expect(there).toBeVisible();
});

const canHack = tableWhere(
  spacePlay,
  ({ decision }) => decision?.options.some((option) => option.take === 'hack') ?? false,
);

test('a data port is hacked, and the cube lies in it for all to see', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, canHack);
  const cubes = page.locator('.data-cube');
  await drawnStep(page);
  const before = await cubes.count();
  const { decision } = viewOf(keptTable(canHack), spacePlay);
  const index = decision!.options.findIndex((option) => option.take === 'hack');
  await page.locator(`[data-option="${index}"]`).click();
  await expect(cubes).toHaveCount(before + 1);
});

const atLiftWithoutCode = tableWhere(spacePlay, ({ board, decision, players: [me] }) => {
  const { hyperlift, guarded } = boardCalled(board).rooms[me!.room]!;
  return decision?.ask === 'turn' && hyperlift && !guarded && !me!.tokens.includes(COMMAND_CODE);
});

test('the force field turns one away who has no code, and says so', { tag: '@once' }, async ({ page }) => {
  const { rooms } = boardCalled(viewOf(keptTable(atLiftWithoutCode), spacePlay).board);
  const stop = rooms.findIndex(({ hyperlift, guarded }) => hyperlift && guarded);
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, GAME, atLiftWithoutCode);
  await page.locator(`[data-room="${stop + 1}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('Without a Command Code');
});

test('the scheme is shown with its phases, and told in full', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, { seats: 3, answers: 90, options: BOTH });
  await expect(page.locator('.scheme .phase')).toHaveCount(3);
  await page.locator('.scheme__name').click();
  await expect(page.getByRole('dialog')).toContainText('Phase 3');
  await axe(page, 'dialog');
});

test('its book of rules and its cards open', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.goto('./#/rules/clank-in-space');
  await expect(page.locator('.rl').nth(20)).toBeAttached();
  await page.goto('./#/rules/clank-in-space/cards');
  await expect(page.locator('.facet').nth(90)).toBeAttached();
});

test('the end of a game aboard can be read and used by everybody', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, GAME, { seats: 4, answers: 100_000, options: BOTH });
  await expect(page.locator('.eg__t tbody tr').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.curve')).toBeVisible();
  await axe(page);
});

for (const theme of ['dark', 'light'] as const) {
  test(`the ship can be used by everybody, ${theme}`, async ({ page }) => {
    await settings(page, { theme, language: theme === 'dark' ? 'fr' : 'en', pace: 'instant' });
    await newTable(page, GAME, { seats: 4, answers: 150, options: theme === 'dark' ? {} : BOTH });
    await expect(page.locator('.hand')).toBeVisible();
    await expect(page.locator('.board')).toBeVisible();
    await axe(page);
    for (const opener of ['.pl__open, .op:not(.op--dragon)', '.promptbar__acts .btn:has([href="#gi-shop"])']) {
      await page.locator(opener).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
