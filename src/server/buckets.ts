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
    const { most, perSecond } = this.rate;
    this.left = Math.min(most, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
    const enough = this.left >= cost;
    this.left = Math.max(-most, this.left - cost);
    return enough;
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
    const bucket = this.buckets.get(key) ?? new Bucket(this.rate, now);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MOST_BUCKETS) {
      const [oldest] = this.buckets.keys();
      this.buckets.delete(oldest!);
    }
    return bucket.pay(cost, now);
  }
}
