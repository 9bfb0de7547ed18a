// Hostile clients: fuzzed frames and requests to a real server, which must change and break nothing, and how much one that takes all
// it can get slows others.
//   wire [--json] [--quick] [--frames n] [--requests n] [--rounds n] [--seconds n] [--seed n] [--write] [--out file]
// crashes: errors that nobody expected, answers of 5xx and tables that failed; stateChanges: writes to the store, and matches that
// are not as they were; accepted: frames or requests that were done; admitted: tokens of no seat that were let in.
import { join } from 'node:path';
import { commitHere, cpuNow, REPORT_OPTIONS, report, rounded } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';
import { fuzzWire } from './wire/fuzz.mjs';
import { slowedBy } from './wire/slow.mjs';

const RESULTS = join(import.meta.dirname, 'results', 'wire.json');
const FULL = { frames: '1000000', requests: '100000', rounds: '5', seconds: '15' };
const QUICK = { frames: '20000', requests: '2000', rounds: '1', seconds: '8' };

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    quick: { type: 'boolean', default: false },
    frames: { type: 'string' },
    requests: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  });
  const number = (name) => readNumber(name, options[name] ?? (options.quick ? QUICK : FULL)[name], 1);
  const seed = readNumber('seed', options.seed, 0);
  const before = cpuNow();
  const fuzzed = await fuzzWire({ frames: number('frames'), requests: number('requests'), seed });
  const cpuSeconds = rounded(cpuNow() - before);
  const slowed = await slowedBy({ rounds: number('rounds'), seconds: number('seconds') });
  const measured = { commit: commitHere(), ...fuzzed, cpuSeconds, slowed };
  report({ json: options.json, out: options.write ? RESULTS : options.out }, measured, table);
  const { crashes, stateChanges, accepted, admitted, wrongViews } = fuzzed;
  const isBlind = fuzzed.control.stateChanges === 0;
  if (crashes + stateChanges + accepted + admitted + wrongViews > 0 || isBlind) process.exitCode = 1;
}

const table = ({ frames, requests, crashes, stateChanges, accepted, admitted, wrongViews, slowed }) =>
  `${frames} frames and ${requests} requests: ${crashes} crashes, ${stateChanges} state changes, ${accepted} accepted, ${admitted} admitted, ${wrongViews} wrong views\n` +
  `median of two honest seats ${slowed.alone.p50} ms; ${slowed.slowerAtLimits} times that beside one who takes all the limits allow, ${slowed.slowerByFlood} times beside a flood (${slowed.slowerWithoutLimits} at a server without limits), ${slowed.slowerByFloodElsewhere} times beside a flood at another server on this machine\n`;
