import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import manifest from '../package.json' with { type: 'json' };
import { keptTable, putTable } from '../tools/tables.ts';
import { axe, expect, settings, test } from './fixtures.ts';

const HOUR = 3_600_000;

/** The home page with a table under way and two that are over. */
async function openHome(page: Page): Promise<void> {
  const now = Date.now();
  await page.goto('./');
  await putTable(page, { ...keptTable({ game: 'clank', id: 'way', seats: 3, answers: 60 }), touched: now - HOUR });
  const over = keptTable({ game: 'clank', id: 'over', seats: 2, answers: 100_000 });
  await putTable(page, { ...over, touched: now - 30 * HOUR });
  const smashed = keptTable({ game: 'smash-up', id: 'smashed', answers: 100_000 });
  await putTable(page, { ...smashed, touched: now - 90 * HOUR });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tintamarre' })).toBeVisible();
}

const list = (page: Page, name: string) => page.locator('.list', { has: page.getByRole('heading', { name }) });

test('one click sits a person down against bots, and the table waits at home', async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./');
  await expect(page.getByText('Aucune partie en cours').first()).toBeVisible();
  await page
    .getByRole('button', { name: /Jouer contre des bots/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{16}$/);
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: /^Clank!, tour \d+$/ })).toBeVisible();
  await expect(page.locator('.resume .seat')).toHaveCount(3);
  await page.getByRole('link', { name: 'Reprendre la partie' }).click();
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{16}$/);
});

test('every table that waits for somebody here is at the top', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./');
  await putTable(page, { ...keptTable({ game: 'clank', id: 'first' }), touched: Date.now() - HOUR });
  await putTable(page, keptTable({ game: 'smash-up', id: 'second' }));
  await page.reload();
  const top = page.locator('.quick');
  await expect(top.getByRole('link', { name: 'Reprendre la partie' })).toHaveAttribute('href', '#/table/second');
  const other = list(page, 'On vous attend').getByRole('link');
  await expect(other).toHaveCount(1);
  await expect(other).toHaveAttribute('href', '#/table/first');
  await expect(top.locator('.waiting')).toBeVisible();
});

/** In how many lines a button says what it does. */
function linesIn(button: Element): number {
  const range = document.createRange();
  range.selectNodeContents(button.querySelector('span > span')!.firstChild!);
  return range.getClientRects().length;
}

test('all games are in sight where there is room, each button in one line', async ({ page, isMobile }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./');
  const plays = page.getByRole('button', { name: /Jouer contre des bots/ });
  await expect(plays).toHaveCount(4);
  if (!isMobile) for (const play of await plays.all()) await expect(play).toBeInViewport({ ratio: 1 });
  for (const width of isMobile ? [390, 320] : [1440, 1391, 1181, 1180, 820]) {
    await page.setViewportSize({ width, height: 900 });
    for (const play of await plays.all()) await expect.poll(() => play.evaluate(linesIn), `${width} wide`).toBe(1);
  }
});

