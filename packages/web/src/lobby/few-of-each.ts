/** So many of a kind are in sight at first. */
const FEW = 8;

/** The first few of each kind, in the order they come: a long list of one kind hides no other. */
export function fewOfEach<T extends { readonly kind: string }>(list: readonly T[]): readonly T[] {
  const counts = new Map<string, number>();
  return list.filter(({ kind }) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < FEW;
  });
}
