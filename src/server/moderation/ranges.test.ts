import { expect, test } from 'vitest';
import { AddressBans, rangeOf } from './ranges.ts';

const textOf = (text: string) => {
  const range = rangeOf(text);
  return range === null || range === 'too-wide' ? range : range.text;
};

test('A range is written in one way, however it was typed', () => {
  expect(textOf('203.0.113.7')).toBe('203.0.113.7');
  expect(textOf(' 203.0.113.7/24 ')).toBe('203.0.113.0/24');
  expect(textOf('10.255.0.1/9')).toBe('10.128.0.0/9');
  expect(textOf('203.0.113.7/32')).toBe('203.0.113.7');
  expect(textOf('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
  expect(textOf('2001:db8:ffff::1/33')).toBe('2001:db8:8000::/33');
  expect(textOf('2001:db8::/32')).toBe('2001:db8::/32');
  expect(textOf('::1')).toBe('::1');
  expect(textOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  '',
  'ada',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/-1',
  '1.2.3.4/8/8',
  '2001:db8::/129',
  'fe80::1%eth0',
  '203.0.113.0/',
])('“%s” is no range', (text) => expect(rangeOf(text)).toBeNull());

test('Nobody bans the world by mistake', () => {
  for (const text of ['0.0.0.0/0', '10.0.0.0/7', '::/0', '2000::/3']) expect(rangeOf(text)).toBe('too-wide');
});

test('Addresses within a range are banned until its time', () => {
  const bans = new AddressBans([
    { range: '203.0.113.0/24', until: 100 },
    { range: '2001:db8::/32', until: 200 },
    { range: '192.0.2.1', until: 200 },
  ]);
  const banned = (at: number) =>
    [
      '203.0.113.255',
      '203.0.114.0',
      '::ffff:203.0.113.9',
      '2001:db8:1::',
      '2001:db9::',
      '192.0.2.1',
      '192.0.2.2',
    ].filter((ip) => bans.has(ip, at));
  expect(banned(99)).toEqual(['203.0.113.255', '::ffff:203.0.113.9', '2001:db8:1::', '192.0.2.1']);
  expect(banned(100)).toEqual(['2001:db8:1::', '192.0.2.1']);
  expect(banned(200)).toEqual([]);
});
