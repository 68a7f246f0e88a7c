import { commitmentOf, seedOf } from '../../match/hosted.ts';
import { api } from '../net/api.ts';
import { call } from '../worker/remote.ts';
import { recalled } from './memory.ts';
import type { Visit } from './visit.ts';

/** What the record of a game says of its luck. */
export interface Luck {
  readonly secret: string;
  readonly salts: readonly string[];
  readonly commitment: string;
  readonly seed: string;
}

/** What was checked; null for what this device cannot know. */
export interface Findings {
  readonly luck: Luck;
  readonly seal: boolean;
  readonly salt: boolean | null;
  readonly seed: boolean;
  readonly replay: boolean;
  readonly steps: number;
}

/** Whether the secret is the one sealed before, the seed follows from it, and the game from the seed. */
export async function verifyLuck({ id, feed }: Visit): Promise<Findings> {
  const text = await api.record(id);
  const { luck: told, seed }: { luck: Omit<Luck, 'seed'>; seed: string } = JSON.parse(text);
  const { secret, salts } = told;
  const { now, told: seen } = feed.table.get()!;
  const { seal = feed.table.get()!.charter.commitment, salt } = recalled(id);
  const again = await call('retell', { text, viewer: now.you });
  return {
    luck: { ...told, seed },
    seal: commitmentOf(secret) === seal,
    salt: salt === undefined || now.you === null ? null : salts.includes(salt),
    seed: seedOf(secret, salts) === seed,
    replay: JSON.stringify(again) === JSON.stringify(seen),
    steps: seen.length - 1,
  };
}
