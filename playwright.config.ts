import { defineConfig } from '@playwright/test';
import { chooseSeed } from './e2e/seed.ts';
import { SLOWER } from './e2e/slower.ts';
import { dropHostSettings } from './src/server/test-environment.ts';
import { BROWSER_ARGUMENTS, findTestBrowser } from './tools/browser.ts';

// The server of the tests and the workers inherit the environment of the process that reads this file.
dropHostSettings();
chooseSeed();

/** Where the server of the tests listens: it says so itself when it starts. */
const PORT = process.env['TINTAMARRE_E2E_PORT'] ?? '';

/** Where there is none, the setup brings one before a test looks for it. */
const BROWSER = findTestBrowser();

/** The name stands for another machine: a browser trusts what comes from there less than what comes from this one. */
const LAN = '--host-resolver-rules=MAP lan.test 127.0.0.1';

/** Each screen has a theme of its own, and the rest is tried once, unless everything is to be tried on everything. */
const ALL = process.env['TINTAMARRE_E2E_ALL'] !== undefined;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  outputDir: '.cache/e2e',
  // More than cores: many tests wait for animations and for other players.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000 * SLOWER,
  /** What is tried again and again ends as well. */
  expect: { timeout: 15_000 * SLOWER, toPass: { timeout: 30_000 * SLOWER } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    /** What never comes fails soon, and not only when the whole test runs out of time. */
    actionTimeout: 30_000 * SLOWER,
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    /** It stores the whole client in every new context; tests of what it does allow it. */
    serviceWorkers: 'block',
    launchOptions: {
      ...(BROWSER !== undefined && { executablePath: BROWSER }),
      args: [...BROWSER_ARGUMENTS, LAN],
    },
    /** A trace takes longer than the test itself where boards are large: `--trace retain-on-failure` asks for it. */
    trace: 'off',
    /** Pages are not painted: the fixtures take a picture of one that is. */
    screenshot: 'off',
    video: 'off',
  },
  /** What one of the screens has no part in is tagged with the other's name; what the screen has no part in, `@once`. */
  projects: [
    {
      name: 'desktop',
      grepInvert: ALL ? /@phone/ : [/@phone/, /everybody.*, light/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: ALL ? /@desktop/ : [/@desktop/, /@once/, /everybody.*, dark/],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" src/server/main.ts --port 0 --lang en --data .cache/e2e-data`,
    wait: { stdout: /Tintamarre \S+ is at http:\/\/localhost:(?<tintamarre_e2e_port>\d+)/ },
    timeout: 120_000,
  },
});
