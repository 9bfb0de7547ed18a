import { escaped } from '../escaped.ts';
import { grouped } from '../progress.ts';
import type { SimPlan } from '../sim/plan.ts';
import { bins, mean } from '../sim/statistics.ts';
import type { SimSummary } from '../sim/summary.ts';
import type { Tally } from '../sim/tally.ts';
import { barChart } from './bars.ts';
import { percent } from './markup.ts';
import { rateChart } from './rates.ts';
import { STYLE } from './style.ts';

const MOST_CARDS = 30;

/** A simulation as one page that needs nothing else: drawn here, no script, nothing fetched. */
export function reportPage(title: string, plan: SimPlan, tally: Tally, summary: SimSummary): string {
  const seats = plan.bots.length;
  const finished = tally.games - tally.unfinished;
  const sections = [
    section(
      'Win rate by seat',
      'Each dot is the share of finished matches a seat won; its line the range in which the true share lies, 19 times out of 20. The dashed line is an even share.',
      finished === 0
        ? ''
        : rateChart(
            tally.wins.map((wins, seat) => ({
              name: `p${seat}`,
              wins,
              games: finished,
              note: noteOf(plan, summary, seat),
            })),
            1 / seats,
            'Win rate by seat',
          ),
    ),
    ...details(tally, seats),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}: ${grouped(tally.games)} matches</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${escaped(title)}</h1>
<p class="faint">${escaped(`seed ${plan.seed} · ${plan.bots.join(' against ')}${deckNames(plan)}`)}</p>
<dl>${tiles(tally, summary)
    .map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`)
    .join('')}</dl>
</header>
${sections.filter((text) => text !== '').join('\n')}
<footer class="faint">The same seed gives the same result, whatever the number of threads. A match is given up after ${grouped(plan.maxActions)} actions.</footer>
</main>
</body>
</html>
`;
}

function details({ details, games }: Tally, seats: number): string[] {
  if (details === null) return [];
  const decks = [...details.decks].map(([name, rate]) => ({ name, ...rate }));
  decks.sort((a, b) => b.wins / b.games - a.wins / a.games || a.name.localeCompare(b.name));
  const cards = [...details.cards].map(([name, record]) => ({ name, ...record }));
  cards.sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
  const shown = cards.slice(0, MOST_CARDS).map((card) => ({
    ...card,
    note: `${(card.played / games).toFixed(2)} times a match`,
  }));
  const few = cards.length > MOST_CARDS ? ` The ${MOST_CARDS} most played of ${cards.length}.` : '';
  return [
    section(
      'Win rate by deck',
      'Over all seats it was played from.',
      decks.length === 0
        ? ''
        : rateChart(
            decks.map((deck) => ({ ...deck, note: `${grouped(deck.games)} times played` })),
            1 / seats,
            'Win rate by deck',
          ),
    ),
    section('Length of matches', 'Turns until a match was over.', chart(details.turns, 'turns')),
    section(
      'Actions in a match',
      'What all players did, taken together.',
      chart(details.actions, 'actions in a match'),
    ),
    section('Actions per turn', 'Whoever made them.', chart(details.perTurn, 'actions in a turn')),
    section(
      'Most played cards',
      `Cards from a hand to where everybody sees them, the most played first, and how often those who played one won.${few}`,
      shown.length === 0 ? '' : rateChart(shown, 1 / seats, 'Most played cards and their win rate'),
    ),
  ];
}

const chart = (histogram: ReadonlyMap<number, number>, unit: string): string =>
  histogram.size === 0 ? '' : barChart(bins(histogram), mean(histogram), unit, unit);

const section = (title: string, text: string, svg: string): string =>
  svg === '' ? '' : `<section><h2>${escaped(title)}</h2><p class="faint">${escaped(text)}</p>${svg}</section>`;

/** The bot of a seat, and where more than winning counts, the place it came in and its points on average. */
function noteOf({ bots }: SimPlan, { meanRank, meanScore }: SimSummary, seat: number): string {
  const player = `p${seat}`;
  const place = bots.length > 2 ? `, place ${meanRank[player].toFixed(2)}` : '';
  return `${bots[seat]}${place}${meanScore === null ? '' : `, ${meanScore[player].toFixed(2)} points`}`;
}

function tiles(tally: Tally, summary: SimSummary): [string, string][] {
  const part = (count: number): string => percent(tally.games === 0 ? 0 : count / tally.games);
  const all: [string, string][] = [
    ['matches', grouped(tally.games)],
    ['turns on average', summary.averageTurns.toFixed(1)],
    ['draws', part(tally.draws)],
    ['unfinished', grouped(tally.unfinished)],
    ['matches a second', grouped(summary.gamesPerSecond)],
    ['actions a second', grouped(summary.actionsPerSecond)],
  ];
  if (tally.shared > 0) all.push(['won by several', part(tally.shared)]);
  if (tally.lost > 0) all.push(['lost by all', part(tally.lost)]);
  if (tally.failed > 0) all.push(['failed', grouped(tally.failed)]);
  return all;
}

function deckNames({ decks, rotate }: SimPlan): string {
  const named = decks.filter((deck) => deck !== undefined);
  return named.length === 0 ? '' : ` · ${named.join(' against ')}${rotate ? ', seats in turn' : ''}`;
}
