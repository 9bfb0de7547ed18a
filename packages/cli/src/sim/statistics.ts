/** A share with the range in which the true one lies, 19 times out of 20 (Wilson's interval). */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function wilson(successes: number, trials: number, z = 1.96): Interval {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const centre = share + (z * z) / (2 * trials);
  const scale = 1 + (z * z) / trials;
  return { share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

export interface Bin {
  /** From this value to `to`, both included. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Values in at most `most` bins of equal, round width, without gaps. */
export function bins(histogram: ReadonlyMap<number, number>, most = 32): Bin[] {
  if (histogram.size === 0) return [];
  const values = [...histogram.keys()];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((step) => Math.floor(max / step) - Math.floor(min / step) < most) ?? max - min + 1;
  const first = Math.floor(min / width);
  const counts = Array.from({ length: Math.floor(max / width) - first + 1 }, () => 0);
  for (const [value, times] of histogram) counts[Math.floor(value / width) - first] += times;
  return counts.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width - 1, count }));
}
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];

export function mean(histogram: ReadonlyMap<number, number>): number {
  let [sum, times] = [0, 0];
  for (const [value, count] of histogram) {
    sum += value * count;
    times += count;
  }
  return times === 0 ? 0 : sum / times;
}
