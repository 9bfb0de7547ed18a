import { escaped } from '../escaped.ts';
import type { Bin } from '../sim/statistics.ts';
import { at, percent, ticks } from './markup.ts';

const WIDTH = 720;
const HEIGHT = 230;
const LEFT = 52;
const TOP = 28;
const BOTTOM = 40;

/** How often something was this large: one bar per value, or per range of values; the line is the average. */
export function barChart(bins: readonly Bin[], average: number, unit: string, label: string): string {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  const highest = Math.max(...bins.map((bin) => bin.count)) / total;
  const floor = HEIGHT - BOTTOM;
  const y = (share: number): number => floor - (share / highest) * (floor - TOP);
  // a few bars stay bars
  const slot = Math.min(84, (WIDTH - LEFT - 10) / bins.length);
  const [first] = bins;
  const span = first.to - first.from + 1;
  const x = (value: number): number => LEFT + ((value - first.from) / span) * slot;
  const parts = ticks(highest).map(
    (share) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - 10}" y1="${at(y(share))}" y2="${at(y(share))}"/>` +
      `<text class="tick end" x="${LEFT - 8}" y="${at(y(share) + 4)}">${percent(share, highest < 0.05 ? 1 : 0)}</text>`,
  );
  const gap = Math.min(4, slot * 0.15);
  const every = Math.max(1, Math.ceil(bins.length / 14));
  for (const [i, { from, to, count }] of bins.entries()) {
    const name = from === to ? `${from}` : `${from}–${to}`;
    const left = LEFT + i * slot + gap / 2;
    parts.push(
      `<g><title>${escaped(`${name} ${unit}: ${count} (${percent(count / total)})`)}</title>` +
        `<rect class="hit" x="${at(LEFT + i * slot)}" y="${TOP}" width="${at(slot)}" height="${floor - TOP}"/>` +
        `<rect class="bar" x="${at(left)}" y="${at(y(count / total))}" width="${at(slot - gap)}" height="${at(floor - y(count / total))}" rx="${at(Math.min(3, slot / 5))}"/></g>`,
    );
    if (i % every === 0) {
      // a range is named by where it begins
      const middle = span === 1 ? left + (slot - gap) / 2 : LEFT + i * slot;
      parts.push(`<text class="tick mid" x="${at(middle)}" y="${floor + 17}">${from}</text>`);
    }
  }
  const line = x(average + (span === 1 ? 0.5 : 0));
  const isRight = line > WIDTH * 0.75;
  parts.push(
    `<line class="fair" x1="${at(line)}" x2="${at(line)}" y1="${TOP - 14}" y2="${floor}"/>` +
      `<text class="mean ${isRight ? 'end' : ''}" x="${at(line + (isRight ? -6 : 6))}" y="${TOP - 8}">average ${average.toFixed(1)}</text>`,
    `<text class="tick mid" x="${(LEFT + WIDTH) / 2}" y="${HEIGHT - 5}">${escaped(unit)}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;
}
