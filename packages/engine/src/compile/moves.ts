import { checkOptions } from '../choices/options.ts';
import { Built } from '../definition/built.ts';
import type { NamedChoice } from '../definition/choice.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import { ruleOf } from '../definition/rule-of.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

type Problem = (path: string, message: string) => void;

const FLAGS = ['anyPlayer', 'manual', 'table'] as const;
const OPTIONS: readonly string[] = ['ahead', ...FLAGS];

export function compileMoves(
  moves: Readonly<Record<string, unknown>> | undefined,
  path: string,
  problem: Problem,
): Map<string, CompiledMove> {
  const compiled = new Map<string, CompiledMove>();
  if (moves !== undefined && moves !== null && (typeof moves !== 'object' || Array.isArray(moves))) {
    problem(path, 'must be an object');
    return compiled;
  }
  for (const [name, move] of Object.entries(moves ?? {})) {
    const at = `${path}.${name}`;
    if (move instanceof Built && move.kind === 'move') compiled.set(name, compileMove(name, move, at, problem));
    else problem(at, 'is no move: build it with kit.move()…run(…)');
  }
  return compiled;
}

function compileMove(
  name: string,
  { choices: asked, run, options }: Built,
  path: string,
  problem: Problem,
): CompiledMove {
  const { when, ahead, ...rest } = options;
  for (const key of Object.keys(rest)) {
    if (OPTIONS.includes(key)) continue;
    problem(
      `${path}.${cut(key)}`,
      `is no option of a move; there are ${OPTIONS.join(', ')}${suggestion(key, OPTIONS)}`,
    );
  }
  for (const flag of FLAGS) {
    const value = options[flag];
    if (value !== undefined && typeof value !== 'boolean')
      problem(`${path}.${flag}`, `must be true or false, not ${quoted(value)}`);
  }
  if (when !== undefined && typeof when !== 'function') problem(`${path}.when`, 'must be a function');
  const choices = compileChoices(asked, path, problem);
  const wrong = ahead === undefined ? null : aheadProblem(ahead, choices);
  if (wrong !== null) problem(`${path}.ahead`, wrong);
  return {
    name,
    path,
    run,
    when: ruleOf(when, `${path}.when`),
    anyPlayer: options.anyPlayer === true,
    manual: options.manual === true,
    table: options.table === true,
    choices,
    choosing: { path: `${path}.choices` },
    ahead: typeof ahead === 'string' ? ahead : null,
    isChecked: asked !== null,
  };
}

function aheadProblem(ahead: unknown, choices: readonly NamedChoice[]): string | null {
  if (typeof ahead !== 'string' || ahead === '') return 'must be the name of an argument';
  return choices.some(([name]) => name === ahead) ? `is also the name of a choice: "${ahead}"` : null;
}

export function compileChoices(choices: Built['choices'], path: string, problem: Problem): readonly NamedChoice[] {
  for (const [name, choice] of choices ?? []) {
    const at = `${path}.choices.${cut(name)}`;
    // an answer that is missing would be found all the same
    if (name in Object.prototype) problem(at, 'is a name that JavaScript uses itself');
    checkOptions(choice, at, problem);
    choice.place ||= at;
  }
  return choices ?? [];
}