test('a table that cannot be set is refused with the reason, and can be set otherwise', async ({ page }) => {
  await settings(page, { language: 'fr', name: 'Maëlle' });
  await page.goto('./');
  await page.getByRole('button', { name: /^Smash Up, votre table/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Nom à la place A' })).toHaveValue('Maëlle');
  await dialog.getByRole('radio', { name: '3', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Un', exact: true }).check();
  await expect(dialog.getByRole('alert')).toContainText('il en faut 6 à 3 joueurs');
  await dialog.getByRole('button', { name: 'Commencer la partie' }).click({ force: true });
  await expect(page).not.toHaveURL(/table/);
  await dialog.getByRole('radio', { name: 'Avec', exact: true }).check();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await dialog.getByRole('combobox', { name: 'Qui occupe la place B' }).selectOption('Une personne');
  await expect(dialog.getByText('Plusieurs personnes partagent cet appareil')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nom à la place B' }).fill('Noé');
  await axe(page, 'dialog');
  await dialog.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto('./#/');
  await expect(list(page, 'Parties en cours').getByRole('link')).toContainText('Maëlle, Noé et');
});

test('a table has a place for everybody, and no more than its game has seats', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.goto('./');
  await page.getByRole('button', { name: /^Catacombs table/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '6', exact: true }).check();
  await expect(dialog.getByRole('textbox', { name: /^Name in seat/ })).toHaveCount(6);
  await dialog.getByRole('radio', { name: 'Clank!', exact: true }).check();
  await expect(dialog.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Catacombs', exact: true }).check();
  await dialog.getByRole('radio', { name: '6', exact: true }).check();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto('./#/');
  await expect(page.locator('.resume .seat')).toHaveCount(6);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await dialog.getByRole('radio', { name: 'Catacombs', exact: true }).check();
  await dialog.getByRole('radio', { name: '6', exact: true }).check();
  await expect(dialog.getByRole('combobox', { name: /^Who sits in seat/ })).toHaveCount(5);
});

test('a page that is left at once is left nonetheless, and home knows what came of it', { tag: '@once' }, async ({
  page,
}) => {
  await settings(page, { language: 'en' });
  await page.goto('./');
  await page.getByRole('button', { name: /^Clank! table/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await putTable(page, keptTable({ game: 'clank', id: 'way', seats: 3, answers: 60 }));
  await page.evaluate(() => {
    location.hash = '#/table/way';
    location.hash = '#/';
  });
  await expect(list(page, 'Games in progress').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address that nobody could have written says that nothing is there', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.goto('./#/table/%');
  await expect(page.getByRole('alert')).toHaveText('There is no such table on this device.');
});

test('a game goes out as a file and comes back from it', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await openHome(page);
  const downloading = page.waitForEvent('download');
  await list(page, 'Parties terminées')
    .getByRole('button', { name: /^Enregistrer cette partie/ })
    .first()
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tintamarre-clank-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ game: 'clank', seats: 2 });
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{16}$/);
  await page.goto('./#/');
  await expect(list(page, 'Parties terminées').getByRole('listitem')).toHaveCount(3);
});

test('a bad file gets its sentence and nothing else is lost', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await openHome(page);
  const open = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'partie.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('{"format": "tintamarre-record-1"');
  await expect(page.getByRole('alert')).toContainText('« partie.json » ne peut pas être ouvert.');
  await expect(page.getByRole('alert')).toContainText('texte JSON incomplet');
  await open('{"format": "tintamarre-record-1", "game": "chess"}');
  await expect(page.getByRole('alert')).toContainText('aucun jeu ne s’appelle « chess »');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('no game is called "chess"');
  await expect(page.locator('.list .li__acts')).toHaveCount(3);
});

test('a forgotten game can be brought back', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'en' });
  await openHome(page);
  const rows = list(page, 'Games in progress').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Delete this game/ }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('Deleted: Maëlle against Basile and Ondine.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
});

test('what another tab does is seen when the page is looked at again', { tag: '@once' }, async ({ page, context }) => {
  await settings(page, { language: 'en' });
  await page.goto('./');
  await expect(page.getByText('No games in progress.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('./');
  await putTable(other, keptTable({ game: 'smash-up', id: 'other' }));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(list(page, 'Games in progress').getByRole('listitem')).toHaveCount(1);
});

test('a browser that keeps nothing is told plainly', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('Ce navigateur n’autorise aucun stockage');
});

test('settings apply at once and last', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr', theme: 'dark' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Réglages' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await axe(page, 'dialog');
  await dialog.getByRole('radio', { name: 'English', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Light', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Instant', exact: true }).check();
  await dialog.getByRole('switch', { name: 'Strong patterns' }).check();
  await dialog.getByRole('switch', { name: 'Reduce motion' }).check();
  await dialog.getByRole('slider', { name: 'Volume' }).fill('35');
  await expect(dialog.getByText('35%')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ines');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-patterns', 'strong');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  const kept = await page.evaluate(() => localStorage.getItem('tintamarre-settings'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ volume: 0.35, pace: 'instant', name: 'Ines' });
});

for (const theme of ['dark', 'light'] as const) {
  test(`everybody can use the home page, ${theme}`, async ({ page }) => {
    await settings(page, { language: 'fr', theme });
    await openHome(page);
    await axe(page);
    const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(inside).toBeLessThanOrEqual(outside!);
    await page.getByRole('button', { name: 'À propos de Tintamarre' }).click();
    await expect(page.getByRole('dialog').getByText('Lorc', { exact: true })).toBeVisible();
    await axe(page, 'dialog');
  });
}

test('the credits name the version, the source, every licence in full and every box @desktop', async ({
  page,
  request,
}) => {
  await settings(page, { language: 'en' });
  await openHome(page);
  await page.getByRole('button', { name: 'About Tintamarre' }).click();
  const credits = page.getByRole('dialog');
  await expect(credits.getByRole('heading', { name: `Tintamarre ${manifest.version}`, exact: true })).toBeVisible();
  await expect(credits).toContainText('ask your host');
  const boxes = ['Catacombs', 'Adventuring Party', 'In! Space!', 'Cyber Station 11', 'Apocalypse!', 'Cease and Desist'];
  for (const box of boxes) await expect(credits).toContainText(box);
  const links = credits.locator('a[href*="licences/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const texts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  expect(texts).toEqual([
    expect.stringContaining('GNU AFFERO GENERAL PUBLIC LICENSE'),
    expect.stringContaining('SIL OPEN FONT LICENSE'),
    expect.stringMatching(/preact[\s\S]*Permission is hereby granted/),
  ]);
});
