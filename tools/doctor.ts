import { resolve } from 'node:path';
import { languageOf } from '../src/server/arguments.ts';
import { labelled } from '../src/text/phrase.ts';
import type { Findings } from './doctor/examine.ts';
import { checkNode, checkPackages, checkPage } from './doctor/machine.ts';
import { CHECKS, sayIn } from './doctor/words.ts';

const ROOT = resolve(import.meta.dirname, '..');

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
const say = sayIn(language);

async function findings(): Promise<Findings> {
  const packages = checkPackages(ROOT, say);
  const found: Findings = [
    ['node', checkNode(ROOT, say)],
    ['packages', packages],
    ['page', checkPage(ROOT, say)],
  ];
  if (!packages.isGood) return found;
  // It imports packages.
  const { examine } = await import('./doctor/examine.ts');
  const settings = typed.filter((each) => each !== '--json');
  return [...found, ...(await examine(settings, ROOT, language, say))];
}

if (typed.includes('--help') || typed.includes('-h')) console.log(say('help'));
else {
  const found = await findings();
  const isGood = found.every(([, finding]) => finding.isGood);
  if (typed.includes('--json')) {
    const list = found.map(([check, finding]) => ({ check, ok: finding.isGood, text: finding.text }));
    console.log(JSON.stringify({ ok: isGood, findings: list }, null, 2));
  } else {
    for (const [check, finding] of found) {
      console.log(
        `${say(finding.isGood ? 'good' : 'bad').padEnd(7)} ${labelled(CHECKS[check][language], finding.text, language)}`,
      );
    }
  }
  if (!isGood) process.exitCode = 1;
}
