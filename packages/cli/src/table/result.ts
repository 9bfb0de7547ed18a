import type { GameResult, View } from 'cardloom';
import { inLine } from '../terminal.ts';
import { verb } from './called.ts';
import type { Names } from './names.ts';
import { capital } from './text.ts';

/** How a match ended, for people. */

const resultIn = ({ ctx }: View): GameResult | null => ctx.result as unknown as GameResult | null;

/** In a few words: `you and bo win (the tower fell)`. */
export function tellResult(view: View, names: Names): string {
  const result = resultIn(view);
  if (result === null) return 'not yet decided';
  const why = result.reason === null ? '' : ` (${inLine(result.reason).replace(/\.$/, '')})`;
  return `${who(result, names)}${why}`;
}

function who({ winners, losers, ranks, scores }: GameResult, names: Names): string {
  const count = Object.keys(ranks).length;
  if (winners.length === 0) return losers.length === 0 ? 'a draw' : count === 1 ? 'lost' : 'everybody loses';
  if (winners.length === count && count > 1) return `everybody wins${sharedScore(scores)}`;
  if (winners.length === 1) return `${names.player(winners[0])} ${verb(names.player(winners[0]), 'win')}`;
  return `${winners.map((id) => names.player(id)).join(' and ')} win`;
}

const sharedScore = (scores: GameResult['scores']): string => {
  const [score, ...others] = new Set(Object.values(scores ?? {}));
  return score === undefined || others.length > 0 ? '' : ` with ${score} points`;
};

/** Who came where with how many points, best first: nothing where that is said by who has won. */
export function tellPlaces(view: View, names: Names): string[] {
  const result = resultIn(view);
  if (result === null) return [];
  const { ranks, scores } = result;
  const places = new Set(Object.values(ranks)).size;
  if (scores === null && places < 3) return [];
  const order = Object.keys(ranks).sort((a, b) => ranks[a] - ranks[b]);
  return order.map((id) => {
    const points = scores === null ? '' : `, ${scores[id]} points`;
    return `${places === 1 ? '' : `${ranks[id]}. `}${capital(names.player(id))}${points}.`;
  });
}
