import type { Palette } from './palette.ts';
import type { Dice } from './random.ts';
import { at, circle, polar, ring } from './shape.ts';

/** A knot: rings round the middle. */
export function bond(dice: Dice, { dark, light, mid, accent }: Palette): string {
  const count = dice.pick([3, 4, 5, 6]);
  const away = dice.between(11, 18);
  const radius = dice.between(13, 22);
  const width = dice.between(3, 5.5);
  const rings = Array.from({ length: count }, (_, i) => {
    const [x, y] = polar((2 * Math.PI * i) / count, away);
    const isOther = i % 2 === 1;
    return ring(x, y, radius, isOther ? (count % 2 === 0 ? accent : mid) : light, width);
  });
  const ground = `<circle cx="50" cy="50" r="${at(away + radius)}" fill="${dark}" opacity=".55"/>`;
  return ground + rings.join('') + circle(50, 50, dice.between(4, 8), accent);
}
