import { sha256 } from '../engine/sha256.ts';

export const commitmentOf = (secret: string): string => sha256(secret);

/** The seed of a game: nobody knows it before all salts are given, and nobody can choose it. */
export const seedOf = (secret: string, salts: readonly string[]): string => sha256([secret, ...salts].join('\n'));
