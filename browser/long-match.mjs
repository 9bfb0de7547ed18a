// A match of any length, as the file that the lobby opens: what is done in it is chosen by dice, and mostly it is passed.
import { games } from '@cardloom/games';
import { createMatch } from 'cardloom';

export async function longMatch(name, seats, most, random) {
  const listing = games[name];
  const players = Array.from({ length: seats }, (_, i) => `p${i + 1}`);
  const options = listing.options(players.map(() => undefined));
  const match = createMatch(await listing.load(), { players, options, seed: 7 });
  for (let i = 0; i < most && !match.isOver; i++) {
    const all = [...match.legalActions(match.playersToAct[0])];
    const pass = all.find(({ move }) => /pass/i.test(move));
    const usual = random() < 0.75 ? pass : undefined;
    match.act(usual ?? all[Math.floor(random() * all.length)]);
  }
  const table = ['you', ...players.slice(1).map(() => 'greedy')];
  return JSON.stringify({ format: 'cardloom-replay/1', ...match.replay(), table });
}
