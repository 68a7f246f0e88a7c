import { resolve } from 'node:path';
import { chooseSeed } from '../../e2e/seed.ts';
import { dropHostSettings } from '../../src/server/test-environment.ts';
import { requireTestBrowser } from '../browser.ts';
import { installMessage, missingPackages } from '../installed.ts';
import { planQuick } from './quick.ts';
import { Runner } from './runner.ts';
import { ALL, CHECKS } from './steps.ts';

/** `npm test`, `npm run check` and `npm run test:quick`. */

process.chdir(resolve(import.meta.dirname, '../..'));
if (!process.stdout.isTTY) process.env['NO_COLOR'] ??= '1';
dropHostSettings();
// The summary names the seed, so it is chosen before Playwright starts.
chooseSeed();

const missing = missingPackages();
if (missing.length > 0) {
  console.error(installMessage(missing.join(', ')));
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
const runner = new Runner();
if (command === 'check') await runner.run([CHECKS]);
else if (command === 'quick') {
  const { stages, skipped } = planQuick(args[0] ?? 'HEAD');
  await runner.run(stages);
  runner.note(skipped);
} else {
  requireTestBrowser();
  await runner.run(ALL);
}
runner.sumUp();
