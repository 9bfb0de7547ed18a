/** Parts of rules that many card games share. docs/add-a-game.md shows how to build a game from them. */
export * from './abilities/ability.ts';
export { defineAbilities } from './abilities/bag.ts';
export * from './abilities/rules.ts';
export {
  type AbilityData,
  abilityFields,
  type OpData,
  SHARED_EVENTS,
  targetSchema,
  type Vocabulary,
} from './abilities/schema.ts';
export type { Aiming } from './abilities/use.ts';
export {
  clearBuffs,
  discardDecisions,
  discardEffects,
  discardInto,
  standardVerbs,
  type VerbRules,
} from './abilities/verbs.ts';
export * from './card-set.ts';
export * from './choose.ts';
export * from './combat.ts';
export * from './context.ts';
export * from './decks.ts';
export * from './first-player.ts';
export * from './hand-limit.ts';
export * from './in-words.ts';
export * from './label.ts';
export * from './mulligan.ts';
export * from './outcome.ts';
export * from './pause.ts';
export * from './present.ts';
export * from './resources.ts';
export * from './series.ts';
export * from './series-options.ts';
export * from './stack.ts';
export * from './telling.ts';
export * from './turn-steps.ts';
export * from './windows.ts';
