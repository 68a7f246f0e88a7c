import type { Page } from '@playwright/test';
import type { Settings } from '../src/client/settings.ts';
import type { TableWish } from '../tools/tables.ts';
import { expect, newTable, settings, test } from './fixtures.ts';

/** For each family of games, a table where a person has cards to play, and the keys that play one card. */
const TABLES: readonly { readonly wish: TableWish; readonly card: readonly string[] }[] = [
  { wish: { game: 'clank' }, card: ['1'] },
  { wish: { game: 'smash-up', seed: '7'.repeat(64), options: { core: 'on' }, answers: 27 }, card: ['1', 'Enter'] },
];

/** The answers of the table's record, as the page stored them. */
const answersOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve, reject) => {
        const opening = indexedDB.open('tintamarre', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get('trial');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.record.answers);
          };
        };
      }),
  );

/** Milliseconds that an answer is on its way: more than it takes to press all keys. */
const ON_ITS_WAY = 150;

/** Has whatever the page asks of its worker arrive later, in the same order, and counts what has no reply yet. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript((delay) => {
    const calls = { unanswered: 0 };
    Object.assign(window, { calls });
    const { postMessage } = Worker.prototype;
    const heard = new WeakSet<Worker>();
    Worker.prototype.postMessage = function (message: unknown) {
      calls.unanswered += 1;
      if (!heard.has(this)) this.addEventListener('message', () => (calls.unanswered -= 1));
      heard.add(this);
      setTimeout(() => Reflect.apply(postMessage, this, [message]), delay);
    };
  }, ON_ITS_WAY);
});

/** Frames in a row without an unanswered call: whatever was pressed has been carried out or rejected by then. */
const STILL_FRAMES = 10;

/** Until everything that was pressed is done. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const calls: { readonly unanswered: number } = Reflect.get(window, 'calls');
    for (let still = 0; still < frames; still = calls.unanswered === 0 ? still + 1 : 0)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, STILL_FRAMES);
}

async function openTable(page: Page, { game, ...wish }: TableWish): Promise<void> {
  await newTable(page, game, wish);
  await expect(page.locator('[data-step]')).toBeVisible();
  await standsStill(page);
}

/** Presses the keys, each once the one before is done if `slowly`; the answers they lead to. */
async function press(page: Page, keys: readonly string[], slowly: boolean): Promise<readonly number[]> {
  for (const key of keys) {
    await page.keyboard.press(key);
    if (slowly) await standsStill(page);
  }
  await standsStill(page);
  return answersOf(page);
}

const FAST: Partial<Settings> = { language: 'en', pace: 'fast' };

/** The answers that the keys lead to, pressed slowly and then at once at a fresh table. */
async function slowlyAndAtOnce(page: Page, wish: TableWish, keys: readonly string[]) {
  await settings(page, FAST);
  await openTable(page, wish);
  const slowly = await press(page, keys, true);
  await openTable(page, wish);
  return { slowly, atOnce: await press(page, keys, false) };
}

for (const { wish, card } of TABLES) {
  const { game, answers = 0 } = wish;

  test(`${game}: keys pressed at once do what they do slowly`, { tag: '@desktop' }, async ({ page }) => {
    const keys = [...card, 'z', 'y', 'z', ...card, ...card];
    const { slowly, atOnce } = await slowlyAndAtOnce(page, wish, keys);
    expect(slowly.length).toBeGreaterThan(answers);
    expect(atOnce).toEqual(slowly);
  });
}

test('Enter pressed twice plays the card and the one that takes its place', { tag: '@desktop' }, async ({ page }) => {
  const { slowly, atOnce } = await slowlyAndAtOnce(page, { game: 'clank' }, ['h', 'Enter', 'Enter', 'z', 'Enter']);
  expect(slowly).toHaveLength(2);
  expect(atOnce).toEqual(slowly);
});

test('keys behind the end of the turn are visibly rejected', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await openTable(page, { game: 'clank' });
  await press(page, ['a'], true);
  for (const key of ['e', '1', '1']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing happened' })).toBeVisible();
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
  await standsStill(page);
  await expect(page.locator('.hand__cards li')).toHaveCount(5);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing happened' })).toBeVisible();
});

test('keys pressed before the device is handed over play nothing', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await newTable(page, 'clank', { people: [0, 1] });
  await page.getByRole('button', { name: 'I am Maëlle' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await press(page, ['a'], true);
  for (const key of ['e', '1', '1']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'I am Basile' }).click();
  await standsStill(page);
  await expect(page.locator('.hand__cards li')).toHaveCount(5);
});

test('a key that is held down plays one card, a double click too', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, FAST);
  await openTable(page, { game: 'clank' });
  for (let i = 0; i < 5; i++) await page.keyboard.down('1');
  await page.keyboard.up('1');
  const cards = page.locator('.hand__cards li');
  await expect(cards).toHaveCount(4);
  await cards.first().locator('button').dblclick();
  await standsStill(page);
  expect(await answersOf(page)).toHaveLength(2);
});

test('a card clicked while another is being played is played next', async ({ page, isMobile }) => {
  await settings(page, FAST);
  await openTable(page, { game: 'clank' });
  const cards = page.locator('.hand__cards li button.cardbtn');
  for (const at of [0, 2]) {
    const box = await cards.nth(at).boundingBox();
    const [x, y] = [box!.x + 12, box!.y + 40];
    if (isMobile) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
  await standsStill(page);
  expect(await answersOf(page)).toHaveLength(2);
});

test('keys pressed right after a dialog is closed count', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, FAST);
  await openTable(page, { game: 'clank' });
  const dialog = page.locator('dialog[open]');
  const keys = [['1'], ['h', 'Enter']];
  for (const [i, after] of keys.entries()) {
    await page.keyboard.press('l');
    await expect(dialog).toBeVisible();
    for (const key of ['Escape', ...after]) await page.keyboard.press(key);
    await expect(page.locator('.hand__cards li')).toHaveCount(4 - i);
    await expect(dialog).toHaveCount(0);
  }
});

test('a dialog stays where it is when it becomes modal', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, FAST);
  await openTable(page, { game: 'clank' });
  await page.evaluate(() => {
    const places: string[] = [];
    Object.assign(window, { places });
    const note = (element: HTMLElement) => places.push(JSON.stringify(element.getBoundingClientRect()));
    const { hidePopover } = HTMLElement.prototype;
    const { showModal } = HTMLDialogElement.prototype;
    HTMLElement.prototype.hidePopover = function () {
      note(this);
      hidePopover.call(this);
    };
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      note(this);
    };
  });
  await page.keyboard.press('?');
  await expect(page.locator('dialog:modal')).toBeVisible();
  const places = await page.evaluate(() => ('places' in window && Array.isArray(window.places) ? window.places : []));
  expect(places).toHaveLength(2);
  expect(places[1]).toBe(places[0]);
});
