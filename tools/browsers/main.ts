import { InputError } from '../../src/engine/game.ts';
import { withArguments } from '../arguments.ts';
import { cleanUpOnSignals } from './cleanup.ts';
import { ENGINES, type Engine, prepare } from './engines.ts';
import { type Player, playTogether } from './online.ts';
import { Page } from './page.ts';
import { GAME_IDS, type GameId } from './play.ts';
import { Results } from './results.ts';
import { SCREENS, type Screen } from './screens.ts';
import { whileClientServed } from './served-client.ts';
import { playAlone, playOffline } from './walkthrough.ts';

const HELP = `npm run browsers -- [options]   plays in WebKit, Firefox and Chromium, and puts their pictures side by side
  --engines webkit,firefox,chromium   which browsers
  --screens desktop,phone             which sizes
  --whole clank                       the games that are played to their end, as a list`;

/** The names of a comma-separated list, each of them known. */
function listed<Name extends string>(text: string, known: readonly Name[], option: string): readonly Name[] {
  return text.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined)
      throw new InputError(option, `${JSON.stringify(name)} should be one of ${known.join(', ')}`);
    return found;
  });
}

async function playOn(
  screen: Screen,
  engines: readonly Engine[],
  whole: readonly GameId[],
  results: Results,
): Promise<void> {
  const players: Player[] = [];
  const everybody = <Value>(act: (player: Player, seat: number) => Promise<Value>) => Promise.all(players.map(act));
  const takeFor =
    ({ engine, page }: Player) =>
    (step: string, run: () => Promise<void>) =>
      results.take(screen, step, engine, page, run);
  await whileClientServed(async (server) => {
    try {
      for (const engine of engines) {
        const page = new Page(await prepare(engine)());
        players.push({ engine, page });
        await page.driver.resize(SCREENS[screen].width, SCREENS[screen].height);
      }
      await everybody((player) => playAlone(player.page, screen, server.address, whole, takeFor(player)));
      await server.stop();
      await everybody((player) => playOffline(player.page, takeFor(player)));
      await playTogether(players, async (step, run) => {
        await everybody((player, seat) => takeFor(player)(step, () => run(player, seat)));
      });
    } finally {
      await everybody(({ page }) => page.driver.close());
    }
  });
}

async function playEverywhere(
  screens: readonly Screen[],
  engines: readonly Engine[],
  whole: readonly GameId[],
): Promise<void> {
  const results = new Results(engines);
  for (const screen of screens) await playOn(screen, engines, whole, results);
  console.log(`${results.table()}\n\nside by side: ${results.writePage()}`);
  process.exitCode = results.failed ? 1 : 0;
}

cleanUpOnSignals();
withArguments(
  { engines: ENGINES.join(','), screens: Object.keys(SCREENS).join(','), whole: 'clank' },
  ['help'],
  ({ engines, screens, whole }, flag) => {
    if (flag('help')) return console.log(HELP);
    void playEverywhere(
      listed(screens, ['desktop', 'phone'], '--screens'),
      listed(engines, ENGINES, '--engines'),
      listed(whole, GAME_IDS, '--whole'),
    );
  },
);
