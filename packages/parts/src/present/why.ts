import type { Reason, View } from 'cardloom';
import { moveWords } from './moves.ts';
import type { Names } from './names.ts';
import { capital, capitalWords, sentence, type Words } from './pieces.ts';
import { spoken } from './spoken.ts';
import { standing } from './standing.ts';

/** Why something cannot be done, each reason with the move it speaks against. */
export const reasonWords = (reasons: readonly Reason[], view: View, names: Names): Words[] =>
  reasons.length === 0 ? [[{ text: 'It can be done.' }]] : reasons.map((reason) => oneReason(reason, view, names));

function oneReason({ move, code, message }: Reason, view: View, names: Names): Words {
  // who is asked instead is known by name here
  if (code === 'not-your-priority') return sentence(standing(view, names));
  const words = capitalWords(names.words(message));
  return move === null ? words : [{ text: `${capital(moveText(move, view, names))}: ` }, ...words];
}

/** What the move is called, without what the game adds to it for buttons. */
const moveText = (move: string, view: View, names: Names): string =>
  names.text(
    moveWords(names.presentation, move, view)
      ?.replace(/[:(].*$/, '')
      .trim() ?? spoken(move),
  );
