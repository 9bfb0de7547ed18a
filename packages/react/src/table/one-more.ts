interface Numbered {
  readonly id: number;
}

/** Of what there is, as much as is drawn: with every turn one more that is new; what is gone is gone at once. */
export function oneMore<T extends Numbered>(drawn: readonly T[], all: readonly T[], isTurn: boolean): readonly T[] {
  const there = new Set(drawn.map(({ id }) => id));
  const next = isTurn ? all.find(({ id }) => !there.has(id)) : undefined;
  const some = all.filter((one) => one === next || there.has(one.id));
  return some.length === all.length ? all : some;
}
