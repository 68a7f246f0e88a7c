import type { KnipConfig } from 'knip';
import manifest from './package.json' with { type: 'json' };

/** Scripts name their program after the launcher, where knip does not look: `node tools/launch.js tools/build.ts`. */
const programs = Object.values(manifest.scripts).flatMap((script) => script.split(' ').slice(2, 3));

export default {
  entry: [
    ...programs.filter((program) => program.endsWith('.ts')),
    'src/client/worker/worker.ts',
    'src/client/testing/card-faces.tsx',
    'tools/browsers/smoke.ts',
    'tools/example-bot.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', 'scenarios/**/*.ts', 'e2e/**/*.ts'],
  ignoreDependencies: ['@biomejs/biome', 'ws'],
  ignoreBinaries: ['apt-get', 'timedatectl'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
