import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'scenarios/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // On a machine that has other things to do a test takes several times as long.
    testTimeout: 30_000,
    // Files share their worker's modules: eight times faster. So no test may change a module's state or mock one.
    isolate: false,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reportsDirectory: '.cache/coverage' },
  },
});
