/** The page for which the sizes of cards are given: up to there they shrink with it, beyond they grow. */
const USUAL = { width: 1280, height: 860 };
const MOST = 1.35;
/** In steps, as everything is laid out anew with each. */
const STEPS = 20;

/** How much larger cards are on a large screen than on a usual one. */
export function largerBy({ width, height }: { readonly width: number; readonly height: number }): number {
  const wanted = Math.min(width / USUAL.width, height / USUAL.height);
  return Math.min(MOST, Math.max(1, Math.floor(wanted * STEPS) / STEPS));
}
