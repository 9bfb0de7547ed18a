// Nodes on one PostgreSQL are killed, stopped and woken, cut off from the database, and the database itself is killed, while people
// play: nothing that was acknowledged may be missing, there twice, or under a number that was acknowledged before.
//   nodes-faults [--json] [--rounds n] [--moves n] [--matches n] [--takeover n] [--out file]
// Half of the rounds with three nodes, half with two. fenced: appends that the store refused because another node held the match, by what
// had happened. retried: answers that the match has moved on, after which the next choice was taken. takeover: a node that holds so many
// matches is killed; claimedMs until all are others', firstMoveMs from the first request there to an acknowledged move. rolling: as many
// matches while all nodes are replaced, one after the other. frozen: a node that is woken after its lease has ended and renews none;
// control: the same without fence and keys, which must fork.

import { Campaign } from './nodes/campaign.mjs';
import { startDatabase } from './nodes/database.mjs';
import { frozenNode } from './nodes/frozen.mjs';
import { rolling } from './nodes/rolling.mjs';
import { takeover } from './nodes/takeover.mjs';
import { commitHere, REPORT_OPTIONS, report, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const LEASE_MS = 2000;

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    rounds: { type: 'string', default: '100' },
    moves: { type: 'string', default: '100000' },
    matches: { type: 'string', default: '40' },
    takeover: { type: 'string', default: '1000' },
  });
  const commit = commitHere();
  const frozen = await onDatabase((database) => frozenNode(database, LEASE_MS, ''));
  say(`frozen: ${JSON.stringify(frozen)}`);
  const control = await onDatabase((database) => frozenNode(database, LEASE_MS, 'unfenced'));
  say(`control: ${JSON.stringify(control)}`);
  const taken = await onDatabase((database) =>
    takeover(database, LEASE_MS, readNumber('takeover', options.takeover, 1)),
  );
  say(`takeover: ${JSON.stringify(taken)}`);
  const rolled = await onDatabase((database) =>
    rolling(database, LEASE_MS, readNumber('takeover', options.takeover, 1)),
  );
  say(`rolling: ${JSON.stringify(rolled)}`);
  const campaign = await onDatabase((database) =>
    new Campaign(database, LEASE_MS).run(
      [3, 2],
      readNumber('matches', options.matches, 1),
      readNumber('rounds', options.rounds, 1),
      readNumber('moves', options.moves, 0),
    ),
  );
  const result = { commit, leaseMs: LEASE_MS, ...campaign, takeover: taken, rolling: rolled, frozen, control };
  report(options, result, table);
  if (faultsOf(result).length > 0) {
    say(`wrong: ${faultsOf(result).join(', ')}`);
    process.exitCode = 1;
  }
}

/** What is not as it must be. */
function faultsOf({ rolling: rolled, takeover: taken, frozen, control, phases, ...campaign }) {
  const none = { lost: 0, doubled: 0, gaps: 0, acknowledgedTwice: 0 };
  const wrong = (name, counts) =>
    Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${name}: ${count} ${what}`] : []));
  const of = (result, more = {}) =>
    Object.fromEntries(Object.keys({ ...none, ...more }).map((what) => [what, result[what] ?? 0]));
  const refused = Object.values(campaign.refused).reduce((sum, count) => sum + count, 0);
  return [
    ...wrong('campaign', { ...of(campaign), refused }),
    ...phases.flatMap((phase) => wrong(`${phase.nodes} nodes replaced`, { refused: phase.rolling.refused })),
    ...wrong('rolling', of(rolled, { refused: 0 })),
    ...wrong('takeover', { unplayable: taken.unplayable, late: Number(taken.claimedMs > LEASE_MS + 1000) }),
    ...wrong('frozen', { acknowledgedTwice: frozen.acknowledgedTwice, unseen: Number(frozen.fenced === 0) }),
    ...wrong('control', { unforked: Number(control.acknowledgedTwice === 0) }),
  ];
}

async function onDatabase(work) {
  const database = await startDatabase();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

const table = ({ rounds, acknowledged, lost, doubled, gaps, acknowledgedTwice, takeover: { matches, claimedMs } }) =>
  `${rounds} rounds: ${acknowledged} moves acknowledged, ${lost} lost, ${doubled} doubled, ${gaps} gaps, ` +
  `${acknowledgedTwice} numbers acknowledged twice; ${matches} matches taken over in ${claimedMs} ms\n`;
