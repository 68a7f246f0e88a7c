/** Queues by key: each key has its turn, one item at a time. */
export class RoundRobin<Item> {
  private readonly queues = new Map<string, Item[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(key: string): number {
    return this.queues.get(key)?.length ?? 0;
  }

  add(key: string, item: Item): void {
    const queue = this.queues.get(key);
    if (queue === undefined) this.queues.set(key, [item]);
    else queue.push(item);
    this.count += 1;
  }

  /** The first item of the key whose turn it is. */
  take(): Item | undefined {
    for (const [key, queue] of this.queues) {
      const item = queue.shift();
      this.queues.delete(key);
      if (queue.length > 0) this.queues.set(key, queue);
      if (item === undefined) continue;
      this.count -= 1;
      return item;
    }
    return undefined;
  }
}
