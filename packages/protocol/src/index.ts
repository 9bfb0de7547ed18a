export { applyPatch, type InitialCard, initialCard } from './apply-patch.ts';
export { FIRST_LINK, nextLink } from './chain.ts';
export {
  CLIENT_FRAMES,
  type ClientFrame,
  type HostFrame,
  type NumberedPrompt,
  type Preferences,
  type SeatInfo,
  type Step,
  type TableRequest,
} from './messages.ts';
export { cardsIn, fits, follow, movesByCard, movesFor } from './prompt-walker.ts';
