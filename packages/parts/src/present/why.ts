import type { Reason, View } from 'cardloom';
import { moveWords } from './moves.ts';
import type { Names } from './names.ts';
import { capital, capitalWords, sentence, type Words } from './pieces.ts';
import { spoken } from './spoken.ts';
import { standing } from './standing.ts';

/**
 * Why something cannot be done, each reason with the move it speaks against.
 *
 * ```ts
 * for (const reason of reasonWords(match.why('p0', { card: 12 }), view, names)) console.log(plain(reason));
 * ```
 */
export const reasonWords = (reasons: readonly Reason[], view: View, names: Names): Words[] =>
  reasons.length === 0 ? [[{ text: 'It can be done.' }]] : grouped(reasons).map((group) => said(group, view, names));

/**
 * Whether it is the cost that speaks against it: a rule that rejects a card for that says what it costs, or that it cannot be paid.
 *
 * ```ts
 * isAboutCost({ move: 'play', choice: 'card', code: 'illegal-choice', message: 'It costs 3, and you have 2 ready ink.' }); // true
 * ```
 */
export const isAboutCost = ({ code, message }: Reason): boolean =>
  code === 'illegal-choice' && /\b(costs|pay)\b/.test(message);

/**
 * The reason that says most about one card in a few words: its cost before all others, then what is said of the card itself.
 *
 * ```ts
 * plain(reasonInShort(await client.why({ card: 12 }), view, names)); // 'It costs 3, and you have 2 ready ink.'
 * ```
 */
export function reasonInShort(reasons: readonly Reason[], view: View, names: Names): Words {
  const telling = reasons.filter(({ message }) => message !== SAYS_NOTHING);
  const own =
    telling.find(isAboutCost) ?? telling.find(({ code }) => code === 'illegal-choice') ?? telling[0] ?? reasons[0];
  return own === undefined ? [] : said([{ ...own, move: null }], view, names);
}

/** What the engine says where a rule rejects a card without a word. */
const SAYS_NOTHING = 'It cannot be chosen for this.';

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
