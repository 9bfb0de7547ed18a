import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.ts';

const seats = [2, 3, 4, 5, 6, 7, 8];
const letters = (players: number) => [...'abcdefgh'].slice(0, players);

describe.each(seats)('natural order, %i players', (players) => {
  it('goes round the table', () => {
    const order = letters(players);
    expect(new Table(players).turns(2 * players)).toBe([...order.slice(1), ...order, order[0]].join(' '));
  });

  it('CR 500.7: an extra turn for anybody leaves the natural order where it was', () => {
    for (const extra of letters(players)) {
      const table = new Table(players);
      table.rule(({ coreOps }) => coreOps.extraTurn(extra));
      const order = letters(players);
      expect(table.turns(players + 1)).toBe([`${extra}'`, ...order.slice(1), order[0]].join(' '));
    }
  });
});

describe('extra turns', () => {
  it("CR 500.7: A, C', B: the natural order goes on after the turn it interrupted", () => {
    const table = new Table(4);
    table.rule(({ coreOps }) => coreOps.extraTurn('c'));
    expect(table.turns(6)).toBe("c' b c d a b");
  });

  it('CR 500.7: newest extra turn first, natural order goes on after it', () => {
    const table = new Table(4);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('b');
      coreOps.extraTurn('c');
      coreOps.extraTurn('d');
    });
    expect(table.turns(5)).toBe("d' c' b' b c");
  });

  it('CR 500.7: an extra turn created in an extra turn comes before older ones', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('a');
      coreOps.extraTurn('b');
    });
    expect(table.turns(1)).toBe("b'");
    table.rule(({ coreOps }) => coreOps.extraTurn('c'));
    expect(table.turns(4)).toBe("c' a' b c");
  });

  it('without a player it is the turn player’s', () => {
    const table = new Table(2);
    table.turns(1);
    table.rule(({ coreOps }) => coreOps.extraTurn());
    expect(table.turns(2)).toBe("b' a");
  });

  it('extra turns already created still happen when the turn is ended early', () => {
    const table = new Table(2);
    expect(
      table.rule(({ coreOps }) => {
        coreOps.extraTurn('a');
        coreOps.endTurn();
      }),
    ).toBe("a': beginning untap upkeep draw main");
  });

  it('do not outlive their segment', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('b', { riders: { mark: 1 } });
      coreOps.setSegment('game', { reenter: true });
    });
    expect(table.turns(2)).toBe('b a');
  });
});

describe('riders', () => {
  it('CR 614.10: skip steps and phases of that turn instance only', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.extraTurn('a', { riders: { skipSteps: ['untap'], skipPhases: ['combat'] } }));
    expect(table.next()).toBe("combat attack damage ending a': beginning upkeep draw main");
    expect(table.next()).toBe('ending b: beginning untap upkeep draw main');
    expect(table.next()).toBe('combat attack damage ending a: beginning untap upkeep draw main');
  });

  it('are read from ctx.turn, with the cause, and are gone with the turn', () => {
    const table = new Table(2);
    let relic = 0;
    table.rule(({ coreOps, player }) => {
      const card = coreOps.createCard('relic', player.play);
      relic = card.id;
      coreOps.extraTurn('a', { riders: { loseAtEnd: true, marks: [1, 2] }, cause: card });
    });
    expect(table.ctx.turn).toEqual({ isExtra: false, riders: null, cause: null });
    table.next();
    expect(table.ctx.turn).toEqual({ isExtra: true, riders: { loseAtEnd: true, marks: [1, 2] }, cause: relic });
    table.next();
    expect(table.ctx.turn).toEqual({ isExtra: false, riders: null, cause: null });
  });

  it('of one extra turn are not those of the extra turn right after it', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('a');
      coreOps.extraTurn('b', { riders: { skipSteps: ['draw'] } });
    });
    expect(table.next()).toBe("combat attack damage ending b': beginning untap upkeep main");
    expect(table.next()).toBe("combat attack damage ending a': beginning untap upkeep draw main");
    expect(table.ctx.turn).toEqual({ isExtra: true, riders: null, cause: null });
  });

  it('and the extra turn itself are gone once its segment is left', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.extraTurn('b', { riders: { mark: 1 } }));
    table.next();
    expect(table.ctx.turn.isExtra).toBe(true);
    table.rule(({ coreOps }) => coreOps.setSegment('after'));
    expect(table.ctx.turn).toEqual({ isExtra: false, riders: null, cause: null });
  });
});

describe('delayed extra turns', () => {
  it('"after that turn, an extra turn": waits for the end of that player’s next turn', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.extraTurn('a', { after: 'c' }));
    expect(table.turns(5)).toBe("b c a' a b");
  });

  it('after the turn player means their next turn, not the running one', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.extraTurn('a', { after: 'a' }));
    expect(table.turns(4)).toBe("b a a' b");
  });

  it('is created at that moment, so it goes before extra turns that are older then', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.extraTurn('a', { after: 'b' }));
    table.turns(1);
    table.rule(({ coreOps }) => coreOps.extraTurn('c'));
    expect(table.turns(3)).toBe("a' c' c");
  });

  it('an extra turn is a next turn too', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('a', { after: 'c' });
      coreOps.extraTurn('c');
    });
    expect(table.turns(4)).toBe("c' a' b c");
  });

  it('waits on while that player’s turn is skipped', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('a', { after: 'b' });
      coreOps.skipTurn('b');
    });
    expect(table.turns(5)).toBe("c a b a' c");
  });
});

