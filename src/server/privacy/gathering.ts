import { Refused } from '../refusals.ts';
import type { Store } from '../store/store.ts';

/** Everything that is kept about a player, as a program can read it. */
export async function gathered(player: string, store: Pick<Store, 'keptOf' | 'messagesOf' | 'reportsBy'>) {
  const kept = await store.keptOf(player);
  if (kept === null) throw new Refused('unknown-player');
  const { pushes, hook } = kept;
  const reports = await store.reportsBy(player);
  const messages = await store.messagesOf(player);
  return {
    ...kept,
    pushes: pushes.map((push) => ({ ...push, keys: JSON.parse(push.keys) })),
    messages: messages.map(({ table, at, name, content }) => ({ table, at, name, ...content })),
    reports: reports.map(({ made, kind, name, text, table }) => ({ made, kind, name, text, table })),
    hook: hook === null ? null : { ...hook, trouble: hook.trouble === null ? null : JSON.parse(hook.trouble) },
  };
}
