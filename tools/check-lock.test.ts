import { expect, test } from 'vitest';
import { problemsOf } from './check-lock.ts';

const wanting = { optionalDependencies: { addon: '1.0.0' } };

test('an optional package may be locked beside its parent, inside it or above it', () => {
  for (const place of ['node_modules/addon', 'node_modules/a/node_modules/addon']) {
    expect(problemsOf({ packages: { 'node_modules/a': wanting, [place]: {} } })).toEqual([]);
  }
  const deep = { 'node_modules/a/node_modules/@x/b': wanting, 'node_modules/a/node_modules/addon': {} };
  expect(problemsOf({ packages: deep })).toEqual([]);
});

test('an optional package that is locked nowhere in reach is a problem', () => {
  expect(problemsOf({ packages: { '': wanting } })).toHaveLength(1);
  expect(problemsOf({ packages: { 'node_modules/a': wanting } })).toHaveLength(1);
  expect(problemsOf({ packages: { 'node_modules/a': wanting, 'node_modules/b/node_modules/addon': {} } })).toHaveLength(
    1,
  );
});

test('the address of a registry is a problem', () => {
  expect(problemsOf({ packages: { 'node_modules/a': { resolved: 'https://registry.invalid/a.tgz' } } })).toHaveLength(
    1,
  );
});
