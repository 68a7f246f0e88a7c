import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const CLEAR = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/**
 * Guesses are limited for each address alone: a limit for all together would let a few addresses keep everybody from
 * linking a device. So the length has to hold against all addresses at once. Twelve of 30 letters are 5.3e17 codes. A
 * server that did nothing else might take 5,000 guesses a second: 3 million while a code lasts. With 1,000 codes under way
 * one of them is found with a chance of 3e6 * 1e3 / 5.3e17 = 6e-9 in ten minutes, 3e-4 in a year of that.
 */
const CODE_LENGTH = 12;
/** Crockford's 32 digits, small: a letter of a link that is typed stays itself. */
const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

export const hexOf = (bytes: number): string => randomBytes(bytes).toString('hex');

const lettersOf = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]!).join('');

/** A table's id is its link, of 100 bits: who knows it may come. */
const TABLE_LENGTH = 20;
export const newTableId = (): string => lettersOf(BASE32, TABLE_LENGTH);

/** The id that a table's next one has, the same whoever asks first. */
export function idAfter(secret: string): string {
  const bytes = createHash('sha256').update(`again\n${secret}`).digest();
  return Array.from(bytes.subarray(0, TABLE_LENGTH), (byte) => BASE32[byte & 31]!).join('');
}

export const newToken = (): string => randomBytes(32).toString('base64url');
export const newCode = (): string => lettersOf(CLEAR, CODE_LENGTH);

/** The code as it was shown, however it was typed. */
export const tidied = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/** Only this is kept of a token or a code. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
