import { useLayoutEffect, useState } from 'preact/hooks';

/** A value that can be watched. */
export class Store<Value> {
  private value: Value;
  private readonly watchers = new Set<() => void>();

  constructor(value: Value) {
    this.value = value;
  }

  get(): Value {
    return this.value;
  }

  set(value: Value): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const watcher of [...this.watchers]) watcher();
  }

  patch(part: Partial<Value>): void {
    this.set({ ...this.value, ...part });
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }
}

/** The store's value; the component draws itself anew when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, draw] = useState({});
  const value = store.get();
  useLayoutEffect(() => {
    // What changed while the page was first drawn was not watched yet.
    if (!Object.is(store.get(), value)) draw({});
    return store.watch(() => draw({}));
  }, [store]);
  return value;
}
