/**
 * What a host and its clients say to each other, and what a client needs to follow a match.
 * @module @cardloom/protocol
 */

export { applyPatch, type InitialCard, initialCard } from './apply-patch.ts';
export { FIRST_LINK, nextLink } from './chain.ts';
export type { Clock, ClockRules } from './clock.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export type { Claimed, Created, MatchStatus, MatchSummary, SeatSummary, SpectatorPolicy } from './lobby.ts';
export {
  BYE_REASONS,
  type ByeReason,
  CLIENT_FRAMES,
  type Claim,
  type ClientFrame,
  type GameInfo,
  type Hello,
  HOST_FRAMES,
  type HostFrame,
  type NumberedPrompt,
  type Preferences,
  type Previewed,
  type SeatInfo,
  type Series,
  type Step,
  TABLE_REQUESTS,
  type TableRequest,
  VERSION,
  type Wish,
} from './messages.ts';
export type { Connection, Hearing, Open } from './open.ts';
export { type Port, type PortMessage, readPortMessage } from './port.ts';
export { cardsIn, fits, follow, movesByCard, movesFor } from './prompt-walker.ts';
export { socketPath } from './socket-path.ts';
export { viewChecksum } from './view-checksum.ts';
export { waysToPay } from './ways-to-pay.ts';
