import { GAME_IDS } from '../src/games/index.ts';
import { dropHostSettings } from '../src/server/test-environment.ts';
import { kitNamed, whole, withArguments } from './arguments.ts';
import { chaos, type Outcome } from './chaos/run.ts';

const HELP = `npm run chaos -- [options]   bots play over sockets while servers are killed at random, and accounts are settled
  --tables 50       tables that are played at
  --seats 4         players at each
  --games all       or clank, smash-up
  --kills 20        times that a server is killed (SIGKILL), at any moment
  --nodes all       1: one server on SQLite; 2: two on PostgreSQL behind a balancer, one of them killed; all: both runs
  --think 60        milliseconds at most before an answer
  --life 1500       milliseconds at most that a server lives once it is back
  --resume 2000     milliseconds after which everybody must be back at the table
  --seed 0          the same moments and choices again; 0 for any
  --json            one line of JSON for each run`;

function show(outcome: Outcome): void {
  const { p50, p99, most } = outcome.resumeMilliseconds;
  console.log(
    `seed ${outcome.seed}, ${outcome.nodes} server(s), killed ${outcome.kills} times in ${outcome.seconds} s, ${outcome.tables} tables:
  ${outcome.answersKept} answers kept, ${outcome.acknowledged} acknowledged, ${outcome.unacknowledged} kept though the line was cut before the word came
  ${outcome.resumes} returns, ${p50} ms after a server was there (p50), ${p99} ms (p99), ${most} ms at most
  ${outcome.faults.length === 0 ? 'nothing is missing, nothing is doubled' : outcome.faults.slice(0, 20).join('\n  ')}`,
  );
}

dropHostSettings();
let work = Promise.resolve();
withArguments(
  {
    tables: '50',
    seats: '4',
    games: 'all',
    kills: '20',
    nodes: 'all',
    think: '60',
    life: '1500',
    resume: '2000',
    seed: '0',
  },
  ['json', 'help'],
  (values, flag) => {
    if (flag('help')) return console.log(HELP);
    const resume = whole(values.resume, '--resume', 1, 600_000);
    const plan = {
      tables: whole(values.tables, '--tables', 1, 1000),
      seats: whole(values.seats, '--seats', 2, 4),
      games: values.games === 'all' ? GAME_IDS : values.games.split(',').map((id) => kitNamed(id).game.id),
      kills: whole(values.kills, '--kills', 0, 10_000),
      think: whole(values.think, '--think', 0, 60_000),
      life: whole(values.life, '--life', 0, 600_000),
      seed: whole(values.seed, '--seed', 0, 2 ** 31) || 1 + Math.floor(Math.random() * 1_000_000),
    };
    const nodes = values.nodes === 'all' ? [1, 2] : [whole(values.nodes, '--nodes', 1, 2)];
    work = (async () => {
      for (const each of nodes) {
        console.error(`seed ${plan.seed}`);
        const outcome = await chaos({ ...plan, nodes: each });
        if (flag('json')) console.log(JSON.stringify(outcome));
        else show(outcome);
        if (outcome.faults.length > 0 || outcome.resumeMilliseconds.most > resume) process.exitCode = 1;
      }
    })();
  },
);
await work;
