import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { whole, withArguments } from './arguments.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.ts';
import { whileServed } from './served.ts';

const HELP = `npm run lighthouse -- [options]   medians of what Lighthouse measures of the home page on a slow phone
  --runs 5   how often it is measured`;

/** Fetched on demand: nobody else needs its packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const SCORES = ['performance', 'accessibility', 'best-practices'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
/** Scores, from 0 to 100, that must be reached. */
const LEAST: Readonly<Record<string, number>> = { performance: 95, accessibility: 95 };

type Measure = ReadonlyMap<string, number>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>;
}

async function measure(address: string): Promise<Measure> {
  const flags = ['--headless=new', ...BROWSER_ARGUMENTS].join(' ');
  const typed = ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', [...typed, `--only-categories=${SCORES.join(',')}`], {
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
    maxBuffer: 100_000_000,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const missed = Object.entries(audits).flatMap(([id, { score }]) => (score !== null && score < 0.9 ? [id] : []));
  console.log(`  under 90: ${missed.join(', ') || 'nothing'}`);
  return new Map([
    ...SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const),
    ...TIMES.map((name) => [name, audits[name]?.numericValue ?? Number.NaN] as const),
  ]);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function measureAll(runs: number): Promise<void> {
  const measures: Measure[] = [];
  await whileServed(async (address) => {
    while (measures.length < runs) {
      console.log(`run ${measures.length + 1} of ${runs}`);
      measures.push(await measure(address));
    }
  });
  for (const name of [...SCORES, ...TIMES]) {
    const values = measures.map((each) => each.get(name)!);
    const middle = median(values);
    const digits = name === 'cumulative-layout-shift' ? 3 : 0;
    const all = values.map((value) => value.toFixed(digits)).join(', ');
    console.log(`${name.padEnd(26)} ${middle.toFixed(digits).padStart(6)}   of ${all}`);
    const least = LEAST[name];
    if (least === undefined || middle >= least) continue;
    console.error(`${name} should be ${least} at least`);
    process.exitCode = 1;
  }
}

withArguments({ runs: '5' }, ['help'], ({ runs }, flag) => {
  if (flag('help')) console.log(HELP);
  else void measureAll(whole(runs, '--runs', 1, 99));
});
