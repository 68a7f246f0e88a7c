import type { KeptTable } from '../protocol/table.ts';

/** Where tables are kept on this device: page and worker both read it, the worker writes it after every answer. */
const DATABASE = 'tintamarre';
const TABLES = 'tables';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing here'));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
    };
    return done(request);
  })();
  return opened;
}

async function tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES);
}

/** Tables of a browser that keeps nothing: they last as long as the page. */
const fleeting = new Map<string, KeptTable>();

/**
 * Keeps a table that was last kept at the time given; null for a new one. Where another window kept it since, it is left as
 * it is: whether it is kept now.
 */
export async function keepTable(table: KeptTable, since: number | null = null): Promise<boolean> {
  const { id } = table;
  try {
    const store = await tables('readwrite');
    if (since !== null && !fleeting.has(id)) {
      const kept: KeptTable | undefined = await done(store.get(id));
      if (kept !== undefined && kept.touched !== since) return false;
    }
    await done(store.put(table));
    fleeting.delete(id);
  } catch {
    fleeting.set(id, table);
  }
  return true;
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  return fleeting.get(id) ?? done((await tables('readonly')).get(id));
}

/** The tables kept here, the one touched last first. */
export async function keptTables(): Promise<KeptTable[]> {
  const kept: KeptTable[] = await done((await tables('readonly')).getAll());
  return kept.toSorted((a, b) => b.touched - a.touched);
}

export async function forgetTable(id: string): Promise<void> {
  await done((await tables('readwrite')).delete(id));
}
