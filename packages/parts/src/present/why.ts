import type { Reason, View } from 'cardloom';
import { moveWords } from './moves.ts';
import type { Names } from './names.ts';
import { capital, capitalWords, sentence, type Words } from './pieces.ts';
import { spoken } from './spoken.ts';
import { standing } from './standing.ts';

/** Why something cannot be done, each reason with the move it speaks against. */
export const reasonWords = (reasons: readonly Reason[], view: View, names: Names): Words[] =>
  reasons.length === 0 ? [[{ text: 'It can be done.' }]] : grouped(reasons).map((group) => said(group, view, names));

/** Moves that the same speaks against are named together. */
function grouped(reasons: readonly Reason[]): Reason[][] {
  const groups = new Map<string, Reason[]>();
  for (const reason of reasons) groups.set(reason.message, [...(groups.get(reason.message) ?? []), reason]);
  return [...groups.values()];
}

function said(group: readonly Reason[], view: View, names: Names): Words {
  const [{ code, message }] = group;
  // who is asked instead is known by name here
  if (code === 'not-your-priority') return sentence(standing(view, names));
  const words = capitalWords(names.words(message));
  const moves = group.flatMap(({ move }) => (move === null ? [] : [moveText(move, view, names)]));
  return moves.length === 0 ? words : [{ text: `${capital(moves.join(', '))}: ` }, ...words];
}

/** What the move is called, without what the game adds to it for buttons. */
const moveText = (move: string, view: View, names: Names): string =>
  names.text(
    moveWords(names.presentation, move, view)
      ?.replace(/[:(].*$/, '')
      .trim() ?? spoken(move),
  );
