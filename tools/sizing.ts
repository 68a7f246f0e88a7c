import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError } from '../src/engine/game.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { dropHostSettings, removeFolder } from '../src/server/test-environment.ts';
import { whole, withArguments } from './arguments.ts';
import { machine } from './load/numbers.ts';
import { startSite } from './load/site.ts';
import { sizeOf } from './load/sizing.ts';

const HELP = `npm run sizing -- [options]   how much machine a server takes: people play at human pace on a server of its own
  --tables 4x0:10,50,200,500 1x2:1,10,50
                      tables to measure, by how many people and bots sit at each: 4 people, then 1 with 2 bots
  --seconds 20        how long each is measured
  --heap 0            megabytes of heap that Node.js may use, and one for what is new (0: as it chooses)
  --data FOLDER       where databases are made, and removed again (default: .cache/sizing)`;

const HUMAN_PACE = [1000, 7000] as const;
const WARM_UP = 8;
const SEED = 7;
const HEADING = `| tables | people | bots | answers a second | memory at most | CPU of one core |
|---|---|---|---|---|---|`;

interface Party {
  readonly seats: number;
  readonly bots: number;
  readonly tables: number;
}

function partiesIn(text: string): Party[] {
  return text.split(' ').flatMap((part) => {
    const found = /^([1-4])x([0-3]):([\d,]+)$/.exec(part);
    if (found === null) throw new InputError('--tables', `${JSON.stringify(part)} should look like 4x0:10,50`);
    const [, seats, bots, counts = ''] = found;
    return counts
      .split(',')
      .map((count) => ({ seats: Number(seats), bots: Number(bots), tables: whole(count, '--tables', 1, 4500) }));
  });
}

async function run(parties: readonly Party[], seconds: number, heap: number, data: string): Promise<void> {
  const { processor, cores, node, loadBefore } = machine();
  console.log(`${processor}, ${cores} cores, Node ${node}; load before: ${loadBefore}\n\n${HEADING}`);
  mkdirSync(data, { recursive: true });
  const flags = heap === 0 ? [] : [`--max-old-space-size=${heap}`, '--max-semi-space-size=1'];
  for (const party of parties) {
    const folder = mkdtempSync(join(data, 'tables-'));
    const site = await startSite({ data: folder }, flags);
    try {
      const plan = { ...party, games: GAME_IDS, think: HUMAN_PACE, seconds, warmUp: WARM_UP, seed: SEED };
      const { tables, people, bots, answersPerSecond, megabytes, percentOfCore, troubles } = await sizeOf(site, plan);
      const cells = [tables, people, bots, answersPerSecond, `${megabytes} MB`, `${percentOfCore} %`];
      console.log(`| ${cells.join(' | ')} |`);
      if (troubles.length > 0) {
        console.error(`TROUBLE: ${troubles.join(', ')}`);
        process.exitCode = 1;
      }
    } finally {
      await site.stop();
      removeFolder(folder);
    }
  }
}

dropHostSettings();
let work = Promise.resolve();
withArguments(
  { tables: '4x0:10,50,200,500 1x2:1,10,50', seconds: '20', heap: '0', data: '.cache/sizing' },
  ['help'],
  ({ tables, seconds, heap, data }, flag) => {
    if (flag('help')) return console.log(HELP);
    work = run(
      partiesIn(tables),
      whole(seconds, '--seconds', 1, 3600),
      whole(heap, '--heap', 0, 1_000_000),
      resolve(data),
    );
  },
);
await work;
