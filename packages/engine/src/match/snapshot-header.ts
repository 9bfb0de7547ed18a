import { TurnDone } from '../flow/levels.ts';
import { packSeats } from '../players/pending.ts';
import { everySeat } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { REQUEST_KINDS } from '../runtime/trace.ts';
import { contentAt, contents, push } from '../world/boxes.ts';
import {
  At,
  HEADER,
  HEADER_NAMES,
  type HeaderWord,
  MAX_REQUESTS,
  MAX_SEATS,
  REQUEST_WORDS,
  REQUESTS_START,
  RequestAt,
} from '../world/header.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import { CardAt, PlayerAt } from '../world/layout.ts';
import * as read from './snapshot-reader.ts';
import { checkResult, readDetails } from './snapshot-result.ts';
import { readDecision, readTriggered, readWork } from './snapshot-work.ts';

/** Reads the engine's own words from a snapshot: each within its range, and together a place where a match can stand. */

/** Words that hold the number of a segment, phase or step; a snapshot holds its path instead. */
export const NODE_WORDS: Partial<Record<HeaderWord, 'segments' | 'phases' | 'steps'>> = {
  segment: 'segments',
  phase: 'phases',
  step: 'steps',
  declaredPhase: 'phases',
  declaredStep: 'steps',
};

/** Words that stand elsewhere in a snapshot. */
export const ELSEWHERE: ReadonlySet<HeaderWord> = new Set<HeaderWord>(['cards', 'requests']);

/** Writes one word of the header. */
type Field = (runtime: Runtime, value: Json | undefined, path: string, address: number) => void;

const seatFrom =
  (min: number): Field =>
  (runtime, value, path, address) =>
    runtime.world.set(address, read.range(value, path, min, runtime.layout.seats - 1));

const between =
  (min: number, max: number): Field =>
  ({ world }, value, path, address) =>
    world.set(address, read.range(value, path, min, max));

const seats: Field = ({ world, layout }, value, path, address) =>
  world.set(address, read.range(value, path, 0, everySeat(layout.seats)));

const counter: Field = ({ world }, value, path, address) => world.set(address, read.count(value, path));
const anyWord: Field = ({ world }, value, path, address) => world.set(address, read.word(value, path));

const cardOrNone: Field = ({ world }, value, path, address) =>
  world.set(address, value === -1 ? -1 : read.range(value, path, 1, world.mem[At.cards]));

const node: Field = ({ world, game }, value, path, address) => {
  const nodes = NODE_WORDS[HEADER_NAMES[address]] as 'segments' | 'phases' | 'steps';
  const id = value === null ? -1 : game.flow[nodes].findIndex((candidate) => candidate.path === value);
  if (id < 0 && value !== null) read.name(value, path, NOTHING, nodes.slice(0, -1));
  world.set(address, id);
};
const NOTHING: ReadonlySet<string> = new Set();

/** One of the engine's own lists, oldest first, its entries checked one by one. */
const listOf =
  (check: (runtime: Runtime, entry: Json, path: string) => void): Field =>
  (runtime, value, path, address) => {
    for (const [i, entry] of read.list(value, path).entries()) {
      check(runtime, entry, `${path}[${i}]`);
      push(runtime.world, address, deepFreeze(entry));
    }
  };

/** What waits, newest first. */
const boxesOf =
  (check: (runtime: Runtime, entry: Json, path: string) => Json, most = Number.POSITIVE_INFINITY): Field =>
  (runtime, value, path, address) => {
    const entries = read.list(value, path);
    if (entries.length > most) read.bad(path, `has ${entries.length} entries; ${most} can wait`);
    for (let i = entries.length - 1; i >= 0; i--) {
      push(runtime.world, address, check(runtime, entries[i], `${path}[${i}]`));
    }
  };

const riders = (value: Json | undefined, path: string): void => {
  if (value !== null) read.object(value, path);
};
const seat = (runtime: Runtime, value: Json | undefined, path: string, min: number): number =>
  read.range(value, path, min, runtime.layout.seats - 1);
const card = (runtime: Runtime, value: Json | undefined, path: string, none: number): number =>
  value === none ? none : read.range(value, path, 1, runtime.world.mem[At.cards]);

const extraTurn = (runtime: Runtime, value: Json, path: string): void => {
  const turn = read.fields(value, path, ['seat', 'riders', 'cause', 'after', 'created']);
  seat(runtime, turn.seat, `${path}.seat`, 0);
  const after = seat(runtime, turn.after, `${path}.after`, -1);
  const { mem } = runtime.world;
  const before = contentAt(runtime.world, mem[At.extraTurns]) as { readonly after: number } | null;
  // those that wait come behind those that are due
  if (after < 0 && before !== null && before.after >= 0) read.bad(`${path}.after`, 'is due behind one that waits');
  card(runtime, turn.cause, `${path}.cause`, -1);
  riders(turn.riders, `${path}.riders`);
  read.count(turn.created, `${path}.created`);
};

