/** A card of a board that is written down: its name, or its name and how it is. */
export type Placed<More = object> =
  | string
  | ({ readonly card: string; readonly exerted?: boolean; readonly damage?: number } & More);
