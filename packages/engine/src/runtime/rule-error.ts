import { brief, cut, messageOf } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { CardloomError, type Failure, Flood, failure, StrayWrite } from './errors.ts';
import type { Runtime } from './runtime.ts';

/** What came of a rule that threw, or did what it must not: a failure that names it. */
export function reasonOf(runtime: Runtime, thrown: unknown): Failure {
  if (isOurs(thrown)) {
    // between transactions rules may only look; in one, it was another match that somebody wrote to
    if (thrown instanceof StrayWrite && !runtime.world.isOpen) return reasonOf(runtime, runtime.sideEffect());
    if (thrown instanceof Flood && thrown.path === '') return reasonOf(runtime, new Flood(runtime.calling));
    const { code, cause } = thrown;
    // a rule may quote what it was given
    const [message, path] = [brief(thrown.message), cut(thrown.path, LONGEST_PATH)];
    return cause === undefined ? failure(code, message, path) : { code, message, path, cause };
  }
  const path = runtime.calling;
  const message = messageOf(thrown);
  return { code: 'rule-threw', message: `${path} threw: ${message}${misspelt(runtime, message)}`, path, cause: thrown };
}

/** Handles take no attributes but the declared ones: what JavaScript says when there is another is not the whole story. */
function misspelt({ world: { layout } }: Runtime, message: string): string {
  const [, name] = /^Cannot add property (.+), object is not extensible$/.exec(message) ?? [];
  if (name === undefined) return '';
  const known = [...layout.card, ...layout.player, ...layout.game, ...layout.ctx].map((column) => column.name);
  return suggestion(name, known);
}

const LONGEST_PATH = 300;

/** A rule may throw anything, also something that throws when it is asked what it is. */
function isOurs(thrown: unknown): thrown is CardloomError {
  try {
    return thrown instanceof CardloomError;
  } catch {
    return false;
  }
}

/** The same for those who have no result to return: thrown at whoever asked. */
export function ruleError(runtime: Runtime, thrown: unknown): CardloomError {
  const { code, message, path, cause } = reasonOf(runtime, thrown);
  return new CardloomError(code, message, path, cause);
}

/** Asks something that rules have a say in: one that fails is named in a typed error. */
export function asked<R>(runtime: Runtime, asking: () => R): R {
  try {
    return asking();
  } catch (thrown) {
    throw ruleError(runtime, thrown);
  }
}
