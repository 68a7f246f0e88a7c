import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_IDS } from '../src/games/index.ts';
import { TRIALS } from '../src/server/store/testing.ts';
import { dropHostSettings } from '../src/server/test-environment.ts';
import { kitNamed, whole, withArguments } from './arguments.ts';
import { abuse } from './load/abuse.ts';
import { breakdown } from './load/breakdown.ts';
import { bareFanOut, durableInserts } from './load/ceiling.ts';
import { idle } from './load/idle.ts';
import { machine } from './load/numbers.ts';
import { type Play, type Played, play } from './load/play.ts';
import { type Report, show } from './load/report.ts';
import { type Kept, type Site, startSite, USUAL } from './load/site.ts';

const HELP = `npm run load -- [options]   how much a server carries: it runs as a process of its own, players over real sockets
  --json              one JSON object instead of sentences
  --short             everything small: a look in under a minute
  --only busy,…       some of ceiling, busy, live, idle, abuse
  --repeat 1          times that the busy tables are measured, each time on a fresh server
  --nodes 1           with 2, two servers on one PostgreSQL, and every table's players on both; busy and live alone
  --games all         or clank, smash-up
  --tables 50         busy tables: four seats each, no thinking time
  --seconds 10        how long they are counted
  --live 2000         tables at human pace: an answer after one to seven seconds
  --idle 10000        tables in the middle of a game which nobody plays on; it fails where they take more than 500 MB at rest
  --seed 7            of the answers that are given
  --profile FOLDER    writes CPU profiles of the servers there, and says what the CPU of an answer goes to
  --data FOLDER       where databases are made, and removed again (default: .cache/load): on the disk to be measured`;

const SEATS = 4;
const HUMAN_PACE = [1000, 7000] as const;
const IDLE_ANSWERS = 60;
/** Seconds; long after the server lets go of tables that nobody watches. */
const IDLE_PATIENCE = 180;
/** Tables at which others play while one address does its worst. */
const ABUSE = { sockets: 200, tables: 8, copies: 10, long: { tables: 4, answers: 9000 } };
const SCENARIOS = ['ceiling', 'busy', 'live', 'idle', 'abuse'] as const;
type Scenario = (typeof SCENARIOS)[number];

interface Plan {
  readonly only: readonly Scenario[];
  readonly games: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  readonly live: number;
  readonly liveSeconds: number;
  readonly idle: number;
  readonly repeat: number;
  readonly nodes: number;
  readonly seed: number;
  /** Where CPU profiles go. */
  readonly profile: string | null;
  readonly data: string;
}

/** A folder for the profiles of one server. */
function profileFolder({ profile }: Plan, scenario: string): string | null {
  if (profile === null) return null;
  mkdirSync(profile, { recursive: true });
  return mkdtempSync(join(profile, `${scenario}-`));
}

const profiledIn = (folder: string | null): readonly string[] =>
  folder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];

/** Plays on servers of its own, which find nothing kept. */
async function playAnew(plan: Plan, scene: Play): Promise<Played> {
  const data = mkdtempSync(join(plan.data, 'tables-'));
  const folder = profileFolder(plan, scene.scenario);
  const trial = plan.nodes > 1 ? await TRIALS.PostgreSQL() : null;
  const where = trial === null ? null : await trial.fresh();
  const kept: Kept = { data, ...(where !== null && 'url' in where && { databaseUrl: where.url }) };
  const sites: Site[] = [];
  try {
    for (let node = 0; node < plan.nodes; node++) sites.push(await startSite(kept, profiledIn(folder)));
    const played = await play(
      sites.map(({ base }) => base),
      scene,
    );
    for (const site of sites) await site.stop();
    if (folder === null || plan.nodes > 1) return played;
    return { ...played, parts: breakdown(folder, scene.seconds, played.serverMicrosecondsPerAnswer) };
  } finally {
    for (const site of sites) await site.stop();
    await trial?.stop();
    rmSync(data, { recursive: true });
  }
}

