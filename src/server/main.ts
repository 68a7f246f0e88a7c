import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitStatusOf, languageOf, Refusal, readArguments } from './arguments.ts';
import { readFiles } from './files.ts';
import { addressesOf } from './listen.ts';
import { readSettings, type Settings } from './settings.ts';
import { closeOnSignals } from './signals.ts';
import { VERSION } from './version.ts';
import { type Language, type Say, sayer } from './words.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A release comes with its page: nothing there is to be built, nor checked for changes. */
const isRelease = existsSync(resolve(ROOT, 'release.json'));

/** With this status the build has said itself why it failed. */
const EXPLAINED = 3;

/** Whether there is a page to serve. Where there is none and nobody has said why, it is refused. */
function buildIfOld(say: Say): boolean {
  if (isRelease) return true;
  const build = resolve(ROOT, 'tools/build.ts');
  const { status } = spawnSync(process.execPath, [build, '--if-old'], { stdio: 'inherit' });
  if (status !== 0 && status !== EXPLAINED) throw new Refusal(say('notBuilt'));
  return status === 0;
}

async function whereKept({ databaseUrl, data }: Settings, say: Say): Promise<string> {
  if (databaseUrl === null) return say('keptIn', { data: resolve(data) });
  const { postgresPlace } = await import('./store/postgres-trouble.ts');
  const { host, port, database } = postgresPlace(databaseUrl);
  return say('keptInDatabase', { host, port, database });
}

async function run(typed: readonly string[], language: Language, say: Say): Promise<void> {
  const { request } = readArguments(typed, say);
  if (request !== null) {
    console.log(request === 'help' ? say('help') : VERSION);
    return;
  }
  const settings = readSettings(typed, process.env, language, say);
  if (!buildIfOld(say)) {
    process.exitCode = 1;
    return;
  }
  const { start } = await import('./start.ts');
  const running = await start(settings, readFiles(resolve(ROOT, 'dist/client')), language, say);
  closeOnSignals(() => running.close());
  // Nobody waits for what a table does on its own: if that fails, the others play on.
  process.on('unhandledRejection', running.house.trouble);
  const { socket } = settings;
  const { own, others } =
    socket === null ? addressesOf(settings.host, running.port) : { own: `unix:${resolve(socket)}`, others: [] };
  console.log(say('listening', { version: VERSION, address: settings.publicUrl ?? own }));
  if (settings.publicUrl !== null) console.log(say('listensAt', { address: own }));
  else if (others.length > 0) {
    console.log(say('network', { addresses: others.join('  ') }));
  }
  console.log(await whereKept(settings, say));
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
const say = sayer(language);
try {
  await run(typed, language, say);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = exitStatusOf(error);
}
