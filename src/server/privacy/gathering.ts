import { Refused } from '../refusals.ts';
import type { StoredReport } from '../store/moderation-store.ts';
import type { Store } from '../store/store.ts';

type Gatherer = Pick<Store, 'keptOf' | 'messagesOf' | 'oldMessagesOf' | 'reportsBy' | 'reportsAbout'>;

/** Who reported is nobody’s business but the operators’. */
const shown = ({ made, kind, name, text, table }: StoredReport) => ({ made, kind, name, text, table });

/** Everything that is kept about a player, as a program can read it. */
export async function gathered(player: string, store: Gatherer) {
  const kept = await store.keptOf(player);
  if (kept === null) throw new Refused('unknown-player');
  const { pushes, hook } = kept;
  const reports = await store.reportsBy(player);
  const about = await store.reportsAbout(player);
  const messages = [...(await store.oldMessagesOf(player)), ...(await store.messagesOf(player))];
  return {
    ...kept,
    pushes: pushes.map((push) => ({ ...push, keys: JSON.parse(push.keys) })),
    messages: messages
      .toSorted((one, other) => one.at - other.at)
      .map(({ table, at, name, content }) => ({ table, at, name, ...content })),
    reports: reports.map(shown),
    reportsAbout: about.map(shown),
    hook: hook === null ? null : { ...hook, trouble: hook.trouble === null ? null : JSON.parse(hook.trouble) },
  };
}
