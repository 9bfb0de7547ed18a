import { createMatch, type Match, type ViewCard } from 'cardloom';
import { expect, it } from 'vitest';
import { gameNames, loadGame } from './registry.ts';

/** Whoever wonders about a card in their hand is told of its time, its cost or its aim. */

const UNSAID = 'It cannot be chosen for this.';

/** Those with steps in which only one kind of card is asked for: what is said of the others there is that they will not do. */
const BY_KIND = ['gundam', 'alpha-clash', 'riftbound'];

it.each(gameNames.filter((name) => !BY_KIND.includes(name)))(
  '%s: why a card in hand cannot be played',
  { timeout: 60_000 },
  async (name) => {
    const entry = await loadGame(name);
    if (entry === undefined) throw new Error(`there is no game ${name}`);
    const unsaid = new Set<string>();
    let asked = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const match = createMatch(entry.game, { seed }) as Match;
      for (let i = 0; i < 80 && !match.isOver; i++) {
        const [player] = match.playersToAct;
        const actions = [...match.legalActions(player)];
        if (match.view(player).decision === null) {
          for (const card of handOf(match, player)) {
            const reasons = match.why(player, { card });
            if (reasons.length === 0) continue;
            asked++;
            for (const { message, move } of reasons) if (message === UNSAID) unsaid.add(String(move));
          }
        }
        match.act(actions[(seed * 31 + i * 7) % actions.length]);
      }
    }
    expect(asked).toBeGreaterThan(0);
    expect([...unsaid]).toEqual([]);
  },
);

function handOf(match: Match, player: string): number[] {
  const { hand } = match.view(player).zones as Readonly<Record<string, Readonly<Record<string, readonly ViewCard[]>>>>;
  return (hand?.[player] ?? []).flatMap((card) => ('hidden' in card ? [] : [Number(card.id)]));
}
