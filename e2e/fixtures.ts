import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { keptTable, putTable, type TableWish } from '../tools/tables.ts';
import { BUILT } from './server.ts';
import { LATER, SLOWER } from './slower.ts';

export { expect };

/** Has all that comes to the page and goes from it arrive as late as is wished for. */
async function sendLater(page: Page, session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATER,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.routeWebSocket(/./, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => setTimeout(() => server.send(message), LATER / 2));
    server.onMessage((message) => setTimeout(() => line.send(message), LATER / 2));
  });
}

/** Makes a page as slow as is wished for: what leans on chance shows then. */
export async function slowDown(page: Page): Promise<void> {
  if (SLOWER === 1 && LATER === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (LATER > 0) await sendLater(page, session);
}

/** Every page of a test stays free of errors: of scripts, in the console, of what the page may not load. None outlives it. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ browser, context }, use) => {
      const errors: string[] = [];
      context.on('page', slowDown);
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
      await use(undefined);
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all(others.map((each) => each.close()));
      expect(errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything on the page, or inside `within`, can be used by everybody, as far as a program can tell. */
export async function axe(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(told, 'accessibility').toEqual([]);
}

interface WishedSettings {
  readonly language?: 'fr' | 'en';
  readonly theme?: 'dark' | 'light';
  readonly pace?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly volume?: number;
  readonly reducedMotion?: boolean;
  readonly strongPatterns?: boolean;
  readonly name?: string;
}

/** Settings that the page finds when it is first loaded; what it changes itself later stays. */
export async function settings(page: Page, wished: WishedSettings): Promise<void> {
  await page.addInitScript(`
    if (sessionStorage.getItem('settings-given') === null) {
      sessionStorage.setItem('settings-given', 'yes');
      localStorage.setItem('tintamarre-settings', ${JSON.stringify(JSON.stringify(wished))});
    }`);
}

interface NewTable extends Omit<TableWish, 'game'> {
  /** Where the page is served, if not by the server of all tests. */
  readonly address?: string;
}

/** Opens a table, in the middle of a game if so wished, without going through the home page. */
export async function newTable(page: Page, game: string, { address = '.', ...wish }: NewTable = {}): Promise<void> {
  const table = keptTable({ game, ...wish });
  // What is fetched beside the rest may come late, or never.
  await page.goto(`${address}/`, { waitUntil: 'domcontentloaded' });
  await putTable(page, table);
  await page.goto(`${address}/#/table/${table.id}`, { waitUntil: 'domcontentloaded' });
}

/** The step that the table of a game of Clank! shows, once all of it is drawn. */
export const drawnStep = async (page: Page): Promise<number> =>
  Number(await page.locator('.ck[data-step]').getAttribute('data-step'));

/** Draws for the worker of the page what a die of its own draws, the same every time. */
const EVEN = `{
  let drawn = 1;
  crypto.getRandomValues = (values) => values.map(() => (drawn = Math.imul(drawn, 48271) % 2147483647));
}
`;

const WORKER = /^worker-.*\.js$/;

/**
 * Bots of the page draw their lots alike every time, so that a whole game goes as it went before; with
 * `TINTAMARRE_E2E_LUCK=1` it is left to luck.
 */
async function sameLuck(page: Page): Promise<void> {
  if (process.env['TINTAMARRE_E2E_LUCK'] !== undefined) return;
  // Were it called otherwise, luck would be back without a word.
  expect(readdirSync(join(BUILT, 'assets')), 'the worker of the page').toContainEqual(expect.stringMatching(WORKER));
  await page.route(
    (url) => WORKER.test(basename(url.pathname)),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: EVEN + (await response.text()) });
    },
  );
}

/** A whole game is some hundred answers, on a machine that has other things to do. */
export const LONG = 300_000 * SLOWER;

/** Readies the page for a whole game against its bots. */
export async function wholeGame(page: Page): Promise<void> {
  test.setTimeout(LONG);
  await sameLuck(page);
}
