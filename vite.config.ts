import { defineConfig } from 'vite';
import { chunkReport } from './tools/chunks.ts';
import { pwa } from './tools/pwa.ts';

const report = chunkReport();

export default defineConfig({
  root: 'src/client',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [report.page(), pwa({ preloaded: ['bricolage-grotesque', 'atkinson-hyperlegible-next'] })],
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
