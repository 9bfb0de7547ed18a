// Nodes on one PostgreSQL are killed, stopped and woken, cut off from the database, and the database itself is killed, while people
// play: nothing that was acknowledged may be missing, there twice, or under a number that was acknowledged before.
//   nodes-faults [--json] [--rounds n] [--moves n] [--matches n] [--out file]
// In a round of `balance` a node is replaced by an empty one, and whoever hands tables to that is killed or stopped in the middle of it.
// Half of the rounds with three nodes, half with two, and at the end of each half all nodes are replaced. fenced: appends that the store
// refused because another node held the match, by what had happened. retried: answers that the match has moved on, after which the next
// choice was taken. handed: tables that were handed to nodes with fewer. goesOnMs: from the fault until a move was acknowledged at every table. frozen: a node that is woken after its lease has
// ended and renews none; control: the same without fence and keys, which must fork.

import { Campaign } from './nodes/campaign.mjs';
import { onDatabase } from './nodes/database.mjs';
import { frozenNode } from './nodes/frozen.mjs';
import { commitHere, REPORT_OPTIONS, report, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const LEASE_MS = 2000;
const SIZES = [3, 2];

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    rounds: { type: 'string', default: '100' },
    moves: { type: 'string', default: '100000' },
    matches: { type: 'string', default: '40' },
  });
  const rounds = readNumber('rounds', options.rounds, 1);
  const moves = readNumber('moves', options.moves, 0);
  const matches = readNumber('matches', options.matches, 1);
  const commit = commitHere();
  const frozen = await frozenUntilFenced();
  const control = await onDatabase((database) => frozenNode(database, LEASE_MS, 'unfenced'));
  say(`control: ${JSON.stringify(control)}`);
  const campaign = await onDatabase((database) => new Campaign(database, LEASE_MS).run(SIZES, matches, rounds, moves));
  report(options, { commit, leaseMs: LEASE_MS, ...campaign, frozen, control }, table);
  const { lost, doubled, gaps, acknowledgedTwice, refused } = campaign;
  const wrong = lost + doubled + gaps + acknowledgedTwice + Object.keys(refused).length + frozen.acknowledgedTwice;
  const isBlind = frozen.fenced === 0 || control.acknowledgedTwice === 0;
  if (wrong > 0 || isBlind) process.exitCode = 1;
}

/** A zombie whose people were sent away as it woke stores nothing that could be refused: then it is tried again. */
async function frozenUntilFenced() {
  for (let tries = 1; ; tries++) {
    const frozen = await onDatabase((database) => frozenNode(database, LEASE_MS, ''));
    say(`frozen: ${JSON.stringify(frozen)}`);
    if (frozen.fenced > 0 || tries === MOST_TRIES) return { ...frozen, tries };
  }
}
const MOST_TRIES = 3;

const table = ({ rounds, acknowledged, lost, doubled, gaps, acknowledgedTwice, frozen, control }) =>
  `${rounds} rounds: ${acknowledged} moves acknowledged, ${lost} lost, ${doubled} doubled, ${gaps} gaps, ` +
  `${acknowledgedTwice} numbers acknowledged twice; ${frozen.fenced} appends of a zombie fenced, ` +
  `${control.acknowledgedTwice} numbers acknowledged twice without the fence\n`;
