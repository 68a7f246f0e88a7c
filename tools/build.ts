import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildProblem } from './build-problem.ts';
import { installMessage, missingPackages } from './installed.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILT = join(ROOT, 'dist/client');
/** Holds the hash of the sources that the client was built from. */
const STAMP = join(BUILT, '.built');

const SOURCES: readonly string[] = [
  'src/{client,engine,games,bots,text,protocol,match}/**/*.*',
  'tools/{build,chunks,entry-imports,licences,pwa,server-json,start-messages,supported-browsers}.ts',
  'tools/service-worker.js',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'LICENSE',
];

const EXPLAINED = 3;

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

function hashOfSources(): string {
  // The page shows the version; nothing else in package.json changes it.
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(`${version}\0`);
  const files = globSync([...SOURCES], { cwd: ROOT, exclude: ['**/*.test.ts'] });
  for (const file of files.map((each) => each.replaceAll('\\', '/')).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

const isBuiltFrom = (hash: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** Puts a smaller copy for each way of packing beside every file that gains by it. */
function compress(): void {
  for (const file of globSync('{*,assets/**/*}.*', { cwd: BUILT }).filter((each) => COMPRESSED.test(each))) {
    const path = join(BUILT, file);
    const content = readFileSync(path);
    const packed = {
      br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      gz: gzipSync(content, { level: 9 }),
    };
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < content.length * 0.9) writeFileSync(`${path}.${ending}`, bytes);
    }
  }
}

/** Ends with a status that tells the server that nothing needs to be added to the message. */
function fail(message: string): never {
  console.error(message);
  process.exit(EXPLAINED);
}

const hash = hashOfSources();
if (process.argv[2] !== '--if-old' || !isBuiltFrom(hash)) {
  const start = performance.now();
  process.chdir(ROOT);
  const problem = buildProblem(ROOT, BUILT);
  if (problem !== null) fail(problem);
  // Where the client is built already, its builder need not be installed.
  const { build } = await import('vite').catch((error: Error) =>
    fail(installMessage(missingPackages().join(', ') || error.message)),
  );
  // Another loader would write the bundled configuration beside the packages, which may be read-only.
  await build({ configFile: join(ROOT, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' });
  compress();
  writeFileSync(STAMP, hash);
  console.log(`client built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
