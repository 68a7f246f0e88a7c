import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { chunkReport } from './tools/chunks.ts';
import { forbidEntryImports } from './tools/entry-imports.ts';
import { licences } from './tools/licences.ts';
import { pwa } from './tools/pwa.ts';
import { serverJson } from './tools/server-json.ts';
import { startMessages } from './tools/start-messages.ts';
import { BUILD_TARGETS } from './tools/supported-browsers.ts';

const report = chunkReport();

/** The server that `npm run dev` asks where the page asks one: that of `npm start`, unless another is named. */
const served = process.env['TINTAMARRE_DEV_SERVER'] ?? 'http://localhost:8080';

/** Puts what an entry imports into one chunk beside it, so that no other chunk has to import the entry. */
const besideEntry = (name: string, entry: RegExp, others: readonly { name: string; test: RegExp }[] = []) => ({
  codeSplitting: { groups: [{ name, tags: ['$initial' as const], test: (id: string) => !entry.test(id) }, ...others] },
});

/**
 * What a game needs to be played is one chunk each, though other parts share some of it that are fetched later: a chunk
 * cut in two weighs more.
 */
const OF_GAMES = [
  { name: 'setup', test: /games[\\/]clank[\\/]core[\\/](?:setup|imagine|view)\.ts$/ },
  { name: 'play', test: /games[\\/]smash-up[\\/]play\.ts$/ },
];

/** The sentences that all games of Clank! share are one chunk of the page, for the same reason. */
const OF_FAMILIES = [{ name: 'sentences', test: /text[\\/]clank[\\/](?:ask|effects|events|options)\.ts$/ }];

/** How long which step of the bundler took is nothing to whom starts the server. */
const QUIET = { bundlerTimings: false };

export default defineConfig({
  root: 'src/client',
  base: './',
  define: { 'import.meta.env.TINTAMARRE_VERSION': JSON.stringify(manifest.version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    forbidEntryImports(),
    report.page(),
    startMessages(),
    licences(),
    serverJson(),
    pwa({ preloaded: ['bricolage-grotesque', 'atkinson-hyperlegible-next'] }),
  ],
  server: { proxy: { '/api': { target: served, ws: true }, '/server.json': { target: served } } },
  worker: {
    format: 'es',
    plugins: () => [forbidEntryImports(), report.worker()],
    rolldownOptions: { checks: QUIET, output: besideEntry('host', /[\\/]worker\.ts/, OF_GAMES) },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: BUILD_TARGETS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: QUIET, output: besideEntry('base', /[\\/](?:index\.html|main\.tsx)/, OF_FAMILIES) },
  },
});
