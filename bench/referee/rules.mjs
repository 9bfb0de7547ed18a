// "Skirmish": the card-like reference game. ALL rules live here, as functions that
// mutate the state they are given (immer drafts work). An engine adapter only supplies flow:
//   phases  muster -> battle -> muster -> ...   (phase start: player 0 takes the first turn)
//   turns   exactly one move each, players alternate
//   hooks   phaseBegin, phaseEnd, turnBegin, turnEnd
//   checks after every move, in this order: gameOver, phaseOver, next turn
//   when a phase ends: turnEnd of the running turn, then phaseEnd; when the game ends: phaseEnd only
//   (boardgame.io never runs turn.onEnd for the last turn of a game, flow.ts EndGame -> EndPhase without `turn`).
export const PHASES = ['muster', 'battle'];
export const NEXT = { muster: 'battle', battle: 'muster' };
const HAND = 4,
  DECK = 20;

function rnd(G) {
  // mulberry32 kept inside G, so that the shuffles are part of the state
  G.rng = (G.rng + 0x6d2b79f5) | 0;
  let t = Math.imul(G.rng ^ (G.rng >>> 15), 1 | G.rng);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
function shuffle(G, a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = (rnd(G) * (i + 1)) | 0;
    const x = a[i];
    a[i] = a[j];
    a[j] = x;
  }
}
export function setup(limit, seed) {
  const G = { limit, rng: seed | 0, moves: 0, turns: 0, ended: 0, rounds: 0, passes: 0, players: [] };
  for (let p = 0; p < 2; p++) {
    const deck = [];
    for (let c = 0; c < DECK; c++) deck.push({ id: p * 100 + c, power: 1 + (c % 7) });
    shuffle(G, deck);
    G.players.push({ deck, hand: [], discard: [], score: 0, drawn: false, energy: 0 });
  }
  return G;
}
// --- hooks
// (Flags are cleared in phaseEnd, not phaseBegin: boardgame.io evaluates the NEW phase's endIf
// before that phase's onBegin, so clearing them in phaseBegin makes it skip phases and end in phase null.)
export function phaseBegin(G, phase) {
  if (phase === 'muster') G.rounds++;
}
export function phaseEnd(G, phase) {
  G.passes = 0;
  for (const P of G.players) {
    P.drawn = false;
    if (phase === 'battle') while (P.hand.length) P.discard.push(P.hand.pop());
  }
}
export function turnBegin(G, p) {
  G.turns++;
  G.players[p].energy = 1 + (G.turns & 3);
}
export function turnEnd(G, p) {
  G.ended++;
  G.players[p].energy = 0;
}
// --- moves
export function draw(G, p) {
  G.moves++;
  const P = G.players[p];
  P.drawn = true;
  for (let k = 0; k < HAND; k++) {
    if (P.deck.length === 0) {
      while (P.discard.length) P.deck.push(P.discard.pop());
      shuffle(G, P.deck);
    }
    P.hand.push(P.deck.pop());
  }
}
export function play(G, p, i) {
  G.moves++;
  G.passes = 0;
  const P = G.players[p];
  const [c] = P.hand.splice(i, 1);
  P.score += c.power * P.energy;
  P.discard.push(c);
}
export function pass(G) {
  G.moves++;
  G.passes++;
}
export const MOVES = { draw, play, pass };
// --- queries
export function legal(G, phase, p) {
  if (phase === 'muster') return [{ type: 'draw', i: 0 }];
  const out = [{ type: 'pass', i: 0 }];
  const n = G.players[p].hand.length;
  for (let i = 0; i < n; i++) out.push({ type: 'play', i });
  return out;
}
export function phaseOver(G, phase) {
  if (phase === 'muster') return G.players[0].drawn && G.players[1].drawn;
  return G.passes >= 2 || (G.players[0].hand.length === 0 && G.players[1].hand.length === 0);
}
export function gameOver(G) {
  if (G.moves < G.limit) return undefined;
  const [a, b] = G.players;
  return { winner: a.score === b.score ? null : a.score > b.score ? 0 : 1 };
}
export function digest(G) {
  const s = JSON.stringify(G);
  let h = 2166136261;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 16777619);
  return (h >>> 0).toString(16);
}
