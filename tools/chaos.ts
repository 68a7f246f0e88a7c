import { unknownName } from '../src/engine/stage.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { dropHostSettings } from '../src/server/test-environment.ts';
import { kitNamed, whole, withArguments } from './arguments.ts';
import { DISK_KINDS, type DiskKind } from './chaos/disk.ts';
import { type DatabaseKind, FAULT_KINDS, type FaultKind } from './chaos/faults.ts';
import { chaos, type Outcome } from './chaos/run.ts';

const HELP = `npm run chaos -- [options]   bots play over sockets while servers and databases fail, and accounts are settled
  --tables 50         tables that are played at
  --seats 4           players at each
  --games all         or clank, smash-up
  --faults all        or some of ${FAULT_KINDS.slice(0, 5).join(', ')},
                      ${FAULT_KINDS.slice(5).join(', ')}
  --times 20          how many faults, every kind as often as any other
  --length 2500       milliseconds that a fault of the database lasts
  --database all      sqlite or postgresql
  --nodes all         1, or 2 behind a balancer (PostgreSQL only)
  --disk tmpfs,limit  how a disk is filled: a small file system, or a limit on the size of files; the first that is permitted
  --think 60          milliseconds at most before an answer
  --life 1500         milliseconds at most between faults
  --playable 5000     milliseconds after a fault in which every table must be played at again
  --seed 0            the same faults again; 0 for any
  --json              one line of JSON for each run`;

const SETUPS: readonly { readonly database: DatabaseKind; readonly nodes: number }[] = [
  { database: 'sqlite', nodes: 1 },
  { database: 'postgresql', nodes: 1 },
  { database: 'postgresql', nodes: 2 },
];

function namesIn<Name extends string>(text: string, where: string, known: readonly Name[]): readonly Name[] {
  if (text === 'all') return known;
  return text.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined) throw unknownName(where, name, known);
    return found;
  });
}

function show(outcome: Outcome): void {
  const spread = ({ p50, p99, most }: Outcome['resumeMilliseconds']) =>
    [p50, p99, most].map((each) => `${Math.round(each)} ms`).join(', ');
  const { database, nodes, disk, byFault, faults } = outcome;
  const rows = Object.entries(byFault).map(
    ([kind, { times, failed, playableMilliseconds }]) =>
      `  ${kind.padEnd(19)} ${String(times).padStart(3)} times, ${failed} requests failed; played again after ${spread(playableMilliseconds)}`,
  );
  console.log(
    `seed ${outcome.seed}, ${nodes} server(s) on ${database}, ${outcome.seconds} s, ${outcome.tables} tables${disk === null ? '' : `, disk filled by ${disk}`} (times: p50, p99, most)
${rows.join('\n')}
  ${outcome.answersKept} answers kept, ${outcome.acknowledged} acknowledged, ${outcome.unacknowledged} kept though the line was cut before the word came
  ${outcome.resumes} returns of cut connections, ${spread(outcome.resumeMilliseconds)} after the fault
  ${faults.length === 0 ? 'nothing is missing, nothing is doubled, all nodes tell what the log says' : faults.slice(0, 20).join('\n  ')}`,
  );
}

const slowest = ({ byFault }: Outcome): number =>
  Math.max(0, ...Object.values(byFault).map(({ playableMilliseconds }) => playableMilliseconds.most));

/** The package of PostgreSQL ends the program with 0 whatever was said before. */
function fail(): void {
  process.once('exit', () => {
    process.exitCode = 1;
  });
}

dropHostSettings();
let work = Promise.resolve();
withArguments(
  {
    tables: '50',
    seats: '4',
    games: 'all',
    faults: 'all',
    times: '20',
    length: '2500',
    database: 'all',
    nodes: 'all',
    disk: 'all',
    think: '60',
    life: '1500',
    playable: '5000',
    seed: '0',
  },
  ['json', 'help'],
  (values, flag) => {
    if (flag('help')) return console.log(HELP);
    const playable = whole(values.playable, '--playable', 1, 600_000);
    const plan = {
      tables: whole(values.tables, '--tables', 1, 1000),
      seats: whole(values.seats, '--seats', 2, 4),
      games: values.games === 'all' ? GAME_IDS : values.games.split(',').map((id) => kitNamed(id).game.id),
      faults: namesIn<FaultKind>(values.faults, '--faults', FAULT_KINDS),
      times: whole(values.times, '--times', 0, 10_000),
      length: whole(values.length, '--length', 0, 60_000),
      disks: namesIn<DiskKind>(values.disk, '--disk', DISK_KINDS),
      think: whole(values.think, '--think', 0, 60_000),
      life: whole(values.life, '--life', 0, 600_000),
      seed: whole(values.seed, '--seed', 0, 2 ** 31) || 1 + Math.floor(Math.random() * 1_000_000),
    };
    const nodes = values.nodes === 'all' ? [1, 2] : [whole(values.nodes, '--nodes', 1, 2)];
    const databases = namesIn<DatabaseKind>(values.database, '--database', ['sqlite', 'postgresql']);
    const setups = SETUPS.filter((setup) => nodes.includes(setup.nodes) && databases.includes(setup.database));
    work = (async () => {
      for (const setup of setups) {
        console.error(`seed ${plan.seed}`);
        const outcome = await chaos({ ...plan, ...setup });
        if (flag('json')) console.log(JSON.stringify(outcome));
        else show(outcome);
        if (outcome.faults.length > 0 || slowest(outcome) > playable) fail();
      }
    })();
  },
);
await work;
