/** A share with the interval that holds the true one with 95 % confidence. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval: right for small numbers too. */
export function interval(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const spread = Z ** 2 / trials;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))) / (1 + spread);
  return { share, low: middle - half, high: middle + half };
}

/** How far the share that is farthest from `fair` certainly is from it: 0 where every interval holds it. */
export const fairness = (shares: readonly Share[], fair: number): number =>
  Math.max(0, ...shares.map(({ low, high }) => Math.max(low - fair, fair - high)));

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function quantiles(values: readonly number[], parts: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return parts.map((part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}
