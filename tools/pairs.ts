import { InputError } from '../src/engine/game.ts';
import { unknownName } from '../src/engine/stage.ts';
import { smashUpKit } from '../src/games/smash-up/kit.ts';
import { whole, withArguments } from './arguments.ts';
import { nameOf, PRINTINGS, pairsOf } from './pairs/kinds.ts';
import type { PairReport } from './pairs/run.ts';
import { playPair } from './pairs/run.ts';

const HELP = `npm run pairs -- [options]   plays every pair of Smash Up cards whose effects can interact, under the laws
  --rounds 8       tables for each pair; four times as many for one that has not met by then
  --seed 0         other tables
  --printing …     first or revised; both by default, where revised means the pairs that it changed
  --part 1/1       the first of so many equal parts, to share the pairs among processes
  --list           names the pairs that never met, and why
  --json           one line: pairs, together, met, touched, tables, answers, violations
  Violations are printed as judge files. Exit code 1 where there are any.`;

const WHY = {
  apart: 'never in play together',
  together: 'in play together, but no effect of either happened',
} as const;

function partOf<Item>(items: readonly Item[], text: string): Item[] {
  const [part = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (part < 1 || part > of) throw new InputError('--part', `${JSON.stringify(text)} should be like 1/2`);
  return items.filter((_, i) => i % of === part - 1);
}

withArguments(
  { rounds: '8', seed: '0', printing: '', part: '1/1' },
  ['list', 'json', 'help'],
  ({ rounds, seed, printing, part }, flag) => {
    if (flag('help')) return console.log(HELP);
    const tables = whole(rounds, '--rounds', 1, 1000);
    const start = whole(seed, '--seed', 0, 1_000_000);
    const printings = PRINTINGS.filter((each) => printing === '' || each === printing);
    if (printings.length === 0) throw unknownName('--printing', printing, PRINTINGS);
    const numbered = printings.flatMap(pairsOf).map((pair, no) => ({ pair, no }));
    const reports: PairReport[] = [];
    for (const { pair, no } of partOf(numbered, part)) {
      const report = playPair(smashUpKit, pair, tables, start * numbered.length + no);
      reports.push(report);
      for (const { pair: name, law, scenario } of report.violations) {
        console.error(`${name}: ${law}\n${JSON.stringify(scenario)}`);
        process.exitCode = 1;
      }
    }
    const grades = (...wanted: readonly PairReport['grade'][]) =>
      reports.filter(({ grade }) => wanted.includes(grade)).length;
    const sum = (count: (report: PairReport) => number) => reports.reduce((total, each) => total + count(each), 0);
    const totals = {
      pairs: reports.length,
      together: grades('together', 'met', 'touched'),
      met: grades('met', 'touched'),
      touched: grades('touched'),
      tables: sum((each) => each.tables),
      answers: sum((each) => each.answers),
      violations: sum((each) => each.violations.length),
    };
    if (flag('list')) {
      for (const { pair, grade } of reports) {
        if (grade === 'apart' || grade === 'together') console.log(`never met: ${nameOf(pair)}: ${WHY[grade]}`);
      }
    }
    if (flag('json')) return console.log(JSON.stringify(totals));
    console.log(
      `${totals.pairs} pairs at ${totals.tables} tables with ${totals.answers} answers: ` +
        `${totals.met} met, in ${totals.touched} of them one card touched the other; ` +
        `${totals.pairs - totals.met} never met; ${totals.violations} violations`,
    );
  },
);
