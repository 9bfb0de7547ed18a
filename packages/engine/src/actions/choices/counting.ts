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

export function factorial(n: number): number {
  let result = 1;
  for (let i = 2; i <= n; i++) result *= i;
  return result;
}

/** The permutation of 0 … n-1 with this number in lexicographic order. */
export function permutationAt(n: number, index: number): number[] {
  const items = Array.from({ length: n }, (_, i) => i);
  const order: number[] = [];
  let left = index;
  for (let i = n; i > 0; i--) {
    const block = factorial(i - 1);
    const at = Math.min(i - 1, Math.floor(left / block));
    left -= at * block;
    order.push(...items.splice(at, 1));
  }
  return order;
}
