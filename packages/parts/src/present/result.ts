import type { GameResult, View } from 'cardloom';
import type { Names } from './names.ts';
import { sentence, type Words } from './pieces.ts';

/** How a match ended, for people. */

const resultIn = ({ ctx }: View): GameResult | null => ctx.result as unknown as GameResult | null;

/**
 * In a few words: `you and bo win (the tower fell)`.
 *
 * ```ts
 * console.log(plain(tellResult(view, names)));
 * ```
 */
export function tellResult(view: View, names: Names): Words {
  const result = resultIn(view);
  if (result === null) return names.words('not yet decided');
  const { reason } = result;
  const { reasons = {} } = names.presentation;
  const said = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : reason;
  return names.words(`${winnersOf(result)}${said === null ? '' : ` (${said.replace(/\.$/, '')})`}`);
}

function winnersOf({ winners, losers, ranks, scores }: GameResult): string {
  const count = Object.keys(ranks).length;
  if (winners.length === 0) return losers.length === 0 ? 'a draw' : count === 1 ? 'lost' : 'everybody loses';
  if (winners.length === count && count > 1) return `everybody wins${sharedScore(scores)}`;
  if (winners.length === 1) return `{${winners[0]}:win}`;
  return `${winners.map((id) => `{${id}}`).join(' and ')} win`;
}

const sharedScore = (scores: GameResult['scores']): string => {
  const [score, ...others] = new Set(Object.values(scores ?? {}));
  return score === undefined || others.length > 0 ? '' : ` with ${score} points`;
};

/**
 * Who came where with how many points, best first: nothing where that is said by who has won.
 *
 * ```ts
 * for (const place of tellPlaces(view, names)) console.log(plain(place));
 * ```
 */
export function tellPlaces(view: View, names: Names): Words[] {
  const result = resultIn(view);
  if (result === null) return [];
  const { ranks, scores } = result;
  const places = new Set(Object.values(ranks)).size;
  if (scores === null && places < 3) return [];
  const order = Object.keys(ranks).sort((a, b) => ranks[a] - ranks[b]);
  return order.map((id) => {
    const who = sentence(names.words(`{${id}}${scores === null ? '' : `, ${scores[id]} points`}`));
    return places === 1 ? who : [{ text: `${ranks[id]}. ` }, ...who];
  });
}
