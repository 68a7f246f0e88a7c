import { defineConfig } from 'vite';
import { chunkReport } from './tools/chunks.ts';
import { pwa } from './tools/pwa.ts';

const report = chunkReport();

/** The server that `npm run dev` asks where the page asks one: that of `npm start`, unless another is named. */
const served = process.env['TINTAMARRE_DEV_SERVER'] ?? 'http://localhost:8080';

/** What every page needs comes in one file: packed together it is smaller. */
const BASE = /preact|src\/(engine\/game|client\/(say-in|settings|store|app\/loaded)|text\/(language|client\/seats))\./;

/** How long which step of the bundler took is nothing to whom starts the server. */
const QUIET = { bundlerTimings: false };

export default defineConfig({
  root: 'src/client',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [report.page(), pwa({ preloaded: ['bricolage-grotesque', 'atkinson-hyperlegible-next'] })],
  server: { proxy: { '/api': { target: served, ws: true }, '/server.json': { target: served } } },
  worker: { format: 'es', plugins: () => [report.worker()], rolldownOptions: { checks: QUIET } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: QUIET, output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
});