const LASTS = new Set(['once', 'thisTurn', 'nextTurn', 'whileSource']);
const skipRule = (runtime: Runtime, value: Json, path: string): void => {
  const { flow } = runtime.game;
  const rule = read.fields(value, path, ['level', 'name', 'seat', 'lasts', 'source', 'turn']);
  if (rule.level === 'phase') read.name(rule.name, `${path}.name`, flow.phaseNames, 'phase');
  else if (rule.level === 'step') read.name(rule.name, `${path}.name`, flow.stepNames, 'step');
  else read.name(rule.level, `${path}.level`, EXTRA_TURN, 'level of a skip');
  if (rule.level === 'extraTurn' && rule.name !== '') read.bad(`${path}.name`, 'is not empty');
  seat(runtime, rule.seat, `${path}.seat`, -1);
  read.name(rule.lasts, `${path}.lasts`, LASTS, 'time a skip lasts');
  card(runtime, rule.source, `${path}.source`, 0);
  read.count(rule.turn, `${path}.turn`);
};
const EXTRA_TURN: ReadonlySet<string> = new Set(['extraTurn']);

const insertion =
  (level: 'phase' | 'step') =>
  ({ game: { flow } }: Runtime, value: Json, path: string): void => {
    const known = level === 'phase' ? flow.phaseNames : flow.stepNames;
    const { after, items } = read.fields(value, path, ['after', 'items']);
    if (after !== '') read.name(after, `${path}.after`, known, level);
    const inserted = read.list(items, `${path}.items`);
    if (inserted.length === 0) read.bad(`${path}.items`, 'is empty');
    for (const [i, item] of inserted.entries()) {
      const at = `${path}.items[${i}]`;
      const { name, only } = read.fields(item, at, ['name', 'only']);
      read.name(name, `${at}.name`, known, level);
      for (const [k, step] of read.list(only, `${at}.only`).entries())
        read.name(step, `${at}.only[${k}]`, flow.stepNames, 'step');
    }
  };

const modifier = (runtime: Runtime, value: Json, path: string): void => {
  const { by, modifies, source } = read.fields(value, path, ['by', 'modifies', 'source']);
  const { modifiers } = runtime.game;
  const what = read.name(modifies, `${path}.modifies`, modifiers, 'value to modify');
  read.name(by, `${path}.by`, modifiers.get(what) ?? new Map(), 'modifier');
  read.range(source, `${path}.source`, 1, runtime.world.mem[At.cards]);
};

const FIELDS: Readonly<Record<Exclude<HeaderWord, 'cards' | 'requests'>, Field>> = {
  segment: node,
  phase: node,
  step: node,
  turnPlayer: seatFrom(-1),
  // a place out of range is nobody's, and a game may give priority to it
  priority: between(-1, MAX_SEATS - 1),
  otp: seatFrom(-1),
  choosingFirstPlayer: seatFrom(-1),
  gameOver: between(0, 1),
  winners: seats,
  losers: seats,
  result: readDetails,
  manualMode: between(0, 1),
  left: seats,
  numTurns: counter,
  numRounds: counter,
  numMoves: counter,
  numTurnMoves: counter,
  numGames: counter,
  passed: seats,
  lastPasser: seatFrom(-1),
  closer: seatFrom(-1),
  naturalSeat: seatFrom(0),
  firstSeat: seatFrom(0),
  turnIsExtra: between(0, 1),
  turnRiders: ({ world }, value, path, address) => {
    riders(value, path);
    world.set(address, world.values.json(value));
  },
  turnCause: cardOrNone,
  extraTurns: listOf(extraTurn),
  skipRules: listOf(skipRule),
  insertedPhases: listOf(insertion('phase')),
  insertedSteps: listOf(insertion('step')),
  onlySteps: ({ world, game }, value, path, address) => {
    const steps = read.list(value, path);
    for (const [i, step] of steps.entries()) read.name(step, `${path}[${i}]`, game.flow.stepNames, 'step');
    world.set(address, world.values.json(steps));
  },
  declaredPhase: node,
  declaredStep: node,
  phaseIsInserted: between(0, 1),
  turnRunning: between(0, 1),
  turnDone: between(TurnDone.no, TurnDone.yes),
  stepsDone: between(0, 1),
  segmentSerial: counter,
  turnSerial: counter,
  phaseSerial: counter,
  stepSerial: counter,
  random0: anyWord,
  random1: anyWord,
  random2: anyWord,
  random3: anyWord,
  agenda: boxesOf(readWork),
  decision: boxesOf(readDecision, 1),
  triggered: boxesOf(readTriggered),
  modifiers: listOf(modifier),
};
const NAMES = Object.keys(FIELDS) as readonly (keyof typeof FIELDS)[];

