import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.ts';

const TURN = 'beginning untap upkeep draw main';
const REST = 'combat attack damage ending';

describe('inserted phases', () => {
  it('CR 500.8: come right after the current one, then its own `next` follows', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases(['ending']));
    expect(table.next()).toBe(`ending ${REST} b: ${TURN}`);
  });

  it('CR 500.8: newest first', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.insertPhases(['combat']);
      coreOps.insertPhases(['ending']);
    });
    expect(table.next()).toBe(`ending combat attack damage ${REST} b: ${TURN}`);
  });

  it('a list is taken in order', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases(['combat', 'main', 'ending']));
    expect(table.next()).toBe('combat attack damage main');
    expect(table.next()).toBe(`ending ${REST} b: ${TURN}`);
  });

  it('CR 500.8: an insertion made in an inserted phase goes before the rest of the list', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases(['main', 'ending']));
    expect(table.next()).toBe('main');
    table.rule(({ coreOps }) => coreOps.insertPhases(['combat']));
    expect(table.next()).toBe(`combat attack damage ending ${REST} b: ${TURN}`);
  });

  it('after a named phase wait for that one to end', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases(['combat', 'main'], { after: 'combat' }));
    expect(table.next()).toBe('combat attack damage combat attack damage main');
    expect(table.next()).toBe(`ending b: ${TURN}`);
  });

  it('CR 500.8: after the same phase the newest goes first, also against the rest of an older list', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.insertPhases(['beginning', 'combat']);
      coreOps.insertPhases(['ending'], { after: 'beginning' });
    });
    expect(table.next()).toBe(`beginning untap upkeep draw ending combat attack damage ${REST} b: ${TURN}`);
  });

  it('the `next` of the last declared phase follows, not that of the inserted one', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases(['beginning']));
    expect(table.next()).toBe(`beginning untap upkeep draw ${REST} b: ${TURN}`);
  });

  it('a new instance of the current phase is a real entry', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases(['main']));
    expect(table.next()).toBe('main');
    expect(table.hooks()).toBe('/main main');
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('CR 500.10: with `only`, the other steps of that instance are skipped', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertPhases([{ phase: 'beginning', only: ['upkeep'] }]));
    expect(table.next()).toBe(`beginning upkeep ${REST} b: ${TURN}`);
    expect(table.hooks().startsWith('/main beginning upkeep /upkeep /beginning combat')).toBe(true);
  });

  it('a step inserted into such a phase happens', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.insertPhases([{ phase: 'beginning', only: ['upkeep'] }]);
      coreOps.insertSteps(['draw'], { after: 'upkeep' });
    });
    expect(table.next()).toBe(`beginning upkeep draw ${REST} b: ${TURN}`);
  });

  it('can be skipped like declared ones', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.insertPhases(['combat', 'ending']);
      coreOps.skipPhase('combat');
    });
    expect(table.next()).toBe(`ending ${REST} b: ${TURN}`);
  });

  it('end with the turn they were inserted into', () => {
    const table = new Table(2);
    expect(
      table.rule(({ coreOps }) => {
        coreOps.insertPhases(['combat'], { after: 'main' });
        coreOps.endTurn();
      }),
    ).toBe(`b: ${TURN}`);
    expect(table.next()).toBe(`${REST} a: ${TURN}`);
  });

  it('are taken when the phase is ended early', () => {
    const table = new Table(2);
    expect(
      table.rule(({ coreOps }) => {
        coreOps.insertPhases(['ending']);
        coreOps.endPhase();
      }),
    ).toBe(`ending ${REST} b: ${TURN}`);
  });

  it('wait in getNextPhase', () => {
    const table = new Table(2);
    expect(table.match.flow.getNextPhase()).toBe('combat');
    table.rule(({ coreOps }) => coreOps.insertPhases(['ending']));
    expect(table.match.flow.getNextPhase()).toBe('ending');
  });

  it('names that do not exist are refused', () => {
    const table = new Table(2);
    expect(() => table.rule(({ coreOps }) => coreOps.insertPhases(['mian' as 'main']))).toThrow(/no phase "mian"/);
    expect(() => table.rule(({ coreOps }) => coreOps.insertPhases(['main'], { after: 'x' as 'main' }))).toThrow(
      /no phase "x"/,
    );
    expect(() => table.rule(({ coreOps }) => coreOps.insertPhases([{ phase: 'main', only: ['x' as 'draw'] }]))).toThrow(
      /no step "x"/,
    );
    expect(() => table.rule(({ coreOps }) => coreOps.insertSteps(['draw'], { after: 'x' as 'draw' }))).toThrow(
      /no step "x"/,
    );
  });
});

describe('inserted steps', () => {
  it('CR 500.9: come after the named step, newest first, lists in order', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.insertSteps(['damage', 'attack'], { after: 'attack' });
      coreOps.insertSteps(['damage'], { after: 'attack' });
    });
    expect(table.next()).toBe(`combat attack damage damage attack damage ending b: ${TURN}`);
  });

  it('after the last step keep the phase going', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertSteps(['attack'], { after: 'damage' }));
    expect(table.next()).toBe(`combat attack damage attack ending b: ${TURN}`);
  });

  it('a new instance of the same step is a real entry', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertSteps(['damage'], { after: 'damage' }));
    table.next();
    expect(table.hooks()).toContain('attack /attack damage /damage damage /damage /combat');
  });

  it('of another phase do not cut the current one short', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertSteps(['untap']));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('that name no step follow one of the current phase, and end with it', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertSteps(['damage']));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('end with the turn', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.insertSteps(['untap'], { after: 'untap' }));
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
  });

  it('wait in getNextStep', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.setManualMode(true);
      coreOps.jumpTo({ phase: 'combat', step: 'attack' });
      coreOps.insertSteps(['attack'], { after: 'attack' });
    });
    expect(table.ctx.currentStep).toBe('attack');
    expect(table.match.flow.getNextStep()).toBe('attack');
  });
});

it('what was inserted and has not begun can be dropped', () => {
  const table = new Table(2);
  table.rule(({ coreOps }) => coreOps.insertPhases(['main', 'ending']));
  expect(table.next()).toBe('main');
  table.rule(({ coreOps }) => coreOps.dropInsertions());
  expect(table.next()).toBe(`${REST} b: ${TURN}`);
});

describe('ending early', () => {
  it('a turn: what is open ends, inner to outer, and the rest does not happen', () => {
    const table = new Table(2);
    expect(table.rule(({ coreOps }) => coreOps.endTurn())).toBe(`b: ${TURN}`);
    expect(table.hooks().startsWith('/main b:')).toBe(true);
    expect(table.ctx.numTurns).toBe(1);
  });

  it('asked for twice ends one turn', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.endTurn();
      coreOps.endTurn();
    });
    expect(table.turnPlayer).toBe('b');
  });

  it('a turn that is not running cannot be ended', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => coreOps.setSegment('after'));
    const before = table.match.checksum();
    expect(table.match.flow.endTurn().ok).toBe(false);
    expect(table.match.checksum()).toBe(before);
    table.rule(({ coreOps }) => coreOps.endTurn());
    expect(table.ctx.numTurns).toBe(0);
    expect(table.ctx.currentSegment).toBe('after');
  });
});
