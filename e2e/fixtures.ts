import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { keptTable, putTable, type TableWish } from '../tools/tables.ts';
import { fixedRandom, SEED } from './seed.ts';
import { BUILT } from './server.ts';
import { SLOWER } from './slower.ts';
import { leaveUnpainted, whilePainted } from './unpainted.ts';

export { expect };

/** Makes a page as slow as is wished for: what leans on chance shows then. */
export async function slowDown(page: Page): Promise<void> {
  if (SLOWER === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** The command that runs a test alone, as it ran. */
const rerunOf = ({ file, line, project }: TestInfo): string =>
  `again: TINTAMARRE_E2E_SEED=${SEED} npm run e2e -- e2e/${basename(file)}:${line} --project ${project.name}`;

/** Takes a picture of every page that a failed test leaves, painted. One that has crashed cannot be shown. */
async function attachPictures(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [no, page] of pages.entries()) {
    const name = `page-${no + 1}.png`;
    const path = info.outputPath(name);
    const taken = await whilePainted(page, () => page.screenshot({ path, timeout: 5000 })).catch(() => null);
    if (taken !== null) await info.attach(name, { path, contentType: 'image/png' });
  }
}

const WORKER = /\/worker-[\w-]+\.js$/;

/** Runs a script in every worker of the built client before its own. */
export async function beforeWorkers(pages: BrowserContext | Page, script: () => string): Promise<void> {
  const assets = join(BUILT, 'assets');
  const [worker, ...others] = readdirSync(assets).filter((file) => WORKER.test(`/${file}`));
  // Were it called otherwise, nothing would run without a word.
  if (worker === undefined || others.length > 0) throw new Error('the client should have one worker');
  const own = readFileSync(join(assets, worker), 'utf8');
  // On a page from another machine, a browser does not let what is put in here load anything.
  await pages.route(new RegExp(`^http://localhost:.*/${worker}$`), (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script() + own }),
  );
}

/**
 * Bots and new tables of a page draw the same random numbers every time, so that what is played goes as it went before.
 * Every worker goes on from another seed: tables are called by random numbers too.
 */
async function seedPages(context: BrowserContext): Promise<void> {
  let workers = 0;
  await context.addInitScript(fixedRandom());
  await beforeWorkers(context, () => fixedRandom(SEED + workers++));
}

/** Every page of a test stays free of errors: of scripts, in the console, of what the page may not load. None outlives it. */
export const test = base.extend<{ quiet: undefined; failing: RegExp }>({
  /** Files whose failure to load is what a test is about. */
  failing: [/^$/, { option: true }],
  quiet: [
    async ({ browser, context, failing }, use, info) => {
      const errors: string[] = [];
      context.on('page', slowDown);
      await leaveUnpainted(context);
      await seedPages(context);
      context.on('console', (message) => {
        const { url } = message.location();
        // Chromium with windows looks for one beside a file that is not a page.
        if (message.type() === 'error' && !url.endsWith('/favicon.ico') && !failing.test(url))
          errors.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
      await use(undefined);
      const failed = info.status !== info.expectedStatus;
      if (failed) await attachPictures(browser, info);
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all(others.map((each) => each.close()));
      if (failed) console.error(rerunOf(info));
      expect(errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything on the page, or inside `within`, can be used by everybody, as far as a program can tell. */
export async function axe(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axeCore.source);
  const where = within === undefined ? 'document' : JSON.stringify(within);
  const options: RunOptions = { runOnly: STANDARDS, resultTypes: ['violations'], preload: false };
  const run = () => page.evaluate<AxeResults>(`axe.run(${where}, ${JSON.stringify(options)})`);
  const { violations } = await whilePainted(page, run);
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(told, 'accessibility').toEqual([]);
}

interface WishedSettings {
  readonly language?: 'fr' | 'en';
  readonly theme?: 'dark' | 'light';
  readonly textSize?: '100' | '115' | '130' | '150';
  readonly pace?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly volume?: number;
  readonly shortcuts?: boolean;
  readonly keys?: Readonly<Record<string, string>>;
  /** Off unless a test wishes for it. */
  readonly confirmWaste?: boolean;
  readonly reducedMotion?: boolean;
  readonly strongPatterns?: boolean;
  readonly name?: string;
}

/** Settings that the page finds when it is first loaded; what it changes itself later stays. */
export async function settings(page: Page, wished: WishedSettings): Promise<void> {
  await page.addInitScript(`
    if (sessionStorage.getItem('settings-given') === null) {
      sessionStorage.setItem('settings-given', 'yes');
      localStorage.setItem('tintamarre-settings', ${JSON.stringify(JSON.stringify({ confirmWaste: false, ...wished }))});
    }`);
}

interface NewTable extends Omit<TableWish, 'game'> {
  /** Where the page is served, if not by the server of all tests. */
  readonly address?: string;
}

/** A file of the client that starts nothing. */
const QUIET_PAGE = 'check-browser.js';

/** Opens a table, in the middle of a game if so wished, without going through the home page. */
export async function newTable(page: Page, game: string, { address = '.', ...wish }: NewTable = {}): Promise<void> {
  const table = keptTable({ game, ...wish });
  // What is fetched beside the rest may come late, or never.
  await page.goto(`${address}/${QUIET_PAGE}`, { waitUntil: 'domcontentloaded' });
  await putTable(page, table);
  await page.goto(`${address}/#/table/${table.id}`, { waitUntil: 'domcontentloaded' });
}

/** The step that the table of a game of Clank! shows, once all of it is drawn. */
export const drawnStep = async (page: Page): Promise<number> =>
  Number(await page.locator('.ck[data-step]').getAttribute('data-step'));

/** A whole game is some hundred answers, on a machine that has other things to do. */
export const LONG = 300_000 * SLOWER;
