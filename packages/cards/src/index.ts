/**
 * Card data for games: YAML files, checked and turned into modules.
 * @module @cardloom/cards
 */

export { abilityFields, SHARED_EVENTS, sideSchema, targetSchema, type Vocabulary } from './abilities.ts';
export { cardsAndDecks, deckList } from './card-set.ts';
export { type CardFile, readCardFiles } from './files.ts';
export { type CardFormat, type CardsOf, cardFormat, type RecordsOf, recordsOf } from './format.ts';
export { type Hydrated, type HydrateOptions, hydrate } from './hydrate.ts';
export { cardModule, type Entries, type ModuleOptions } from './module.ts';
export { CardDataError, type Path, type Problem, showPath, showProblem } from './problem.ts';
export {
  type ByName,
  byName,
  type CardData,
  type CardEntry,
  type Checking,
  type ListSchemas,
  type ReadOptions,
  readCardData,
} from './read.ts';
export type { Data, DataMapping, Limits } from './tree.ts';
export { byTrigger, mapping, type OperationsOf, operations, predicates, word } from './vocabulary.ts';
