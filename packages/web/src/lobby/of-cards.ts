import type { CardTitles } from './deck-text.ts';

/** Who reads that there is no such card does not read the names of all there are: the list they began with has them. */
const ALL = /; there are (?:[^,;]+, ){8,}[^,;.…]*/g;
const CARD = /"(\w+)"|\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g;

/** What rules say of cards, by how these are called. */
export const ofCards = (message: string, { titleOf }: CardTitles): string =>
  message
    .replace(ALL, '')
    .replace(CARD, (id: string, quoted?: string) => (quoted === undefined ? titleOf(id) : `"${titleOf(quoted)}"`));
