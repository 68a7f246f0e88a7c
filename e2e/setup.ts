import { useTemporaryFolder } from '../src/server/test-environment.ts';
import { requireTestBrowser } from '../tools/browser.ts';

/** Runs once before the browser tests; what it returns runs after them. */
export default function setup(): () => void {
  requireTestBrowser();
  return useTemporaryFolder();
}
