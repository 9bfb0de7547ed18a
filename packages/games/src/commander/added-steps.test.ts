import { describe, expect, it } from 'vitest';
import type { CommanderTable, Side } from './table.fixture.ts';
import { table, written } from './table.fixture.ts';
import { tell } from './tell.ts';

/** Added steps and phases (CR 500.8-500.10a). */

const spell = (name: string, effect: string): string => `
  - {id: ${name.toLowerCase()}, name: ${name}, cost: 0, type: Instant, effects: [${effect}], text: Hm.}`;
const cards = written(`
cards:${[
  spell('Dawn', '{op: addSteps, steps: [upkeep]}'),
  spell('Mine', '{op: addSteps, steps: [upkeep], who: you}'),
  spell('Later', '{op: addSteps, steps: [upkeep], after: this phase}'),
  spell('Morning', '{op: addSteps, steps: [untap, draw]}'),
  spell('Dusk', '{op: addSteps, steps: [end]}'),
  spell('Tidy', '{op: addSteps, steps: [cleanup]}'),
  spell('Muddle', '{op: addSteps, steps: [end, upkeep]}'),
  spell('Charge', '{op: addSteps, steps: [declareAttackers]}'),
  spell('Guard', '{op: addSteps, steps: [declareBlockers]}'),
  spell('Strike', '{op: addSteps, steps: [combatDamage]}'),
  spell('Retreat', '{op: addSteps, steps: [endCombat]}'),
  spell('Warpath', '{op: addPhases, phases: [combat], who: you}'),
  spell('Doze', '{op: skipStep, step: upkeep, lasts: once, who: each player}'),
].join('')}
  - id: haze
    name: Haze
    cost: 1
    type: Enchantment
    abilities:
      - kind: triggered
        on: upkeep
        whose: you
        first: true
        effects: [{op: addSteps, steps: [upkeep], who: that player}]
        text: At the beginning of your first upkeep each turn, you get an additional upkeep step after this one.
  - id: endless-haze
    name: Endless Haze
    cost: 1
    type: Enchantment
    abilities: [{kind: triggered, on: upkeep, effects: [{op: addSteps, steps: [upkeep]}], text: 'At the beginning of each upkeep, there is an additional upkeep step.'}]
`);

/** The steps and phases (which have none) that follow until the turn is over, nobody attacking. */
function rest(t: CommanderTable): string[] {
  const steps: string[] = [];
  const { turn } = t.G;
  let last = t.ctx.currentStep ?? t.ctx.currentPhase;
  for (let serial = -1; t.G.turn === turn; t.next()) {
    const now = t.ctx.currentStep ?? t.ctx.currentPhase;
    const at = t.events.filter(({ type }) => type === 'stepBegan' || type === 'phaseBegan').length;
    if (serial >= 0 && (at !== serial || now !== last)) steps.push(String(now));
    serial = at;
    last = now;
  }
  return steps;
}

const with4 = (hand: string[], more: Side = {}) => ({ cards, A: { hand, ...more } });
const MAIN = ['precombat', 'beginCombat', 'declareAttackers', 'endCombat', 'postcombat', 'end'];

