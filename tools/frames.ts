import type { Browser, Page } from '@playwright/test';
import { whole, withArguments } from './arguments.ts';
import { launchBrowser } from './launch-browser.ts';
import { PRESSES, type Presses, pressKeys, tapThings } from './presses.ts';
import { medianAndWorst, type Response, responsesIn } from './responses.ts';
import { whileServed } from './served.ts';
import { keptTable, putTable } from './tables.ts';
import { longestTask, percentile, readTrace, type Trace, workPerFrame, workWhereAny } from './work.ts';

const HELP = `npm run frames -- [options]   how much the tables ask of a slow machine
  --game clank     which game is watched while bots play
  --only clank     the game whose response to keys and taps is measured; all of them unless told
  --seconds 20     how long it is watched; 0 to measure the response alone
  --turns 3        how many turns are played by key, and as many by tap
  --slowdown 4     how many times slower the processor is made`;

/** Milliseconds of scripts, style and layout in a frame, for 95 of 100 frames in which something moves or is worked out. */
const MOST_WORK = 8;
/** Milliseconds of one task on the page's thread. */
const MOST_TASK = 50;
/** Milliseconds from a key or tap to the next frame. */
const MOST_RESPONSE = 150;

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
  'blink.user_timing',
];

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

interface Slow {
  readonly browser: Browser;
  readonly address: string;
  readonly slowdown: number;
}

interface Tabled {
  readonly game: string;
  readonly people: readonly number[];
  readonly screen: typeof PHONE | typeof DESKTOP;
}

async function openTable({ browser, address, slowdown }: Slow, { game, people, screen }: Tabled): Promise<Page> {
  const page = await browser.newPage(screen);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const table = keptTable({ game, seats: 3, people, answers: 60 });
  await page.goto(address);
  await putTable(page, table);
  await page.goto(`${address}/#/table/${table.id}`);
  await page.waitForSelector('.table[data-game]');
  await page.waitForTimeout(3000);
  return page;
}

async function traced({ browser }: Slow, page: Page, act: () => Promise<unknown>): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = readTrace(await browser.stopTracing());
  await page.close();
  return trace;
}

/** The work of a frame while bots play. */
async function watch(slow: Slow, game: string, seconds: number): Promise<void> {
  const page = await openTable(slow, { game, people: [], screen: PHONE });
  const trace = await traced(slow, page, () => page.waitForTimeout(seconds * 1000));
  const work = workPerFrame(trace);
  const task = longestTask(trace);
  const high = percentile(work, 0.95);
  const some = workWhereAny(trace);
  console.log(
    [
      `${game}, ${slow.slowdown} times slower, ${seconds} s: something moves or is worked out in ${work.length} frames`,
      `  work in a frame: median ${percentile(work, 0.5).toFixed(1)} ms, 95th percentile ${high.toFixed(1)} ms (at most ${MOST_WORK})`,
      `  in the ${some.length} of them with any work: 95th percentile ${percentile(some, 0.95).toFixed(1)} ms`,
      `  longest task: ${task.toFixed(1)} ms (at most ${MOST_TASK})`,
    ].join('\n'),
  );
  if (work.length === 0 || high > MOST_WORK || task > MOST_TASK) process.exitCode = 1;
}

/** The presses that took longest, as far as each had a response of its own. */
function slowest(responses: readonly Response[], presses: readonly string[]): string {
  if (responses.length !== presses.length) return '';
  const named = responses.map(({ thread }, i) => ({ thread, press: presses[i]! }));
  const [first, second, third] = named.toSorted((a, b) => b.thread - a.thread);
  return [first, second, third].flatMap((each) => (each ? `${each.press} ${each.thread.toFixed(0)}` : [])).join(', ');
}

function tellResponses(by: string, responses: readonly Response[], presses: readonly string[]): void {
  const thread = medianAndWorst(responses.map((each) => each.thread));
  const clock = medianAndWorst(responses.map((each) => each.clock));
  const over = responses.length === 0 || thread.worst > MOST_RESPONSE;
  const clocked = `on the clock ${clock.median.toFixed(0)} and ${clock.worst.toFixed(0)}`;
  console.log(
    `  ${responses.length} by ${by}: median ${thread.median.toFixed(0)} ms, worst ${thread.worst.toFixed(0)} ms (${clocked})${over ? '  OVER' : ''}\n    slowest: ${slowest(responses, presses)}`,
  );
  if (over) process.exitCode = 1;
}

/** The response to what is pressed in so many turns. */
async function pressed(slow: Slow, page: Page, turns: number, turn: () => Promise<readonly string[]>) {
  const presses: string[] = [];
  const trace = await traced(slow, page, async () => {
    for (let i = 0; i < turns; i++) presses.push(...(await turn()));
  });
  return { presses, responses: responsesIn(trace) };
}

/** The response to the keys and taps of a player. */
async function respond(slow: Slow, game: string, { keys, taps }: Presses, turns: number): Promise<void> {
  console.log(game);
  const people = [0];
  const desk = await openTable(slow, { game, people, screen: DESKTOP });
  const typed = await pressed(slow, desk, turns, () => pressKeys(desk, [...keys, 's']));
  tellResponses('key', typed.responses, typed.presses);
  const phone = await openTable(slow, { game, people, screen: PHONE });
  const tapped = await pressed(slow, phone, turns, () => tapThings(phone, [...taps, '.btn--skip']));
  tellResponses('tap', tapped.responses, tapped.presses);
}

/** Milliseconds for a piece of work that is always the same: tells how the machine compares, and how busy it is. */
const calibrate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let i = 0; i < 3e6; i++) sum = (sum * 31 + i) % 1_000_003;
    return performance.now() - start + (sum < 0 ? 1 : 0);
  });

async function respondAll(slow: Slow, only: string, turns: number): Promise<void> {
  const page = await openTable(slow, { game: 'clank', people: [0], screen: PHONE });
  const loops: number[] = [];
  for (let i = 0; i < 9; i++) loops.push(await calibrate(page));
  await page.close();
  const [least, most] = [percentile(loops, 0), percentile(loops, 1)];
  console.log(
    `response to a key or tap, ${slow.slowdown} times slower, on the page's own thread (every one under ${MOST_RESPONSE} ms);`,
  );
  console.log(`a fixed loop took ${least.toFixed(0)} to ${most.toFixed(0)} ms: far apart, the machine was busy`);
  for (const [game, presses] of Object.entries(PRESSES)) {
    if (only === '' || only === game) await respond(slow, game, presses, turns);
  }
}

withArguments(
  { game: 'clank', only: '', seconds: '20', turns: '3', slowdown: '4' },
  ['help'],
  ({ game, only, seconds, turns, slowdown }, flag) => {
    if (flag('help')) return console.log(HELP);
    const [long, slower] = [whole(seconds, '--seconds', 0, 600), whole(slowdown, '--slowdown', 1, 20)];
    const rounds = whole(turns, '--turns', 1, 100);
    void whileServed(async (address) => {
      const browser = await launchBrowser();
      try {
        const slow = { browser, address, slowdown: slower };
        if (long > 0) await watch(slow, game, long);
        await respondAll(slow, only, rounds);
      } finally {
        await browser.close();
      }
    });
  },
);
