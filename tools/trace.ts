import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { KITS } from '../src/games/index.ts';
import { withArguments } from './arguments.ts';
import { SWITCHES, type Switch } from './switches.ts';

const HELP = `npm run trace -- [options]   which tests show which rule; fails on a rule without one
  --table         every rule with its tests
  --no-switches   only the table: do not switch rules off to see whether their tests notice`;

const ROOT = resolve(import.meta.dirname, '..');
const SANDBOX = resolve(ROOT, '.cache/trace');
const MOST_RULES = 3;
/** A switched-off rule may leave a game without an end; that counts as noticed too. */
const MOST_MILLISECONDS = 60_000;

interface Shown {
  readonly title: string;
  readonly file: string;
  /** The games it is about, as its folder tells. */
  readonly games: readonly string[];
}

/** What a folder's tests are about; the first one that fits. */
const ABOUT: readonly (readonly [folder: string, games: readonly string[]])[] = [
  ['clank-catacombs/', ['clank-catacombs']],
  ['clank/catacombs/', ['clank-catacombs']],
  ['clank-in-space/', ['clank-in-space']],
  ['clank/space/', ['clank-in-space']],
  ['clank/space-', ['clank-in-space']],
  ['clank/core/', ['clank', 'clank-catacombs']],
  ['clank/', ['clank']],
  ['smash-up/', ['smash-up']],
  ['', KITS.map(({ game }) => game.id)],
];

function vitest(args: readonly string[], cwd: string) {
  const bin = resolve(ROOT, 'node_modules/vitest/vitest.mjs');
  return spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: MOST_MILLISECONDS,
  });
}

/** The tests that cite rules: their titles end with ids in brackets. */
function citations(problems: string[]): Map<string, Shown[]> {
  const { stdout, status } = vitest(['list', '--json', '--no-static-parse'], ROOT);
  if (status !== 0) throw new Error(`vitest could not list the tests:\n${stdout}`);
  const known = new Set(KITS.flatMap(({ rules }) => rules));
  const shown = new Map<string, Shown[]>();
  for (const { name, file } of JSON.parse(stdout) as readonly { name: string; file: string }[]) {
    const ids = /\[([^\]]*)\]$/.exec(name)?.[1];
    if (ids === undefined || ids === '') continue;
    const cited = ids.split(', ');
    if (cited.length > MOST_RULES)
      problems.push(`"${name}" cites ${cited.length} rules, at most ${MOST_RULES} are allowed`);
    for (const rule of cited) {
      if (!known.has(rule)) problems.push(`"${name}" cites ${rule}, which is no rule`);
      const path = relative(ROOT, file).replaceAll('\\', '/');
      const [, games] = ABOUT.find(([folder]) => `${path} ${name}`.includes(folder))!;
      const test = { title: name.split(' > ').at(-1)!, file: path, games };
      shown.set(rule, [...(shown.get(rule) ?? []), test]);
    }
  }
  return shown;
}

/** Whether the tests of a rule fail once the rule is switched off in a copy of the source. */
function noticed({ rule, file, find, replace }: Switch, tests: readonly Shown[], problems: string[]): boolean {
  const path = resolve(SANDBOX, file);
  const source = readFileSync(resolve(ROOT, file), 'utf8');
  if (source.split(find).length !== 2) {
    problems.push(`the switch of ${rule} should find its place once in ${file}: ${find}`);
    return false;
  }
  writeFileSync(path, source.replace(find, replace));
  const files = [...new Set(tests.map((test) => test.file))];
  const out = resolve(SANDBOX, 'report.json');
  rmSync(out, { force: true });
  const cited = `\\[(.*, )?${rule}(, .*)?\\]$`;
  const { stdout, signal } = vitest(
    ['run', ...files, '-t', cited, '--reporter=json', `--outputFile.json=${out}`],
    SANDBOX,
  );
  writeFileSync(path, source);
  if (signal !== null) return true;
  if (!existsSync(out)) throw new Error(`the tests of ${rule} did not run:\n${stdout}`);
  return JSON.parse(readFileSync(out, 'utf8')).numFailedTests > 0;
}

function openSandbox(): void {
  rmSync(SANDBOX, { recursive: true, force: true });
  mkdirSync(SANDBOX, { recursive: true });
  for (const name of ['src', 'scenarios', 'tools', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
    cpSync(resolve(ROOT, name), resolve(SANDBOX, name), { recursive: true });
  }
  // Windows lets only administrators make other links to folders. Elsewhere the type is ignored.
  symlinkSync(resolve(ROOT, 'node_modules'), resolve(SANDBOX, 'node_modules'), 'junction');
}

withArguments({}, ['table', 'no-switches', 'help'], (_, flag) => {
  if (flag('help')) return console.log(HELP);
  const problems: string[] = [];
  const shown = citations(problems);
  for (const { game, rules } of KITS) {
    const about = (rule: string) => (shown.get(rule) ?? []).filter(({ games }) => games.includes(game.id));
    const tests = rules.map((rule) => about(rule).length);
    console.log(`${game.id}: ${rules.length} rules, ${tests.filter((n) => n > 0).length} shown by tests`);
    if (flag('table')) {
      for (const rule of rules) {
        console.log(`  ${rule}`);
        for (const { title, file } of about(rule)) console.log(`    ${file}: ${title}`);
      }
    }
    for (const [i, rule] of rules.entries()) if (tests[i] === 0) problems.push(`${game.id}: no test shows ${rule}`);
  }
  if (!flag('no-switches')) {
    openSandbox();
    let seen = 0;
    for (const each of SWITCHES) {
      if (noticed(each, shown.get(each.rule) ?? [], problems)) seen++;
      else problems.push(`${each.rule} switched off in ${each.file}: its tests do not notice`);
    }
    rmSync(SANDBOX, { recursive: true, force: true });
    console.log(`${SWITCHES.length} rules switched off one at a time: ${seen} noticed by their tests`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
});
