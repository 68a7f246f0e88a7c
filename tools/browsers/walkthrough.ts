import type { Page } from './page.ts';
import { GAME_IDS, GAMES, type GameId, makeMoves, openHome, playOn, startGame, undo, yourTurn } from './play.ts';
import type { Screen } from './screens.ts';

/** Adds a step to the results: takes it, whatever came of those before it. */
export type Take = (step: string, run: () => Promise<void>) => Promise<void>;

/** Steps that lead from the choice of factions in Smash Up to the player's own first turn. */
const FIRST_TURN = 8;

const THEME = { desktop: 'dark', phone: 'light' } as const;

/** Waits until the service worker has stored everything that is needed offline. */
const waitForServiceWorker = (page: Page): Promise<boolean> =>
  page.until('the service worker to be active', async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });

async function searchRules(page: Page): Promise<void> {
  await page.goTo('#/rules/clank');
  await page.click('.search input');
  await page.type('sword');
  await page.visible('mark');
  await page.until('the number of rules found', () => /\d/.test(document.querySelector('.search')?.textContent ?? ''));
}

async function openDialogs(page: Page): Promise<void> {
  await page.goTo('#/');
  await page.click({ name: 'Clank! table' });
  await page.visible('dialog[open]');
  await page.driver.press('Escape');
  await page.until('the dialog to close', () => document.querySelector('dialog[open]') === null);
  await page.click({ name: 'Smash Up table' });
  await page.visible('dialog[open] .btn--go');
}

async function playGame(page: Page, take: Take, game: GameId): Promise<void> {
  const name = GAMES[game];
  await take(`${name}: first moves`, async () => {
    await startGame(page, game);
    await makeMoves(page, game);
  });
  await take(`${name}: reload mid-turn`, async () => {
    await page.reload();
    await yourTurn(page);
    await (game === 'smash-up' ? playOn(page, game, FIRST_TURN) : makeMoves(page, game));
  });
  await take(`${name}: undo`, () => undo(page, game));
}

/** Everything that one engine does alone. */
export async function playAlone(
  page: Page,
  screen: Screen,
  address: string,
  whole: readonly GameId[],
  take: Take,
): Promise<void> {
  await take('home', async () => {
    await openHome(page, address, { theme: THEME[screen], name: 'Maëlle' });
    await waitForServiceWorker(page);
  });
  for (const game of GAME_IDS) await playGame(page, take, game);
  for (const game of whole) {
    await take(`${GAMES[game]}: whole game`, async () => {
      await startGame(page, game);
      await playOn(page, game);
      await page.visible('.eg');
    });
  }
  await take('dialog', () => openDialogs(page));
  await take('rules search', () => searchRules(page));
}

/** Loads the page while the server is stopped, and plays. */
export async function playOffline(page: Page, take: Take): Promise<void> {
  await take('offline: home', async () => {
    await page.goTo('#/');
    await page.reload();
    await page.visible('.poster .btn--go');
  });
  await take('offline: play', async () => {
    await startGame(page, 'clank');
    await makeMoves(page, 'clank');
    await page.reload();
    await yourTurn(page);
    await makeMoves(page, 'clank');
  });
}
