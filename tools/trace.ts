import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { KITS } from '../src/games/index.ts';
import { withArguments } from './arguments.ts';
import { SWITCHES, type Switch } from './switches.ts';

const HELP = `npm run trace -- [options]   which tests show which rule; fails on a rule without one
  --table         every rule with its tests
  --no-switches   only the table: do not switch rules off to see whether their tests notice`;

const ROOT = resolve(import.meta.dirname, '..');
const MOST_RULES = 3;
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

/** Applies a switch to the source of its file, whenever vitest loads it. */
class SwitchPlugin {
  readonly name = 'switch-rules-off';
  /** Before types are stripped: switches quote the source as it is written. */
  readonly enforce = 'pre';
  active: Switch | null = null;

  // Vite calls it with another `this`.
  readonly transform = (code: string, id: string): string | undefined => {
    const { active } = this;
    if (active === null || id !== resolve(ROOT, active.file)) return undefined;
    return code.replace(active.find, () => active.replace);
  };
}

/** The tests that cite rules: their titles end with ids in brackets. */
async function citations(vitest: Vitest, problems: string[]): Promise<Map<string, Shown[]>> {
  const { testModules, unhandledErrors } = await vitest.collectTests(await vitest.globTestSpecifications());
  const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
  if (errors.length > 0) throw new Error('vitest could not list the tests', { cause: errors[0] });
  const known = new Set(KITS.flatMap(({ rules }) => rules));
  const shown = new Map<string, Shown[]>();
  const tests = testModules.flatMap(({ children, moduleId: file }) =>
    [...children.allTests()].map(({ fullName: name }) => ({ name, file })),
  );
  for (const { name, file } of tests) {
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

/** Whether the tests of a rule fail once the rule is switched off. */
async function noticed(vitest: Vitest, plugin: SwitchPlugin, each: Switch, tests: readonly Shown[]): Promise<boolean> {
  const { rule, file } = each;
  const files = new Set(tests.map((test) => resolve(ROOT, test.file)));
  plugin.active = each;
  vitest.invalidateFile(resolve(ROOT, file));
  vitest.setGlobalTestNamePattern(new RegExp(`\\[(.*, )?${rule}(, .*)?\\]$`));
  const specifications = [...files].flatMap((path) => vitest.getModuleSpecifications(path));
  const { testModules } = await vitest.runTestSpecifications(specifications);
  plugin.active = null;
  vitest.invalidateFile(resolve(ROOT, file));
  // Modules that ran for an earlier switch are listed too.
  const run = testModules.filter(({ moduleId }) => files.has(moduleId));
  const failed = run.flatMap(({ children }) => [...children.allTests('failed')]);
  return failed.length > 0 || run.some((module) => module.errors().length > 0);
}

/** Ends the program where a switch leaves a game without an end: a loop in a worker cannot be interrupted otherwise. */
function watchdog({ rule, file }: Switch): () => void {
  const timer = setTimeout(() => {
    console.error(`${rule} switched off in ${file}: its tests ran for over ${MOST_MILLISECONDS / 1000} s.`);
    process.exit(1);
  }, MOST_MILLISECONDS);
  return () => clearTimeout(timer);
}

async function switchOff(
  vitest: Vitest,
  plugin: SwitchPlugin,
  shown: ReadonlyMap<string, readonly Shown[]>,
  problems: string[],
): Promise<void> {
  let count = 0;
  for (const each of SWITCHES) {
    const { rule, file, find } = each;
    if (readFileSync(resolve(ROOT, file), 'utf8').split(find).length !== 2) {
      problems.push(`the switch of ${rule} should find its place once in ${file}: ${find}`);
      continue;
    }
    const stop = watchdog(each);
    if (await noticed(vitest, plugin, each, shown.get(rule) ?? [])) count++;
    else problems.push(`${rule} switched off in ${file}: its tests do not notice`);
    stop();
  }
  console.log(`${SWITCHES.length} rules switched off one at a time: ${count} noticed by their tests`);
}

async function trace(table: boolean, switches: boolean): Promise<void> {
  const problems: string[] = [];
  const plugin = new SwitchPlugin();
  // A module cached on disk would not pass the plugin. With one worker the other core is left to other steps.
  const options = { root: ROOT, watch: false, reporters: [{}], fsModuleCache: false, maxWorkers: 1 };
  const vitest = await createVitest(options, { plugins: [plugin] });
  await vitest.standalone();
  const shown = await citations(vitest, problems);
  for (const { game, rules } of KITS) {
    const about = (rule: string) => (shown.get(rule) ?? []).filter(({ games }) => games.includes(game.id));
    const tests = rules.map((rule) => about(rule).length);
    console.log(`${game.id}: ${rules.length} rules, ${tests.filter((n) => n > 0).length} shown by tests`);
    if (table) {
      for (const rule of rules) {
        console.log(`  ${rule}`);
        for (const { title, file } of about(rule)) console.log(`    ${file}: ${title}`);
      }
    }
    for (const [i, rule] of rules.entries()) if (tests[i] === 0) problems.push(`${game.id}: no test shows ${rule}`);
  }
  if (switches) await switchOff(vitest, plugin, shown, problems);
  await vitest.close();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

withArguments({}, ['table', 'no-switches', 'help'], (_, flag) => {
  if (flag('help')) console.log(HELP);
  else void trace(flag('table'), !flag('no-switches'));
});
