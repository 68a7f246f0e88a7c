import type { Page } from '@playwright/test';
import { axe, expect, settings, test } from './fixtures.ts';
import { around, openAround } from './online-table.ts';
import { playTurn, somebody, turn } from './others.ts';
import { OwnHouse } from './own-house.ts';
import { OwnServer } from './server.ts';

const house = new OwnHouse();
test.beforeAll(() => house.start());
test.afterAll(() => house.stop());
test.describe.configure({ timeout: 240_000 });

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir une table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await dialog.getByRole('radio', { name: 'Par partie' }).check();
  await dialog.getByRole('switch', { name: 'Afficher dans le hall' }).check();
  await expect(dialog.getByText('Prise des Artefacts')).toBeVisible();
  await axe(page, 'dialog');
  await dialog.getByRole('button', { name: 'Ouvrir une table' }).click();
  await expect(page).toHaveURL(/#\/at\/\w{20}$/);
  await expect(page.getByText('vous · hôte')).toBeVisible();
  return page.url();
}

test('two players and a spectator, from the opening to the rematch', { tag: '@once' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const device = { viewport, isMobile, hasTouch };
  const [maelle, noah, ines] = await Promise.all([
    somebody(browser, house.address, device, { language: 'fr', theme: 'dark' }),
    somebody(browser, house.address, device, { language: 'en', theme: 'light' }),
    somebody(browser, house.address, device, { language: 'fr', theme: 'light' }),
  ]);

  const link = await openTable(maelle, 'Maëlle');
  await expect(maelle.getByRole('img', { name: 'Code QR du lien' })).toBeVisible();
  await axe(maelle);

  await noah.goto('/');
  await expect(noah.getByRole('link', { name: /Maëlle/ })).toHaveAttribute('href', new URL(link).hash);
  await noah.getByRole('textbox', { name: 'Table link or code' }).fill(link);
  await noah.getByRole('button', { name: 'Join', exact: true }).click();
  await noah.getByRole('textbox', { name: 'Your name' }).fill('Noah');
  await noah.getByRole('button', { name: 'Take seat B' }).click();
  await expect(maelle.getByText('Toutes les places sont prises.')).toBeVisible();

  await ines.goto(link);
  await expect(ines.getByText('Noah', { exact: true })).toBeVisible();
  await maelle.getByRole('button', { name: 'Commencer la partie' }).click();

  await playTurn(maelle);
  await expect(maelle).toHaveTitle(/^Clank!/);
  await expect(noah).toHaveTitle(/^● Your turn/);
  await noah.goto('/');
  const waiting = noah.locator('.quick').getByRole('link', { name: /Maëlle/ });
  await expect(waiting).toHaveAttribute('href', new URL(link).hash);
  await expect(noah.locator('.resume')).toHaveCount(0);
  await waiting.click();
  await openAround(ines);
  await expect(around(ines)).toContainText('Vous regardez : ce qui est caché le reste.');
  await expect(ines.locator('.hand__cards button')).toHaveCount(0);

  await openAround(noah);
  await around(noah).getByRole('button', { name: 'Good luck, have fun!' }).click();
  await expect(maelle.locator('.notes')).toContainText('Noah : Bonne chance et bon jeu !');
  await openAround(maelle);
  await maelle.getByRole('textbox', { name: 'Message' }).fill('Prends garde au dragon');
  await maelle.keyboard.press('Enter');
  await expect(around(noah)).toContainText('Maëlle Prends garde au dragon');
  await around(noah).getByRole('button', { name: 'Mute Maëlle' }).click();
  await expect(around(noah)).not.toContainText('Prends garde au dragon');
  await axe(noah, '.aside');
  await noah.keyboard.press('Escape');
  await expect(around(noah)).toBeHidden();

  await maelle.context().setOffline(true);
  await playTurn(noah);
  await maelle.context().setOffline(false);
  await expect(turn(maelle)).toContainText('À vous de jouer');
  await maelle.keyboard.press('Escape');

  await house.kill();
  await expect(maelle.getByText('Connexion…')).toBeVisible();
  await house.start();
  await expect(maelle.getByText('Connexion…')).toBeHidden();
  await playTurn(maelle);

  await openAround(maelle);
  await maelle.getByRole('button', { name: 'Passer ma place à quelqu’un' }).click();
  await expect(around(maelle)).toContainText('Un bot joue jusqu’à ce que votre ami');
  await around(ines).getByRole('textbox', { name: 'Votre nom' }).fill('Inès');
  await around(ines).getByRole('button', { name: 'Reprendre la place de Maëlle' }).click();
  await expect(ines.locator('.hand__cards button')).toHaveCount(5);
  await expect(around(maelle)).toContainText('Inès prend la place.');
  await ines.reload();
  await expect(ines.locator('.hand__cards button')).toHaveCount(5);
  await ines.keyboard.press('l');
  await expect(ines.getByRole('dialog').locator('.log__by').first()).toHaveText('décidé par Maëlle');
  await ines.keyboard.press('Escape');

  await openAround(ines);
  await ines.getByRole('button', { name: /Laisser jouer un bot/ }).click();
  await openAround(noah);
  await noah.getByRole('button', { name: /Let a bot play for me/ }).click();
  await expect(noah.locator('.eg')).toBeVisible({ timeout: 90_000 });
  await noah.keyboard.press('Escape');
  const slider = noah.getByRole('slider', { name: 'drag to watch the game again' });
  await slider.fill('0');
  await expect(noah.locator('.snap')).toContainText(/Turn 1$/);
  await slider.fill('30');
  await expect(noah.locator('.snap')).toContainText(/Turn ([2-9]|\d\d)$/);

  await noah.getByRole('button', { name: 'Check that the luck was fair' }).first().click();
  const dialog = noah.getByRole('dialog');
  await expect(dialog.getByText('The luck of this game was fair.')).toBeVisible();
  await expect(dialog.locator('.finding')).toHaveCount(4);
  await expect(dialog.locator('.finding--bad')).toHaveCount(0);
  await axe(noah, 'dialog');
  await noah.keyboard.press('Escape');

  await noah.getByRole('button', { name: 'Rematch' }).click();
  await expect(noah.getByText('you · host')).toBeVisible();
  await expect(ines.locator('.notes')).toContainText('Noah propose une revanche : votre place est gardée.');
  await expect(noah.locator('.seated')).toContainText('Reserved for Inès (A)');
  await expect(maelle.locator('.notes')).toContainText('Noah propose une revanche.');
  await ines.getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await expect(noah.getByText('All seats are taken.')).toBeVisible();
  expect(noah.url()).not.toBe(link);
});

