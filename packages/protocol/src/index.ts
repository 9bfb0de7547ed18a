export { applyPatch, type InitialCard, initialCard } from './apply-patch.ts';
export { cardsIn, fits, follow, movesByCard, movesFor } from './prompt-walker.ts';
