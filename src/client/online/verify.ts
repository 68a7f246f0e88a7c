import { commitmentOf, seedOf } from '../../match/luck.ts';
import type { Told } from '../../protocol/table.ts';
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
  /** The game could be played again from this step on; over 0 where other rules held before. */
  readonly from: number;
  readonly steps: number;
}

/** What was seen since the rules last changed, as the record counts it. */
function seenFrom(seen: readonly Told[], begins: number): readonly Told[] {
  if (begins === 0) return seen;
  return seen.filter(({ step }) => step > begins).map((each) => ({ ...each, step: each.step - begins }));
}

/** Whether the secret is the one sealed before, the seed follows from it, and the game from the seed. */
export async function verifyLuck({ id, feed }: Visit): Promise<Findings> {
  const text = await api.record(id);
  const { luck: told, seed, begins }: { luck: Omit<Luck, 'seed'>; seed: string; begins: number } = JSON.parse(text);
  const { secret, salts } = told;
  const { now, told: seen } = feed.table.get()!;
  const { seal = feed.table.get()!.charter.commitment, salt } = recalled(id);
  const again = await call('retell', { text, viewer: now.you, fromSetup: begins === 0 });
  const played = seenFrom(seen, begins);
  return {
    luck: { ...told, seed },
    seal: commitmentOf(secret) === seal,
    salt: salt === undefined || now.you === null ? null : salts.includes(salt),
    seed: seedOf(secret, salts) === seed,
    replay: JSON.stringify(begins === 0 ? again : again.slice(1)) === JSON.stringify(played),
    from: begins,
    steps: seen.length - 1 - begins,
  };
}
