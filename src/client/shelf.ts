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

/** Until everything asked of the transaction is on the disk: a full disk is told only then. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser keeps nothing here'));
  });
}

let opened: Promise<IDBDatabase> | null = null;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' });
  };
  const database = await done(request);
  // The browser closes it when data of the site are cleared.
  database.onclose = () => {
    opened = null;
  };
  return database;
}

/** The database, opened once; where that failed, it is tried again. */
function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  return (await database()).transaction(TABLES, mode, { durability: 'strict' });
}

const tables = async (): Promise<IDBObjectStore> => (await begin('readonly')).objectStore(TABLES);

/** Whether what is kept is a table: whatever else another program or a fault left there is passed over. */
function isTable(value: Partial<KeptTable> | undefined): value is KeptTable {
  const { id, record, sitters, touched } = value ?? {};
  const isRecord = typeof record === 'object' && record !== null && typeof record.game === 'string';
  return typeof id === 'string' && isRecord && Array.isArray(sitters) && typeof touched === 'number';
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
    const transaction = await begin('readwrite');
    const store = transaction.objectStore(TABLES);
    if (since !== null && !fleeting.has(id)) {
      const kept: KeptTable | undefined = await done(store.get(id));
      if (kept !== undefined && kept.touched !== since) return false;
    }
    store.put(table);
    await committed(transaction);
    fleeting.delete(id);
  } catch {
    fleeting.set(id, table);
  }
  return true;
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const known = fleeting.get(id);
  if (known !== undefined) return known;
  const kept: Partial<KeptTable> | undefined = await done((await tables()).get(id));
  return isTable(kept) ? kept : undefined;
}

/** The tables kept here, the one touched last first. */
export async function keptTables(): Promise<KeptTable[]> {
  const kept: Partial<KeptTable>[] = await done((await tables()).getAll());
  const lasting = kept.filter(isTable).filter(({ id }) => !fleeting.has(id));
  return [...lasting, ...fleeting.values()].toSorted((a, b) => b.touched - a.touched);
}

export async function forgetTable(id: string): Promise<void> {
  const transaction = await begin('readwrite');
  transaction.objectStore(TABLES).delete(id);
  await committed(transaction);
  fleeting.delete(id);
}
