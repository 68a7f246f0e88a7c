import { Refusal } from '../../src/server/arguments.ts';
import { readSettings, type Settings } from '../../src/server/settings.ts';
import { sayer } from '../../src/server/words.ts';
import type { Language } from '../../src/text/language.ts';
import { checkClock, installedAt, isSynchronized } from './clock.ts';
import { checkKeys, readDatabase } from './database.ts';
import { checkData, checkDisk } from './folder.ts';
import { checkPort } from './port.ts';
import { checkProxy } from './proxy.ts';
import { bad, type CHECKS, type Finding, good, type Say } from './words.ts';

export type Findings = readonly (readonly [keyof typeof CHECKS, Finding])[];

/** What nobody foresaw in one check does not keep the others from being made. */
async function tried(say: Say, check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return bad(say('unexpected', { why: error instanceof Error ? error.message : String(error) }));
  }
}

async function examineWith(settings: Settings, root: string, language: Language, say: Say): Promise<Findings> {
  const { data, databaseUrl, publicUrl } = settings;
  const findings: [keyof typeof CHECKS, Finding][] = [['settings', good(say('settingsRead'))]];
  const isElsewhere = databaseUrl !== null;
  const elsewhere = good(say('dataElsewhere'));
  findings.push(['data', isElsewhere ? elsewhere : await tried(say, () => checkData(data, language, say))]);
  findings.push(['disk', await tried(say, () => checkDisk(isElsewhere ? root : data, say))]);
  findings.push(['port', await tried(say, () => checkPort(settings, language, say))]);
  const { finding, keys } = await readDatabase(settings, language, say);
  findings.push(['database', finding]);
  findings.push(['keys', await tried(say, () => checkKeys(keys, settings, say))]);
  let time: number | null = null;
  const proxy = async () => {
    const report = await checkProxy(settings, say);
    time = report.time;
    return report.finding;
  };
  findings.push(['proxy', await tried(say, proxy)]);
  const clock = () => {
    const other = time === null ? null : { name: publicUrl!, time };
    const read = { now: Date.now(), installed: installedAt(root), synchronized: isSynchronized(), other };
    return checkClock(read, say);
  };
  findings.push(['clock', await tried(say, clock)]);
  return findings;
}

/** Everything that needs the packages: what the server would find with these settings. */
export async function examine(typed: readonly string[], root: string, language: Language, say: Say): Promise<Findings> {
  try {
    return await examineWith(readSettings(typed, process.env, language, sayer(language)), root, language, say);
  } catch (error) {
    if (error instanceof Refusal) return [['settings', bad(error.message)]];
    throw error;
  }
}
