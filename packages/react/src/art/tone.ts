import { hashOf } from './random.ts';

/** A colour family: hue and chroma in oklch. */
interface Tone {
  readonly hue: number;
  readonly chroma: number;
}

const TONES: Readonly<Record<string, Tone>> = {
  bone: { hue: 88, chroma: 0.055 },
  sky: { hue: 248, chroma: 0.13 },
  ink: { hue: 318, chroma: 0.06 },
  ember: { hue: 28, chroma: 0.16 },
  moss: { hue: 146, chroma: 0.13 },
  gold: { hue: 84, chroma: 0.14 },
  violet: { hue: 298, chroma: 0.14 },
  teal: { hue: 196, chroma: 0.1 },
  clay: { hue: 54, chroma: 0.085 },
  steel: { hue: 250, chroma: 0.028 },
  rose: { hue: 2, chroma: 0.13 },
};
const ORDER = Object.keys(TONES);

/** The tone of this name; a word that is none is one of its own. */
export const toneOf = (tone: string | undefined, name: string): Tone =>
  (tone !== undefined && Object.hasOwn(TONES, tone) ? TONES[tone] : undefined) ?? {
    hue: hashOf(tone ?? name) % 360,
    chroma: 0.11,
  };

/** Threads run in another direction for each tone: colour is never the only sign. */
export const threadAngle = (tone: string | undefined): number => Math.max(0, ORDER.indexOf(tone ?? '')) * 16.4;

/**
 * The line on top of a card, a pip.
 *
 * ```ts
 * const line = <hr style={{ borderColor: toneColour('ember', 'Dragon', 60) }} />;
 * ```
 */
export function toneColour(tone: string | undefined, name: string, lightness: number): string {
  const { hue, chroma } = toneOf(tone, name);
  return `oklch(${lightness} ${chroma} ${hue})`;
}
