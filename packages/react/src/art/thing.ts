import type { Palette } from './palette.ts';
import type { Dice } from './random.ts';
import { at, circle, mirrored, type Point, path, polygon, smooth } from './shape.ts';

/** A vessel: a profile mirrored along an axis, the same again inside, perhaps a bar, one gem. */
export function thing(dice: Dice, { mid, dark, light, accent }: Palette): string {
  const count = dice.pick([4, 5, 6]);
  const ys = Array.from({ length: count + 1 }, (_, i) =>
    i === 0 ? 12 : i === count ? 88 : 12 + (76 * (i + dice.between(-0.25, 0.25))) / count,
  );
  const widths = ys.map((_, i) =>
    i === 0 ? dice.between(1, 8) : i === count ? dice.between(4, 16) : dice.between(5, 26),
  );
  const draw = dice.next() < 0.5 ? smooth : polygon;
  const half = ys.map((y, i): Point => [widths[i], y]);
  const inside = half.map(([x, y]): Point => [x * 0.5, 50 + (y - 50) * 0.86]);
  const tilt = dice.pick([0, 0, -24, 24, 38]);
  const body = path(draw(mirrored(half)), mid) + path(draw(mirrored(inside)), dice.pick([dark, light]));
  const reach = dice.between(20, 34);
  const bar = path(`M${at(50 - reach)} ${at(ys[2])}h${at(2 * reach)}l-4 5h${at(8 - 2 * reach)}Z`, light);
  const gem = circle(50, dice.between(30, 66), dice.between(4, 7.5), accent);
  return `<g transform="rotate(${tilt} 50 50)">${body}${dice.pick(['', bar, bar])}${gem}</g>`;
}
