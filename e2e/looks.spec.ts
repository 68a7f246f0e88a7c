import type { Page } from '@playwright/test';
import { keptTable, putTable } from '../tools/tables.ts';
import { expect, settings, test } from './fixtures.ts';

const GAMES = ['clank', 'smash-up', 'clank-in-space', 'clank-catacombs'];
/** Addresses, with what about them stays the same while one plays. */
const PLACES: readonly (readonly [place: string, parts: string])[] = [
  ['#/', 'header, .poster'],
  ['#/rules/smash-up', '.book'],
  ...GAMES.map((game) => [`#/table/${game}`, '.table'] as const),
];

/** Every element of the page that is seen, with its own text and how it is drawn. */
function looksIn(parts: string): readonly string[] {
  const drawn = [
    'display',
    'position',
    'width',
    'height',
    'padding',
    'margin',
    'gap',
    'justifyContent',
    'alignItems',
    'backgroundColor',
    'backgroundImage',
    'color',
    'borderWidth',
    'borderRadius',
    'boxShadow',
    'opacity',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'lineHeight',
  ] as const;
  const seen = [...document.querySelectorAll('body :not(svg *)')].filter(
    (element) => element.getClientRects().length > 0 && element.closest(parts) !== null,
  );
  return seen.map((element) => {
    const style = getComputedStyle(element);
    const name = `${element.tagName}.${element.getAttribute('class')}`;
    const text = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])).join('');
    return `${name} “${text}” ${drawn.map((property) => `${property} ${style[property]}`).join(', ')}`;
  });
}

/** How a page looks once nothing about it changes any more. */
async function settledLooks(page: Page, parts: string): Promise<readonly string[]> {
  let before: readonly string[] = [];
  const settles = async () => {
    const now = await page.evaluate(looksIn, parts);
    const same = now.length > 20 && now.join() === before.join();
    before = now;
    return same;
  };
  await expect.poll(settles, { intervals: [200] }).toBe(true);
  return before;
}

test('a page looks the same whatever was looked at before', { tag: '@once' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await settings(page, { language: 'fr', pace: 'instant', reducedMotion: true });
  await page.goto('./');
  for (const game of GAMES) await putTable(page, keptTable({ game, id: game, seats: 3, answers: 40 }));
  const fresh = new Map<string, readonly string[]>();
  for (const [place, parts] of PLACES) {
    const alone = await context.newPage();
    await alone.goto(`./${place}`);
    // Parts that are fetched late change what is seen.
    await alone.waitForLoadState('networkidle');
    await alone.evaluate(() => document.fonts.ready.then(() => null));
    fresh.set(place, await settledLooks(alone, parts));
    await alone.close();
  }
  // Dialogs bring styles of their own.
  const opener = page.getByRole('button', { name: 'Réglages' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The dialog gives the focus back a frame later.
  await expect(opener).toBeFocused();
  await opener.blur();
  for (const [place, parts] of [...PLACES, ...PLACES]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, place);
    const changed = async () => {
      const now = await page.evaluate(looksIn, parts);
      return fresh.get(place)!.flatMap((look, i) => (look === now[i] ? [] : [`${look}\n${now[i]}`]))[0];
    };
    await expect.poll(changed, { message: place }).toBeUndefined();
  }
});
