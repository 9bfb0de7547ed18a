// Nodes on one PostgreSQL are killed, stopped and woken, cut off from the database, and the database itself is killed, while people
// play: nothing that was acknowledged may be missing, there twice, or under a number that was acknowledged before.
//   nodes-faults [--json] [--rounds n] [--moves n] [--matches n] [--takeover n] [--out file]
// fenced: appends that the store refused because another node held the match, by what had happened. takeover: a node that holds so
// many matches is killed; claimedMs until all are others'. rolling: all nodes stopped and started anew, one after the other.
// frozen: a node whose lease is not renewed and who does not know; control: the same without fence and keys, which must fork.

import { Campaign } from './nodes/campaign.mjs';
import { startDatabase } from './nodes/database.mjs';
import { frozenNode } from './nodes/frozen.mjs';
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
  const campaign = await onDatabase(async (database) => {
    const running = new Campaign(database, LEASE_MS, readNumber('matches', options.matches, 1));
    return running.run(readNumber('rounds', options.rounds, 1), readNumber('moves', options.moves, 0));
  });
  const { lost, doubled, gaps, acknowledgedTwice, rolling } = campaign;
  report(options, { commit, leaseMs: LEASE_MS, ...campaign, takeover: taken, frozen, control }, table);
  const wrong = lost + doubled + gaps + acknowledgedTwice + frozen.acknowledgedTwice + taken.unplayable;
  const isLate = taken.claimedMs > LEASE_MS + 1000;
  const isBlind = frozen.fenced === 0 || control.acknowledgedTwice + control.doubled === 0;
  if (wrong > 0 || isLate || isBlind || rolling.refused > 0) process.exitCode = 1;
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
