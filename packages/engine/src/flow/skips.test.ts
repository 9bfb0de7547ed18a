import { describe, expect, it } from 'vitest';
import { endsPhase, endsTurn, testGame } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { Table } from './table.fixture.ts';

const TURN = 'beginning untap upkeep draw main';
const REST = 'combat attack damage ending';

describe('skip the next one', () => {
  it('CR 614.10: a step is skipped once', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipStep('damage'));
    expect(table.next()).toBe(`combat attack ending b: ${TURN}`);
    table.next();
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('CR 614.10: a phase is skipped once, with everything in it', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipPhase('combat'));
    expect(table.next()).toBe(`ending b: ${TURN}`);
    table.next();
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('CR 500.11: what is skipped runs neither onBegin nor onEnd', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipPhase('combat');
      coreOps.skipStep('upkeep', { player: 'b' });
    });
    table.next();
    expect(table.hooks()).toBe('/main ending /ending b: beginning untap /untap draw /draw /beginning main');
  });

  it('CR 614.10a: n skips of the next one are the next n', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipStep('untap', { player: 'b' });
      coreOps.skipStep('untap', { player: 'b' });
    });
    const seen: string[] = [];
    for (let i = 0; i < 6; i++) seen.push(table.next().includes('untap') ? 'untap' : '-');
    expect(seen.join(' ')).toBe('- untap - untap untap untap');
  });

  it('CR 614.10: what has begun cannot be skipped; the skip waits for the next', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipPhase('main'));
    expect(table.ctx.currentPhase).toBe('main');
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
    expect(table.next()).toBe(`${REST} a: beginning untap upkeep draw ${REST} b: ${TURN}`);
  });

  it('is the named player’s only', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.skipStep('draw', { player: 'c' }));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
    expect(table.next()).toBe(`${REST} c: beginning untap upkeep main`);
  });

  it('of all players is whoever’s comes next', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipStep('draw', { player: 'all' }));
    expect(table.next()).toBe(`${REST} b: beginning untap upkeep main`);
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
  });

  it('is kept while something else skips the same step anyway', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipStep('damage');
      coreOps.skipStep('damage', { lasts: 'thisTurn' });
    });
    expect(table.next()).toBe(`combat attack ending b: ${TURN}`);
    table.next();
    expect(table.next()).toBe(`combat attack ending b: ${TURN}`);
  });

  it('of every step leaves a phase without steps', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipStep('attack');
      coreOps.skipStep('damage');
    });
    expect(table.next()).toBe(`combat ending b: ${TURN}`);
  });

  it('of the start phase begins the turn in the phase after it', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipPhase('beginning', { player: 'b' }));
    expect(table.next()).toBe(`${REST} b: main`);
  });

  it('a phase whose `next` is itself is not entered after all', () => {
    const game = testGame({
      name: 'looping',
      moves: { skip: ({ coreOps }) => coreOps.skipPhase('stay', { player: 'all' }) },
      segments: {
        play: {
          turn: {
            phases: {
              first: { start: true, next: 'stay', moves: { end: endsPhase } },
              stay: { next: 'stay', moves: { end: endsTurn } },
            },
          },
        },
      },
    });
    const match = createMatch(game, { players: ['a', 'b'] });
    match.act({ player: 'a', move: 'skip' });
    match.act({ player: 'a', move: 'end' });
    expect([match.state.ctx.turnPlayerPos, match.state.ctx.currentPhase]).toEqual([1, 'first']);
  });

  it('names that do not exist are refused', () => {
    const table = new Table(2);
    expect(() => table.rule(({ coreOps }) => coreOps.skipStep('drow' as 'draw'))).toThrow(/no step "drow"/);
    expect(() => table.rule(({ coreOps }) => coreOps.skipPhase('draw' as 'main'))).toThrow(/no phase "draw"/);
  });
});

describe('skip this turn', () => {
  it('lasts to the end of the turn', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipPhase('combat', { lasts: 'thisTurn' });
      coreOps.insertPhases(['combat'], { after: 'ending' });
    });
    expect(table.next()).toBe(`ending b: ${TURN}`);
    table.next();
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('concerns nobody else’s turn', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipPhase('combat', { lasts: 'thisTurn', player: 'all' }));
    expect(table.next()).toBe(`ending b: ${TURN}`);
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
  });
});

