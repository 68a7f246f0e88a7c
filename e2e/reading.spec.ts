import type { Page } from '@playwright/test';
import type { TableWish } from '../tools/tables.ts';
import { expect, newTable, settings, test } from './fixtures.ts';

/** For each game, a table where a person is asked what to play. */
const TABLES: readonly (TableWish & { readonly title: string })[] = [
  { game: 'clank', title: 'Clank!', seats: 3, answers: 150 },
  { game: 'clank-catacombs', title: 'Catacombs', seats: 3, answers: 150 },
  { game: 'clank-in-space', title: 'In! Space!', seats: 3, answers: 300 },
  { game: 'smash-up', title: 'Smash Up', seats: 3, answers: 50, seed: '1a'.repeat(32), options: { core: 'on' } },
];

/** What is read in turn: the question, the hand, the row, the end of the turn, the board. */
const PARTS = ['.prompt', '[data-zone="hand"]', '.row6', '[data-key="end"], [data-main]', '.board__rooms, .sm__b'];

/** The parts that are there, in the order in which they are read. */
const readInTurn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((parts) => {
    const found = parts.flatMap((part) => {
      const element = document.querySelector(part);
      return element === null ? [] : [{ part, element }];
    });
    const isBefore = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return found.toSorted((a, b) => (isBefore(a.element, b.element) ? -1 : 1)).map(({ part }) => part);
  }, PARTS);

/** Headings in order, by their level; and what stands outside of the landmarks. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => heading.closest('[aria-hidden="true"], dialog:not([open])') === null,
    );
    return {
      levels: shown.map(({ tagName }) => Number(tagName[1])),
      banners: [...document.querySelectorAll('header')].filter(
        (header) => header.closest('article, aside, main, nav, section') === null,
      ).length,
      mains: document.querySelectorAll('main').length,
      outside: [...document.querySelectorAll('[data-zone], .prompt, .sm__b')].filter(
        (part) => part.closest('main') === null,
      ).length,
    };
  });

async function open(page: Page, { title: _, ...wish }: (typeof TABLES)[number]): Promise<void> {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, wish.game, wish);
  await expect(page.locator('[data-zone="hand"] button').first()).toBeVisible();
  await expect(page.locator('.board__rooms button, .sm__b button').first()).toBeVisible();
}

for (const table of TABLES) {
  test(`${table.game}: what is asked, hand and end of turn are read before the board`, async ({ page }) => {
    await open(page, table);
    await expect.poll(async () => (await readInTurn(page)).length).toBeGreaterThanOrEqual(4);
    const order = await readInTurn(page);
    expect(order).toEqual(PARTS.filter((part) => order.includes(part)));
    const { levels, ...landmarks } = await outlineOf(page);
    expect(landmarks).toEqual({ banners: 1, mains: 1, outside: 0 });
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    await expect(page).toHaveTitle(`${table.title} · Tintamarre`);
  });
}

test('the choice of factions has one heading of its own and one main part', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'smash-up', { answers: 0 });
  await expect(page.locator('.draft')).toBeVisible();
  const { levels, ...landmarks } = await outlineOf(page);
  expect(landmarks).toEqual({ banners: 1, mains: 1, outside: 0 });
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
});

test('a focus that moves is announced once, by its name alone', { tag: '@desktop' }, async ({ page }) => {
  for (const table of TABLES) {
    await open(page, table);
    const announced = page.locator('[aria-live], [role="status"], [role="alert"], [role="log"]');
    const heard = async () => (await announced.allTextContents()).filter((text) => text !== '');
    await expect.poll(async () => (await heard()).join()).toContain('Your turn');
    const before = await heard();
    for (const key of ['h', 'ArrowRight', 'Tab', 'Tab', 'b', 'ArrowDown']) {
      await page.keyboard.press(key);
      expect(await heard()).toEqual(before);
    }
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('links that skip lead to hand, end of turn and board', { tag: '@desktop' }, async ({ page }) => {
  await open(page, TABLES[0]!);
  for (const [name, place] of [
    ['Go to your hand', '[data-zone="hand"] *'],
    ['Go to the end of the turn', '[data-key="end"]'],
    ['Go to the board', '.board__rooms *'],
  ] as const) {
    const skip = page.getByRole('button', { name });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator(`${place}:focus`)).toHaveCount(1);
    await expect(skip).not.toBeInViewport();
  }
});

test('a room that is listed as possible can be chosen where it is listed', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { seats: 2 });
  await page.getByRole('button', { name: 'Play all', exact: true }).click();
  const rooms = page.locator('.board > .sr li').getByRole('button');
  await expect(rooms.first()).toHaveText(/^Room \d+.*Boot/);
  const room = (await rooms.first().textContent())!.match(/^Room \d+/)![0];
  await rooms.first().dispatchEvent('click');
  await expect(page.locator('.log')).toContainText(new RegExp(`walks to ${room}`, 'i'));
});

test('keys are told as keys, not as part of a name', { tag: '@desktop' }, async ({ page }) => {
  await open(page, TABLES[0]!);
  const playAll = page.getByRole('button', { name: 'Play all', exact: true });
  await expect(playAll).toHaveAttribute('aria-keyshortcuts', 'A');
  await expect(page.getByRole('heading', { name: 'Log', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Maëlle (you): see everything', exact: true })).toBeVisible();
  await expect(page.locator('.pl__meta').first()).toContainText(/cubes in supply: \d+, .*in the bag: \d+/);
});

test('each page of the rules has a name and one banner', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en' });
  for (const [address, title] of [
    ['./#/rules/smash-up', /^Smash Up.* · Tintamarre$/],
    ['./#/rules/smash-up/glossary', /^Glossary · Smash Up · Tintamarre$/],
    ['./#/rules/smash-up/cards', /^Cards · Smash Up · Tintamarre$/],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    expect((await outlineOf(page)).banners).toBe(1);
  }
});
