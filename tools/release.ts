import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { InputError } from '../src/engine/game.ts';
import { removeFolder } from '../src/server/test-environment.ts';
import { VERSION } from '../src/server/version.ts';
import { withArguments } from './arguments.ts';
import { bundledNode, nodePackages } from './release/bundled-node.ts';
import { type ChangelogEntry, entryOf } from './release/changelog.ts';
import { contentsOf } from './release/contents.ts';
import { type Entry, writeArchive } from './release/tar.ts';
import { buildIfOld } from './served.ts';

const HELP = `npm run release -- [options]   archives that start with one command and no build, for the version in package.json
  --node this     with a Node.js: none, this (for this platform) or a list: linux-x64,linux-arm64
                  The archive without one is made in any case
  --to FOLDER     where the archives go (default: dist/release)`;

const ROOT = resolve(import.meta.dirname, '..');
const THIS = `${process.platform}-${process.arch}`;

function platformsIn(text: string): readonly string[] {
  if (text === 'none') return [];
  if (text === 'this') return nodePackages(ROOT).has(THIS) ? [THIS] : [];
  return text.split(',');
}

function changelogEntry(): ChangelogEntry {
  const file = join(ROOT, 'CHANGELOG.md');
  const entry = existsSync(file) ? entryOf(VERSION, readFileSync(file, 'utf8')) : null;
  if (entry !== null) return entry;
  throw new InputError(
    'CHANGELOG.md',
    `there is no entry for ${VERSION}: add “## ${VERSION} (YYYY-MM-DD)” with text below`,
  );
}

/** Writes an archive whose files lie in a folder of its name, and prints its size; its line for SHA256SUMS. */
async function write(file: string, folder: string, entries: readonly Entry[], date: Date): Promise<string> {
  await writeArchive(
    file,
    entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` })),
    date,
  );
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB, ${entries.length} files`);
  return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`;
}

async function release(platforms: readonly string[], to: string): Promise<void> {
  const { date, text } = changelogEntry();
  const downloads = mkdtempSync(join(tmpdir(), 'tintamarre-release-'));
  try {
    // What is asked for is looked for first: building takes a while.
    const nodes = platforms.map((platform) => {
      const folder = join(downloads, platform);
      mkdirSync(folder);
      return { platform, entries: bundledNode(ROOT, platform, folder) };
    });
    buildIfOld();
    mkdirSync(to, { recursive: true });
    const name = `tintamarre-${VERSION}`;
    const contents = contentsOf(ROOT, join(ROOT, 'dist/client'), VERSION);
    let sums = await write(join(to, `${name}.tar.gz`), name, contents, date);
    for (const { platform, entries } of nodes) {
      sums += await write(join(to, `${name}-${platform}.tar.gz`), name, [...contents, ...entries], date);
    }
    writeFileSync(join(to, 'SHA256SUMS'), sums);
    writeFileSync(join(to, 'notes.md'), `${text}\n`);
  } finally {
    removeFolder(downloads);
  }
}

let work = Promise.resolve();
withArguments({ node: 'this', to: join(ROOT, 'dist/release') }, ['help'], ({ node, to }, flag) => {
  if (flag('help')) return console.log(HELP);
  work = release(platformsIn(node), resolve(to));
});
await work.catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
