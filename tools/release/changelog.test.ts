import { expect, test } from 'vitest';
import { entryOf } from './changelog.ts';

const CHANGELOG = `# Changelog

## 1.10.0 (2026-05-01)

## 1.1.0 (2026-04-02)

- Something new.

### Fixed

- Something old.

## 1.0.0 (2026-03-01)

- Everything.
`;

test('the entry of a version has its date and all of its text', () => {
  const text = '- Something new.\n\n### Fixed\n\n- Something old.';
  expect(entryOf('1.1.0', CHANGELOG)).toEqual({ date: new Date('2026-04-02'), text });
  expect(entryOf('1.0.0', CHANGELOG.replaceAll('\n', '\r\n'))?.text).toBe('- Everything.');
});

test('a version without a heading or without text has no entry', () => {
  expect([entryOf('1.1', CHANGELOG), entryOf('2.0.0', CHANGELOG), entryOf('1.10.0', CHANGELOG)]).toEqual([
    null,
    null,
    null,
  ]);
});