describe('skipped turns', () => {
  it('CR 614.10a: n skips are the next n turns, one each time round', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.skipTurn('b', 2));
    expect(table.turns(6)).toBe('c a c a b c');
  });

  it('add up', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipTurn('b');
      coreOps.skipTurn('b');
    });
    expect(table.turns(3)).toBe('a a b');
  });

  it('CR 614.10a: eat an extra turn if that is the next one', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('b');
      coreOps.skipTurn('b');
    });
    expect(table.turns(3)).toBe('b c a');
  });

  it('run no hooks', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.skipTurn('b'));
    expect(table.next()).toBe('combat attack damage ending c: beginning untap upkeep draw main');
    expect(table.ctx.players.b.turnsTaken).toBe(0);
  });

  it('of everybody come to an end, however many they are', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipTurn('a', 300);
      coreOps.skipTurn('b', 301);
    });
    expect(table.turns(2)).toBe('a b');
  });

  it('a running turn cannot be skipped: it waits for the next', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipTurn('a'));
    expect(table.turns(3)).toBe('b b a');
  });

  it('refuse a count that is none', () => {
    const table = new Table(2);
    expect(() => table.rule(({ coreOps }) => coreOps.skipTurn('a', -1))).toThrow(/needs a count from 0/);
    expect(() => table.rule(({ coreOps }) => coreOps.skipTurn('a', 0.5))).toThrow(/needs a count from 0/);
  });

  it('do not outlive their segment', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipTurn('b');
      coreOps.setSegment('game', { reenter: true });
    });
    expect(table.turns(2)).toBe('b a');
  });
});

describe('skipped extra turns', () => {
  it('CR 614.10: do not begin while the source is where it was', () => {
    const table = new Table(2);
    table.rule(({ coreOps, player }) => {
      coreOps.skipExtraTurns({ player: 'all', source: coreOps.createCard('relic', player.play) });
      coreOps.extraTurn('a');
      coreOps.extraTurn('b');
    });
    expect(table.turns(2)).toBe('b a');
  });

  it('begin again once the source has left its zone, and stay so if it comes back', () => {
    const table = new Table(2);
    table.rule(({ coreOps, player }) => {
      const relic = coreOps.createCard('relic', player.play);
      coreOps.skipExtraTurns({ player: 'all', source: relic });
      coreOps.moveCard(relic, player.grave);
      coreOps.moveCard(relic, player.play);
      coreOps.extraTurn('a');
    });
    expect(table.turns(2)).toBe("a' b");
  });

  it('concern the named player only', () => {
    const table = new Table(2);
    table.rule(({ coreOps, player }) => {
      coreOps.skipExtraTurns({ player: 'b', source: coreOps.createCard('relic', player.play) });
      coreOps.extraTurn('a');
      coreOps.extraTurn('b');
    });
    expect(table.turns(2)).toBe("a' b");
  });

  it('CR 614.10a: a skip of the next turn is used up first, and only one of the two', () => {
    const table = new Table(2);
    table.rule(({ coreOps, player }) => {
      coreOps.skipExtraTurns({ player: 'all', source: coreOps.createCard('relic', player.play) });
      coreOps.skipTurn('b');
      coreOps.extraTurn('b');
    });
    expect(table.turns(2)).toBe('b a');
  });
});

describe('counting', () => {
  it('numTurns counts turns passed, numRounds the returns to the first player', () => {
    const table = new Table(3);
    const seen: string[] = [];
    for (let i = 0; i < 7; i++) {
      seen.push(`${table.ctx.numTurns}/${table.ctx.numRounds}`);
      table.next();
    }
    expect(seen.join(' ')).toBe('0/0 1/0 2/0 3/1 4/1 5/1 6/2');
  });

  it('extra turns count as turns and not for rounds', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('a');
      coreOps.extraTurn('a');
    });
    table.turns(3);
    expect(table.turnPlayer).toBe('b');
    expect([table.ctx.numTurns, table.ctx.numRounds]).toEqual([3, 0]);
    table.turns(1);
    expect([table.ctx.numTurns, table.ctx.numRounds]).toEqual([4, 1]);
    expect([table.ctx.players.a.turnsTaken, table.ctx.players.b.turnsTaken]).toEqual([4, 1]);
  });

  it('a round ends where the first player’s turn would be, also if it is skipped', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.skipTurn('a'));
    expect(table.turns(3)).toBe('b c b');
    expect([table.ctx.numTurns, table.ctx.numRounds]).toEqual([3, 1]);
  });

  it('a turn that does not begin because its player has left is missed, an extra one too', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('b');
      coreOps.leave('b');
      coreOps.skipTurn('c');
    });
    // skipped is not missed: c may still take another
    expect([table.turns(1), table.missed]).toEqual(['a', ['b', 'b']]);
    expect([table.turns(1), table.missed]).toEqual(['c', ['b', 'b', 'b']]);
  });

  it('a round ends where the first player’s turn would be, also if that player has left', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.leave('a'));
    expect(table.turns(4)).toBe('b c b c');
    expect(table.ctx.numRounds).toBe(1);
    table.turns(1);
    expect(table.ctx.numRounds).toBe(2);
  });

  it('skipped turns count for nothing', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipTurn('b', 3));
    table.turns(3);
    expect([table.ctx.numTurns, table.ctx.numRounds]).toEqual([3, 3]);
    expect([table.ctx.players.a.turnsTaken, table.ctx.players.b.turnsTaken]).toEqual([4, 0]);
  });
});
