import { expect, test } from 'vitest';
import { TextCache } from './text-cache.ts';

test('a text is made once for all who ask, and again only where it failed', async () => {
  const cache = new TextCache(100);
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error('no');
    return `text ${made}`;
  };
  await expect(Promise.all([cache.get('a', make), cache.get('a', make)])).rejects.toThrow('no');
  expect(made).toBe(1);
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['text 2', 'text 2']);
  expect(await cache.get('a', make)).toBe('text 2');
});

test('it holds so many characters, and lets go of what nobody asked for lately', async () => {
  const cache = new TextCache(10);
  const made: string[] = [];
  const ask = (key: string, length: number) =>
    cache.get(key, async () => {
      made.push(key);
      return key.repeat(length);
    });
  await ask('a', 4);
  await ask('b', 4);
  await ask('a', 4);
  await ask('c', 4);
  expect([cache.size, made.join('')]).toEqual([8, 'abc']);
  await ask('a', 4);
  await ask('b', 4);
  expect([cache.size, made.join('')]).toEqual([8, 'abcb']);
});

test('a text that is too long to be held is told all the same', async () => {
  const cache = new TextCache(10);
  expect(await cache.get('a', async () => 'x'.repeat(11))).toHaveLength(11);
  expect(cache.size).toBe(0);
});
