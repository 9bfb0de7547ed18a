import { stripVTControlCharacters } from 'node:util';
import { gameNames } from '@cardloom/games';
import { Names, plain, tellEvents } from '@cardloom/parts/present';
import { createMatch, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { deckOptions, findGame } from '../catalogue.ts';
import { drawTable } from './draw-table.ts';
import { drawHeading } from './heading.ts';
import { fit, widthOf } from './text.ts';

/** One screen of every game in the middle of a match, above where the prompt stands. They have been looked at. */

const OTHERS = ['Greedy', 'Oskar', 'Ines'];
const SEATS: Readonly<Record<string, number>> = { commander: 4 };
/** Actions until there is something to see. */
const ACTIONS: Readonly<Record<string, number>> = {
  skirmish: 14,
  commander: 1500,
  'flesh-and-blood': 45,
  invokation: 60,
  riftbound: 60,
};

/** As the prompt leaves room for it. */
const SIZES = [
  { columns: 80, rows: 24, height: 11, news: 2 },
  { columns: 120, rows: 40, height: 26, news: 6 },
] as const;

async function playing(name: string): Promise<{ match: Match; names: Names; news: string[] }> {
  const entry = await findGame(name);
  const players = Array.from({ length: SEATS[name] ?? 2 }, (_, seat) => `p${seat}`);
  const match = createMatch(entry.game, { seed: 5, players, options: deckOptions(entry, [], players.length) });
  const called = players.map((id, seat) => [id, seat === 0 ? 'you' : OTHERS[seat - 1]]);
  const names = new Names(entry, Object.fromEntries(called));
  const news: string[] = [];
  let dice = 12345;
  for (let i = 0; i < (ACTIONS[name] ?? 90) && match.seatToAct >= 0; i++) {
    const list = match.listActions(match.players[match.seatToAct]);
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    const result = match.act(list.at((dice >> 8) % list.size));
    if (!result.ok) throw new Error(result.error.message);
    news.push(...tellEvents(result.eventsFor('p0'), match.view('p0'), names).map(plain));
  }
  return { match, names, news };
}

describe.each(gameNames.filter((name) => name !== 'lorcana-series'))('%s', (name) => {
  it('is drawn as wide as the window, down to 60 columns', async () => {
    const { match, names, news } = await playing(name);
    const view = match.view('p0');
    for (const { columns, rows, height, news: lines } of SIZES) {
      const screen = [
        drawHeading(view, names, columns),
        drawTable(view, names, { width: columns, height }),
        '─'.repeat(columns),
        ...fit(news.slice(-8), columns, lines),
      ];
      const drawn = stripVTControlCharacters(screen.join('\n'));
      expect(drawn).not.toMatch(/ $/m);
      await expect(`${drawn}\n`).toMatchFileSnapshot(`./screens/${name}-${columns}x${rows}.txt`);
    }
    for (const columns of [60, 80, 120]) {
      const drawn = `${drawHeading(view, names, columns)}\n${drawTable(view, names, { width: columns, height: 9 })}`;
      expect(Math.max(...drawn.split('\n').map(widthOf))).toBeLessThanOrEqual(columns);
    }
  });
});
