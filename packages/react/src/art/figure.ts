import type { Palette } from './palette.ts';
import type { Dice } from './random.ts';
import { at, circle, type Point, path, polygon, smooth } from './shape.ts';

/** A mask: mirrored layers from large to small, perhaps with horns or a crown, and eyes. */
export function figure(dice: Dice, palette: Palette): string {
  const { dark, mid, light, accent } = palette;
  const isSmooth = dice.next() < 0.5;
  const corners = dice.pick([4, 5, 6]);
  const height = dice.between(0.9, 1.15);
  const colours = dice.pick([
    [dark, mid, light],
    [mid, dark, accent],
    [dark, accent, light],
    [light, dark, mid],
    [accent, dark, light],
    [light, accent, dark],
  ]);
  const radii = Array.from({ length: corners + 1 }, () => dice.between(0.52, 1));
  const top = headgear(dice, palette);
  const layers = [40, 28.5, 17].map((radius, layer) => {
    const half = radii.map((r, i): Point => {
      const angle = (Math.PI * i) / corners - Math.PI / 2;
      const reach = radius * (r * 0.75 + 0.25 + (dice.next() - 0.5) * 0.18);
      return [Math.cos(angle) * reach, 54 + Math.sin(angle) * reach * height];
    });
    const left = half.slice(1, -1).toReversed();
    const points = [...half.map(([x, y]): Point => [50 + x, y]), ...left.map(([x, y]): Point => [50 - x, y])];
    return path(isSmooth ? smooth(points) : polygon(points), colours[layer]);
  });
  const isLight = colours[2] === light || colours[2] === accent;
  return top + layers.join('') + eyes(dice, isLight ? dark : accent, light);
}

function headgear(dice: Dice, { light, accent }: Palette): string {
  const horns = path('M42 34L25 8L33 46ZM58 34L75 8L67 46Z', light);
  const curled = path('M34 34Q12 24 18 6Q28 20 44 26ZM66 34Q88 24 82 6Q72 20 56 26Z', accent);
  const crown = path('M29 34L33 10L41 34ZM44 34L50 2L56 34ZM59 34L67 10L71 34Z', accent);
  return dice.pick(['', '', horns, curled, crown]);
}

function eyes(dice: Dice, colour: string, glint: string): string {
  const apart = dice.between(7, 12);
  const y = dice.between(44, 53);
  const size = dice.between(2.6, 4.6);
  const kind = dice.pick(['dot', 'slit', 'triangle', 'one']);
  if (kind === 'one') return circle(50, y, size * 1.9, colour) + circle(50, y, size * 0.8, glint);
  return [-1, 1]
    .map((side) => {
      const x = (away: number): string => at(50 + side * away);
      if (kind === 'dot') return circle(50 + side * apart, y, size, colour);
      const d =
        kind === 'slit'
          ? `M${x(apart - size * 1.4)} ${at(y + 2)}L${x(apart + size * 1.7)} ${at(y - 3)}L${x(apart + size * 0.8)} ${at(y + 3)}Z`
          : `M${x(apart)} ${at(y - size)}L${x(apart + size)} ${at(y + size)}L${x(apart - size)} ${at(y + size)}Z`;
      return path(d, colour);
    })
    .join('');
}
