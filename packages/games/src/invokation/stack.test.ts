import { describe, expect, it } from 'vitest';
import { gameState } from './state.ts';
import { board } from './table.fixture.ts';

/** Two worked examples, as they lie on the stack. */
describe('effect stack', () => {
  it('1 Hash Brown trace', () => {
    const table = board({
      first: 'foe',
      foe: { characters: [{ name: 'Diluc', hp: 5 }], hand: ['Mondstadt Hash Brown'], dice: { pyro: 1 } },
    });
    const { match } = table;
    const before = gameState(match);
    const card = table.zone('foe', 'hand')[0].id;
    const diluc = table.characterId('foe', 0);
    const args = { card: 'Mondstadt Hash Brown', target: diluc, dice: { pyro: 1 } };
    expect(match.begin({ player: 'foe', move: 'PLAY_CARD', args })).toBe(null);
    const { effectStack, players } = gameState(match);
    expect(effectStack).toEqual([
      { do: 'removeCard', player: 'foe', card },
      { do: 'heal', amount: 2, to: 'target', by: card, target: diluc },
      { do: 'attach', status: 'Satiated', to: 'target', usages: 0, rounds: 0, mark: 0, by: card, target: diluc },
    ]);
    expect(players[1].dice).toEqual({});
    // the state object of before is another one, and as it was
    expect(before.players[1]).toMatchObject({ dice: { pyro: 1 }, hand: ['Mondstadt Hash Brown'] });
    expect(before.effectStack).toEqual([]);

    match.step();
    expect(gameState(match).players[1].hand).toEqual([]);
    match.step();
    expect(gameState(match).players[1].characters[0].hp).toBe(7);
    match.step();
    expect(gameState(match).players[1].characters[0].attached).toMatchObject([{ name: 'Satiated' }]);
    expect(match.step()).toMatchObject({ done: true, result: { ok: true } });
  });

  it('3 Cold-Blooded Strike trace', () => {
    const table = board({
      me: { characters: ['Kaeya'], hand: ['Cold-Blooded Strike'] },
      foe: { characters: ['Diluc'] },
    });
    const { match } = table;
    const card = table.zone('me', 'hand')[0].id;
    const kaeya = table.characterId('me', 0);
    const stack = () => gameState(match).effectStack;
    match.begin({ player: 'me', move: 'PLAY_CARD', args: { card: 'Cold-Blooded Strike', dice: { omni: 4 } } });
    const combatAction = { do: 'triggerAll', player: 'me', signal: 'combatAction' };
    expect(stack()).toEqual([
      { do: 'removeCard', player: 'me', card },
      { do: 'equip', card, to: kaeya },
      { do: 'castSkill', by: kaeya, skill: 1 },
      combatAction,
      { do: 'turnEnd' },
    ]);
    match.step();
    match.step();
    expect(table.on('me', 0)).toEqual(['Cold-Blooded Strike']);
    match.step();
    expect(stack()).toEqual([
      { do: 'damage', amount: 3, element: 0, by: kaeya },
      { do: 'recharge', by: kaeya, amount: 1 },
      { do: 'broadcastSkill', by: kaeya, skill: 1 },
      { do: 'swapCheck' },
      { do: 'deathCheck' },
      combatAction,
      { do: 'turnEnd' },
    ]);
    while (!match.step().done);
    expect(table.waiting).toEqual(['foe']);
    expect(table.hp('foe')[0]).toBe(7);
  });

  it('a skill that its user can no longer use puts nothing on the stack', () => {
    const frozen = board({ me: { characters: [{ name: 'Kaeya', on: ['Frozen'] }], hand: ['Cold-Blooded Strike'] } });
    expect(frozen.refused('me', 'SKILL', { skill: 'Frostgnaw', dice: { omni: 3 } })).toMatch(/frozen/);
    expect(frozen.refused('me', 'PLAY_CARD', { card: 'Cold-Blooded Strike', dice: { omni: 4 } })).toMatch(/frozen/);
    frozen.switchTo('me', 1);
  });

  it('a death swap saves the phases of the players and restores them', () => {
    const table = board({ me: { characters: ['Kaeya'] }, foe: { characters: [{ name: 'Diluc', hp: 2 }] } });
    const phases = () => gameState(table.match).players.map(({ phase }) => phase);
    table.skill('me', 'Ceremonial Bladework');
    expect(phases()).toEqual(['ACTIVE_WAIT_PHASE', 'ACTION_PHASE']);
    expect(gameState(table.match).effectStack.map((effect) => effect.do)).toEqual([
      'replaced',
      'deathSwapEnd',
      'triggerAll',
      'turnEnd',
    ]);
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 2) });
    expect(phases()).toEqual(['PASSIVE_WAIT_PHASE', 'ACTION_PHASE']);
    expect(gameState(table.match).effectStack).toEqual([]);
  });
});
