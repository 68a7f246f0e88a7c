import { defineConfig } from 'vite';
import { chunkReport } from './tools/chunks.ts';
import { pwa } from './tools/pwa.ts';

const report = chunkReport();

/** The server that `npm run dev` asks where the page asks one: that of `npm start`, unless another is named. */
const served = process.env['TINTAMARRE_DEV_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  root: 'src/client',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [report.page(), pwa({ preloaded: ['bricolage-grotesque', 'atkinson-hyperlegible-next'] })],
  server: { proxy: { '/api': { target: served, ws: true }, '/server.json': { target: served } } },
  worker: { format: 'es', plugins: () => [report.worker()] },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
