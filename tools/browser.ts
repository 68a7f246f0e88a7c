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
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const HOW = `Install Chromium or Chrome, or set ${VARIABLE} to the path of one.`;

/**
 * Chromium loads pages of its own for the address bar of every window, which takes longer than most tests. The last list
 * of features counts, so this one repeats what Playwright turns off.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How the browser is started for tests and measures: without network services of its own, graphics card or sound. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Looking for a sound server leaves files in the home and temporary folders.
  '--disable-audio-output',
  // Without windows Chromium rounds the width of every letter; with them it does not.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of these names in the folders of the PATH. */
export function programNamed(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun);
}

/** The path of a browser, if there is one. */
export function findBrowser(): string | undefined {
  const named = process.env[VARIABLE] ?? '';
  if (named !== '') return canRun(named) ? named : undefined;
  return PLACES.find(canRun) ?? programNamed(...NAMES);
}

/** Chromium that cannot open windows: a fifth faster in the browser tests, but it never allows notifications. */
const HEADLESS = 'chromium-headless-shell';

/** The path of the fastest browser for the browser tests, if there is one. */
export function findTestBrowser(): string | undefined {
  const isChosen = (process.env[VARIABLE] ?? '') !== '';
  return (isChosen ? undefined : programNamed(HEADLESS)) ?? findBrowser();
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; false where that is not possible. */
export function installPackages(packages: readonly string[]): boolean {
  if (!isRootOnDebian()) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every(
    (typed) => spawnSync('apt-get', ['-qq', ...typed], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0,
  );
}

const FONTS = 'fonts-dejavu-core';

/** The path of a browser; on Debian, as root, Chromium is installed when there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const named = process.env[VARIABLE] ?? '';
  if (named !== '') throw new Error(`${VARIABLE} is ${named}, which is no program.`);
  if (!isRootOnDebian()) throw new Error(`No Chromium or Chrome was found. ${HOW}`);
  // The tests are slower without the headless shell, but complete.
  const isInstalled = [['chromium', HEADLESS], ['chromium']].some((names) => installPackages([...names, FONTS]));
  if (!isInstalled) throw new Error(`apt-get could not install chromium. ${HOW}`);
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get installed no chromium that can be found. ${HOW}`);
  return installed;
}

/** Ends the program with one sentence where the browser tests have no browser and none can be installed. */
export function requireTestBrowser(): void {
  try {
    ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
