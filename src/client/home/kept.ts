import { useCallback, useEffect, useState } from 'preact/hooks';
import type { KeptTable } from '../../protocol/table.ts';
import { keptTables } from '../shelf.ts';
import { gameOf } from './games.ts';

/** The tables kept on this device; null until they are known. */
export interface Kept {
  readonly tables: readonly KeptTable[] | null;
  /** The browser keeps nothing for this page. */
  readonly refused: boolean;
  readonly reload: () => Promise<void>;
}

/** The shelf as it is now, and again whenever the page comes back into sight: other tabs play as well. */
export function useKept(): Kept {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null);
  const [refused, setRefused] = useState(false);
  const reload = useCallback(async () => {
    try {
      setTables((await keptTables()).filter(({ record }) => gameOf(record.game) !== undefined));
      setRefused(false);
    } catch {
      setTables([]);
      setRefused(true);
    }
  }, []);
  useEffect(() => {
    const look = () => void (document.hidden || reload());
    void reload();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  return { tables, refused, reload };
}
