import { type Browser, chromium, type Page } from '@playwright/test';
import { whole, withArguments } from './arguments.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.ts';
import { whileServed } from './served.ts';
import { keptTable, putTable } from './tables.ts';
import { longestTask, percentile, readTrace, workPerFrame, workWhereAny } from './work.ts';

const HELP = `npm run frames -- [options]   how much a table asks of a slow machine while bots play
  --game clank     which game
  --seconds 20     how long it is watched
  --slowdown 4     how many times slower the processor is made`;

/** Milliseconds of scripts, style and layout in a frame, for 95 of 100 frames in which something moves or is worked out. */
const MOST_WORK = 8;
/** Milliseconds of one task on the page's thread. */
const MOST_TASK = 50;

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
  'blink.user_timing',
];

async function watch(browser: Browser, page: Page, seconds: number): Promise<Buffer> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(seconds * 1000);
  return browser.stopTracing();
}

async function openBotsTable(page: Page, address: string, game: string): Promise<void> {
  const table = keptTable({ game, seats: 3, people: [], answers: 60 });
  await page.goto(address);
  await putTable(page, table);
  await page.goto(`${address}/#/table/${table.id}`);
  await page.waitForSelector('.table[data-game]');
  await page.waitForTimeout(3000);
}

async function measure(address: string, game: string, seconds: number, slowdown: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await openBotsTable(page, address, game);
    const trace = readTrace(await watch(browser, page, seconds));
    const work = workPerFrame(trace);
    const task = longestTask(trace);
    const middle = percentile(work, 0.5);
    const high = percentile(work, 0.95);
    const some = workWhereAny(trace);
    console.log(
      `${game}, ${slowdown} times slower, ${seconds} s: something moves or is worked out in ${work.length} frames`,
    );
    console.log(
      `  work in a frame: median ${middle.toFixed(1)} ms, 95th percentile ${high.toFixed(1)} ms (at most ${MOST_WORK})`,
    );
    console.log(
      `  in the ${some.length} of them with any work: 95th percentile ${percentile(some, 0.95).toFixed(1)} ms`,
    );
    console.log(`  longest task: ${task.toFixed(1)} ms (at most ${MOST_TASK})`);
    if (work.length === 0 || high > MOST_WORK || task > MOST_TASK) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

withArguments({ game: 'clank', seconds: '20', slowdown: '4' }, ['help'], ({ game, seconds, slowdown }, flag) => {
  if (flag('help')) return console.log(HELP);
  const [long, slow] = [whole(seconds, '--seconds', 1, 600), whole(slowdown, '--slowdown', 1, 20)];
  void whileServed((address) => measure(address, game, long, slow));
});