/** The cards must be there already: some words name one. */
export function readHeader(runtime: Runtime, value: Json | undefined): void {
  const header = read.fields(value, 'header', NAMES);
  for (const name of NAMES) FIELDS[name](runtime, header[name], `header.${name}`, HEADER[name]);
  checkPosition(runtime);
  checkResult(runtime);
  checkSources(runtime);
  const m = runtime.world.mem;
  if ((m[At.random0] | m[At.random1] | m[At.random2] | m[At.random3]) === 0)
    read.bad('header.random0', 'is 0 like the other three, and no random numbers come from that');
}

/** A step lies in the phase, the phase in the segment, and a turn only runs where there are turns. */
function checkPosition({ world, game: { flow } }: Runtime): void {
  const m = world.mem;
  const [segment, phase, step] = [m[At.segment], m[At.phase], m[At.step]];
  const within = (name: HeaderWord, isInside: boolean): void => {
    if (!isInside) read.bad(`header.${name}`, 'is not part of where the match stands');
  };
  within('phase', phase < 0 || flow.phases[phase].segment === segment);
  within('step', step < 0 || flow.steps[step].parent === phase);
  const [phaseBefore, stepBefore] = [m[At.declaredPhase], m[At.declaredStep]];
  within('declaredPhase', phase < 0 || phaseBefore < 0 || flow.phases[phaseBefore].segment === segment);
  within('declaredStep', step < 0 || stepBefore < 0 || flow.steps[stepBefore].parent === phase);
  const hasTurns = segment >= 0 && flow.turns[segment] !== null;
  within('turnRunning', hasTurns || m[At.turnRunning] === 0);
  within('turnDone', hasTurns || m[At.turnDone] === TurnDone.no);
}

/** A counter that somebody wrote leaves room: as long as any match goes on from it, what it comes to can be read. */
export function leaveRoom({ world, layout }: Runtime): void {
  const check = (address: number, path: string): void => {
    if (world.mem[address] > MOST_BY_HAND) read.bad(path, `is ${world.mem[address]}, more than ${MOST_BY_HAND}`);
  };
  for (const name of NAMES) if (FIELDS[name] === counter) check(HEADER[name], `header.${name}`);
  for (let seat = 0; seat < layout.seats; seat++) {
    const row = layout.playerStart + seat * layout.playerWords;
    check(row + PlayerAt.turnsTaken, `state.players[${seat}].turnsTaken`);
  }
}
const MOST_BY_HAND = read.MOST_COUNTED / 2;

/** Every card counts the skips and modifiers that last as long as it stays. */
function checkSources({ world }: Runtime): void {
  const kept = new Map<number, number>();
  for (const address of [At.skipRules, At.modifiers]) {
    for (const { source } of contents(world, address) as unknown as readonly { source: number }[]) {
      if (source > 0) kept.set(source, (kept.get(source) ?? 0) + 1);
    }
  }
  for (let i = 1; i <= world.mem[At.cards]; i++) {
    const counted = world.card(i, CardAt.source);
    if (counted !== (kept.get(i) ?? 0))
      read.bad(
        `cards[${i - 1}].source`,
        `is ${counted}, and the card keeps up ${kept.get(i) ?? 0} skips and modifiers`,
      );
  }
}

/** Queued navigation. */
export function readRequests({ world, game: { flow } }: Runtime, value: Json | undefined): void {
  const requests = read.list(value, 'requests');
  if (requests.length > MAX_REQUESTS) read.bad('requests', 'are too many');
  for (const [i, request] of requests.entries()) {
    const path = `requests[${i}]`;
    const words = read.list(request, path, REQUEST_WORDS);
    const at = REQUESTS_START + i * REQUEST_WORDS;
    const named = (word: number, known: { has(name: string): boolean }, level: string): void => {
      const name = words[word];
      if (name !== null) world.set(at + word, world.values.string(read.name(name, `${path}[${word}]`, known, level)));
    };
    const number = (word: number, max?: number): void => {
      const place = `${path}[${word}]`;
      world.set(at + word, max === undefined ? read.count(words[word], place) : read.range(words[word], place, 0, max));
    };
    number(RequestAt.kind, REQUEST_KINDS.length - 1);
    number(RequestAt.serial);
    named(RequestAt.segment, flow.segmentIds, 'segment');
    named(RequestAt.phase, flow.phaseNames, 'phase');
    named(RequestAt.step, flow.stepNames, 'step');
    number(RequestAt.reenter, 1);
  }
  world.set(At.requests, requests.length);
}

/** The players who still have to decide, by kind. */
export function readPending({ world, layout, playerIds }: Runtime, value: Json | undefined): void {
  const pending = read.fields(value, 'pending', layout.pending);
  const players = new Set(playerIds);
  for (const [kind, name] of layout.pending.entries()) {
    const waiting = read.names(pending[name], `pending.${name}`, players, 'player');
    world.set(layout.pendingStart + kind, packSeats(waiting.map((player) => playerIds.indexOf(player))));
  }
}
