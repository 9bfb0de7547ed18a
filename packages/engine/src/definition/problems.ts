/**
 * One thing that is wrong, or looks wrong, with a definition.
 *
 * ```ts
 * for (const { severity, path, message } of game.warnings satisfies readonly Problem[])
 *   console.log(`${severity}: ${path} ${message}`);
 * ```
 */
export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly path: string;
  readonly message: string;
}

export class Problems {
  readonly list: Problem[] = [];
  readonly error = (path: string, message: string): void => {
    this.list.push({ severity: 'error', path, message });
  };
  readonly warn = (path: string, message: string): void => {
    this.list.push({ severity: 'warning', path, message });
  };
}

/**
 * Thrown by `kit.define`: every problem at once, each with its path.
 *
 * ```ts
 * try {
 *   kit.define({ segments: {} });
 * } catch (error) {
 *   if (error instanceof DefinitionError) for (const { path, message } of error.problems) console.log(path, message);
 * }
 * ```
 */
export class DefinitionError extends Error {
  readonly problems: readonly Problem[];

  constructor(game: string, found: readonly Problem[]) {
    const errors = found.filter((problem) => problem.severity === 'error');
    const problems = [...errors, ...found.filter((problem) => problem.severity === 'warning')];
    const lines = problems.map(
      (problem) => `  ${problem.severity === 'error' ? '' : 'warning: '}${problem.path} ${problem.message}`,
    );
    super(
      `The definition of "${game}" has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${lines.join('\n')}`,
    );
    this.name = 'DefinitionError';
    this.problems = problems;
  }
}
