import type { NamedChoice } from './choice.ts';
import type { RuleFunction } from './node.ts';

/** A move or a decision, as definitions hold it. */
export class Built<K extends 'move' | 'decision' = 'move' | 'decision'> {
  readonly kind: K;
  /** Null for a move that looks at its arguments itself. */
  readonly choices: readonly NamedChoice[] | null;
  readonly run: RuleFunction;
  readonly options: BuiltOptions;

  /** `when` is among the options. */
  constructor(kind: K, choices: readonly NamedChoice[] | null, run: RuleFunction, options: object = {}) {
    this.kind = kind;
    this.choices = choices;
    this.run = run;
    this.options = { ...options };
  }
}

/** Whatever was given: it is looked at when the game is defined. */
type BuiltOptions = Readonly<Record<string, unknown>>;
