/** What a node tells the others: what one of them must act on, though the request came to another. */
export type News =
  /** Somebody took a seat or left one. */
  | { readonly what: 'seats'; readonly match: string }
  /** All seats are taken. */
  | { readonly what: 'begun'; readonly match: string }
  /** A seat is nobody's any more. */
  | { readonly what: 'left'; readonly match: string; readonly player: string }
  /** A match is another node's now. */
  | { readonly what: 'handed'; readonly match: string; readonly to: string }
  /** A node has stopped, and its matches can be taken. */
  | { readonly what: 'retired' };

/** With the node that tells it: whoever told it has acted on it already. */
export const textOf = (from: string, news: News): string => JSON.stringify({ from, ...news });

export function newsIn(text: string, here: string): News | null {
  try {
    const { from, ...news } = JSON.parse(text) as News & { readonly from: string };
    return from === here ? null : news;
  } catch {
    return null;
  }
}
