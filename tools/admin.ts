import { resolve } from 'node:path';
import { languageOf, Refusal } from '../src/server/arguments.ts';
import { postgresMessage } from '../src/server/postgres-messages.ts';
import { readSettings } from '../src/server/settings.ts';
import { databaseIn } from '../src/server/store/folder.ts';
import { PostgresTrouble } from '../src/server/store/postgres-trouble.ts';
import { StoreTrouble } from '../src/server/store/trouble.ts';
import { sayer } from '../src/server/words.ts';
import { systemReason } from '../src/text/errors.ts';
import type { Language } from '../src/text/language.ts';
import { askedIn } from './admin/asked.ts';
import { doneBeside } from './admin/beside.ts';
import { type Say, sayIn } from './admin/words.ts';

async function run(typed: readonly string[], language: Language, say: Say): Promise<void> {
  if (typed.includes('--help')) {
    console.log(say('help'));
    return;
  }
  const asked = askedIn(typed, say);
  const settings = readSettings(asked.rest, process.env, language, sayer(language));
  const { databaseUrl, data, botPace } = settings;
  const where = databaseUrl === null ? { file: databaseIn(resolve(data)) } : { url: databaseUrl };
  const { text, json, found } = await doneBeside(where, botPace, asked, say);
  if (asked.json) console.log(JSON.stringify(json, null, 2));
  else if (found) console.log(text);
  else console.error(text);
  if (!found) process.exitCode = 1;
}

const typed = process.argv.slice(2);
const language = languageOf(typed, process.env);
const say = sayIn(language);
try {
  await run(typed, language, say);
} catch (error) {
  if (error instanceof Refusal) console.error(error.message);
  else if (error instanceof StoreTrouble && (error.code === 'missing' || error.code === 'newer')) {
    console.error(say(error.code, { path: error.path }));
  } else if (error instanceof StoreTrouble && error.code === 'foreign') console.error(say('foreign'));
  else if (error instanceof PostgresTrouble) console.error(postgresMessage(error, language));
  else console.error(say('failed', { why: systemReason(error, language) }));
  process.exitCode = 2;
}
