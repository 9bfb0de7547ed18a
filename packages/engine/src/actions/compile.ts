import type { RuleFunction } from '../flow/node.ts';
import type { NamedChoice } from './answers.ts';
import { Built } from './built.ts';
import { choiceOf } from './choices/entry.ts';

/** A move as the engine calls it. */
export interface CompiledMove {
  readonly name: string;
  /** `segments.main.turn.phases.attack.moves.strike`, for messages. */
  readonly path: string;
  readonly run: RuleFunction;
  readonly when: RuleFunction | null;
  readonly anyPlayer: boolean;
  readonly manual: boolean;
  readonly table: boolean;
  /** In order; empty for a move whose arguments its function reads itself. */
  readonly choices: readonly NamedChoice[];
  /** The argument that may hold answers to decisions of the move; null if it takes none. */
  readonly ahead: string | null;
  /** Whether the arguments are checked against the choices. */
  readonly isChecked: boolean;
}

const OPTIONS = new Set(['run', 'when', 'choices', 'ahead', 'anyPlayer', 'manual', 'table']);

export function compileMoves(
  moves: Readonly<Record<string, unknown>> | undefined,
  path: string,
  problem: (path: string, message: string) => void,
): Map<string, CompiledMove> {
  const compiled = new Map<string, CompiledMove>();
  if (moves !== undefined && moves !== null && typeof moves !== 'object') problem(path, 'must be an object');
  for (const [name, entry] of Object.entries(moves ?? {})) {
    const at = `${path}.${name}`;
    const written = entry instanceof Built ? entry.definition : entry;
    const definition = (typeof written === 'function' ? { run: written } : written) as Record<string, unknown> | null;
    if (typeof definition !== 'object' || definition === null || typeof definition.run !== 'function') {
      problem(at, 'is no move: write a function, or an object with a `run` function');
      continue;
    }
    for (const key of Object.keys(definition)) {
      if (!OPTIONS.has(key)) problem(`${at}.${key}`, `is no option of a move; there are ${[...OPTIONS].join(', ')}`);
    }
    if (definition.when !== undefined && typeof definition.when !== 'function') {
      problem(`${at}.when`, 'must be a function');
    }
    const choices = compileChoices(definition.choices, at, problem);
    const isChecked = definition.choices !== undefined;
    const { ahead } = definition;
    if (ahead !== undefined) {
      const wrong = aheadProblem(ahead, isChecked, choices);
      if (wrong !== null) problem(`${at}.ahead`, wrong);
    }
    compiled.set(name, {
      name,
      path: at,
      run: definition.run as RuleFunction,
      when: typeof definition.when === 'function' ? (definition.when as RuleFunction) : null,
      anyPlayer: definition.anyPlayer === true,
      manual: definition.manual === true,
      table: definition.table === true,
      choices,
      ahead: typeof ahead === 'string' ? ahead : null,
      isChecked,
    });
  }
  return compiled;
}

function aheadProblem(ahead: unknown, isChecked: boolean, choices: readonly NamedChoice[]): string | null {
  if (typeof ahead !== 'string' || ahead === '') return 'must be the name of an argument';
  if (!isChecked) return 'needs `choices` beside it, if only {}';
  return choices.some(([name]) => name === ahead) ? `is also the name of a choice: "${ahead}"` : null;
}

export function compileChoices(
  choices: unknown,
  path: string,
  problem: (path: string, message: string) => void,
): readonly NamedChoice[] {
  if (Array.isArray(choices)) return choices as readonly NamedChoice[];
  return Object.entries((choices ?? {}) as Record<string, unknown>).flatMap(([name, entry]) => {
    const choice = choiceOf(entry);
    if (choice !== null) return [[name, choice] as const];
    problem(`${path}.choices.${name}`, 'is no choice; write { oneOf: … }, { someOf: … } or another kind');
    return [];
  });
}
