import { showControlCharacters } from 'cardloom';

/**
 * One thing that is wrong with card data, and where.
 *
 * ```ts
 * const problem: Problem = { file: 'ninja.yaml', line: 12, id: 'jab', path: 'cost', message: 'is missing' };
 * ```
 */
export interface Problem {
  readonly file: string;
  /** Counted from 1; absent where the data came from no file. */
  readonly line?: number;
  /** The id of the card, hero, deck …; absent where there is none. */
  readonly id?: string;
  /** Such as `abilities.on_hit[0].do`; empty for the entry as a whole. */
  readonly path: string;
  /** What is wrong and what is allowed. */
  readonly message: string;
}

/**
 * A way into data: keys and places.
 *
 * ```ts
 * const path: Path = ['abilities', 'on_hit', 0, 'do'];
 * ```
 */
export type Path = readonly (string | number)[];

/**
 * `['abilities', 'on_hit', 0, 'do']` as `abilities.on_hit[0].do`.
 *
 * ```ts
 * showPath(['abilities', 'on_hit', 0, 'do']); // 'abilities.on_hit[0].do'
 * ```
 */
export function showPath(path: Path): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
}

/**
 * `ninja.yaml:12: jab_red: keywords[0]: "goagain" is no keyword; did you mean "go_again"?`
 *
 * ```ts
 * showProblem({ file: 'ninja.yaml', line: 12, id: 'jab', path: 'cost', message: 'is missing' });
 * ```
 */
export function showProblem({ file, line, id, path, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const parts = [place, id, path, message].filter((part) => part !== undefined && part !== '');
  // names and values are quoted as they were found
  return showControlCharacters(parts.join(': '));
}

/**
 * Card data that cannot be used. Nothing of it was loaded; the message lists what there is to mend, the first twenty of it.
 *
 * ```ts
 * try {
 *   format.read(files);
 * } catch (error) {
 *   if (error instanceof CardDataError) for (const problem of error.problems) console.log(showProblem(problem));
 * }
 * ```
 */
export class CardDataError extends Error {
  override readonly name = 'CardDataError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(showProblem).join('\n'));
    this.problems = problems;
  }
}
