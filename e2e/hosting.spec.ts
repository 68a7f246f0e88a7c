import { axe, expect, test } from './fixtures.ts';
import { around, join, openAround, openTable } from './online-table.ts';
import { playTurn, somebody } from './others.ts';
import { OwnHouse } from './own-house.ts';

const house = new OwnHouse();
test.beforeAll(() => house.start());
test.afterAll(() => house.stop());
test.describe.configure({ timeout: 240_000 });

test('the host frees a seat, hands hosting over, ends the game and deletes the table', { tag: '@once' }, async ({
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
  const link = await openTable(anna, 'Anna', 'clank');
  await join(ben, link, 'Ben', 'B');
  await expect(ben.getByRole('heading', { name: 'Host controls' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Libérer la place B (Ben)' }).click();
  await expect(anna.locator('.chat')).toContainText('L’hôte libère la place B.');
  await ben.getByRole('button', { name: 'Take seat B' }).click();

  await anna.getByRole('button', { name: 'Faire de Ben l’hôte' }).click();
  await expect(anna.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await axe(anna, '.room');
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('button', { name: 'Faire de Ben l’hôte' })).toBeFocused();
  await anna.keyboard.press('Enter');
  await anna.getByRole('button', { name: 'Oui, passer la main' }).click();
  await expect(anna.getByText('Ben lance la partie')).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'En tant qu’hôte' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Start the game' }).click();

  await playTurn(anna);
  await openAround(ben);
  await around(ben).getByRole('button', { name: 'End the game for everyone' }).click();
  await axe(ben, '.aside');
  await around(ben).getByRole('button', { name: 'Yes, end the game' }).click();
  await expect(anna.locator('.notes')).toContainText('L’hôte a arrêté la partie.');
  await around(ben).getByRole('button', { name: 'Delete this table' }).click();
  await around(ben).getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(ben).toHaveURL(/#\/$/);
  await expect(anna.getByRole('alert')).toContainText('Aucune table à ce lien');
});
