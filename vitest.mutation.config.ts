import { defineConfig } from 'vitest/config';

/** The tests that mutants face. Files are isolated, so that Stryker sees which test runs what. */
export default defineConfig({
  test: { include: ['src/engine/**/*.test.ts', 'src/games/**/*.test.ts', 'scenarios/**/*.test.ts'], pool: 'threads' },
});
