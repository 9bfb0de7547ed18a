export { cardsOf, checkDeck, type DeckList, type DeckProblem, type DeckRules, deckList, inShort } from './deck.ts';
export { type CardFile, readCardFiles } from './files.ts';
export { type Hydrated, type HydrateOptions, hydrate } from './hydrate.ts';
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
export { meant, suggest, there } from './suggest.ts';
export type { Data, DataMapping, Limits } from './tree.ts';
export { byTrigger, mapping, type OperationsOf, operations, predicates, word } from './vocabulary.ts';
