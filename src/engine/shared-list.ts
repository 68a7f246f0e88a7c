/**
 * A list that copies share as far as they are the same, so that a copy costs as little for a long list as for a short one.
 * Items are added and dropped at the end only. Whoever adds first goes on in the common array; another copy that
 * adds after the same items finds the place taken and gets an array of its own.
 */
export class SharedList<Item> {
  private items: Item[];
  private count: number;

  constructor(items: readonly Item[] = []) {
    this.items = items.slice();
    this.count = items.length;
  }

  copy(): SharedList<Item> {
    const copy = new SharedList<Item>();
    copy.items = this.items;
    copy.count = this.count;
    return copy;
  }

  get length(): number {
    return this.count;
  }

  get last(): Item | undefined {
    return this.at(this.count - 1);
  }

  at(index: number): Item | undefined {
    return index < this.count ? this.items[index] : undefined;
  }

  slice(from = 0, to = this.count): Item[] {
    return this.items.slice(from, Math.min(to, this.count));
  }

  push(item: Item): void {
    if (this.items.length !== this.count) this.items = this.slice();
    this.items.push(item);
    this.count += 1;
  }

  /** Drops the items from that index on. */
  cut(length: number): void {
    this.count = Math.min(this.count, length);
  }
}
