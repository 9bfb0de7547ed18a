import { choiceOf } from '../choices/entry.ts';
import { checkEntry, checkOptions } from '../choices/options.ts';
import { Built } from '../definition/built.ts';
import { Choice, type NamedChoice } from '../definition/choice.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import type { RuleFunction } from '../definition/node.ts';
import { ruleOf } from '../definition/rule-of.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

const FLAGS = ['anyPlayer', 'manual', 'table'] as const;
const OPTIONS: readonly string[] = ['run', 'when', 'choices', 'ahead', ...FLAGS];

export function compileMoves(
  moves: Readonly<Record<string, unknown>> | undefined,
  path: string,
  problem: (path: string, message: string) => void,
): Map<string, CompiledMove> {
  const compiled = new Map<string, CompiledMove>();
  if (moves !== undefined && moves !== null && (typeof moves !== 'object' || Array.isArray(moves))) {
    problem(path, 'must be an object');
    return compiled;
  }
  for (const [name, entry] of Object.entries(moves ?? {})) {
    const at = `${path}.${name}`;
    const written = entry instanceof Built ? entry.definition : entry;
    const definition = (typeof written === 'function' ? { run: written } : written) as Record<string, unknown> | null;
    if (typeof definition !== 'object' || definition === null || typeof definition.run !== 'function') {
      problem(at, 'is no move: write a function, or an object with a `run` function');
      continue;
    }
    for (const key of Object.keys(definition)) {
      if (OPTIONS.includes(key)) continue;
      problem(
        `${at}.${cut(key)}`,
        `is no option of a move; there are ${OPTIONS.join(', ')}${suggestion(key, OPTIONS)}`,
      );
    }
    for (const flag of FLAGS) {
      const value = definition[flag];
      if (value !== undefined && typeof value !== 'boolean')
        problem(`${at}.${flag}`, `must be true or false, not ${quoted(value)}`);
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
      when: ruleOf(definition.when, `${at}.when`),
      anyPlayer: definition.anyPlayer === true,
      manual: definition.manual === true,
      table: definition.table === true,
      choices,
      choosing: { path: `${at}.choices` },
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
  if (Array.isArray(choices)) {
    const built = choices as readonly NamedChoice[];
    for (const [name, choice] of built) {
      const at = `${path}.choices.${name}`;
      checkOptions(choice, at, problem);
      choice.place ||= at;
    }
    return built;
  }
  if (choices !== undefined && (typeof choices !== 'object' || choices === null)) {
    problem(`${path}.choices`, 'must be an object, choices by name');
    return [];
  }
  return Object.entries((choices ?? {}) as Record<string, unknown>).flatMap(([name, entry]) => {
    const at = `${path}.choices.${cut(name)}`;
    // an answer that is missing would be found all the same
    if (name in Object.prototype) problem(at, 'is a name that JavaScript uses itself');
    if (entry instanceof Choice) {
      checkOptions(entry, at, problem);
      entry.place ||= at;
      return [[name, entry] as const];
    }
    if (!checkEntry(entry, at, problem)) return [];
    const choice = choiceOf(entry) as Choice;
    choice.place = at;
    return [[name, choice] as const];
  });
}
