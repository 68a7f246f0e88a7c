import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from './browser.ts';
import { cleanUpOnSignals } from './browsers/cleanup.ts';

/** Chromium for a tool. A signal ends both: left to itself, Playwright closes the browser and the tool waits for ever. */
export function launchBrowser(): Promise<Browser> {
  cleanUpOnSignals();
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
