import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SKIPPED_STATUS } from '../test/report.ts';
import { cleanUpOnSignals, stopWithParent } from './cleanup.ts';
import { ENGINES, type Engine, EngineMissing, isEngine, prepare } from './engines.ts';
import { Page } from './page.ts';
import { GAME_IDS, GAMES, makeMoves, openHome, startGame, yourTurn } from './play.ts';
import { SCREENS } from './screens.ts';
import { whileClientServed } from './served-client.ts';

/** Milliseconds after which the browser hangs; on a quiet machine the test takes less than a tenth of them. */
const TIMEOUT = 300_000;

async function playAll(page: Page, address: string): Promise<void> {
  await openHome(page, address, { theme: 'dark', name: 'Maëlle' });
  for (const game of GAME_IDS) {
    await startGame(page, game);
    await makeMoves(page, game);
    await page.reload();
    await yourTurn(page);
    await makeMoves(page, game);
    const errors = await page.takeErrors();
    if (errors.length > 0) throw new Error(`expected no error in the page\n  saw ${errors.join('\n    ')}`);
    console.log(`  ${GAMES[game]}: moves, a reload and more moves`);
  }
}

async function timeOut(page: Page): Promise<never> {
  await sleep(TIMEOUT, undefined, { ref: false });
  return page.fail(`all games to be played in ${TIMEOUT / 1000} seconds`);
}

async function keepScreenshot(page: Page, engine: Engine): Promise<void> {
  const path = resolve(import.meta.dirname, `../../.cache/smoke-${engine}.png`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await page.driver.screenshot());
  console.error(`what ${engine} showed last: ${path}`);
}

/** Home, first moves, a reload and more moves, for each game. */
async function smokeTest(engine: Engine): Promise<void> {
  const launch = prepare(engine);
  const start = performance.now();
  await whileClientServed(async ({ address }) => {
    const driver = await launch();
    try {
      const { width, height } = engine === 'webkit' ? SCREENS.phone : SCREENS.desktop;
      await driver.resize(width, height);
      const page = new Page(driver);
      await Promise.race([playAll(page, address), timeOut(page)]).catch(async (error: unknown) => {
        await keepScreenshot(page, engine);
        throw error;
      });
    } finally {
      await driver.close();
    }
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${engine} plays all ${GAME_IDS.length} games, ${seconds} s`);
}

const [engine, option] = process.argv.slice(2);
if (!isEngine(engine)) throw new Error(`the engine should be one of ${ENGINES.join(', ')}`);
cleanUpOnSignals();
if (option === '--stop-with-parent') stopWithParent();
try {
  await smokeTest(engine);
} catch (error) {
  const missing = error instanceof EngineMissing;
  console.error(missing ? `skipped: ${error.message}` : error);
  process.exitCode = missing ? SKIPPED_STATUS : 1;
}
