import { readFile } from 'node:fs/promises';
import { axe, expect, test } from './fixtures.ts';
import { around, join, openAround, openTable } from './online-table.ts';
import { playTurn, somebody } from './others.ts';
import { OwnHouse } from './own-house.ts';

const house = new OwnHouse();
test.beforeAll(() => house.start());
test.afterAll(() => house.stop());
test.describe.configure({ timeout: 120_000 });

test('a player is reported, downloads and deletes what is kept about them', { tag: '@once' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const screen = { viewport, isMobile, hasTouch };
  const [anna, ben] = await Promise.all([
    somebody(browser, house.address, screen, { language: 'fr', theme: 'dark' }),
    somebody(browser, house.address, screen, { language: 'en', theme: 'light' }),
  ]);
  await join(ben, await openTable(anna, 'Anna', 'clank'), 'Ben', 'B');

  await ben.getByRole('button', { name: 'Report the name Anna' }).focus();
  await ben.keyboard.press('Enter');
  await expect(ben.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await axe(ben, '.room');
  await ben.getByRole('button', { name: 'Yes, report it' }).click();
  await expect(ben.locator('.seated').getByText('Reported. Thank you!')).toBeVisible();
  await anna.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
  await anna.keyboard.press('Enter');
  await expect(anna.locator('.chat')).toContainText('Bonjour');
  await expect(anna.getByRole('button', { name: /^Signaler ce message/ })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Report this message from Anna' }).click();
  await ben.getByRole('button', { name: 'Yes, report it' }).click();
  await expect(ben.locator('.chat').getByText('Reported. Thank you!')).toBeVisible();

  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  await playTurn(anna);

  await anna.goto('/#/');
  await anna.getByRole('button', { name: /^Vous jouez sous le nom d/ }).click();
  const dialog = anna.getByRole('dialog');
  const downloading = anna.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Tout télécharger' }).click();
  const kept = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(kept).toMatchObject({ name: 'Anna', tokens: [{ kind: 'session' }], tables: [{ game: 'clank', host: true }] });

  await dialog.getByRole('button', { name: 'Tout supprimer' }).click();
  await expect(dialog.getByRole('button', { name: 'Tout garder' })).toBeFocused();
  await axe(anna, 'dialog');
  await anna.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Tout supprimer' })).toBeFocused();
  await anna.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(dialog.getByText('Tout ce qui vous concernait a été supprimé.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('');
  await anna.keyboard.press('Escape');
  await expect(anna.getByRole('button', { name: 'Nom et appareils' })).toBeVisible();

  await openAround(ben);
  await expect(around(ben).locator('.seated')).toContainText('a player');
  await expect(ben.getByText('Anna')).toHaveCount(0);
  await ben.goto('/#/');
  await expect(ben.locator('.quick').getByRole('link', { name: /a player and Ben/ })).toBeVisible();
});
