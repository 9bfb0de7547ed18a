import { escaped } from '../escaped.ts';
import { wilson } from '../sim/statistics.ts';
import { at, percent } from './markup.ts';

export interface RateRow {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Right of the name, in small letters. */
  readonly note?: string;
}

const ROW = 34;
const LEFT = 190;
const RIGHT = 130;
const WIDTH = 720;

/** Win rates as dots with their intervals; the dashed line is where all would be if nothing mattered. */
export function rateChart(rows: readonly RateRow[], fair: number, label: string): string {
  const intervals = rows.map(({ wins, games }) => wilson(wins, games));
  const low = Math.max(0, Math.floor(Math.min(fair - 0.05, ...intervals.map((i) => i.low)) * 20) / 20);
  const high = Math.min(1, Math.ceil(Math.max(fair + 0.05, ...intervals.map((i) => i.high)) * 20) / 20);
  const x = (share: number): number => LEFT + ((share - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const height = rows.length * ROW + 34;
  const bottom = height - 26;
  const parts = axis(low, high).map(
    (share) =>
      `<line class="grid" x1="${at(x(share))}" x2="${at(x(share))}" y1="0" y2="${bottom}"/>` +
      `<text class="tick mid" x="${at(x(share))}" y="${height - 8}">${percent(share, 0)}</text>`,
  );
  parts.push(`<line class="fair" x1="${at(x(fair))}" x2="${at(x(fair))}" y1="0" y2="${bottom}"/>`);
  for (const [i, { name, note, wins, games }] of rows.entries()) {
    const y = i * ROW + ROW / 2 + 2;
    const { share, low: from, high: to } = intervals[i];
    parts.push(
      `<g><title>${escaped(`${name}: ${wins} of ${games} won, ${percent(share)} (${percent(from)} to ${percent(to)})`)}</title>` +
        `<rect class="hit" x="0" y="${at(y - ROW / 2)}" width="${WIDTH}" height="${ROW}"/>` +
        `<text class="label" x="${LEFT - 14}" y="${at(y + (note === undefined ? 4 : -2))}">${escaped(short(name))}</text>` +
        (note === undefined
          ? ''
          : `<text class="tick end" x="${LEFT - 14}" y="${at(y + 11)}">${escaped(note)}</text>`) +
        `<line class="whisker" x1="${at(x(from))}" x2="${at(x(to))}" y1="${at(y)}" y2="${at(y)}"/>` +
        `<circle class="point" cx="${at(x(share))}" cy="${at(y)}" r="5"/>` +
        `<text class="value" x="${WIDTH - RIGHT + 16}" y="${at(y + 4)}">${percent(share)}` +
        `<tspan class="faint" dx="6">± ${((to - from) * 50).toFixed(1)}</tspan></text></g>`,
    );
  }
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;
}

/** Round shares between two ends. */
function axis(low: number, high: number): number[] {
  const step = [0.02, 0.05, 0.1, 0.2, 0.25].find((candidate) => (high - low) / candidate <= 7) ?? 0.5;
  const shares: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9; k++) shares.push(k * step);
  return shares;
}

const short = (name: string): string => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