describe('500.9 an added step in its own phase comes after the step that is going on', () => {
  it('an additional upkeep after this upkeep; what triggers at its beginning triggers again', () => {
    const t = table(with4(['Dawn'], { battlefield: ['Dawn Drum'] }));
    t.to('upkeep').empty().cast('A', 'Dawn').empty();
    expect([t.at, t.life('A')]).toEqual(['upkeep', [41]]);
    t.passAll();
    expect([t.at, t.ids('stack').length]).toEqual(['upkeep', 1]);
    expect(rest(t)).toEqual(['draw', ...MAIN]);
    expect(t.life('A')).toEqual([42]);
  });

  it('it lasts for this turn only', () => {
    const t = table(with4(['Dawn']));
    t.to('upkeep').cast('A', 'Dawn').empty();
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
    expect(rest(t)).toEqual(['draw', ...MAIN]);
  });

  it('in the draw step: after the draw step', () => {
    const t = table(with4(['Dawn']));
    t.to('draw').cast('A', 'Dawn').empty();
    expect(rest(t)).toEqual(['upkeep', ...MAIN]);
  });

  it('two of them are two; a list is taken in order, and steps without priority happen as well', () => {
    const t = table(with4(['Dawn', 'Morning'], { battlefield: [{ card: 'Ring of Plenty', tapped: true }] }));
    t.to('upkeep').act('A', 'tapForMana', { card: t.id('Ring of Plenty') });
    const hand = t.zone('hand', 'A').length;
    t.cast('A', 'Dawn').empty().cast('A', 'Morning').empty().passAll();
    // newest first: untap (nobody acts), draw, then the upkeep
    expect([t.at, t.card('Ring of Plenty').tapped, t.zone('hand', 'A').length]).toEqual(['draw', false, hand - 1]);
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
  });

  it('the end step: end-step triggers happen again, then comes cleanup', () => {
    const t = table(with4(['Dusk'], { battlefield: ['Closing Bell'] }));
    t.to('end').empty().cast('A', 'Dusk').empty().passAll();
    expect([t.at, t.ids('stack').length]).toEqual(['end', 1]);
    t.empty().passAll();
    expect([t.active, t.life('A')]).toEqual(['B', [42]]);
  });

  it('cleanup: it happens twice', () => {
    const t = table({ cards, A: { hand: ['Tidy', ...Array(8).fill('Plains')] } });
    t.to('end').cast('A', 'Tidy').empty().passAll();
    expect(t.asked).toBe('discardCards A');
    t.next();
    expect([t.active, t.told('stepBegan').filter(({ step }) => step === 'cleanup').length]).toEqual(['B', 2]);
  });

  it('614.10 it can be skipped like any other', () => {
    const t = table(with4(['Dawn', 'Doze']));
    t.to('upkeep').cast('A', 'Doze').empty().cast('A', 'Dawn').empty();
    expect(rest(t)).toEqual(['draw', ...MAIN]);
  });

  it('724.1 it goes when the turn is ended', () => {
    const t = table(with4(['Dawn', 'Stop the Hour']));
    t.to('upkeep').cast('A', 'Dawn').empty().cast('A', 'Stop the Hour').empty();
    expect(t.active).toBe('B');
  });
});

describe('500.10 after a phase it comes as a phase of its kind, without the other steps', () => {
  it('an additional upkeep in a main phase', () => {
    const t = table(with4(['Dawn'], { battlefield: ['Dawn Drum', { card: 'Ring of Plenty', tapped: true }] }));
    t.to('precombat').act('A', 'tapForMana', { card: t.id('Ring of Plenty') });
    const hand = t.zone('hand', 'A').length;
    t.cast('A', 'Dawn').empty().passAll();
    expect([t.ctx.currentPhase, t.at, t.ids('stack').length]).toEqual(['beginning', 'upkeep', 1]);
    t.empty();
    expect(rest(t)).toEqual(MAIN.slice(1));
    // nothing untapped and nothing was drawn on the way
    expect(t.zone('hand', 'A').length).toBe(hand - 1);
  });

  it('505.1a the phase that goes on afterwards is the one that was due', () => {
    const t = table(with4(['Dusk']));
    t.to('precombat').cast('A', 'Dusk').empty();
    expect(rest(t)).toEqual(['end', ...MAIN.slice(1)]);
  });

  it('in combat, and from several phases at once', () => {
    const t = table(with4(['Muddle']));
    t.to('beginCombat').cast('A', 'Muddle').empty();
    expect(rest(t)).toEqual(['declareAttackers', 'endCombat', 'end', 'upkeep', 'postcombat', 'end']);
  });

  it('after this phase although it has such steps', () => {
    const t = table(with4(['Later']));
    t.to('upkeep').cast('A', 'Later').empty();
    expect(rest(t)).toEqual(['draw', 'upkeep', ...MAIN]);
  });
});

describe('500.10a what a player gets, they get in their own turn', () => {
  it('an additional upkeep step of one’s own does nothing in another’s turn', () => {
    const t = table({ cards, A: { hand: ['Mine'] }, B: { hand: ['Mine'] } });
    t.to('upkeep').cast('A', 'Mine').empty().pass('A').cast('B', 'Mine').empty();
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
    expect(t.active).toBe('B');
    // nor later, in the turn of who cast it
    expect(rest(t)).toEqual(['draw', ...MAIN]);
    expect(t.told('turn_modification')).toHaveLength(1);
  });

  it('"there is" one in anybody’s turn', () => {
    const t = table({ cards, B: { hand: ['Dawn'] } });
    t.to('upkeep').pass('A').cast('B', 'Dawn').empty();
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
  });

  it('the same is true of phases', () => {
    const t = table({ cards, A: { hand: ['Warpath'] }, B: { hand: ['Warpath'] } });
    t.to('precombat').pass('A').cast('B', 'Warpath').empty().cast('A', 'Warpath').empty();
    const combat = ['beginCombat', 'declareAttackers', 'endCombat'];
    expect(rest(t)).toEqual([...combat, ...combat, 'postcombat', 'end']);
  });

  it('800.4j in the turn of a leaver nobody gets one, but there can be one', () => {
    const t = table({ cards, B: { hand: ['Mine', 'Dawn'] } });
    t.to('upkeep').act('A', 'concede').cast('B', 'Mine').empty().cast('B', 'Dawn').empty();
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
  });
});

