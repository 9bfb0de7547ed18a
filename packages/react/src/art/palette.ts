import type { Dice } from './random.ts';
import { toneOf } from './tone.ts';

export interface Palette {
  readonly back: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
  readonly halo: string;
}

/** How much of the chroma and of the lightness is left. */
export interface Shade {
  readonly mute?: number;
  readonly dim?: number;
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;

export function paletteOf(name: string, tone: string | undefined, { mute = 1, dim = 1 }: Shade, dice: Dice): Palette {
  const { hue, chroma } = toneOf(tone, name);
  const colour = (lightness: number, strength: number, angle: number): string =>
    `oklch(${round(lightness * 100 * dim, 1)}% ${round(strength * mute, 3)} ${round(((angle % 360) + 360) % 360, 1)})`;
  const shift = dice.pick([-24, -12, 12, 24]);
  const accent = hue + dice.pick([55, 140, 180, 220, -55]);
  return {
    back: colour(0.36 + dice.next() * 0.08, chroma * 0.85, hue),
    deep: colour(0.2, chroma * 0.55, hue + shift),
    mid: colour(0.62, chroma, hue - shift / 2),
    light: colour(0.86, chroma * 0.55, hue + shift / 2),
    dark: colour(0.16, chroma * 0.5, hue + shift),
    accent: colour(0.8, 0.105, accent),
    halo: dice.next() < 0.55 ? colour(0.55, 0.1, accent) : colour(0.58, chroma, hue + shift),
  };
}
