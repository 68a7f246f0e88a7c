import { InputError, type Random } from './game.ts';

/** The chance of a game, as data: a secret key and how many words of its stream are used up. */
export interface Chance {
  readonly key: readonly number[];
  drawn: number;
}

const SEED = /^[0-9a-f]{64}$/;

/** A seed is 256 bits in hexadecimal. */
export function checkSeed(seed: unknown): string {
  if (typeof seed === 'string' && SEED.test(seed)) return seed;
  throw new InputError('seed', `${JSON.stringify(seed)} is not a seed; a seed is a text of 64 digits from 0-9 a-f`);
}

/** The seed is the key of the stream, byte by byte. */
export function chanceFrom(given: unknown): Chance {
  const seed = checkSeed(given);
  const key: number[] = [];
  for (let i = 0; i < 64; i += 8) {
    const byte = (at: number) => Number.parseInt(seed.slice(i + at, i + at + 2), 16);
    key.push(byte(0) | (byte(2) << 8) | (byte(4) << 16) | (byte(6) << 24));
  }
  return { key, drawn: 0 };
}

const work = new Int32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  let wa = work[a]!;
  let wb = work[b]!;
  let wc = work[c]!;
  let wd = work[d]!;
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  work[a] = wa;
  work[b] = wb;
  work[c] = wc;
  work[d] = wd;
}

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The ChaCha20 block function of RFC 8439; `tail` is the counter and the three words of the nonce. */
export function chacha(key: readonly number[], tail: readonly number[], out: Uint32Array): void {
  for (let i = 0; i < 16; i++) work[i] = i < 4 ? SIGMA[i]! : i < 12 ? key[i - 4]! : tail[i - 12]!;
  for (let i = 0; i < 16; i++) out[i] = work[i]!;
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + work[i]!;
}

/** The block computed last: a memo, so that neighbouring words cost one computation. */
const memo = { key: [] as readonly number[], block: -1, words: new Uint32Array(16) };

function nextWord(chance: Chance): number {
  const block = Math.floor(chance.drawn / 16);
  if (memo.block !== block || memo.key !== chance.key) {
    chacha(chance.key, [block, 0, 0, 0], memo.words);
    memo.block = block;
    memo.key = chance.key;
  }
  return memo.words[chance.drawn++ % 16]!;
}

const WORDS = 2 ** 32;

/** Evenly among 0 … n − 1, n at most 2²¹: the high part of word × n, redrawn where it would favour some. */
export function below(chance: Chance, n: number): number {
  let product = nextWord(chance) * n;
  if (product % WORDS < n) {
    const unfair = (WORDS - n) % n;
    while (product % WORDS < unfair) product = nextWord(chance) * n;
  }
  return Math.floor(product / WORDS);
}

export function chanceOf(chance: Chance): Random {
  return { below: (n) => below(chance, n) };
}

export function shuffle<Item>(items: Item[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
}

/** A fast generator (sfc32) for bots and simulations. It can be foretold: never for a game's own chance. */
export function dice(seed: number): Random {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (n) => Math.floor((next() * n) / WORDS) };
}

/** A seed made from a generator: for simulations, tests and imagined worlds. */
export function seedFrom(random: Random): string {
  let seed = '';
  for (let i = 0; i < 64; i++) seed += random.below(16).toString(16);
  return seed;
}
