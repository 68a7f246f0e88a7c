import type { Locator, Page } from '@playwright/test';
import { axe, expect, LONG, newTable, settings, test } from './fixtures.ts';
import { playOn, pressWith } from './smash-up-player.ts';

/** What the keys lead to. */
const SHORTCUTS = [
  ['.hand [data-next]', 'h'],
  ['.sm__b [data-next]', 'b'],
  ['.draft [data-next]', 'b'],
  ['.dock [data-next][data-main]', 'e'],
] as const;

const whereIsNext = () => {
  const next = document.querySelector('[data-next]');
  return next === null ? 'gone' : next === document.activeElement ? 'here' : 'elsewhere';
};

/** Goes to what comes next as somebody without a mouse does, and presses Enter. */
async function type(page: Page): Promise<void> {
  if (await page.evaluate(() => document.querySelector('.zoom') !== null)) await page.keyboard.press('Escape');
  for (const [zone, key] of SHORTCUTS) {
    const leads = await page.evaluate((selector) => document.querySelector(selector) !== null, zone);
    if (leads && (await page.evaluate(whereIsNext)) === 'elsewhere') await page.keyboard.press(key);
  }
  for (let tabs = 0; tabs < 150 && (await page.evaluate(whereIsNext)) === 'elsewhere'; tabs++) {
    await page.keyboard.press('Tab');
  }
  const where = await page.evaluate(whereIsNext);
  const what = await page.evaluate(() => document.querySelector('[data-next]')?.outerHTML.slice(0, 200));
  expect(where, `the keyboard reaches ${what}`).not.toBe('elsewhere');
  if (where === 'here') await page.keyboard.press('Enter');
}

const prompt = (page: Page) => page.locator('.prompt');
const hand = (page: Page) => page.locator('.hand .over');
const playable = (page: Page) => page.locator('.hand .over[data-legal]');

/** A table in the middle of a game; who sits there may play cards. */
async function midGame(page: Page, touch: boolean, seats = 3): Promise<void> {
  await newTable(page, 'smash-up', { seats, options: { core: 'on' }, seed: '7'.repeat(64), answers: 40 });
  await expect(page.locator('.bcol').first()).toBeVisible();
  await playOn(page, 'playing', pressWith(touch));
}

test('a whole game, by mouse in English or by touch in French', async ({ page, isMobile }) => {
  test.setTimeout(LONG);
  await settings(page, { language: isMobile ? 'fr' : 'en', theme: isMobile ? 'dark' : 'light', pace: 'instant' });
  await newTable(page, 'smash-up', { seats: isMobile ? 3 : 2, options: { core: 'on' } });
  await expect(page.getByRole('heading', { name: /^(Choose your factions|Choisissez vos Factions)$/ })).toBeVisible();
  await axe(page);
  await playOn(page, 'over', pressWith(isMobile));
  await expect(page.locator('.eg')).toContainText('Maëlle');
});

test('a whole game by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(LONG);
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'smash-up', { seed: '8'.repeat(64) });
  await expect(page.locator('.draft')).toBeVisible();
  await playOn(page, 'over', type);
});

test('a card that was played is pointed at and taken back, and one that cannot be played says why', async ({
  page,
  isMobile,
}) => {
  await settings(page, { language: 'en', pace: 'normal', reducedMotion: true });
  await midGame(page, isMobile);
  const held = await hand(page).count();
  const minion = playable(page)
    .and(page.getByRole('button', { name: 'minion of power' }))
    .first();
  if (isMobile) {
    await minion.tap();
    await page.locator('.bcol .lanes').first().tap();
    await page.locator('[data-main]').tap();
  } else await minion.dragTo(page.locator('.bcol .lanes').first());
  await expect(hand(page)).toHaveCount(held - 1);
  await expect(page.locator('.motion__ring').first()).toBeAttached();
  await expect(page.locator('.motion .fx')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(hand(page)).toHaveCount(held);
  const refused = page.locator('.hand .over[aria-disabled]');
  await (isMobile ? refused.first().tap({ force: true }) : refused.first().click({ force: true }));
  await expect(prompt(page).getByRole('link', { name: 'Rule' })).toBeVisible();
});

test('what was revealed cannot be taken back, and a reload asks the same again', async ({ page, isMobile }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await midGame(page, isMobile);
  const turn = await page.locator('.turn small').innerText();
  await page.keyboard.press('e');
  await expect(page.locator('.turn small')).not.toHaveText(turn);
  await playOn(page, 'playing', pressWith(isMobile));
  await expect(async () => {
    await page.keyboard.press('z');
    await expect(prompt(page).locator('.no')).toContainText('you can no longer undo', { timeout: 2000 });
  }).toPass();
  const held = await hand(page).count();
  await page.reload();
  await expect(hand(page)).toHaveCount(held);
  await expect(prompt(page)).toContainText('Your turn, Maëlle');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the table can be used by everybody, ${theme}`, async ({ page, isMobile }) => {
    await settings(page, { theme, language: 'fr', pace: 'instant' });
    await midGame(page, isMobile, 4);
    await axe(page);
    await playable(page).first().click();
    await axe(page);
    await page.locator('.pl .over, .op .over').nth(1).click();
    await expect(page.getByRole('dialog')).toContainText('Défausse');
    await axe(page, 'dialog');
  });
}

const tabs = (page: Page) => page.locator('.tb');
const isSeen = (base: Locator) => expect(base).toBeInViewport({ ratio: 0.8 });

test('a tab turns to its base', { tag: '@phone' }, async ({ page, isMobile }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await midGame(page, isMobile);
  await expect(tabs(page)).toHaveCount(4);
  const tab = tabs(page).nth(2).getByRole('button');
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await isSeen(page.locator('.bcol').nth(2));
});

test('where one base is seen at a time, it is one that is asked about, and the tabs of all such are marked', {
  tag: '@phone',
}, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await newTable(page, 'smash-up', { seats: 3, options: { core: 'on' }, seed: '6'.repeat(64), answers: 32 });
  await expect(prompt(page)).toContainText('quelle Créature choisissez-vous ?');
  const asked = page.locator('.bcol:has(.piece [data-legal])');
  await expect(asked).toHaveCount(2);
  await isSeen(asked.first());
  await expect(page.locator('.tb--can')).toHaveCount(2);
  await page.locator('.tb--can').nth(1).getByRole('button').tap();
  await isSeen(asked.nth(1));
});

test('where one base is seen at a time, the keys turn to the base they lead to', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await midGame(page, isMobile);
  const bases = page.locator('.bcol__base > button');
  await page.keyboard.press('b');
  await bases.first().focus();
  for (const [key, at] of [
    ['Tab', 1],
    ['ArrowRight', 2],
    ['Tab', 3],
    ['ArrowLeft', 2],
  ] as const) {
    const isThere = () => bases.nth(at).evaluate((base) => base === document.activeElement);
    for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press(key);
    await expect(bases.nth(at)).toBeFocused();
    await isSeen(bases.nth(at));
  }
});
