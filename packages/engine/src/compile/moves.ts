import { choiceOf } from '../choices/entry.ts';
import { Built } from '../definition/built.ts';
import type { NamedChoice } from '../definition/choice.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import type { RuleFunction } from '../definition/node.ts';

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
