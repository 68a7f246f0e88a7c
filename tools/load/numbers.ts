import { cpus, loadavg, totalmem } from 'node:os';

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export interface Spread {
  readonly count: number;
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

  get spread(): Spread {
    const sorted = Float64Array.from(this.values).sort();
    const at = (part: number) => rounded(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
    return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
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

export { rounded };
