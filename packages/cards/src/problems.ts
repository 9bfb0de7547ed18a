import type { Problem } from './problem.ts';

/** So many problems are worth reading; whoever made more than this begins with the first ones. */
export const MOST_PROBLEMS = 20;

/** Names and values are quoted as they were found, and may be as long as the file. */
function shortened(problem: Problem): Problem {
  const { id, path, message } = problem;
  return {
    ...problem,
    id: id === undefined ? undefined : cut(id, 100),
    path: cut(path, 300),
    message: cut(message, 1500),
  };
}
const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** The first problems of card data. Once there are enough the rest is not looked for: a flood of them costs nothing. */
export class Problems {
  readonly list: Problem[] = [];

  get isFull(): boolean {
    return this.list.length > MOST_PROBLEMS;
  }

  /** `make` is only called while there is room: finding out where something stands takes time. */
  add(file: string, make: () => Omit<Problem, 'file'>): void {
    if (this.list.length < MOST_PROBLEMS) this.list.push(shortened({ file, ...make() }));
    else if (!this.isFull) {
      this.list.push({ file, path: '', message: `has more problems; these are the first ${MOST_PROBLEMS}` });
    }
  }
}
