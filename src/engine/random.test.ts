import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, chacha, chanceFrom, chanceOf, dice, seedFrom, shuffle } from './random.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join(' ');

test('the stream is ChaCha20: the block of RFC 8439, 2.3.2', () => {
  const key = chanceFrom('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f').key;
  const out = new Uint32Array(16);
  chacha(key, [1, 0x09000000, 0x4a000000, 0], out);
  expect(hex(out)).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  );
});

test('the first words of an all-zero key are those of RFC 8439, A.1', () => {
  const chance = chanceFrom('0'.repeat(64));
  const words = Array.from({ length: 17 }, () => below(chance, 1 << 16));
  expect(words.slice(0, 2)).toEqual([0xade0b876 >>> 16, 0x903df1a0 >>> 16]);
  expect(words[16]).toBe(0xbee7079f >>> 16);
  expect(chance.drawn).toBe(17);
});

test('what is drawn lies below the bound, and every value comes about as often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 21 }), fc.integer({ min: 0, max: 500 }), (n, drawn) => {
      const value = below({ key: chanceFrom('7'.repeat(64)).key, drawn }, n);
      return Number.isInteger(value) && value >= 0 && value < n;
    }),
  );
  const chance = chanceFrom('5'.repeat(64));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[below(chance, 6)]!++;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(20.5);
});

test('a word that would favour some values is drawn again', () => {
  const unfair = 3 * 2 ** 19;
  let redrawn = 0;
  for (let drawn = 0; drawn < 40_000; drawn++) {
    const chance = { key: chanceFrom('1'.repeat(64)).key, drawn };
    below(chance, unfair);
    if (chance.drawn > drawn + 1) redrawn++;
  }
  expect(redrawn).toBeGreaterThan(0);
});

test('exactly the words that would favour some values are passed over', () => {
  const key = chanceFrom('d'.repeat(64)).key;
  const words = new Uint32Array(16);
  const wordAt = (at: number) => {
    chacha(key, [Math.floor(at / 16), 0, 0, 0], words);
    return BigInt(words[at % 16]!);
  };
  for (const n of [1, 2, 3, 10, 1000, 3 * 2 ** 19, 2 ** 21 - 1]) {
    const [size, all] = [BigInt(n), 1n << 32n];
    for (let drawn = 0; drawn < 600; drawn++) {
      let at = drawn;
      while ((wordAt(at) * size) % all < (all - size) % size) at++;
      const chance = { key, drawn };
      expect([below(chance, n), chance.drawn]).toEqual([Number((wordAt(at) * size) / all), at + 1]);
    }
  }
});

test('two games that take turns drawing do not disturb each other', () => {
  const [a, b] = [chanceFrom('a'.repeat(64)), chanceFrom('b'.repeat(64))];
  const together = Array.from({ length: 40 }, () => [below(a, 1000), below(b, 1000)]);
  const alone = (seed: string) => {
    const chance = chanceFrom(seed.repeat(64));
    return Array.from({ length: 40 }, () => below(chance, 1000));
  };
  expect(together.map(([first]) => first)).toEqual(alone('a'));
  expect(together.map(([, second]) => second)).toEqual(alone('b'));
});

test('a shuffle keeps every item, and reaches every order', () => {
  const orders = new Set<string>();
  const random = chanceOf(chanceFrom('c'.repeat(64)));
  for (let i = 0; i < 500; i++) {
    const items = [1, 2, 3, 4];
    shuffle(items, random);
    expect(items.toSorted()).toEqual([1, 2, 3, 4]);
    orders.add(items.join());
  }
  expect(orders.size).toBe(24);
});

test('a seed has 64 hexadecimal digits; anything else is refused with the word seed', () => {
  for (const seed of [
    7,
    null,
    ['a'.repeat(64)],
    '',
    'abc',
    'G'.repeat(64),
    'a'.repeat(63),
    'a'.repeat(65),
    'A'.repeat(64),
  ]) {
    expect(() => chanceFrom(seed)).toThrow(/^seed: .* is a text of 64 digits/);
  }
  expect(seedFrom(dice(1))).toMatch(/^[0-9a-f]{64}$/);
  expect(seedFrom(dice(1))).not.toBe(seedFrom(dice(2)));
});

test('dice differ from the first roll on, whatever the seeds', () => {
  const first = new Set(Array.from({ length: 200 }, (_, seed) => dice(seed).below(1 << 20)));
  expect(first.size).toBeGreaterThan(195);
});
