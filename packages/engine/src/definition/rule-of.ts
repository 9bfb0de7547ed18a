import type { Rule, RuleFunction } from './node.ts';

/** What an author wrote at a place, as a rule; null if it is no function. */
export const ruleOf = (written: unknown, path: string): Rule | null =>
  typeof written === 'function' ? { path, run: written as RuleFunction } : null;
