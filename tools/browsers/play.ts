import { setTimeout as sleep } from 'node:timers/promises';
import { clankMove, SMASH_UP_QUESTIONS, smashUpMove, tableState } from './moves.ts';
import type { Page } from './page.ts';

/** The games as the home page names them. */
export const GAMES = {
  clank: 'Clank!',
  'clank-catacombs': 'Catacombs',
  'clank-in-space': 'In! Space!',
  'smash-up': 'Smash Up',
} as const;
export type GameId = keyof typeof GAMES;
export const GAME_IDS: readonly GameId[] = ['clank', 'clank-catacombs', 'clank-in-space', 'smash-up'];

interface Settings {
  readonly theme: 'dark' | 'light';
  readonly name: string;
}

/** Opens the home page in English, with bots that do not wait. */
export async function openHome(page: Page, address: string, settings: Settings): Promise<void> {
  await page.open(address);
  const kept = JSON.stringify(JSON.stringify({ ...settings, language: 'en', pace: 'instant', confirmWaste: false }));
  await page.driver.evaluate(`void localStorage.setItem('tintamarre-settings', ${kept})`);
  await page.reload();
  await page.visible('.poster .btn--go');
}

/** Sits down against bots from the home page and waits for the first question. */
export async function startGame(page: Page, game: GameId): Promise<void> {
  await page.goTo('#/');
  await page.visible('.quick[aria-busy="false"]');
  await page.click(`.poster:has(a[href$="/rules/${game}"]) .btn--go`);
  await page.until(`the table of ${GAMES[game]} to open`, () => location.hash.startsWith('#/table/'));
  await page.visible('.table[data-game]');
  await yourTurn(page);
}

/** Waits until the table asks the player something and shows all of it. */
export async function yourTurn(page: Page): Promise<void> {
  await page.until('to be asked something', () => {
    const shown = document.querySelector('.ck[data-step], .sm[data-step], .draft');
    return shown !== null && document.querySelector('.turn:not(.turn--wait)') !== null;
  });
}

const stepOf = async (page: Page): Promise<number> =>
  page.call(() => Number(document.querySelector('.ck[data-step], .sm[data-step]')?.getAttribute('data-step') ?? 0));

/** Plays the first card of the hand by key, at a table of the Clank! family. */
async function playFirstCard(page: Page): Promise<void> {
  await yourTurn(page);
  const step = await stepOf(page);
  await page.driver.press('1');
  const isPast = (before: number) => Number(document.querySelector('.ck')?.getAttribute('data-step')) > before;
  await page.until(`the key 1 to play a card and the game to go past step ${step}`, isPast, step);
}

/** Milliseconds after which a table that does not change is stuck. */
const STUCK = 90_000;

/** Plays until the game is over, or until so many more steps of it are taken. */
export async function playOn(page: Page, game: GameId, steps = Number.POSITIVE_INFINITY): Promise<void> {
  const last = (await stepOf(page)) + steps;
  let state = '';
  let since = Date.now();
  for (let attempt = 0; ; attempt++) {
    const now = await page.call(tableState);
    if (now !== state) [state, since, attempt] = [now, Date.now(), 0];
    if ((await stepOf(page)) >= last) return;
    const move = await (game === 'smash-up'
      ? page.call(smashUpMove, SMASH_UP_QUESTIONS, attempt)
      : page.call(clankMove, attempt));
    if (move === 'over') return;
    if (Date.now() - since > STUCK) await page.fail(`a move ("${move}") to bring the game on`);
    if (move === 'click') await page.clickNow('[data-next]');
    else if (move !== 'wait') await page.driver.press(move);
    for (let i = 0; i < 10 && (await page.call(tableState)) === now; i++) await sleep(50);
  }
}

/** The first moves of a game: cards by key, or factions and cards by mouse. */
export async function makeMoves(page: Page, game: GameId): Promise<void> {
  if (game === 'smash-up') return playOn(page, game, 2);
  await playFirstCard(page);
  await playFirstCard(page);
}

const canUndo = (page: Page): Promise<boolean> =>
  page.call(() => document.querySelector('.undo button:first-child:not([aria-disabled])') !== null);

/** Answers of a game of Smash Up among which there is surely one that can be taken back. */
const SOME_ANSWERS = 30;

/** Plays a card or a minion and takes it back. */
export async function undo(page: Page, game: GameId): Promise<void> {
  if (game !== 'smash-up') await playFirstCard(page);
  // The answer may end the turn, or reveal something, and then stands.
  for (let i = 0; game === 'smash-up' && i < SOME_ANSWERS; i++) {
    await playOn(page, game, 1);
    if (await canUndo(page)) break;
  }
  const step = await stepOf(page);
  await page.driver.press('z');
  const isBefore = (after: number) =>
    Number(document.querySelector('.ck[data-step], .sm[data-step]')?.getAttribute('data-step')) < after;
  await page.until(`undo to go back from step ${step}`, isBefore, step);
}
