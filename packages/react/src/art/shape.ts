/** Shapes as SVG text, on a square of 100 by 100. */
export type Point = readonly [x: number, y: number];

export const at = (n: number): string => String(Math.round(n * 10) / 10);
const xy = ([x, y]: Point): string => `${at(x)} ${at(y)}`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="none" stroke="${stroke}" stroke-width="${at(width)}"/>`;

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

/** Through the middles between the points, bent towards them. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const middle = (i: number): Point => {
    const [ax, ay] = points[i % n];
    const [bx, by] = points[(i + 1) % n];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const bends = points.map((_, i) => `Q${xy(points[(i + 1) % n])} ${xy(middle(i + 1))}`);
  return `M${xy(middle(0))}${bends.join('')}Z`;
}

/** A point at this angle from the top, clockwise, and this far from the middle. */
export const polar = (angle: number, radius: number): Point => [
  50 + Math.sin(angle) * radius,
  50 - Math.cos(angle) * radius,
];

/** What stands to the right of the middle line, and the same to its left. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half.map(([x, y]): Point => [50 + x, y]),
  ...half.toReversed().map(([x, y]): Point => [50 - x, y]),
];

export { xy };
