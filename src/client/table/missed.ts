import { useEffect } from 'preact/hooks';
import { Store, useStore } from '../store.ts';
import type { Remote } from './host.ts';

const NOTHING_MISSED = new Store<number | null>(null);

/** The last step that was seen before something was missed, with what tells of it opened each time; null for nothing. */
export function useMissed(remote: Remote | null, open: () => void): number | null {
  const missed = useStore(remote?.missed ?? NOTHING_MISSED);
  useEffect(() => {
    if (missed !== null) open();
  }, [missed]);
  return missed;
}
