import type { CardTitles } from './deck-text.ts';

/** Who reads that there is no such card does not read the names of all there are: the list they began with has them. */
const ALL = /; there are (?:[\w ]+, ){8,}[\w ]+/g;
const CARD = /"(\w+)"|\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g;

/** What rules say of cards, by how these are called. */
export const ofCards = (message: string, { titleOf }: CardTitles): string =>
  message
    .replace(ALL, '')
    .replace(CARD, (id: string, quoted?: string) => (quoted === undefined ? titleOf(id) : `"${titleOf(quoted)}"`));

/** What rules say of options, for people: paths into the options are for programs. */
export const inWords = (message: string): string =>
  message
    .replace(/^(?:[^.:]+: )?options\.decks\[(\d+)\](?:\.(\w+))?/, (_, seat: string, part?: string) => {
      const deck = `The deck of seat ${Number(seat) + 1}`;
      return part === undefined ? deck : `${deck}: ${part}`;
    })
    .replace(/^(?:[^.:]+: )?options\.(\w+)/, 'The option $1');