describe('triggers that add their own step', () => {
  it('only at the first one of a turn', () => {
    const t = table({ cards, A: { battlefield: ['Haze', 'Dawn Drum'] } });
    t.to('upkeep')
      .act('A', 'orderTriggers', { order: [0, 1] })
      .empty();
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
    // not in the turn of B, and again in the next one of A
    expect(rest(t)).toEqual(['draw', ...MAIN]);
    t.to('upkeep', 'A')
      .act('A', 'orderTriggers', { order: [0, 1] })
      .empty();
    expect(rest(t)).toEqual(['upkeep', 'draw', ...MAIN]);
  });

  it('104.4b at every one it is a loop that nobody stops: a draw', () => {
    const t = table({ players: 2, cards, A: { battlefield: ['Endless Haze'] } });
    for (let i = 0; i < 10_000 && !t.ctx.gameOver; i++) t.next();
    expect([t.ctx.gameOver, t.ctx.winner, t.told('LOOP').length]).toEqual([true, undefined, 1]);
  });
});

it('is told', () => {
  const t = table(with4(['Muddle', 'Warpath', 'Second Charge']));
  t.to('precombat').cast('A', 'Muddle').empty().cast('A', 'Warpath').empty().cast('A', 'Second Charge').empty();
  const told = t.told('turn_modification').map((event) => tell(event, t.match.view('A'), () => undefined));
  expect(told).toEqual([
    'There is another end step and another upkeep step',
    'There is another combat phase',
    'There is another combat phase and another main phase',
  ]);
});

describe('steps of combat', () => {
  it('508.1a a second declaration of attackers: others join, whoever attacks already stays where they are', () => {
    const t = table(with4(['Charge'], { battlefield: ['Vigil Seraph', 'Meadow Cub'] }));
    t.to('declareAttackers').attack('A', { 'Vigil Seraph': 'B' }).cast('A', 'Charge').empty().passAll();
    expect(t.asked).toBe('declareAttackers A');
    t.refused('A', 'declareAttackers', { attacks: { [t.id('Vigil Seraph')]: 'C' } });
    t.attack('A', { 'Meadow Cub': 'C' }).to('postcombat');
    expect([t.life('B', 'C'), t.card('Vigil Seraph').attacking]).toEqual([[36, 38], -1]);
  });

  it('508.8 nobody joins: the attack goes on', () => {
    const t = table(with4(['Charge'], { battlefield: ['Meadow Cub', 'Ridge Ogre'] }));
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' }).cast('A', 'Charge').empty().passAll();
    t.attack('A', {}).to('postcombat');
    expect([t.life('B'), t.card('Meadow Cub').attacking]).toEqual([[38], -1]);
  });

  it('509.1a a second declaration of blockers: who blocks already blocks nobody else', () => {
    const t = table({
      cards,
      A: { battlefield: ['Meadow Cub', 'Ridge Ogre'] },
      B: { battlefield: ['Stone Rampart', 'Canopy Weaver'], hand: ['Guard'] },
    });
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B', 'Ridge Ogre': 'B' }).passAll();
    t.block('B', { 'Stone Rampart': 'Meadow Cub' }).pass('A').cast('B', 'Guard').empty().passAll();
    t.refused('B', 'declareBlockers', { blocks: { [t.id('Stone Rampart')]: t.id('Ridge Ogre') } });
    t.block('B', { 'Canopy Weaver': 'Ridge Ogre' }).to('postcombat');
    expect(t.life('B')).toEqual([40]);
  });

  it('510.2 a second damage step, and a second end of combat', () => {
    const t = table(with4(['Strike', 'Retreat'], { battlefield: ['Meadow Cub'] }));
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' }).to('combatDamage');
    t.cast('A', 'Strike').empty().passAll();
    expect([t.at, t.life('B')]).toEqual(['combatDamage', [36]]);
    t.to('endCombat').cast('A', 'Retreat').empty();
    expect(rest(t)).toEqual(['endCombat', 'postcombat', 'end']);
  });
});
