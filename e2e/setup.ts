import { useTemporaryFolder } from '../src/server/test-environment.ts';
import { requireTestBrowser } from '../tools/browser.ts';
import { DelayedPort } from './delayed.ts';

/** Runs once before the browser tests; what it returns runs after them. */
export default async function setup(): Promise<() => void> {
  requireTestBrowser();
  // The processes that run the tests read where the server of all tests is only after this.
  const port = Number(process.env['TINTAMARRE_E2E_PORT']);
  process.env['TINTAMARRE_E2E_PORT'] = `${await new DelayedPort().inFrontOf(port)}`;
  return useTemporaryFolder();
}
