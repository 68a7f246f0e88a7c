import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from '../browser.ts';
import { temporaryFolder } from './cleanup.ts';
import { CORNER, type Driver } from './driver.ts';

/** Milliseconds: a busy machine starts a browser slowly. */
const LAUNCH_TIMEOUT = 60_000;

const isKey = (key: string): key is KeyInput => key !== '';

function driverOf(page: Page, close: () => Promise<void>): Driver {
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    async evaluate<Value>(expression: string): Promise<Value> {
      return JSON.parse(
        String(await page.evaluate(`Promise.resolve(${expression}).then((v) => JSON.stringify(v ?? null))`)),
      );
    },
    async press(key) {
      if (isKey(key)) await page.keyboard.press(key);
    },
    async click(x, y) {
      await page.mouse.click(x, y);
      await page.mouse.move(CORNER.x, CORNER.y);
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    screenshot: () => page.screenshot(),
    close,
  };
}

async function launch(options: LaunchOptions): Promise<Driver> {
  const profile = temporaryFolder();
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    userDataDir: profile.path,
    timeout: LAUNCH_TIMEOUT,
    // cleanup.ts handles signals; Puppeteer kills the browser whenever this process exits.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return driverOf(page, async () => {
    await browser.close();
    profile.remove();
  });
}

export const launchChromium = (executablePath: string): Promise<Driver> =>
  launch({ browser: 'chrome', executablePath, args: [...BROWSER_ARGUMENTS] });

export const launchFirefox = (executablePath: string): Promise<Driver> =>
  launch({ browser: 'firefox', executablePath });
