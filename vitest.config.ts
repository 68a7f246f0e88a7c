import { defineConfig } from 'vitest/config';
import { dropHostSettings } from './src/server/test-environment.ts';
import { SlowFirst } from './tools/test/slow-first.ts';

// Workers inherit the environment of the process that reads this file.
dropHostSettings();

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'scenarios/**/*.test.ts'],
    globalSetup: './tools/test-setup.ts',
    setupFiles: './tools/test/seeds.ts',
    pool: 'threads',
    // More than cores: the tests of the server mostly wait, for processes and for clocks.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    // On a machine that has other things to do a test takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Files share their worker's modules: eight times faster. So no test may change a module's state or mock one.
    isolate: false,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reportsDirectory: '.cache/coverage' },
  },
});
