import { expect, test } from 'vitest';
import { tableIdIn } from './table-id.ts';

const ID = '0123456789abcdefghjk';

test.each([
  [ID],
  [` ${ID.toUpperCase()}\n`],
  [`http://192.168.1.20:8080/#/at/${ID}`],
  [`https://play.example.org/#/at/${ID.toUpperCase()}/`],
])('%j leads to a table', (link) => {
  expect(tableIdIn(link)).toBe(ID);
});

test.each([
  [''],
  [ID.slice(1)],
  [`${ID}k`],
  [`http://localhost:8080/#/at/${ID.slice(0, 12)}`],
  ['0123456789abcdefghil'],
  [`${ID}.`],
])('%j leads to none', (link) => {
  expect(tableIdIn(link)).toBeNull();
});
