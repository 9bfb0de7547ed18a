import type { MatchSummary } from '@cardloom/protocol';
import { expect, it } from 'vitest';
import { endText, stateOf } from './standing.ts';

const seat = { bot: null, isTaken: true, needsInvite: false };
const match = {
  status: 'playing',
  seats: ['Mira', 'Tomás', 'Lin', 'Ada'].map((name, i) => ({ ...seat, name, player: `p${i}` })),
} as unknown as MatchSummary;

it.each([
  [{ waitingFor: ['p0'] }, 'Your move', true],
  [{ waitingFor: ['p1', 'p0'] }, 'Your move', true],
  [{ waitingFor: ['p1'] }, 'Tomás to act', false],
  [{ waitingFor: ['p1', 'p2'] }, 'Tomás and Lin to act', false],
  [{ waitingFor: ['p1', 'p2', 'p3'] }, '3 to act', false],
  [{ waitingFor: ['p0'], isPaused: true }, 'paused', false],
  [{}, 'Go on', false],
  [{ status: 'waiting' }, 'waiting for players', false],
  [{ status: 'over' }, 'Replay', false],
  [{ status: 'over', waitingFor: ['p0'] }, 'Play again?', true],
  [{ status: 'over', waitingFor: ['p1'] }, 'Replay', false],
] as const)('%o: %s', (more, does, isAsked) => {
  expect(stateOf({ ...match, ...more }, 'p0')).toEqual({ does, isAsked });
});

it.each([
  [{ winners: ['p0'] }, 'you won', 'Mira won'],
  [{ winners: ['p1'] }, 'Tomás won', 'Tomás won'],
  [{ winners: ['p0', 'p2'] }, 'your side won', 'Mira and Lin won'],
  [{ winners: [], losers: ['p0'] }, 'you lost', ''],
  [{ winners: [], losers: [] }, '', ''],
  [null, '', ''],
])('%o: %s', (outcome, own, others) => {
  expect([endText({ ...match, outcome }, 'p0'), endText({ ...match, outcome }, undefined)]).toEqual([own, others]);
});
