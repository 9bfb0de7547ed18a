import type { ChoiceEntry } from '../choices/entry.ts';
import type {
  Ask,
  Check,
  EffectHandler,
  FrameRules,
  IdentityRules,
  LayerRules,
  Modifier,
  StackRules,
  TriggerRules,
} from '../definition/effects-definition.ts';
import type { FnContext, Shape } from '../definition/types.ts';

/** Effects and decisions as an author writes them. */

export interface DecisionDefinition<T extends Shape> {
  readonly choices: Readonly<Record<string, ChoiceEntry<T>>>;
  /** Runs when the question is put, for instance to tell people about it. */
  readonly onAsk?: { bivariant(context: FnContext<T>, ask: Ask): void }['bivariant'];
}

export interface EffectsDefinition<T extends Shape> {
  readonly effects?: Readonly<Record<string, EffectHandler<T>>>;
  readonly decisions?: Readonly<Record<string, DecisionDefinition<T>>>;
  readonly triggers?: TriggerRules<T>;
  readonly checks?: readonly Check<T>[];
  readonly frames?: FrameRules;
  readonly stack?: StackRules<T>;
  readonly layers?: LayerRules<T>;
  readonly identity?: IdentityRules<T>;
  /** By the question they answer, then by name: `{ canDeploy: { guard: … } }`. */
  readonly modifiers?: Readonly<Record<string, Readonly<Record<string, Modifier<T>>>>>;
}
