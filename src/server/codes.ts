import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const CLEAR = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 8;
/** Crockford's 32 digits, small: a letter of a link that is typed stays itself. */
const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

export const hexOf = (bytes: number): string => randomBytes(bytes).toString('hex');

const lettersOf = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]!).join('');

/** A table's id is its link, of 100 bits: who knows it may come. */
const TABLE_LENGTH = 20;
export const TABLE_ID = /^[0-9a-hjkmnp-tv-z]{20}$/;
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
