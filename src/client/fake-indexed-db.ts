/** What goes wrong: opening, reading, or writing, which browsers tell at the request or only at the end. */
export type Fault = 'open' | 'read' | 'write' | 'commit';

interface Answer {
  onsuccess?: () => void;
  onerror?: () => void;
  readonly result?: unknown;
  readonly error?: Error;
}

/** A browser's database of one store, as far as the shelf uses it, that fails when it is told to. */
export class FakeIndexedDb {
  /** What is on the disk. */
  readonly kept = new Map<string, unknown>();
  readonly faults = new Set<Fault>();
  opened = 0;
  /** Closes the connection, as browsers do when data of the site are cleared. */
  closeConnection: () => void = () => {};

  private answer(fault: Fault, result: () => unknown): Answer {
    const failed = this.faults.has(fault);
    const answer: Answer = failed ? { error: new Error(`no ${fault}`) } : { result: result() };
    queueMicrotask(() => (failed ? answer.onerror?.() : answer.onsuccess?.()));
    return answer;
  }

  open(): Answer {
    this.opened += 1;
    const connection = { transaction: () => this.transaction(), onclose: () => {} };
    let closed = false;
    this.closeConnection = () => {
      closed = true;
      connection.onclose();
    };
    connection.transaction = () => {
      if (closed) throw new Error('the connection is closed');
      return this.transaction();
    };
    return this.answer('open', () => connection);
  }

  private transaction() {
    const writes: (() => void)[] = [];
    const transaction = {
      oncomplete: () => {},
      onabort: () => {},
      error: new Error('QuotaExceededError'),
      objectStore: () => ({
        get: (id: string) => this.answer('read', () => structuredClone(this.kept.get(id))),
        getAll: () => this.answer('read', () => structuredClone([...this.kept.values()])),
        put: (table: { readonly id: string }) => write(() => this.kept.set(table.id, structuredClone(table))),
        delete: (id: string) => write(() => this.kept.delete(id)),
      }),
    };
    const write = (act: () => unknown): Answer => {
      writes.push(() => void act());
      queueMicrotask(() => queueMicrotask(end));
      return this.answer('write', () => undefined);
    };
    const end = () => {
      if (this.faults.has('write') || this.faults.has('commit')) {
        transaction.onabort();
        return;
      }
      for (const act of writes) act();
      transaction.oncomplete();
    };
    return transaction;
  }
}
