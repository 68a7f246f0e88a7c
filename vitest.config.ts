import { defineConfig } from 'vitest/config';
import { dropHostSettings } from './src/server/test-environment.ts';

// Workers inherit the environment of the process that reads this file.
dropHostSettings();

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'scenarios/**/*.test.ts'],
    globalSetup: './tools/test-setup.ts',
    pool: 'threads',
    maxWorkers: 2,
    // On a machine that has other things to do a test takes several times as long.
    testTimeout: 30_000,
    // Files share their worker's modules: eight times faster. So no test may change a module's state or mock one.
    isolate: false,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reportsDirectory: '.cache/coverage' },
  },
});
