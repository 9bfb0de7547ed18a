/** Small things that all parts of a report need. */

export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

/** A coordinate: a tenth of a pixel is enough. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

/** Round numbers from 0 to about `max`, some five of them. */
export function ticks(max: number): number[] {
  if (max <= 0) return [0];
  const rough = max / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const rounded: number[] = [];
  for (let value = 0; value <= max + step * 1e-6; value += step) rounded.push(value);
  return rounded;
}