test('one player on two devices, and a game that its players end', { tag: '@once' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const device = { viewport, isMobile, hasTouch };
  const here = await somebody(browser, house.address, device, { language: 'fr' });
  const link = await openTable(here, 'Aya');
  await here.getByRole('button', { name: 'Asseoir un bot à la place B' }).click();
  await here.getByRole('button', { name: 'Commencer la partie' }).click();
  await playTurn(here);
  await here.goto('/#/');
  await expect(here.locator('.quick').getByRole('link', { name: /Aya et / })).toBeVisible();
  await here.getByRole('button', { name: 'Vous jouez sous le nom d’Aya' }).click();
  await here.getByRole('button', { name: 'Afficher un code' }).click();
  const code = await here.locator('.code').innerText();
  await axe(here, 'dialog');

  const there = await somebody(browser, house.address, device, { language: 'en' });
  await there.goto('/');
  await there.getByRole('button', { name: 'Name and devices' }).click();
  await there.getByRole('textbox', { name: 'I have a code' }).fill('wrong');
  await there.getByRole('button', { name: 'Continue as that player' }).click();
  await expect(there.getByText('This code is invalid or has expired.')).toBeVisible();
  await there.getByRole('textbox', { name: 'I have a code' }).fill(code.toLowerCase());
  await there.getByRole('button', { name: 'Continue as that player' }).click();
  await expect(there.getByRole('dialog').getByText('You play as Aya')).toBeVisible();
  await there.keyboard.press('Escape');
  await there
    .locator('.quick')
    .getByRole('link', { name: /Aya and / })
    .click();
  await expect(there).toHaveURL(link);
  await playTurn(there);

  await openAround(there);
  await there.getByRole('button', { name: 'Propose ending the game' }).click();
  await expect(there.getByText('The players agreed to end the game.')).toBeVisible();
  await there.getByRole('button', { name: 'Check that the luck was fair' }).first().click();
  await expect(there.getByText('The luck of this game was fair.')).toBeVisible();
});

test('a link to nowhere says so', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto(`${house.address}/#/at/00000000000000000000`);
  await expect(page.getByRole('alert')).toContainText('Aucune table à ce lien');
  await page.goto(`${house.address}/#/at/0000000000ABCDEFGHJK`);
  await expect(page.getByRole('alert')).toContainText('Aucune table à ce lien');
  await page.goto(`${house.address}/#/at/00000000000`);
  await expect(page.getByRole('alert')).toContainText('Ce lien est incomplet');
});

test('without a server nothing speaks of others', { tag: '@once' }, async ({ page }) => {
  const server = new OwnServer();
  await server.start();
  await settings(page, { language: 'fr' });
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Parties en cours' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Jouer avec d’autres')).toHaveCount(0);
  await server.stop();
});
