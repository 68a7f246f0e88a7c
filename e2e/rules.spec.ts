import type { Page } from '@playwright/test';
import { keptTable, putTable } from '../tools/tables.ts';
import { axe, expect, settings, test } from './fixtures.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: /Chercher|Search/ });

test('the book opens at the rule that the address names', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./#/rules/clank/master-key');
  const rule = page.locator('#rule-master-key');
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expect(rule).toHaveAttribute('aria-current', 'true');
  await page.locator('#rule-backpack').getByRole('link').click();
  await expect(page).toHaveURL(/#\/rules\/clank\/backpack$/);
  await expect(page.locator('#rule-backpack')).toBeFocused();
  await page.goBack();
  await expect(rule).toBeFocused();
});

test('a search minds neither accents nor language, and says how much it found', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./#/rules/clank');
  await search(page).fill('epee');
  await expect(page.locator('.search [role=status]')).toHaveText('5 règles');
  await expect(page.locator('.rl')).toHaveCount(5);
  await expect(page.locator('mark').first()).toHaveText('Épée');
  await search(page).fill('sword tunnel');
  await expect(page.locator('.rl__other mark').first()).toBeVisible();
  await search(page).fill('zzz');
  await expect(page.getByText('Aucun résultat pour « zzz ».')).toBeVisible();
  await search(page).press('Escape');
  await expect(page.locator('.rl').nth(100)).toBeAttached();
});

test('the other language keeps the place', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./#/rules/smash-up/tie-share');
  const rule = page.locator('#rule-tie-share');
  await expect(rule).toBeInViewport();
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('button', { name: 'EN', exact: true }).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(rule).toBeInViewport();
});

test('each word stands beside its name in the other language and leads to its rules', { tag: '@once' }, async ({
  page,
}) => {
  await settings(page, { language: 'fr' });
  await page.goto('./#/rules/clank/glossary');
  const term = page.locator('.terms > li', { has: page.locator('b', { hasText: 'Caverne de Cristal' }) });
  await expect(term.locator('[lang=en]')).toHaveText('Crystal Cave');
  await term.getByText('règles en parlent').click();
  await term.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/rules\/clank\/[a-z-]+$/);
  await expect(page.locator('.rl.is-here')).toBeFocused();
});

test('every card can be found, and names of our own are marked', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./#/rules/clank/cards');
  await search(page).fill('wizard');
  const card = page.locator('.facet', { hasText: 'Magicien' });
  await expect(card).toContainText('Gagner 3 Compétences');
  await expect(card).toContainText('nom de notre cru');
  await page.getByRole('link', { name: /^Règles/ }).click();
  await expect(search(page)).toHaveValue('wizard');
});

test('what is not in the book is said', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./#/rules/clank/no-such-rule');
  await expect(page.getByText('Aucune règle ne s’appelle « no-such-rule ».')).toBeVisible();
  await page.goto('./#/rules/chess');
  await expect(page.getByRole('alert')).toContainText('Il n’y a pas de jeu appelé « chess » ici.');
});

test('the book leads back to the table', { tag: '@once' }, async ({ page }) => {
  await settings(page, { language: 'fr' });
  await page.goto('./');
  await putTable(page, keptTable({ game: 'clank', id: 'way' }));
  await page.goto('./#/rules/clank');
  await page.getByRole('link', { name: 'Retour à la table' }).click();
  await expect(page).toHaveURL(/#\/table\/way$/);
});

for (const theme of ['dark', 'light'] as const) {
  for (const part of ['master-key', 'glossary', 'cards']) {
    test(`everybody can read the book, ${theme}, ${part}`, async ({ page }) => {
      await settings(page, { language: 'fr', theme });
      await page.goto(`./#/rules/clank/${part}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await search(page).fill('cle');
      await expect(page.locator('mark').first()).toBeVisible();
      await axe(page);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test('the open part of the book looks the same under the pointer', { tag: '@desktop' }, async ({ page }) => {
  await settings(page, { language: 'en', theme: 'light' });
  await page.goto('./#/rules/clank');
  const [open, other] = [page.locator('.parts [aria-current]'), page.locator('.parts a:not([aria-current])').first()];
  const ground = (part: typeof open) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const [openGround, otherGround] = [await ground(open), await ground(other)];
  await open.hover();
  expect(await ground(open)).toBe(openGround);
  await other.hover();
  await expect.poll(() => ground(other)).not.toBe(otherGround);
});
