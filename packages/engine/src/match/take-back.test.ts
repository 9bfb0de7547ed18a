import { describe, expect, it } from 'vitest';
import { act, type StageMatch, stage } from '../effects/stage.fixture.ts';

const code = (match: StageMatch, player: string, args?: Record<string, boolean>): string => {
  const result = match.act({ player, move: 'undo', args });
  return result.ok ? 'ok' : result.error.code;
};
const hurt = ({ players }: { players: readonly { hp: number }[] }): void => {
  players[0].hp -= 1;
};
const roll = ({ coreOps }: { coreOps: { random(bound: number): number } }): void => void coreOps.random(6);
const hp = (match: StageMatch): number => match.state.ctx.players.ann.hp;

describe('a player takes back', () => {
  it('their own action that showed nothing: at once', () => {
    const match = stage();
    const before = match.checksum();
    act(match, hurt);
    expect(match.isLegal({ player: 'ann', move: 'undo' })).toBe(true);
    expect(code(match, 'ann')).toBe('ok');
    expect(match.checksum()).toBe(before);
  });

  it.each([
    ['a random number was drawn', roll],
    ['a card was revealed', ({ coreOps, players }: never) => reveal(coreOps, players)],
  ])('with consent if %s', (_why, run) => {
    const match = stage();
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].deck);
    });
    act(match, run as never);
    expect(match.whyNot({ player: 'ann', move: 'undo' })?.code).toBe('consent-needed');
    expect(code(match, 'ann')).toBe('consent-needed');
    expect(code(match, 'bo', { agree: true })).toBe('ok');
    expect(match.replay().actions.at(-1)).toEqual({ undo: 'ann' });
  });

  it('somebody else’s action: with the consent of all others who are in the match', () => {
    const match = stage({}, { players: ['ann', 'bo', 'cy'] });
    act(match, hurt);
    expect(code(match, 'bo')).toBe('consent-needed');
    expect(code(match, 'ann', { agree: true })).toBe('consent-needed');
    expect(hp(match)).toBe(4);
    expect(code(match, 'cy', { agree: true })).toBe('ok');
    expect(hp(match)).toBe(5);
  });

  it('a refusal ends it, and so does the next action', () => {
    const match = stage();
    act(match, hurt);
    expect(code(match, 'bo')).toBe('consent-needed');
    expect(code(match, 'ann', { agree: false })).toBe('consent-needed');
    expect(code(match, 'bo')).toBe('consent-needed');
    act(match, hurt);
    expect(code(match, 'ann', { agree: true })).toBe('ok');
    expect(hp(match)).toBe(4);
  });

  it('asking leaves no trace in the match', () => {
    const match = stage();
    act(match, hurt);
    const before = match.checksum();
    const { length } = match.replay().actions;
    code(match, 'bo');
    expect(match.checksum()).toBe(before);
    expect(match.replay().actions).toHaveLength(length);
  });

  it('a concession is undone by the host alone', () => {
    const match = stage();
    match.act({ player: 'bo', move: 'concede' });
    expect(code(match, 'ann')).toBe('illegal-move');
    expect(code(match, 'bo')).toBe('player-left');
    expect(match.state.ctx.gameOver).toBe(true);
    expect(match.undo().ok).toBe(true);
    expect(match.state.ctx.gameOver).toBe(false);
  });

  it('not what is not there, and not somebody nobody knows', () => {
    const match = stage();
    expect(code(match, 'ann')).toBe('nothing-to-undo');
    act(match, hurt);
    expect(code(match, 'cy')).toBe('unknown-player');
  });

  it('an own action that ended the game', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.endGame());
    expect([...match.tableActions('ann')].map(({ move }) => move)).toEqual(['undo']);
    expect(code(match, 'ann')).toBe('ok');
    expect(match.state.ctx.gameOver).toBe(false);
  });
});

describe('table actions', () => {
  const listed = (match: StageMatch, player: string) =>
    [...match.tableActions(player)].map(({ move, args }) => ({ move, args }));

  it('are conceding, and taking back where there is something to take back', () => {
    const match = stage();
    expect(listed(match, 'bo')).toEqual([{ move: 'concede', args: {} }]);
    act(match, hurt);
    expect(listed(match, 'bo')).toEqual([
      { move: 'concede', args: {} },
      { move: 'undo', args: {} },
    ]);
    code(match, 'bo');
    expect(listed(match, 'ann').slice(1)).toEqual([
      { move: 'undo', args: { agree: true } },
      { move: 'undo', args: { agree: false } },
    ]);
    expect([...match.legalActions('ann')].map(({ move }) => move)).toEqual(['do']);
  });
});

function reveal(coreOps: never, players: never): void {
  const ops = coreOps as { reveal(card: unknown): void };
  ops.reveal((players as readonly { deck: { top: unknown } }[])[0].deck.top);
}
