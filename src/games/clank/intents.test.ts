import { expect, test } from 'vitest';
import type { Option } from './core/option.ts';
import { INTENTS } from './intents.ts';

const TAKES: Record<Option['take'], true> = {
  play: true,
  acquire: true,
  'acquire-reserve': true,
  use: true,
  fight: true,
  'fight-goblin': true,
  walk: true,
  teleport: true,
  buy: true,
  drink: true,
  token: true,
  nearby: true,
  choose: true,
  discard: true,
  trash: true,
  replace: true,
  decline: true,
  'end-turn': true,
};

test('the list of intents is closed: every kind of option is in it, each intent once', () => {
  expect(new Set(INTENTS.map(({ take }) => take))).toEqual(new Set(Object.keys(TAKES)));
  expect(new Set(INTENTS.map((intent) => JSON.stringify(intent))).size).toBe(INTENTS.length);
});
