import { applyPatch, initialCard } from '@cardloom/protocol';
import { type Action, createMatch, describeGame, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import { preview } from './preview.ts';
import { game } from './table.fixture.ts';

const initial = initialCard(describeGame(game));

/** Every match a few actions long, each with all that can be done in it. */
function* situations(): Generator<{ readonly match: Match; readonly actions: readonly Action[] }> {
  for (let seed = 1; seed <= 3; seed++) {
    const match = createMatch(game, { players: ['ann', 'bo'], seed });
    for (let i = 0; i < 14 && !match.isOver; i++) {
      const actions = match.playersToAct.flatMap((player) => [...match.legalActions(player)]);
      yield { match, actions };
      match.act(actions[(seed * 7 + i * 3) % actions.length]);
    }
  }
}

it('what is shown as all of it is what the player sees after the action', () => {
  let whole = 0;
  for (const { match, actions } of situations()) {
    for (const action of actions) {
      const shown = preview(match, action);
      if (!shown.ok || shown.patch === undefined) continue;
      const after = match.fork();
      after.act(action);
      const seen = applyPatch(match.view(action.player), shown.patch, initial);
      expect(seen).toEqual(after.view(action.player));
      expect(shown.isAll).toBe(true);
      whole++;
    }
  }
  expect(whole).toBeGreaterThan(20);
});

it('worlds that the player cannot tell apart are shown the same', () => {
  for (const { match, actions } of situations()) {
    for (const action of actions) {
      const shown = preview(match, action);
      for (const seed of [11, 12]) expect(preview(match.sample(action.player, seed), action)).toEqual(shown);
    }
  }
});

it('a card that would be drawn is not shown', () => {
  const match = createMatch(game, { players: ['ann', 'bo'], seed: 1 });
  const shown = preview(match, { player: 'ann', move: 'draw', args: {} });
  expect(shown).toMatchObject({ ok: true, isAll: false });
  expect(shown).not.toHaveProperty('patch');
});
