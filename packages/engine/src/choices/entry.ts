import { Choice, type ChoiceOptions, type Options } from '../definition/choice.ts';
import type { Shape } from '../definition/types.ts';
import { type AssignmentOptions, assignment, type Targets } from './assignment.ts';
import type { CardPaymentOptions } from './card-payment.ts';
import { type Bounds, numberChoice } from './number-choice.ts';
import { type OneOfOptions, oneOf, playerChoice } from './one-of.ts';
import { orderOf } from './order.ts';
import { type PaymentOptions, payment } from './payment.ts';
import { type SomeOfOptions, someOf } from './some-of.ts';

/**
 * A choice as an author writes it in a definition: an object whose first key is its kind. (A call such as `oneOf(…)`
 * does the same for moves that are typed elsewhere; inside `defineGame` only the object lets TypeScript know which
 * game's context the functions get.)
 */
export type ChoiceEntry<T extends Shape> =
  | Choice<T>
  | ({ readonly oneOf: Options<T> } & OneOfOptions<T>)
  | ({ readonly someOf: Options<T> } & SomeOfOptions<T>)
  | ({ readonly player: Options<T> | 'any' } & ChoiceOptions<T>)
  | ({ readonly number: Bounds<T> } & ChoiceOptions<T>)
  | ({ readonly payment: Omit<PaymentOptions<T>, keyof ChoiceOptions<T>> } & ChoiceOptions<T>)
  | ({ readonly payment: Omit<CardPaymentOptions<T>, keyof ChoiceOptions<T>> } & ChoiceOptions<T>)
  | ({ readonly order: Options<T> } & ChoiceOptions<T>)
  | ({ readonly assignment: Options<T>; readonly to: Targets<T> } & AssignmentOptions<T>);

/** The choice an entry stands for, or null if it is none. */
export function choiceOf(entry: unknown): Choice | null {
  if (entry instanceof Choice) return entry;
  if (typeof entry !== 'object' || entry === null) return null;
  const written = entry as ChoiceEntry<Shape>;
  if ('oneOf' in written) return oneOf(written.oneOf, written);
  if ('someOf' in written) return someOf(written.someOf, written);
  if ('player' in written) return playerChoice(written.player === 'any' ? undefined : written.player, written);
  if ('number' in written) return numberChoice(written.number, written);
  if ('payment' in written) {
    const { if: condition, prompt, leftOut } = written;
    return payment({ ...written.payment, if: condition, prompt, leftOut });
  }
  if ('order' in written) return orderOf(written.order, written);
  if ('assignment' in written) return assignment(written.assignment, written.to, written);
  return null;
}
