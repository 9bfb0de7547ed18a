/** So wide a table has no room for a rail beside it. */
const SMALL = 860;
const RAIL = 272;
const GAP = 10;
/** In a panel narrower than this not even the name of a player can be read. */
const LEAST_PANEL = 140;

/** Whether everything stands in one column: on phones, zoomed in, and where many would sit in panels too narrow to read. */
export function isSmall(width: number, players: number): boolean {
  const others = players - 1;
  const panel = (width - RAIL - 24 - GAP * (others - 1)) / others;
  return width <= SMALL || (others > 1 && panel < LEAST_PANEL);
}

/** Whether a small screen has room for cards as large as on a desk. */
export const isTablet = (width: number): boolean => width >= 600 && innerHeight >= 800;
