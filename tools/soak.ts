import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tableOptions } from '../src/engine/game.ts';
import { pairsAt } from '../src/engine/tables.ts';
import { GAME_IDS, kitOf } from '../src/games/index.ts';
import { judge, type Scenario } from '../src/judge/scenario.ts';
import { kitNamed, whole, withArguments } from './arguments.ts';
import type { Outcome } from './soak/run.ts';
import { lawsBrokenAt } from './soak/shrink.ts';
import type { Job } from './soak/worker.ts';

const HELP = `npm run soak -- [options]   plays random tables with both bots under all laws, on all cores
  --minutes 60        how long
  --games 0           games at the most; 0: as many as fit
  --game clank        one game; every game in turn by default
  --seed N            a number from 0 to 2000: the same games every time; by default from the clock, and printed
  --workers N         threads; by default one for each core
  --out .cache/soak   where a judge file is written for each violation
  --json              one line of JSON
  Ctrl-C and SIGTERM end it early, with the report. The exit code is 1 if a law was broken.
  A violation is a law broken in a game, however often in that game. Its file is shortened for 15 seconds at the most:
  a situation and the fewest actions that still break the law, or the real setup with the actions that are needed. After
  three for a law, game and worker the files are no longer shortened. The name in the file says which law is broken.
npm run soak -- FILE.json …   plays judge files again under all laws; the judge itself checks only some of them`;

const MOST_SEED = 2000;
const DEFAULT_OUT = '.cache/soak';

interface Sums {
  games: number;
  decisions: number;
  violations: number;
  readonly pairs: Set<string>;
}

const noSums = (): Sums => ({ games: 0, decisions: 0, violations: 0, pairs: new Set() });

/** Adds up what the workers tell and writes the files. */
class Report {
  readonly byGame: ReadonlyMap<string, Sums>;
  readonly files: string[] = [];
  private readonly out: string;

  constructor(games: readonly string[], out: string) {
    this.byGame = new Map(games.map((id) => [id, noSums()]));
    this.out = out;
  }

  add(outcome: Outcome): void {
    const { game, no, seed, decisions, violations } = outcome;
    const sums = this.byGame.get(game)!;
    sums.games++;
    sums.decisions += decisions;
    sums.violations += violations.length;
    for (const pair of pairsAt(kitNamed(game).game, outcome)) sums.pairs.add(pair);
    for (const { law, note, file } of violations) {
      const written = this.write(`${game}-${no}-${slug(law)}.json`, file);
      console.error(`${game}, game ${no}, seed ${seed}: ${note}\n  ${written}`);
    }
  }

  total(): Sums {
    const total = noSums();
    for (const { games, decisions, violations } of this.byGame.values()) {
      total.games += games;
      total.decisions += decisions;
      total.violations += violations;
    }
    return total;
  }

  private write(name: string, scenario: Scenario): string {
    mkdirSync(this.out, { recursive: true });
    const file = join(this.out, name);
    writeFileSync(file, `${JSON.stringify(scenario, null, 2)}\n`);
    this.files.push(file);
    return relative('.', file);
  }
}

const slug = (law: string): string =>
  law
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/** Plays on several threads until the time is up, the games are played or somebody stops it. */
async function run(job: Omit<Job, 'part' | 'stopped'>, seed: number, most: number, workers: number, report: Report) {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  // A repeated signal may be an echo of the first: the launcher and the terminal both send one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => Atomics.store(stopped, 0, 1));
  const threads = Array.from({ length: workers }, (_, first) => {
    const part = { seed, first, stride: workers, most };
    const worker = new Worker(new URL('./soak/worker.ts', import.meta.url), { workerData: { ...job, part, stopped } });
    worker.on('message', (outcome: Outcome) => report.add(outcome));
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  });
  await Promise.all(threads);
}

function print(report: Report, seed: number, seconds: number, json: boolean): void {
  const { games, decisions, violations } = report.total();
  if (json) {
    const byGame = [...report.byGame].map(([id, sums]) => [id, { ...sums, pairs: sums.pairs.size }]);
    const { files } = report;
    console.log(
      JSON.stringify({ games, decisions, violations, seed, seconds, byGame: Object.fromEntries(byGame), files }),
    );
    return;
  }
  for (const [id, sums] of report.byGame) {
    console.log(
      `${id}: ${sums.games} games, ${sums.decisions} decisions, ${sums.violations} violations; ` +
        `${sums.pairs.size} pairs of options`,
    );
  }
  console.log(`${games} games, ${decisions} decisions, ${violations} violations in ${seconds} s`);
}

/** Plays a judge file under all laws; the laws it breaks, with the action that does. */
function replay(file: string): readonly string[] {
  const scenario: Scenario = JSON.parse(readFileSync(file, 'utf8'));
  const kit = kitNamed(scenario.game);
  const table = {
    seats: scenario.seats ?? kit.game.seats.min,
    options: tableOptions(kit.game, scenario.options ?? {}),
  };
  const broken: string[] = [];
  let action = 0;
  const { failures } = judge(scenario, kitOf, GAME_IDS, {
    answer: (state, index) => {
      action++;
      broken.push(...lawsBrokenAt(kit, table, state, index).map((law) => `action ${action}: ${law}`));
    },
  });
  return [...broken, ...failures];
}

function replayAll(files: readonly string[]): void {
  for (const file of files) {
    const broken = replay(file);
    console.log(broken.length === 0 ? `${file}: no law is broken` : `${file}:\n  ${broken.join('\n  ')}`);
    if (broken.length > 0) process.exitCode = 1;
  }
}

withArguments(
  { minutes: '60', games: '0', game: '', seed: '', workers: String(availableParallelism()), out: DEFAULT_OUT },
  ['json', 'help'],
  (values, flag, files) => {
    if (flag('help')) return console.log(HELP);
    if (files.length > 0) return replayAll(files);
    const minutes = whole(values.minutes, '--minutes', 1, 100_000);
    const most = whole(values.games, '--games', 0, 1_000_000_000) || Number.POSITIVE_INFINITY;
    const seed = values.seed === '' ? Date.now() % (MOST_SEED + 1) : whole(values.seed, '--seed', 0, MOST_SEED);
    if (!flag('json')) console.log(`seed ${seed}`);
    const workers = whole(values.workers, '--workers', 1, 1024);
    const games = values.game === '' ? GAME_IDS : [kitNamed(values.game).game.id];
    const report = new Report(games, values.out);
    const start = Date.now();
    void run({ games, until: start + minutes * 60_000 }, seed, most, workers, report).then(() => {
      print(report, seed, Math.round((Date.now() - start) / 1000), flag('json'));
      if (report.total().violations > 0) process.exitCode = 1;
    });
  },
  Number.POSITIVE_INFINITY,
);
