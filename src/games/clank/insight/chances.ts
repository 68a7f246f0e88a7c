/** Ways to choose k of n; 0 where there are not so many. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The chance of exactly k of `own` cubes among `draws` out of `total`, by k from 0 up. */
export function hypergeometric(total: number, own: number, draws: number): number[] {
  const all = choose(total, draws);
  const chances: number[] = [];
  for (let k = 0; k <= Math.min(own, draws); k++) {
    chances.push((choose(own, k) * choose(total - own, draws - k)) / all);
  }
  return chances;
}
