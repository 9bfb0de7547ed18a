import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { invokation } from './definition.ts';
import { PlayerPhase } from './player-phase.ts';
import { board } from './table.fixture.ts';

describe('flow', () => {
  it('2 Hash Brown result', () => {
    const table = board({
      me: { characters: [{ name: 'Diluc', hp: 5 }], hand: ['Mondstadt Hash Brown', 'Sweet Madame'] },
    });
    table.play('me', 'Mondstadt Hash Brown', { target: table.characterId('me', 0) });
    expect(table.hp('me')[0]).toBe(7);
    expect(table.on('me', 0)).toEqual(['Satiated']);
    expect(table.dice('me')).toBe(7);
    expect(table.waiting).toEqual(['me']);
    expect(
      table.refused('me', 'PLAY_CARD', { card: 'Sweet Madame', target: table.characterId('me', 0), dice: {} }),
    ).toMatch(/nobody who is hurt and not satiated/);
  });
  it('2 Hash Brown heals up to the most, and nobody who is not hurt', () => {
    const nine = board({ me: { characters: [{ name: 'Diluc', hp: 9 }], hand: ['Mondstadt Hash Brown'] } });
    nine.play('me', 'Mondstadt Hash Brown', { target: nine.characterId('me', 0) });
    expect(nine.hp('me')[0]).toBe(10);
    const full = board({ me: { hand: ['Mondstadt Hash Brown'] } });
    const args = { card: 'Mondstadt Hash Brown', target: full.characterId('me', 0), dice: { omni: 1 } };
    full.refused('me', 'PLAY_CARD', args);
  });

  it('4 Cold-Blooded Strike result', () => {
    const table = board({
      me: { characters: [{ name: 'Kaeya', hp: 3 }], hand: ['Cold-Blooded Strike'], dice: { cryo: 7, omni: 7 } },
      foe: { characters: ['Diluc'] },
    });
    table.play('me', 'Cold-Blooded Strike');
    expect(table.hp('foe')[0]).toBe(7);
    expect(table.hp('me')[0]).toBe(5);
    expect(table.energy('me', 0)).toBe(1);
    expect(table.waiting).toEqual(['foe']);
    table.end('foe').skill('me', 'Frostgnaw');
    expect(table.hp('me')[0]).toBe(5);
  });
  it('4 Cold-Blooded Strike heals again in the next round', () => {
    const kaeya = { name: 'Kaeya', hp: 3, on: [{ name: 'Cold-Blooded Strike', spent: 1 }] };
    const table = board({ me: { characters: [kaeya] } });
    table.end('me', 'foe').keepDice();
    const again = table.match.snapshot().zones.attached0[0][0];
    expect(table.match.state.ctx.cards[again].spent).toBe(0);
  });

  it('5 fast actions keep the turn, combat actions pass it, and after the other has ended they come back', () => {
    const table = board({ me: { hand: ['Strategize'] } });
    table.play('me', 'Strategize');
    expect(table.waiting).toEqual(['me']);
    table.skill('me', 'Tempered Sword');
    expect(table.waiting).toEqual(['foe']);
    expect(table.player('me').phase).toBe(PlayerPhase.passiveWait);
    expect(table.player('foe').phase).toBe(PlayerPhase.action);
    table.end('foe');
    expect(table.waiting).toEqual(['me']);
    table.switchTo('me', 1);
    expect(table.waiting).toEqual(['me']);
    expect(table.player('foe').phase).toBe(PlayerPhase.end);
    table.end('me');
    expect(table.G.round).toBe(2);
  });

  it('6 whoever ends first begins the next round', () => {
    const table = board();
    table.switchTo('me', 1).end('foe', 'me').keepDice();
    expect(table.waiting).toEqual(['foe']);
  });

  it('7 a new round: 8 dice, two cards each, at most 10 in hand', () => {
    const match = createMatch(invokation, { seed: 5, players: ['me', 'foe'] });
    const step = (player: string, move: string, args = {}): void => void match.processAction({ player, move, args });
    for (const player of match.players) step(player, 'EXCHANGE', { cards: [] });
    const { zones } = match.snapshot();
    for (const [seat, player] of match.players.entries()) {
      step(player, 'CHOOSE_ACTIVE', { character: zones.characters[seat][0] });
    }
    const sizes = (): number[][] => {
      const { hand, pile } = match.snapshot().zones;
      return [hand.map((cards) => cards.length), pile.map((cards) => cards.length)];
    };
    for (const [hand, pile] of [
      [5, 25],
      [7, 23],
      [9, 21],
      [10, 19],
    ]) {
      for (const player of match.players) step(player, 'REROLL', { dice: {} });
      expect(sizes()).toEqual([
        [hand, hand],
        [pile, pile],
      ]);
      expect(match.players.map((player) => match.state.ctx.players[player].dice)).toEqual([8, 8]);
      for (let i = 0; i < 2; i++) step(match.waitingFor[0], 'END_ROUND');
    }
  });

  it('8 a hand of 9 takes one card of two', () => {
    const cards = (n: number): string[] => Array.from({ length: n }, () => 'Strategize');
    const table = board({ me: { hand: cards(9), pile: cards(4) } });
    table.end('me', 'foe');
    expect(table.names('hand', 'me')).toHaveLength(10);
    expect(table.names('pile', 'me')).toHaveLength(2);
  });

  it('9 after round 15 nobody has won', () => {
    const table = board();
    for (let round = 1; round <= 15; round++) {
      expect(table.G.round).toBe(round);
      table.end(table.waiting[0] as 'me');
      table.end(table.waiting[0] as 'me');
      if (round < 15) table.keepDice();
    }
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, currentSegment: 'gameEnd' });
    expect(table.match.state.ctx.winner).toBeUndefined();
  });
});
