/**
 * Parts of rules that many card games share.
 * @module @cardloom/parts
 */

export * from './abilities/ability.ts';
export * from './abilities/data.ts';
export { defineAbilities } from './abilities/define-abilities.ts';
export * from './abilities/rules.ts';
export type { Aiming } from './abilities/use.ts';
export * from './abilities/verbs.ts';
export type { AbilityEvent, IntoBag } from './abilities/wake.ts';
export * from './choose.ts';
export * from './combat.ts';
export * from './context.ts';
export * from './deck-list.ts';
export * from './deck-options.ts';
export * from './decks-by-seat.ts';
export * from './duel.ts';
export * from './first-player.ts';
export * from './hand-limit.ts';
export * from './mulligan.ts';
export * from './outcome.ts';
export * from './pause.ts';
export * from './resources.ts';
export * from './series.ts';
export * from './series-options.ts';
export * from './stack.ts';
export * from './suggest.ts';
export * from './turn-steps.ts';
export * from './windows.ts';
export * from './zones.ts';
