/** So much at once and so much a second; what is not spent is saved up to the most at once. */
export interface Rate {
  readonly most: number;
  readonly perSecond: number;
}

export const perMinute = (count: number): Rate => ({ most: count, perSecond: count / 60 });
export const perHour = (count: number): Rate => ({ most: count, perSecond: count / 3600 });

/** Lets through what its rate allows. */
export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.most;
    this.at = now;
  }

  /** Pays the cost if there is enough; else it falls into debt, at most as deep as it was full. */
  pay(cost: number, now: number): boolean {
    this.fill(now);
    const enough = this.left >= cost;
    this.spend(cost, now);
    return enough;
  }

  /** Pays the cost, be it by falling into debt. */
  spend(cost: number, now: number): void {
    this.fill(now);
    this.left = Math.max(-this.rate.most, this.left - cost);
  }

  isSpent(now: number): boolean {
    this.fill(now);
    return this.left <= 0;
  }

  private fill(now: number): void {
    const { most, perSecond } = this.rate;
    this.left = Math.min(most, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
  }

  get inDeepDebt(): boolean {
    return this.left <= -this.rate.most;
  }
}

const MOST_BUCKETS = 20_000;

/** A bucket for each address or player; those that were used longest ago are forgotten. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  pay(key: string, cost: number, now: number): boolean {
    return this.bucketOf(key, now).pay(cost, now);
  }

  spend(key: string, cost: number, now: number): void {
    this.bucketOf(key, now).spend(cost, now);
  }

  isSpent(key: string, now: number): boolean {
    return this.buckets.get(key)?.isSpent(now) ?? false;
  }

  private bucketOf(key: string, now: number): Bucket {
    const bucket = this.buckets.get(key) ?? new Bucket(this.rate, now);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MOST_BUCKETS) {
      const [oldest] = this.buckets.keys();
      this.buckets.delete(oldest!);
    }
    return bucket;
  }
}
