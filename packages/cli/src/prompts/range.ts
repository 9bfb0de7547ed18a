/** How many of some offers are to be chosen. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** `one`, `3`, `up to 2, or none`, `any number, or none`, `1 to 3`. */
export function rangeWords({ min, max }: Range, count: number): string {
  if (min === max) return min === 1 ? 'one' : String(min);
  if (min === 0) return max >= count ? 'any number, or none' : `up to ${max === 1 ? 'one' : max}, or none`;
  return max >= count ? `${min === 1 ? 'one' : min} or more` : `${min} to ${max}`;
}

/** What is wrong with choosing so many. */
export function rangeProblem(range: Range, count: number, chosen: number): string | undefined {
  if (chosen >= range.min && chosen <= range.max) return undefined;
  return `Choose ${rangeWords(range, count)}, please: these are ${chosen}.`;
}
