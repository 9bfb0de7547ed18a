// A node with many matches is killed, and all nodes are replaced one after the other, on one PostgreSQL: others have all of its matches within
// the time of a lease and a second, each of them is played on at the first request, and nobody who plays is refused or loses a move.
//   nodes-handover [--json] [--matches n] [--out file]
// takeover: claimedMs from the kill until all are others', perNode whose they are then, firstMoveMs from the first request there (both
// sockets, eight matches at a time) to an acknowledged move, again how often somebody had to ask again, as they were handed to a node
// with fewer meanwhile. rolling: stopMs for each node to hand its matches over and end; balancing:
// what each node has when the last was replaced, and after seconds, when nothing is handed to nodes with fewer any more.

import { onDatabase } from './nodes/database.mjs';
import { rolling } from './nodes/rolling.mjs';
import { takeover } from './nodes/takeover.mjs';
import { commitHere, REPORT_OPTIONS, report, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const LEASE_MS = 6000;
const LATE_MS = 1000;

export async function main(args) {
  const options = readOptions(args, { ...REPORT_OPTIONS, matches: { type: 'string', default: '1000' } });
  const matches = readNumber('matches', options.matches, 1);
  const commit = commitHere();
  const taken = await onDatabase((database) => takeover(database, LEASE_MS, matches));
  say(`takeover: ${JSON.stringify(taken)}`);
  const rolled = await onDatabase((database) => rolling(database, LEASE_MS, matches));
  report(options, { commit, leaseMs: LEASE_MS, takeover: taken, rolling: rolled }, table);
  const { refused, lost, doubled, gaps, acknowledgedTwice } = rolled;
  const isLate = taken.claimedMs > LEASE_MS + LATE_MS;
  if (isLate || taken.unplayable + refused + lost + doubled + gaps + acknowledgedTwice > 0) process.exitCode = 1;
}

const table = ({ leaseMs, takeover: taken, rolling: { nodes, matches, acknowledged, refused, lost, balancing } }) =>
  `${taken.matches} matches of a killed node claimed after ${taken.claimedMs} ms (lease ${leaseMs}), ${taken.unplayable} not ` +
  `playable; ${nodes} nodes with ${matches} matches replaced: ${acknowledged} moves, ${refused} refused, ${lost} lost; ` +
  `${balancing.perNodeBefore} matches a node then, and ${balancing.perNodeAfter} ${balancing.seconds} s later\n`;
