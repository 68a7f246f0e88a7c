import { axe, expect, test } from './fixtures.ts';
import { join, openTable } from './online-table.ts';
import { somebody } from './others.ts';
import { OwnHouse } from './own-house.ts';

const house = new OwnHouse();
test.beforeAll(() => house.start());
test.afterAll(() => house.stop());
test.describe.configure({ timeout: 120_000 });

test('players talk in two languages, spectators once the host lets them, and a reload keeps it all', {
  tag: '@once',
}, async ({ browser, viewport, isMobile, hasTouch }) => {
  const screen = { viewport, isMobile, hasTouch };
  const [anna, ben] = await Promise.all([
    somebody(browser, house.address, screen, { language: 'fr', theme: 'dark' }),
    somebody(browser, house.address, screen, { language: 'en', theme: 'light' }),
  ]);
  const link = await openTable(anna, 'Anna', 'clank');
  await join(ben, link, 'Ben', 'B');
  const [hers, his] = [anna.locator('.chat'), ben.locator('.chat')];
  await expect(his.getByText('Only the players may write here.')).toBeVisible();
  await his.getByRole('button', { name: 'Thank you!' }).click();
  await expect(hers.locator('.chat__list')).toContainText('Ben Merci');

  await ben.getByRole('button', { name: 'Stand up' }).click();
  await expect(his.getByRole('button', { name: 'Thank you!' })).toHaveCount(0);
  await expect(his.getByRole('textbox')).toHaveCount(0);
  await anna.getByRole('radio', { name: 'les spectateurs aussi' }).check();
  await expect(hers.getByText('Les spectateurs peuvent aussi écrire ici.')).toBeVisible();
  await axe(anna, '.room');
  await his.getByRole('textbox', { name: 'Message' }).fill('May I come back?');
  await his.getByRole('button', { name: 'Send' }).click();
  await expect(hers.locator('.chat__list')).toContainText('Ben May I come back?');

  await ben.reload();
  await expect(his.getByText('May I come back?')).toHaveCount(1);
  await expect(his.locator('.chat__list').getByText('Thank you!')).toHaveCount(1);
  await anna.getByRole('radio', { name: 'les joueurs seulement' }).check();
  await expect(his.getByRole('textbox')).toHaveCount(0);
});
