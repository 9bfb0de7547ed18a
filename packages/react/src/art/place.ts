import type { Palette } from './palette.ts';
import type { Dice } from './random.ts';
import { at, circle, path, ring } from './shape.ts';

/** A horizon: a sun or a moon, and three ridges from light to dark. */
export function place(dice: Dice, { back, light, mid, dark, accent }: Palette): string {
  const x = dice.between(24, 76);
  const y = dice.between(20, 38);
  const r = dice.between(8, 16);
  let sky = circle(x, y, r, accent);
  if (dice.next() < 0.4) sky += circle(x + r * 0.45, y - r * 0.2, r * 0.85, back);
  else if (dice.next() < 0.5) sky += ring(x, y, r + 4, accent, 1.2);
  const form = dice.pick(['peak', 'hill', 'tower', 'wave']);
  const ridges = [light, mid, dark].map((colour, layer) => path(ridge(dice, form, layer), colour));
  return sky + ridges.join('');
}

function ridge(dice: Dice, form: string, layer: number): string {
  const y = 48 + layer * 15;
  const count = form === 'tower' ? 7 : dice.pick([3, 4, 5]);
  const step = 104 / count;
  let d = 'M-2 102';
  for (let i = 0; i <= count; i++) {
    const x = -2 + i * step;
    const height = dice.between(2, [20, 15, 10][layer]);
    if (form === 'peak') d += `L${at(x)} ${at(y + 6)}L${at(x + step / 2)} ${at(y - height)}`;
    else if (form === 'tower') d += `L${at(x)} ${at(y - height)}L${at(x + step)} ${at(y - height)}`;
    else if (i === 0) d += `L${at(x)} ${at(y)}`;
    else if (form === 'wave') d += `Q${at(x - step / 2)} ${at(y - 14)} ${at(x)} ${at(y)}`;
    else d += `S${at(x - step / 3)} ${at(y - height)} ${at(x)} ${at(y - height / 2)}`;
  }
  return `${d}L102 102Z`;
}
