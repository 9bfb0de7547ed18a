import type { Palette } from './palette.ts';
import type { Dice } from './random.ts';
import { circle, path, polar, xy } from './shape.ts';

type Petal = (width: number, inner: number, outer: number, twist: number, turn: number) => string;

const PETALS: readonly Petal[] = [
  // a blade
  (w, i, o, t, a) => `M${p(a, i)}L${p(a - w, o * 0.55)}L${p(a + t, o)}L${p(a + w, o * 0.55)}Z`,
  // a drop
  (w, i, o, t, a) =>
    `M${p(a, i)}Q${p(a - w * 1.6 + t, o * 0.7)} ${p(a + t, o)}Q${p(a + w * 1.6 + t, o * 0.7)} ${p(a, i)}Z`,
  // a bolt
  (w, i, o, t, a) =>
    `M${p(a - w * 0.5, i)}L${p(a + w * 0.9, o * 0.55)}L${p(a, o * 0.55)}L${p(a + w * 0.6 + t, o)}L${p(a - w, o * 0.42)}L${p(a, o * 0.4)}Z`,
  // a bar
  (w, i, o, t, a) =>
    `M${p(a - w * 0.7, i + 6)}L${p(a - w * 0.5 + t, o)}L${p(a + w * 0.5 + t, o)}L${p(a + w * 0.7, i + 6)}Z`,
];
const p = (angle: number, radius: number): string => xy(polar(angle, radius));

/** A burst: rings of petals in rotational symmetry. */
export function act(dice: Dice, { mid, light, dark, accent }: Palette): string {
  const count = dice.pick([3, 4, 5, 6, 8, 10]);
  const rings = dice.pick([2, 3]);
  const twist = (dice.pick([0, 0, 14, -14, 26]) * Math.PI) / 180;
  let drawn = '';
  for (let ring = 0; ring < rings; ring++) {
    const outer = [43, 30, 20][ring];
    const inner = [dice.between(4, 14), dice.between(2, 8), 2][ring];
    const width = ((dice.between(0.3, 0.62) * Math.PI) / count) * (ring === 0 ? 1 : 0.9);
    const colour = [dice.pick([mid, light]), dice.pick([dark, accent]), light][ring];
    const petal = dice.pick(PETALS);
    const offset = ring % 2 === 1 ? Math.PI / count : 0;
    const turns = Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count + offset);
    drawn += path(turns.map((turn) => petal(width, inner, outer, twist, turn)).join(''), colour);
  }
  return drawn + circle(50, 50, dice.between(4, 9), dice.pick([accent, light, dark]));
}
