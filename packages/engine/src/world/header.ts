/**
 * The first words of a match's memory: the engine's own position and counters. They are written like any attribute,
 * so they are undone, saved and hashed with everything else. "None" is -1 for names and seats.
 */
export const MAX_SEATS = 8;
export const MAX_REQUESTS = 16;
export const REQUEST_WORDS = 6;

const words = [
  // where we are
  'segment',
  'phase',
  'step',
  'turnPlayer',
  'priority',
  // who is who
  'otp',
  'choosingFirstPlayer',
  'winner',
  'gameOver',
  'manualMode',
  'left',
  // counters
  'numTurns',
  'numRounds',
  'numMoves',
  'numTurnMoves',
  // the window of passes
  'passed',
  'lastPasser',
  'closer',
  // turn order
  'naturalSeat',
  'firstSeat',
  'turnIsExtra',
  'turnRiders',
  'turnCause',
  'extraTurns',
  'skipRules',
  'insertedPhases',
  'insertedSteps',
  'onlySteps',
  'declaredPhase',
  'declaredStep',
  'phaseIsInserted',
  'turnDone',
  'stepsDone',
  // one number per entry of a level, so that a request made for an earlier entry is known to be stale
  'serial',
  'segmentSerial',
  'turnSerial',
  'phaseSerial',
  'stepSerial',
  // random state
  'random0',
  'random1',
  'random2',
  'random3',
  // rows in use
  'cards',
  // queued navigation
  'requests',
] as const;

export type HeaderWord = (typeof words)[number];

/** The address of each word. */
export const At = Object.fromEntries(words.map((name, address) => [name, address])) as Record<HeaderWord, number>;
export const HEADER_NAMES: readonly HeaderWord[] = words;
export const REQUESTS_START = words.length;
export const HEADER_WORDS = words.length + MAX_REQUESTS * REQUEST_WORDS;

/** A request of the flow: its kind, the serial of the level it is meant for, names (as values), and `reenter`. */
export const RequestAt = { kind: 0, serial: 1, segment: 2, phase: 3, step: 4, reenter: 5 } as const;
export const REQUEST_VALUE_ADDRESSES: readonly number[] = Array.from({ length: MAX_REQUESTS }, (_, i) =>
  [RequestAt.segment, RequestAt.phase, RequestAt.step].map((word) => REQUESTS_START + i * REQUEST_WORDS + word),
).flat();

/** Words that hold an index into the table of values instead of a number. */
export const HEADER_VALUES: readonly HeaderWord[] = [
  'turnRiders',
  'extraTurns',
  'skipRules',
  'insertedPhases',
  'insertedSteps',
  'onlySteps',
];

/** Words that start at -1. */
export const HEADER_NONE: readonly HeaderWord[] = [
  'segment',
  'phase',
  'step',
  'priority',
  'otp',
  'choosingFirstPlayer',
  'winner',
  'lastPasser',
  'closer',
  'turnCause',
  'declaredPhase',
  'declaredStep',
];
