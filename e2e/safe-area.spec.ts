import type { Page } from '@playwright/test';
import { keptTable, putTable } from '../tools/tables.ts';
import { expect, settings, test } from './fixtures.ts';

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** An iPhone, both ways up. */
const SCREENS = [
  { name: 'upright', width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { name: 'on its side', width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const;

const GAMES = ['clank', 'clank-catacombs', 'clank-in-space', 'smash-up'];
/** One game of each family: the others end on the same page. */
const FAMILIES = ['clank', 'smash-up'];

/**
 * Controls and parts of the bar that lie under the notch, the corners or the home bar. What scrolls, with the page or in
 * a part of it, is free to pass under the top and the bottom: it is looked at only where the scrolling ends.
 */
function covered({ top, right, bottom, left }: Insets): string[] {
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  const canScroll = (element: Element | null, towards: 'top' | 'end'): boolean => {
    if (element === null) return false;
    const { overflowY, position, top, bottom } = getComputedStyle(element);
    const scrolls = element === document.documentElement || ['auto', 'scroll'].includes(overflowY);
    const { scrollTop, clientHeight, scrollHeight } = element;
    const left = towards === 'top' ? scrollTop : scrollHeight - scrollTop - clientHeight;
    if (scrolls && left >= 1) return true;
    const sticks = position === 'sticky' && (towards === 'top' ? top : bottom) !== 'auto';
    return position !== 'fixed' && !sticks && canScroll(element.parentElement, towards);
  };
  const found = new Set<string>();
  const look = (x: number, y: number, towards?: 'top' | 'end') => {
    const hit = document.elementFromPoint(x, y)?.closest('a, button, input, select, summary, .bar, .dialog__head');
    if (hit == null || (towards !== undefined && canScroll(hit, towards))) return;
    const { tagName, className, textContent } = hit;
    found.add(`${tagName}.${className} ${textContent.slice(0, 30)} at ${x}, ${y}`);
  };
  for (let x = 2; x < width; x += 6) {
    for (let y = 2; y < top; y += 6) look(x, y, 'top');
    for (let y = height - 2; y > height - bottom; y -= 6) look(x, y, 'end');
  }
  for (let y = top + 2; y < height - bottom; y += 6) {
    for (let x = 2; x < left; x += 6) look(x, y);
    for (let x = width - 2; x > width - right; x -= 6) look(x, y);
  }
  return [...found];
}

/** Scrolls the page and every part of it that scrolls to its end, or back to its top. */
function scrollAll(toEnd: boolean): void {
  for (const element of document.querySelectorAll('*'))
    if (element.scrollHeight > element.clientHeight)
      element.scrollTo({ top: toEnd ? element.scrollHeight : 0, behavior: 'instant' });
}

async function expectClear(page: Page, insets: Insets, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(covered, insets), `${where}, top`).toEqual([]);
  await page.evaluate(scrollAll, true);
  await expect.poll(() => page.evaluate(covered, insets), `${where}, end`).toEqual([]);
  await page.evaluate(scrollAll, false);
}

for (const { name, width, height, insets } of SCREENS) {
  test(`a phone ${name} covers no control`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await settings(page, { language: 'en', pace: 'instant', reducedMotion: true });
    await page.goto('./');
    await expect(page.locator('.poster')).toHaveCount(4);
    await expect(page.locator('body')).toHaveCSS('padding-bottom', `${insets.bottom}px`);
    await expectClear(page, insets, 'home');
    await page.getByRole('button', { name: 'Set up a table' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await expectClear(page, insets, 'dialog');
    for (const game of GAMES) {
      await putTable(page, keptTable({ game, id: game, seats: 3, answers: 60 }));
      await page.goto(`./#/table/${game}`);
      await expect(page.locator('.ck[data-step], .sm[data-step]')).toBeVisible();
      await expectClear(page, insets, game);
    }
    // Dialogs of the last table.
    for (const key of ['l', '?']) {
      await page.keyboard.press(key);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expectClear(page, insets, `dialog of ${key}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
    for (const game of FAMILIES) {
      await putTable(page, keptTable({ game, id: `${game}-over`, seats: 3, answers: Number.POSITIVE_INFINITY }));
      await page.goto(`./#/table/${game}-over`);
      await expect(page.locator('.eg')).toBeVisible();
      await expectClear(page, insets, `the end of ${game}`);
    }
    await page.goto('./#/rules/clank');
    await expect(page.locator('.rl').first()).toBeVisible();
    await expectClear(page, insets, 'rules');
  });
}
