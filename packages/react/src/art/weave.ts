import type { Palette } from './palette.ts';
import type { Dice } from './random.ts';
import { circle, path } from './shape.ts';

const SIDE = 20;

/** Tiles, four by four, mirrored: for what is of no kind anybody knows. */
export function weave(dice: Dice, { mid, light, accent, dark }: Palette): string {
  let drawn = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) {
      const form = dice.pick([square, triangle, quarter, dot]);
      const colour = dice.pick([mid, light, accent, dark]);
      const y = 10 + row * SIDE;
      drawn += form(10 + column * SIDE, y, false, colour) + form(10 + (3 - column) * SIDE, y, true, colour);
    }
  }
  return drawn;
}

type Tile = (x: number, y: number, isMirrored: boolean, colour: string) => string;

const square: Tile = (x, y, _isMirrored, colour) => path(`M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}Z`, colour);
const triangle: Tile = (x, y, isMirrored, colour) =>
  path(isMirrored ? `M${x + SIDE} ${y}v${SIDE}h-${SIDE}Z` : `M${x} ${y}v${SIDE}h${SIDE}Z`, colour);
const quarter: Tile = (x, y, isMirrored, colour) =>
  path(
    isMirrored
      ? `M${x + SIDE} ${y}a${SIDE} ${SIDE} 0 0 0 -${SIDE} ${SIDE}h${SIDE}Z`
      : `M${x} ${y}a${SIDE} ${SIDE} 0 0 1 ${SIDE} ${SIDE}h-${SIDE}Z`,
    colour,
  );
const dot: Tile = (x, y, _isMirrored, colour) => circle(x + SIDE / 2, y + SIDE / 2, SIDE / 2.6, colour);
