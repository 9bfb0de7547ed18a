// Frames that must change nothing: those of a seat are broken in one way or another, those of whoever watches may be perfect.
import { damaged, junk, pick, someText } from './junk.mjs';

/** Moves there may be in some game, but that nobody is offered. */
const MOVES = ['', 'win', 'draw', '__proto__', 'constructor', 'hasOwnProperty', 'undo', 'setup', 'PASS ', 'pass\u0000'];
/** What a seat may ask the table for at any time, but is answered with no. */
const REFUSED = ['agree', 'decline', 'rematch', 'resume', 'claim'];
const TYPES = ['welcome', 'step', 'ok', 'bye', 'toString', 'ACT', 'hello ', '', 'admin'];

let count = 0;
const id = () => `z${++count}`;

/** @param prompt the prompt that counts for this seat */
export function brokenFrame(random, prompt) {
  const act = { type: 'act', id: id(), prompt: prompt.n + 1e6 + Math.floor(random() * 1e6), move: 'PASS', args: {} };
  const offered = prompt.moves.map(({ move }) => move);
  return pick(random, [
    () => act,
    () => ({ ...act, prompt: prompt.n, move: pick(random, MOVES) }),
    () => ({
      ...act,
      prompt: prompt.n,
      move: pick(random, [...offered, 'PASS']),
      args: { [someText(random, 5)]: junk(random) },
    }),
    () => ({
      ...act,
      prompt: prompt.n,
      move: pick(random, [...offered, 'PASS']),
      args: pick(random, [[], 'x', 1, null]),
    }),
    () => ({ ...act, [pick(random, ['type', 'id', 'move', 'args', 'player', 'seat', 'token'])]: junk(random) }),
    () => ({
      ...act,
      type: pick(random, ['ask', 'preview']),
      prompt: prompt.n,
      move: pick(random, [...offered, ...MOVES]),
    }),
    () => ({
      type: 'why',
      id: id(),
      about: pick(random, [junk(random), { move: junk(random) }, { card: junk(random) }]),
    }),
    () => ({ type: 'table', id: id(), do: pick(random, [...REFUSED, junk(random)]) }),
    () => ({
      type: 'table',
      id: id(),
      do: 'claim',
      claim: { seat: junk(random), outcome: pick(random, ['end', 'bot', 'mine']) },
    }),
    () => ({
      type: 'prefs',
      id: id(),
      prefs: { [pick(random, ['autoPass', 'stops', 'yields', someText(random, 4)])]: wrongPreference(random) },
    }),
    () => ({ type: pick(random, TYPES), id: id(), seat: 'p0' }),
    () => junk(random),
    () => damaged(random, JSON.stringify(act)),
    () => damaged(random, JSON.stringify(act)),
    () => Buffer.from(someText(random, 30)),
    () => rarely(random, () => ({ type: 'hello', v: 1, since: Math.floor(random() * 100), chain: someText(random) })),
    () => rarely(random, () => ({ type: 'hello', v: 1 })),
    () => rarely(random, () => `"${'x'.repeat(70_000)}"`),
  ])();
}

/** What a seat may do, sent by somebody who has none: with the number of the prompt, and answers that are right. */
export function frameOfAnother(random, prompt, token) {
  return pick(random, [
    () => ({ type: 'act', id: id(), prompt: prompt.n, move: pick(random, prompt.moves).move, args: {} }),
    () => ({ type: 'act', id: id(), prompt: prompt.n, move: 'concede', args: {} }),
    () => ({ type: 'table', id: id(), do: pick(random, ['concede', 'undo', 'pause', 'rematch', 'agree', 'claim']) }),
    () => ({ type: 'table', id: id(), do: 'claim', claim: { seat: 'p0', outcome: 'end' } }),
    () => ({ type: 'prefs', id: id(), prefs: { autoPass: true } }),
    () => rarely(random, () => ({ type: 'hello', v: 1, token })),
    () => brokenFrame(random, prompt),
  ])();
}

/** Welcomes are long: many of them would only measure how long it takes to write them. */
const rarely = (random, make) => (random() < 0.05 ? make() : { type: 'ping', t: random() });

const wrongPreference = (random) => pick(random, [null, 'yes', 1, [1], { own: 1 }, ['x'.repeat(300)], { own: [null] }]);
