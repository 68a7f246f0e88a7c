import { globSync } from 'node:fs';
import { canRun, ensureBrowser, installPackages, programNamed } from '../browser.ts';
import type { Driver } from './driver.ts';
import { launchChromium, launchFirefox } from './puppeteer.ts';
import { launchWebKit, type WebKitPrograms } from './webkit.ts';

export const ENGINES = ['webkit', 'firefox', 'chromium'] as const;
export type Engine = (typeof ENGINES)[number];

export const isEngine = (name: string | undefined): name is Engine => ENGINES.some((engine) => engine === name);

/** Says why an engine cannot be used on this machine. */
export class EngineMissing extends Error {}

/** Set it to use a Firefox that is found nowhere else. */
const FIREFOX = 'TINTAMARRE_FIREFOX';
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function findFirefox(): string | undefined {
  const named = process.env[FIREFOX] ?? '';
  if (named !== '' && !canRun(named)) throw new Error(`${FIREFOX} is ${named}, which is no program.`);
  if (named !== '') return named;
  return programNamed('firefox-esr', 'firefox') ?? FIREFOX_PLACES.find(canRun);
}

/** MiniBrowser is no program of the path: Debian, Fedora and Arch each put it elsewhere. */
const MINI_BROWSER = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib{,exec}/webkit2gtk-4.1/MiniBrowser'];

function findWebKit(): WebKitPrograms | undefined {
  const driver = programNamed('WebKitWebDriver');
  const display = programNamed('Xvfb');
  const browser = globSync(MINI_BROWSER).find(canRun);
  if (driver === undefined || display === undefined || browser === undefined) return undefined;
  return { driver, display, browser };
}

/** Finds an engine; on Debian, and as root, installs it where it is missing. */
function ensure<Found>(find: () => Found | undefined, packages: readonly string[], missing: string): Found {
  const found = find() ?? (installPackages(packages) ? find() : undefined);
  if (found === undefined) throw new EngineMissing(missing);
  return found;
}

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'fonts-dejavu-core'];
const FIREFOX_PACKAGES = ['firefox-esr', 'fonts-dejavu-core'];

/** Prepares an engine; the result starts a browser with an empty profile. Throws EngineMissing. */
export function prepare(engine: Engine): () => Promise<Driver> {
  switch (engine) {
    case 'webkit': {
      const missing = `WebKit is missing: it needs the programs of the Debian packages ${WEBKIT_PACKAGES.slice(0, 3).join(', ')}`;
      const programs = ensure(findWebKit, WEBKIT_PACKAGES, missing);
      return () => launchWebKit(programs);
    }
    case 'firefox': {
      const path = ensure(
        findFirefox,
        FIREFOX_PACKAGES,
        `Firefox is missing: install it, or set ${FIREFOX} to its path`,
      );
      return () => launchFirefox(path);
    }
    case 'chromium': {
      const path = ensureBrowser();
      return () => launchChromium(path);
    }
  }
}
