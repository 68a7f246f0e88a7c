import { existsSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Language } from '../../src/server/words.ts';
import { systemReason } from '../../src/text/errors.ts';
import { bad, type Finding, good, type Say } from './words.ts';

const MEGABYTE = 2 ** 20;
/** The server lets nobody open a table below this; four times as much gives its host time to notice. */
const LEAST_MEGABYTES = 64;
const ENOUGH_MEGABYTES = 4 * LEAST_MEGABYTES;

/** The folder itself, or the nearest one above it that is there. */
function existing(folder: string): string {
  let found = resolve(folder);
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found);
  return found;
}

/** Tries to write there; nothing is left behind. */
export function checkData(folder: string, language: Language, say: Say): Finding {
  const place = existing(folder);
  try {
    rmdirSync(mkdtempSync(join(place, '.doctor-')));
  } catch (error) {
    return bad(say('dataDenied', { folder: place, why: systemReason(error, language) }));
  }
  return good(say(place === resolve(folder) ? 'dataWritable' : 'dataLater', { folder: resolve(folder) }));
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

export function checkDisk(folder: string, say: Say, freeIn = freeMegabytes): Finding {
  const place = existing(folder);
  const values = { free: freeIn(place), folder: place, least: LEAST_MEGABYTES };
  return values.free < ENOUGH_MEGABYTES ? bad(say('diskFull', values)) : good(say('diskFree', values));
}
