import type { View } from 'cardloom';

/** So many have not left the match. */
export const stillPlaying = (view: View | null): number =>
  Object.values(view?.players ?? {}).filter(({ left }) => left !== true).length;
