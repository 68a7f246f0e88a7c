import { setTimeout as sleep } from 'node:timers/promises';
import { OwnHouse } from '../../e2e/own-house.ts';
import type { Engine } from './engines.ts';
import { clankMove } from './moves.ts';
import type { Page } from './page.ts';
import { openHome } from './play.ts';

export interface Player {
  readonly engine: Engine;
  readonly page: Page;
}

/** Takes a step with every player at once. */
export type TakeAll = (step: string, run: (player: Player, seat: number) => Promise<void>) => Promise<void>;

/** A large number of attempts: the hand is played and nothing else is tried. */
const NO_EXTRAS = 1000;

const isWaiting = () => document.querySelector('.turn--wait') !== null;

/** Plays the hand and ends the turn. */
async function playTurn(page: Page): Promise<void> {
  await page.until('to be this player’s turn', () => document.querySelector('.turn:not(.turn--wait)') !== null);
  for (let i = 0; i < 200 && !(await page.call(isWaiting)); i++) {
    const move = await page.call(clankMove, NO_EXTRAS);
    if (move === 'click') await page.clickNow('[data-next]');
    else if (move !== 'wait' && move !== 'over') await page.driver.press(move);
    await sleep(150);
  }
  await page.until('the turn to end', isWaiting);
}

/** A table has two seats at least: a bot has the one that is left over. */
const FEWEST_SEATS = 2;

async function openTable({ page }: Player, players: number): Promise<string> {
  await page.click({ name: 'Open a table' });
  await page.click({ name: String(Math.max(players, FEWEST_SEATS)) });
  await page.click('dialog[open] .newtable__go .btn--go');
  await page.until('the address of the table', () => /#\/at\/\w{20}$/.test(location.hash));
  if (players < FEWEST_SEATS) await page.click({ name: 'Put a bot in seat B' });
  return page.call(() => location.href);
}

async function join({ page }: Player, link: string, seat: number): Promise<void> {
  await page.open(link);
  await page.click({ name: `Take seat ${'ABC'[seat]}` });
}

/** One table at which every engine sits, while its server is killed and started again. */
export async function playTogether(players: readonly Player[], takeAll: TakeAll): Promise<void> {
  const server = new OwnHouse();
  await server.start();
  try {
    const [host] = players;
    if (host === undefined) return;
    let link = '';
    await takeAll('online: sit down', async (player, seat) => {
      await openHome(player.page, server.address, { theme: 'dark', name: player.engine });
      if (player === host) link = await openTable(host, players.length);
      else {
        for (let i = 0; link === '' && i < 600; i++) await sleep(100);
        await join(player, link, seat);
      }
      await player.page.says('All seats are taken.');
    });
    await takeAll('online: each plays a turn', async (player) => {
      if (player === host) await player.page.click({ name: 'Start the game' });
      await playTurn(player.page);
    });
    await server.kill();
    await takeAll('online: server killed', ({ page }) => page.says('Connecting…'));
    await server.start();
    await takeAll('online: server back', async ({ page }) => {
      await page.until('to be connected again', () => !document.body.innerText.includes('Connecting…'));
      await playTurn(page);
    });
  } finally {
    await server.stop();
  }
}
