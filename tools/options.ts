import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withTable } from './options/table.ts';

const DOCUMENT = resolve(import.meta.dirname, '../docs/hosting.md');

writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8')));
