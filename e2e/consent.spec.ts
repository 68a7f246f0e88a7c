import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { around, join, openAround, openTable } from './online-table.ts';
import { playTurn, somebody, turn } from './others.ts';
import { OwnHouse } from './own-house.ts';
import { pickFaction } from './smash-up-player.ts';

const house = new OwnHouse();
test.beforeAll(() => house.start());
test.afterAll(() => house.stop());
test.describe.configure({ timeout: 400_000 });

const notes = (page: Page) => page.locator('.notes');

test('more than one’s own is taken back where the others agree, and never what let something hidden be seen', {
  tag: '@once',
}, async ({ browser, viewport, isMobile, hasTouch }) => {
  const screen = { viewport, isMobile, hasTouch };
  const [anna, ben] = await Promise.all([
    somebody(browser, house.address, screen, { language: 'fr', theme: 'dark' }),
    somebody(browser, house.address, screen, { language: 'en', theme: 'light' }),
  ]);
  const link = await openTable(anna, 'Anna', 'smash-up');
  await join(ben, link, 'Ben', 'B');
  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  const mine = (page: Page) => page.locator('.choosers li').nth(page === anna ? 0 : 1);
  const first = await pickFaction(anna, hasTouch);
  await expect(mine(anna)).toContainText(first);
  const faction = await pickFaction(anna, hasTouch);
  await expect(turn(ben)).toContainText('Your answer');
  await expect(mine(anna)).toContainText(faction);
  await expect(ben.locator('.choosers li').first().locator('.chooser__one')).toHaveCount(2);
  const other = await pickFaction(ben, hasTouch);
  await expect(mine(ben)).toContainText(other);

  await openAround(anna);
  const ask = around(anna).getByRole('button', { name: 'Demander à annuler ma dernière action' });
  await ask.click();
  await expect(notes(anna)).toContainText('Anna demande à annuler une action. D’accord : Anna');
  await expect(notes(ben)).toContainText('Anna asks to undo an action. Agreed: Anna');
  await axe(ben, '.notes');
  await notes(ben).getByRole('button', { name: 'Decline' }).click();
  await expect(notes(anna)).not.toContainText('annuler une action');
  await expect(around(anna)).toContainText('Ben refuse.');
  await expect(mine(anna)).toContainText(faction);

  await ask.click();
  await notes(ben).getByRole('button', { name: 'Agree' }).click();
  await expect(around(anna)).toContainText('Ben est d’accord pour annuler une action.');
  await expect(mine(anna)).not.toContainText(faction);
  await expect(mine(ben)).not.toContainText(other);
  await expect(turn(anna)).toContainText('À vous');
  await ask.waitFor({ state: 'detached' });
  await anna.keyboard.press('Escape');
});

test('one resigns and comes back, one is absent and played for, and both agree to end', { tag: '@once' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const screen = { viewport, isMobile, hasTouch };
  const [anna, ben] = await Promise.all([
    somebody(browser, house.address, screen, { language: 'fr', theme: 'light' }),
    somebody(browser, house.address, screen, { language: 'en', theme: 'dark' }),
  ]);
  const link = await openTable(anna, 'Anna', 'clank');
  await join(ben, link, 'Ben', 'B');
  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  await playTurn(anna);

  await openAround(anna);
  await expect(around(anna)).toContainText(
    'Une information cachée a été révélée depuis votre dernière action : on ne peut plus l’annuler.',
  );
  await openAround(ben);
  await around(ben).getByRole('button', { name: 'Resign' }).click();
  await around(ben).getByRole('button', { name: 'Yes, resign' }).click();
  await expect(around(anna)).toContainText('Ben abandonne : un bot joue la suite.');
  await expect(turn(anna)).toContainText('À vous');
  await notes(ben).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(around(anna)).toContainText('Ben est de retour.');

  const bot = around(anna).getByRole('button', { name: 'Laisser un bot jouer pour Ben' });
  await expect(bot).toHaveCount(0);
  await ben.goto('/#/');
  await bot.click();
  await expect(around(anna)).toContainText('L’hôte laisse un bot jouer pour Ben.');
  await ben.goto(link);
  await expect(notes(ben)).toContainText('You were away: the host let a bot play for you.');
  await notes(ben).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(notes(ben)).not.toContainText('absent');

  await openAround(ben);
  await anna.goto('/#/');
  await around(ben).getByRole('button', { name: 'Propose letting a bot play for Anna' }).click();
  await expect(around(ben)).toContainText('Ben agrees to let a bot play for Anna.');
  await anna.goto(link);
  await expect(notes(anna)).toContainText('En votre absence, les autres ont laissé un bot jouer pour vous.');
  await notes(anna).getByRole('button', { name: 'Reprendre ma place' }).click();

  await around(ben).getByRole('button', { name: 'Propose ending the game' }).click();
  await expect(notes(anna)).toContainText('Ben propose d’arrêter la partie.');
  await notes(anna).getByRole('button', { name: 'Accepter' }).click();
  await expect(notes(ben)).toContainText('The players agreed to end the game.');
  await notes(ben).getByRole('button', { name: 'Rematch' }).click();
  await notes(anna).getByRole('button', { name: 'S’asseoir', exact: true }).click();
  await expect(ben.locator('.seated')).toContainText('Anna');
});

test('what others did while one was away is told on coming back', { tag: '@once' }, async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const screen = { viewport, isMobile, hasTouch };
  const [anna, ben] = await Promise.all([
    somebody(browser, house.address, screen, { language: 'fr' }),
    somebody(browser, house.address, screen, { language: 'en' }),
  ]);
  const link = await openTable(anna, 'Anna', 'clank');
  await join(ben, link, 'Ben', 'B');
  await anna.getByRole('button', { name: 'Commencer la partie' }).click();
  await playTurn(anna);
  await anna.goto('/#/');
  await playTurn(ben);
  await anna.evaluate(`{
    const known = JSON.parse(localStorage.getItem('tintamarre-at'));
    for (const table of Object.values(known)) table.at -= 600_000;
    localStorage.setItem('tintamarre-at', JSON.stringify(known));
  }`);
  await anna.goto(link);
  const recap = anna.getByRole('dialog', { name: 'Depuis votre dernière visite' });
  await expect(recap).toContainText('Ben');
  await anna.keyboard.press('Escape');
  await expect(recap).toHaveCount(0);
  await expect(turn(anna)).toContainText('À vous');
});
