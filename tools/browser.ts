import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Set it to use a browser that is found nowhere else. */
const VARIABLE = 'TINTAMARRE_CHROMIUM';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW = `Install Chromium or Chrome, or set ${VARIABLE} to the path of one.`;

/** How the browser is started for tests and measures: it asks nothing of the network and needs no graphics card. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser, if there is one. */
export function findBrowser(): string | undefined {
  const named = process.env[VARIABLE] ?? '';
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = [...PLACES, ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))];
  return (named === '' ? found : [named]).find(canRun);
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(): void {
  console.log('No browser is here: installing chromium with apt-get…');
  const packages = ['chromium', 'fonts-dejavu-core'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const typed of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    if (spawnSync('apt-get', ['-qq', ...typed], { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) {
      throw new Error(`apt-get could not install chromium. ${HOW}`);
    }
  }
}

/** The path of a browser; on Debian, and as root, it is installed when there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const named = process.env[VARIABLE] ?? '';
  if (named !== '') throw new Error(`${VARIABLE} is ${named}, which is no program.`);
  if (!isRootOnDebian()) throw new Error(`No Chromium or Chrome was found. ${HOW}`);
  install();
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get installed no chromium that can be found. ${HOW}`);
  return installed;
}