describe('skip in the next turn', () => {
  it('CR 614.10: skips all of them in that turn and none later', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipPhase('combat', { lasts: 'nextTurn', player: 'b' }));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
    table.rule(({ coreOps }) => coreOps.insertPhases(['combat', 'main']));
    expect(table.next()).toBe('main');
    expect(table.next()).toBe(`ending a: ${TURN}`);
    table.next();
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
  });

  it('of the turn player is not this turn', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.skipPhase('combat', { lasts: 'nextTurn' }));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
    expect(table.next()).toBe(`ending b: ${TURN}`);
  });

  it('CR 614.10a: waits for a turn that is really taken', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipStep('draw', { lasts: 'nextTurn', player: 'b' });
      coreOps.skipTurn('b');
    });
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
    expect(table.next()).toBe(`${REST} b: beginning untap upkeep main`);
  });

  it('may be an extra turn', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.skipStep('draw', { lasts: 'nextTurn' });
      coreOps.extraTurn('a');
    });
    expect(table.next()).toBe(`${REST} a': beginning untap upkeep main`);
    table.next();
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
  });

  it('of all players is the next turn of each', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.skipStep('draw', { lasts: 'nextTurn', player: 'all' }));
    const drawn = Array.from({ length: 4 }, () => (table.next().includes('draw') ? 'draw' : '-'));
    expect(drawn.join(' ')).toBe('- - - draw');
  });

  it('CR 800.4m: is over when the turn of a player who left would have begun', () => {
    const table = new Table(3);
    const rules = () => table.match.snapshot().header.skipRules as unknown[];
    table.rule(({ coreOps }) => {
      coreOps.skipStep('draw', { lasts: 'nextTurn', player: 'c' });
      coreOps.leave('c');
    });
    table.next();
    expect(table.turnPlayer).toBe('b');
    expect(rules()).toHaveLength(1);
    table.next();
    expect(table.turnPlayer).toBe('a');
    expect(rules()).toHaveLength(0);
  });
});

describe('skip while a source lasts', () => {
  const withRelic = (table: Table, player: 'all' | 'a' | 'b') =>
    table.rule(({ coreOps, players }) => {
      const source = coreOps.createCard('relic', players[0].play);
      coreOps.skipStep('untap', { lasts: 'whileSource', source, player });
    });
  const NO_UNTAP = 'beginning upkeep draw main';

  it('CR 614.10: skips every one', () => {
    const table = new Table(2);
    withRelic(table, 'all');
    for (const player of ['b', 'a', 'b']) expect(table.next()).toBe(`${REST} ${player}: ${NO_UNTAP}`);
  });

  it('concerns the named player', () => {
    const table = new Table(2);
    withRelic(table, 'b');
    expect(table.next()).toBe(`${REST} b: ${NO_UNTAP}`);
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
    expect(table.next()).toBe(`${REST} b: ${NO_UNTAP}`);
  });

  it('ends when the source leaves its zone, also if it comes back', () => {
    const table = new Table(2);
    withRelic(table, 'all');
    table.next();
    table.rule(({ coreOps, players }) => {
      const [relic] = players[0].play;
      coreOps.moveCard(relic, players[0].grave);
      coreOps.moveCard(relic, players[0].play);
    });
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
  });

  it('ends when the source is removed from the game', () => {
    const table = new Table(2);
    withRelic(table, 'all');
    table.rule(({ coreOps, players }) => coreOps.removeCard(players[0].play.at(0) as never));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('stays while the source only changes its place within the zone', () => {
    const table = new Table(2);
    withRelic(table, 'all');
    table.rule(({ coreOps, players }) => {
      coreOps.createCard('relic', players[0].play);
      coreOps.moveCard(players[0].play.at(0) as never, players[0].play);
    });
    expect(table.next()).toBe(`${REST} b: ${NO_UNTAP}`);
  });

  it('two rules of one source end together, those of another stay', () => {
    const table = new Table(2);
    table.rule(({ coreOps, players }) => {
      const one = coreOps.createCard('relic', players[0].play);
      const other = coreOps.createCard('relic', players[0].play);
      coreOps.skipStep('untap', { lasts: 'whileSource', source: one, player: 'all' });
      coreOps.skipStep('upkeep', { lasts: 'whileSource', source: one, player: 'all' });
      coreOps.skipStep('draw', { lasts: 'whileSource', source: other, player: 'all' });
    });
    expect(table.next()).toBe(`${REST} b: beginning main`);
    table.rule(({ coreOps, players }) => coreOps.moveCard(players[0].play.at(0) as never, players[0].grave));
    expect(table.next()).toBe(`${REST} a: beginning untap upkeep main`);
  });

  it('ends when the zone of the source is shuffled: nobody knows which card it is any more', () => {
    const table = new Table(2);
    withRelic(table, 'all');
    table.rule(({ coreOps, players }) => {
      for (let i = 0; i < 5; i++) coreOps.createCard('relic', players[0].play);
      coreOps.shuffle(players[0].play);
    });
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('is undone with the move of its source', () => {
    const table = new Table(2);
    withRelic(table, 'all');
    table.rule(({ coreOps, players }) => coreOps.moveCard(players[0].play.at(0) as never, players[0].grave));
    table.match.undo();
    expect(table.next()).toBe(`${REST} b: ${NO_UNTAP}`);
  });

  it('needs a source', () => {
    const table = new Table(2);
    expect(() => table.rule(({ coreOps }) => coreOps.skipStep('untap', { lasts: 'whileSource' } as never))).toThrow(
      /needs a source/,
    );
  });
});
