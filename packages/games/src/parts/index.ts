/** What games share besides their rules (those are in `@cardloom/parts`): card files, decks, options, and presentation. */
export { abilityFields, SHARED_EVENTS, sideSchema, targetSchema, type Vocabulary } from './ability-schema.ts';
export * from './card-set.ts';
export * from './decks.ts';
export * from './label.ts';
export * from './present.ts';
export * from './series-options.ts';
export * from './telling.ts';
