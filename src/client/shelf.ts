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

async function within<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const store = (await database()).transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES);
  return done(act(store));
}

/** Tables of a browser that keeps nothing: they last as long as the page. */
const fleeting = new Map<string, KeptTable>();

export async function keepTable(table: KeptTable): Promise<void> {
  try {
    await within('readwrite', (store) => store.put(table));
  } catch {
    fleeting.set(table.id, table);
  }
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const fleet = fleeting.get(id);
  return fleet ?? within('readonly', (store): IDBRequest<KeptTable | undefined> => store.get(id));
}

/** The tables kept here, the one touched last first. */
export async function keptTables(): Promise<KeptTable[]> {
  const tables = await within('readonly', (store): IDBRequest<KeptTable[]> => store.getAll());
  return tables.toSorted((a, b) => b.touched - a.touched);
}

export async function forgetTable(id: string): Promise<void> {
  await within('readwrite', (store) => store.delete(id));
}