async function run(plan: Plan, told: (report: Report) => void): Promise<Report> {
  const { only, games, tables, seconds, seed } = plan;
  const about = { seats: SEATS, seed };
  const report: Report = { machine: machine(), nodes: plan.nodes, busy: [] };
  const note = (more: Partial<Report>) => told(Object.assign(report, more));
  if (only.includes('busy')) {
    for (let time = 0; time < plan.repeat; time++) {
      for (const game of games) {
        const scene = { ...about, scenario: 'busy', tables, games: [game], think: [0, 0], seconds, warmUp: 3 } as const;
        note({ busy: [...report.busy, await playAnew(plan, scene)] });
      }
    }
  }
  if (only.includes('ceiling')) {
    const bytes = report.busy[0]?.bytesPerView ?? 700;
    note({ ceiling: { fanOut: await bareFanOut(tables, SEATS, bytes, seconds), inserts: durableInserts(plan.data) } });
  }
  if (only.includes('live')) {
    const pace = { think: HUMAN_PACE, seconds: plan.liveSeconds, warmUp: 8 };
    note({ live: await playAnew(plan, { ...about, scenario: 'live', tables: plan.live, games, ...pace }) });
  }
  if (only.includes('idle') && plan.nodes === 1) {
    const data = mkdtempSync(join(plan.data, 'idle-'));
    try {
      const tables = { ...about, tables: plan.idle, games, answers: IDLE_ANSWERS, patience: IDLE_PATIENCE };
      note({ idle: await idle(data, tables, () => startSite({ data }, profiledIn(profileFolder(plan, 'idle')))) });
    } finally {
      rmSync(data, { recursive: true });
    }
  }
  if (only.includes('abuse') && plan.nodes === 1) {
    const data = mkdtempSync(join(plan.data, 'abuse-'));
    try {
      const scene = { ...ABUSE, games, seconds, seed };
      note({
        abuse: await abuse(data, scene, () => startSite({ data }, profiledIn(profileFolder(plan, 'abuse')), USUAL)),
      });
    } finally {
      rmSync(data, { recursive: true });
    }
  }
  return report;
}

const isScenario = (name: string): name is Scenario => SCENARIOS.some((each) => each === name);

dropHostSettings();
let work = Promise.resolve();
withArguments(
  {
    only: SCENARIOS.join(','),
    games: 'all',
    tables: '50',
    seconds: '',
    live: '',
    idle: '',
    repeat: '1',
    nodes: '1',
    seed: '7',
    profile: '',
    data: '.cache/load',
  },
  ['json', 'short', 'help'],
  (values, flag) => {
    if (flag('help')) return console.log(HELP);
    const short = flag('short');
    const data = resolve(values.data);
    mkdirSync(data, { recursive: true });
    const plan: Plan = {
      only: values.only.split(',').filter(isScenario),
      games: values.games === 'all' ? GAME_IDS : values.games.split(',').map((id) => kitNamed(id).game.id),
      tables: whole(values.tables, '--tables', 1, 2000),
      seconds: whole(values.seconds || (short ? '3' : '10'), '--seconds', 1, 3600),
      live: whole(values.live || (short ? '200' : '2000'), '--live', 1, 4500),
      liveSeconds: short ? 8 : 30,
      idle: whole(values.idle || (short ? '1000' : '10000'), '--idle', 1, 1_000_000),
      repeat: whole(values.repeat, '--repeat', 1, 100),
      nodes: whole(values.nodes, '--nodes', 1, 2),
      seed: whole(values.seed, '--seed', 0, 1_000_000),
      profile: values.profile === '' ? null : resolve(values.profile),
      data,
    };
    const json = flag('json');
    work = run(plan, (report) => {
      if (!json) show(report);
    }).then((report) => {
      if (json) console.log(JSON.stringify(report));
      const others = [report.live, report.idle].filter((each) => each !== undefined);
      const troubles = [...report.busy, ...others].flatMap((each) => each.troubles);
      if (troubles.length > 0) process.exitCode = 1;
    });
  },
);
await work;
