import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../src/engine/game.ts';
import { withArguments } from './arguments.ts';
import { cleanUpOnSignals, temporaryFolder } from './browsers/cleanup.ts';
import { type Host, installHost } from './fresh/host.ts';
import { type Conditions, type Outcome, removeBundledNode, removeLibatomic, Trial } from './fresh/trial.ts';

/** Runs `npm ci`, `npm start` and the store tests on clean clones of HEAD, with many versions of Node.js and npm. */

const NODES = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];

/** Each npm, with the versions of Node.js that it accepts. */
const NPMS: Readonly<Record<string, readonly string[]>> = {
  '9.9.4': NODES,
  '10.8.3': NODES,
  '10.9.9': NODES,
  '11.3.0': NODES,
  '11.6.4': NODES,
  '11.19.1': NODES,
  '12.2.0': NODES.slice(1),
};

interface Row {
  readonly node: string;
  readonly npm: string;
  readonly situation: string;
  readonly conditions: Conditions;
}

const row = (node: string, npm: string, situation = '', conditions: Conditions = {}): Row => ({
  node,
  npm,
  situation,
  conditions,
});

const [OLD = '', , , NEW = ''] = NODES;

const SPECIAL: readonly Row[] = [
  row(OLD, '10.8.3', '--ignore-scripts', { installFlags: ['--ignore-scripts'] }),
  row(OLD, '11.19.1', '--omit=optional', { installFlags: ['--omit=optional'], message: '--include=optional' }),
  row(NEW, '11.19.1', '--omit=optional', { installFlags: ['--omit=optional'], message: '--include=optional' }),
  row(OLD, '11.19.1', 'no libatomic', { damage: removeLibatomic, message: 'apt-get install libatomic1' }),
  row(NEW, '11.19.1', 'no libatomic', { damage: removeLibatomic }),
  row(OLD, '11.19.1', 'no Node.js package', { damage: removeBundledNode, message: 'Install Node.js' }),
  row(NEW, '11.19.1', 'no Node.js package', { damage: removeBundledNode }),
];

const MATRIX = Object.entries(NPMS).flatMap(([npm, nodes]) => nodes.map((node) => row(node, npm)));

/** The npm that each Node.js comes with, or nearly, and what goes wrong most often. */
const SHORT = [
  row('20.20.2', '10.8.3'),
  row('22.23.3', '10.9.9'),
  row('24.21.0', '11.6.4'),
  row('26.10.0', '12.2.0'),
  ...SPECIAL.filter(({ situation }) => situation === 'no libatomic'),
];

const succeeded = ({ conditions: { message } }: Row, { install, start, stores }: Outcome): boolean =>
  message === undefined ? [install, start, stores].every((each) => each === 'ok') : start === 'message';

const line = (cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padEnd([9, 9, 20, 9, 9, 9, 0][column] ?? 0)).join(' ');

async function runAll(rows: readonly Row[]): Promise<void> {
  cleanUpOnSignals();
  const { path: folder, remove } = temporaryFolder('tintamarre-fresh-');
  // Where root runs the tests, PostgreSQL runs as another user, who must be able to read the checkout.
  chmodSync(folder, 0o755);
  const hosts = new Map<string, Promise<Host>>();
  let failed = 0;
  console.log(line(['Node.js', 'npm', 'situation', 'npm ci', 'start', 'stores', '']));
  try {
    for (const [number, each] of rows.entries()) {
      const name = `${each.node}-${each.npm}`;
      if (!hosts.has(name)) hosts.set(name, installHost(join(folder, name), each.node, each.npm));
      const host = await hosts.get(name)!;
      const checkout = join(folder, `checkout-${number}`);
      const outcome = await new Trial(host, checkout, each.conditions).run();
      const good = succeeded(each, outcome);
      if (!good) failed++;
      const { install, start, stores } = outcome;
      console.log(line([each.node, each.npm, each.situation, install, start, stores, good ? '' : 'FAILED']));
      rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
    }
  } finally {
    remove();
  }
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

const HELP = `npm run fresh -- [options]   npm ci, npm start and the store tests on clean clones of HEAD
  --short      the npm that each Node.js comes with, and what goes wrong most often
  --npm 10,9   only rows whose npm begins with one of these; several runs may share the work`;

withArguments({ npm: '' }, ['short', 'help'], ({ npm }, flag) => {
  if (flag('help')) return console.log(HELP);
  const wanted = npm.split(',');
  const rows = (flag('short') ? SHORT : [...MATRIX, ...SPECIAL]).filter((each) =>
    wanted.some((version) => each.npm.startsWith(version)),
  );
  if (rows.length === 0)
    throw new InputError('--npm', `no row has npm ${npm}: there are ${Object.keys(NPMS).join(', ')}`);
  return void runAll(rows);
});
