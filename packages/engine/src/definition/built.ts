import type { NamedChoice } from './choice.ts';
import type { RuleFunction } from './node.ts';

/** A move or a decision built with a kit, as definitions hold it. */
export class Built {
  readonly kind: 'move' | 'decision';
  readonly choices: readonly NamedChoice[];
  readonly run: RuleFunction;
  readonly when: RuleFunction | undefined;
  readonly options: object;

  constructor(
    kind: 'move' | 'decision',
    choices: readonly NamedChoice[],
    run: RuleFunction,
    options: object,
    when?: RuleFunction,
  ) {
    this.kind = kind;
    this.choices = choices;
    this.run = run;
    this.options = options;
    this.when = when;
  }

  /** As the older definitions spell it. */
  get definition(): Record<string, unknown> {
    const { choices, run, when, options } = this;
    return { ...options, choices, run, ...(when === undefined ? undefined : { when }) };
  }
}
