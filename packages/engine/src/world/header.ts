/**
 * The first words of a match's memory: the engine's own position and counters. They are written like any attribute,
 * so they are undone, saved and hashed with everything else. "None" is -1 for names and seats.
 */
export const MAX_SEATS = 8;
export const MAX_REQUESTS = 16;
export const REQUEST_WORDS = 6;

// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum At {
  // where we are
  segment,
  phase,
  step,
  turnPlayer,
  priority,
  // who is who
  otp,
  choosingFirstPlayer,
  gameOver,
  // how it ended: seats as bits, and what there is to say besides (a value)
  winners,
  losers,
  result,
  manualMode,
  left,
  // counters
  numTurns,
  numRounds,
  numMoves,
  numTurnMoves,
  numGames,
  // the window of passes
  passed,
  lastPasser,
  closer,
  // turn order
  naturalSeat,
  firstSeat,
  turnIsExtra,
  turnRiders,
  turnCause,
  extraTurns,
  skipRules,
  insertedPhases,
  insertedSteps,
  onlySteps,
  declaredPhase,
  declaredStep,
  phaseIsInserted,
  turnRunning,
  turnDone,
  stepsDone,
  // how often each level was entered, so that a request made for an earlier entry is known to be stale
  segmentSerial,
  turnSerial,
  phaseSerial,
  stepSerial,
  // random state
  random0,
  random1,
  random2,
  random3,
  // rows in use
  cards,
  // effects and decisions that wait, triggers that were woken: the newest box of each (boxes.ts)
  agenda,
  decision,
  triggered,
  // rules that modify rules
  modifiers,
  // queued navigation
  requests,
}

export type HeaderWord = keyof typeof At;

/** Every word by name, for snapshots. */
export const HEADER: Readonly<Record<HeaderWord, number>> = {
  segment: At.segment,
  phase: At.phase,
  step: At.step,
  turnPlayer: At.turnPlayer,
  priority: At.priority,
  otp: At.otp,
  choosingFirstPlayer: At.choosingFirstPlayer,
  gameOver: At.gameOver,
  winners: At.winners,
  losers: At.losers,
  result: At.result,
  manualMode: At.manualMode,
  left: At.left,
  numTurns: At.numTurns,
  numRounds: At.numRounds,
  numMoves: At.numMoves,
  numTurnMoves: At.numTurnMoves,
  numGames: At.numGames,
  passed: At.passed,
  lastPasser: At.lastPasser,
  closer: At.closer,
  naturalSeat: At.naturalSeat,
  firstSeat: At.firstSeat,
  turnIsExtra: At.turnIsExtra,
  turnRiders: At.turnRiders,
  turnCause: At.turnCause,
  extraTurns: At.extraTurns,
  skipRules: At.skipRules,
  insertedPhases: At.insertedPhases,
  insertedSteps: At.insertedSteps,
  onlySteps: At.onlySteps,
  declaredPhase: At.declaredPhase,
  declaredStep: At.declaredStep,
  phaseIsInserted: At.phaseIsInserted,
  turnRunning: At.turnRunning,
  turnDone: At.turnDone,
  stepsDone: At.stepsDone,
  segmentSerial: At.segmentSerial,
  turnSerial: At.turnSerial,
  phaseSerial: At.phaseSerial,
  stepSerial: At.stepSerial,
  random0: At.random0,
  random1: At.random1,
  random2: At.random2,
  random3: At.random3,
  cards: At.cards,
  agenda: At.agenda,
  decision: At.decision,
  triggered: At.triggered,
  modifiers: At.modifiers,
  requests: At.requests,
};
export const HEADER_NAMES = Object.keys(HEADER) as readonly HeaderWord[];
export const REQUESTS_START = HEADER_NAMES.length;
export const HEADER_WORDS = REQUESTS_START + MAX_REQUESTS * REQUEST_WORDS;

/** A request of the flow: its kind, the serial of the level it is meant for, names (as values), and `reenter`. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum RequestAt {
  kind,
  serial,
  segment,
  phase,
  step,
  reenter,
}
export const REQUEST_VALUE_ADDRESSES: readonly number[] = Array.from({ length: MAX_REQUESTS }, (_, i) =>
  [RequestAt.segment, RequestAt.phase, RequestAt.step].map((word) => REQUESTS_START + i * REQUEST_WORDS + word),
).flat();

/** Words that hold an index into the table of values instead of a number. */
export const HEADER_VALUES: readonly HeaderWord[] = ['turnRiders', 'onlySteps', 'result'];

/** Words that hold the index of a box: what waits, the newest first, and lists, in which the oldest comes first. */
export const HEADER_BOXES: readonly HeaderWord[] = ['agenda', 'decision', 'triggered'];
export const HEADER_LISTS: readonly HeaderWord[] = [
  'extraTurns',
  'skipRules',
  'insertedPhases',
  'insertedSteps',
  'modifiers',
];
export const BOX_WORDS: readonly number[] = [...HEADER_BOXES, ...HEADER_LISTS].map((name) => HEADER[name]);

/** Words that start at -1. */
export const HEADER_NONE: readonly HeaderWord[] = [
  'segment',
  'phase',
  'step',
  'priority',
  'otp',
  'choosingFirstPlayer',
  'lastPasser',
  'closer',
  'turnCause',
  'declaredPhase',
  'declaredStep',
];
