/** So wide a table has no room for a rail beside it. */
const SMALL = 959;
const RAIL = 272;
const GAP = 10;
/** In a panel narrower than this not even the name of a player can be read. */
const LEAST_PANEL = 140;

/** In a panel narrower than this there is no room for the piles beside the life of a player, and then none for all of them. */
const NARROW_PANEL = 320;
const TIGHT_PANEL = 282;

const panelOf = (width: number, others: number): number => (width - RAIL - 24 - GAP * (others - 1)) / others;

/** Whether everything stands in one column: on phones, zoomed in, and where many would sit in panels too narrow to read. */
export const isSmall = (width: number, players: number): boolean =>
  width <= SMALL || (players > 2 && panelOf(width, players - 1) < LEAST_PANEL);

/** How little room the heads in the panels of so many have; undefined if enough. */
export function narrownessOf(width: number, others: number): 'narrow' | 'tight' | undefined {
  const panel = others > 1 ? panelOf(width, others) : Infinity;
  return panel < TIGHT_PANEL ? 'tight' : panel < NARROW_PANEL ? 'narrow' : undefined;
}

/** Whether a small screen has room for cards as large as on a desk. */
export const isTablet = (width: number): boolean => width >= 600 && innerHeight >= 800;
