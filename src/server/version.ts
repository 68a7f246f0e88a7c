import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const PACKAGE = resolve(import.meta.dirname, '../../package.json');

const { version, homepage } = z
  .object({ version: z.string(), homepage: z.string() })
  .parse(JSON.parse(readFileSync(PACKAGE, 'utf8')));

/** The version of Tintamarre that runs. */
export const VERSION = version;

/** Where its source is published, as package.json says; empty where it says nothing. */
export const HOMEPAGE = homepage;
