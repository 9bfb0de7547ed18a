/**
 * Counting and indexing of combinations and permutations, so that huge lists need not be written out. Beyond 2^53 the
 * numbers are rounded: every index still gives a proper combination, but not every combination has an index.
 */

export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 0; i < Math.min(k, n - k); i++) result = (result * (n - i)) / (i + 1);
  return Math.round(result);
}

/** The k-subset of 0 … n-1 with this number in lexicographic order. */
export function combinationAt(n: number, k: number, index: number): number[] {
  const chosen: number[] = [];
  let left = index;
  for (let i = 0; chosen.length < k; i++) {
    const withIt = binomial(n - i - 1, k - chosen.length - 1);
    const allThatIsLeft = n - i === k - chosen.length;
    if (left < withIt || allThatIsLeft) chosen.push(i);
    else left -= withIt;
  }
  return chosen;
}

/** In how many orders things can lie of which there are so many of each kind. */
export function arrangements(copies: readonly number[]): number {
  let result = 1;
  let n = 0;
  for (const count of copies) {
    n += count;
    result *= binomial(n, count);
  }
  return Math.round(result);
}

/** The order with this number, as kinds; they come in lexicographic order. */
export function arrangementAt(copies: readonly number[], index: number): number[] {
  const there = [...copies];
  const order: number[] = [];
  let n = there.reduce((sum, count) => sum + count, 0);
  let ways = arrangements(there);
  let left = index;
  for (; n > 0; n--) {
    let next = -1;
    let withIt = 0;
    for (let kind = 0; kind < there.length; kind++) {
      if (there[kind] === 0) continue;
      // rounded numbers may leave something over behind the last: then it is the last
      if (next >= 0) left -= withIt;
      next = kind;
      withIt = Math.round((ways / n) * there[kind]);
      if (left < withIt) break;
    }
    there[next]--;
    order.push(next);
    ways = withIt;
  }
  return order;
}
