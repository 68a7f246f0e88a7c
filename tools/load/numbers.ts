import { cpus, loadavg, totalmem } from 'node:os';
import { percentile } from '../work.ts';

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Milliseconds, one by one. */
export class Times {
  private values: number[] = [];

  add(value: number): void {
    this.values.push(value);
  }

  clear(): void {
    this.values = [];
  }

  get count(): number {
    return this.values.length;
  }

  get spread(): Spread {
    const sorted = this.values.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted.length === 0 ? 0 : rounded(percentile(sorted, part)));
    return { p50: at(0.5), p99: at(0.99), most: at(1) };
  }
}

export function machine(): Readonly<Record<string, string | number>> {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGigabytes: rounded(totalmem() / 2 ** 30, 1),
    node: process.version,
    /** More than the cores: others are at work on this machine as well. */
    loadBefore: rounded(loadavg()[0] ?? 0),
  };
}

/** Does the work for all, so many at once; what came of it, in their order. */
export async function inBatches<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
