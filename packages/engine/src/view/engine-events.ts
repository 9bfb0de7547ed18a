import type { EngineEvent } from '../definition/sent.ts';

const NAMES: Readonly<Record<EngineEvent['type'], true>> = {
  priorityChanged: true,
  gameOver: true,
  cardMoved: true,
  cardCreated: true,
  zoneShuffled: true,
  cardRevealed: true,
  segmentBegan: true,
  segmentEnded: true,
  turnBegan: true,
  turnEnded: true,
  phaseBegan: true,
  phaseEnded: true,
  stepBegan: true,
  stepEnded: true,
  playerLeft: true,
  decisionAsked: true,
};

/**
 * The types of event that the engine tells by itself; all others are the game's own.
 *
 * ```ts
 * ENGINE_EVENTS.has('cardMoved'); // true
 * ```
 */
export const ENGINE_EVENTS: ReadonlySet<string> = new Set(Object.keys(NAMES));
