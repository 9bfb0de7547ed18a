// How time and memory grow with what a match holds. `exponent` is the slope of the values over the sizes, both as
// logarithms: 1 is linear, 2 quadratic, 0 flat.
//   growth [--json] [--only name] [--out file]
import { join } from 'node:path';
import { inChild } from './child.mjs';
import { curves } from './growth/curves.mjs';
import { REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readOptions, UsageError } from './usage.mjs';

const MOST = { linear: 1.2, flat: 0.2 };
const worker = join(import.meta.dirname, 'growth', 'worker.mjs');

export async function main(args) {
  const options = readOptions(args, { ...REPORT_OPTIONS, only: { type: 'string' } });
  if (options.only !== undefined && !Object.hasOwn(curves, options.only))
    throw new UsageError(`--only takes one of: ${Object.keys(curves).join(', ')}`);
  const names = options.only === undefined ? Object.keys(curves) : [options.only];
  const measured = names.map((name) => {
    say(name);
    const { sizes, wants, unit = 'µs' } = curves[name];
    const us = inChild(worker, [name], ['--expose-gc']).map(rounded);
    return { name, sizes, us, unit, exponent: Number(slope(sizes, us).toFixed(2)), wants };
  });
  report(options, { most: MOST, curves: measured }, table);
}

/** Least squares over the logarithms. */
function slope(sizes, values) {
  const x = sizes.map(Math.log);
  const y = values.map(Math.log);
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [middleX, middleY] = [mean(x), mean(y)];
  const over = x.reduce((sum, value, i) => sum + (value - middleX) * (y[i] - middleY), 0);
  return over / x.reduce((sum, value) => sum + (value - middleX) ** 2, 0);
}

function table({ machine, curves: measured }) {
  const lines = [`${machine.cpu}, Node ${machine.node}; growth\n`];
  for (const { name, sizes, us, unit, exponent, wants } of measured) {
    const verdict = exponent > MOST[wants] ? `, wanted ${wants}` : '';
    lines.push(`  ${name.padEnd(26)}${sizes.map((size, i) => `${size}: ${us[i]} ${unit}`).join('   ')}\n`);
    lines.push(`  ${''.padEnd(26)}exponent ${exponent}${verdict}\n`);
  }
  return lines.join('');
}
