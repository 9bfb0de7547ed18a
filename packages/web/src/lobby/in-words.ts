import type { RegisteredGame } from '@cardloom/games';
import { titlesOf } from './deck-text.ts';
import { ofCards } from './of-cards.ts';

/** What rules say of options, for people: paths into the options are for programs. */
export const inWords = (message: string): string =>
  message
    .replace(/^(?:[^.:]+: )?options\.decks\[(\d+)\](?:\.(\w+))?/, (_, seat: string, part?: string) => {
      const deck = `The deck of seat ${Number(seat) + 1}`;
      return part === undefined ? deck : `${deck}: ${part}`;
    })
    .replace(/^(?:[^.:]+: )?options\.(\w+)/, 'The option $1');

/** What was wrong with a match that somebody began or joined: of a deck what its cards are called. */
export const refusalText = async (game: RegisteredGame | undefined, message: string): Promise<string> =>
  game === undefined ? inWords(message) : ofCards(inWords(message), titlesOf(await game.present()));
