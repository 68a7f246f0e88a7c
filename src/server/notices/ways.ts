import type { Hook, Trouble } from '../../protocol/notices.ts';
import type { NoticeStore, StoredHook, StoredPush } from '../store/store.ts';
import { hookLetter, type Notice, pushLetter } from './letters.ts';
import type { Letter } from './post.ts';
import type { ServerKeys } from './push.ts';

/** An address that failed so often in a row is not called any more. */
const MOST_FAILURES = 5;

/** One way to reach a player. */
export interface Way {
  readonly by: 'push' | 'hook';
  letter(): Promise<Letter>;
  /** Notes what came of it. */
  note(trouble: Trouble | null): Promise<void>;
}

export interface WaysWorld {
  readonly store: NoticeStore;
  keys(): Promise<ServerKeys>;
  now(): number;
}

/** The address as its player may see it. */
export function hookSeen({ address, failures, trouble }: StoredHook): Hook {
  return { address, on: failures < MOST_FAILURES, trouble: trouble === null ? null : JSON.parse(trouble) };
}

/** A service that says so knows the device no more. */
const isGone = ({ status }: Trouble): boolean => status === 404 || status === 410;

export const byPush = (push: StoredPush, notice: Notice, { store, keys }: WaysWorld): Way => ({
  by: 'push',
  letter: async () => pushLetter(push, notice, await keys()),
  note: async (trouble) => {
    if (trouble !== null && isGone(trouble)) await store.dropPush(push.player, push.endpoint);
    else await store.markPush(push.endpoint, trouble === null);
  },
});

export const byHook = (player: string, hook: StoredHook, notice: Notice, { store, now }: WaysWorld): Way => ({
  by: 'hook',
  letter: async () => hookLetter(hook, notice),
  note: (trouble) =>
    store.markHook(player, hook.address, trouble === null ? null : JSON.stringify({ ...trouble, at: now() })),
});

/** All ways to tell the player; an address that is switched off is none. */
export async function waysTo(player: string, notice: Notice, world: WaysWorld): Promise<readonly Way[]> {
  const { store } = world;
  const [pushes, hook] = await Promise.all([store.pushesOf(player), store.hookOf(player)]);
  const ways = pushes.map((push) => byPush(push, notice, world));
  return hook !== null && hookSeen(hook).on ? [...ways, byHook(player, hook, notice, world)] : ways;
}
