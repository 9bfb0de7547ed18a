import { createMatch, type MatchEvent, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { plain } from '../render.fixture.ts';
import { commander } from './definition.ts';
import { eager } from './eager.fixture.ts';
import { label } from './label.ts';
import { render } from './render.ts';
import { table } from './table.fixture.ts';
import { tell } from './tell.ts';

/** Plays a match to its end and looks at positions on the way, each player's and a spectator's. */
function play(players: number, seed: number, look: (view: View, events: readonly MatchEvent[]) => void): void {
  const ids = Array.from({ length: players }, (_, i) => `p${i}`);
  const match = createMatch(commander, { seed, players: ids, options: { life: 15 } });
  const next = eager(seed);
  for (let i = 0; match.seatToAct >= 0 && i < 2000; i++) {
    const result = match.act(next(match));
    if (!result.ok) throw new Error(result.error.message);
    if (result.events.length < 2) continue;
    const viewer = i % (players + 1) === players ? null : ids[i % (players + 1)];
    look(match.view(viewer), result.eventsFor(viewer));
  }
}

/** Names as long as bots have them. */
const named = (text: string): string => text.replace(/\{(\w+)(:\w+)?\}/g, 'Greedy 12');

describe('the drawn board', () => {
  it.each([2, 3, 4, 6])('fits into 80 columns with %i players', { timeout: 60_000 }, (players) => {
    play(players, players, (view) => {
      const drawn = render(view, plain);
      const lines = named(drawn).split('\n');
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
      expect(drawn).not.toMatch(/undefined|NaN|null|\(ability\)/);
    });
  });
});

describe('a board of four', () => {
  const fight = () =>
    table({
      A: { commander: 'Aldra, Dawn Marshal', hand: ['Plains', 'Muster', 'Muster'], lands: 1 },
      B: { commanderInPlay: 'Orrun, Hill Breaker', battlefield: ['Meadow Cub', 'Meadow Cub'], lands: 1, life: 9 },
      C: {
        battlefield: ['Stone Rampart', { card: 'Calming Ward', on: 'Stone Rampart' }, 'Banner of Courage'],
        lands: 1,
        graveyard: ['Deny'],
      },
      D: { hand: ['Spark Lance'], lands: 2, exile: ['Truce'] },
      first: 'B',
    });

  it('shows lands as one, the commander, the attack and the block, what changed, and the stack with its target', () => {
    const t = fight();
    t.to('declareAttackers').attack('B', { 'Orrun, Hill Breaker': 'C', 'Meadow Cub': 'A' });
    t.pass('B', 'C').cast('D', 'Spark Lance', 'Orrun, Hill Breaker');
    expect(`\n${render(t.match.view('A'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {B} ●  life 9 · hand 1 · library 39 · graveyard 0
        lands  Plains · Island · Swamp · Mountain · Forest
        ★ Orrun, Hill Breaker 7/6 trample, haste (tapped) → {C}
          Meadow Cub 2/2 · Meadow Cub 2/2 (tapped) → {A}
      {C}  life 40 · hand 0 · library 40 · graveyard 1
        lands  Plains · Island · Swamp · Mountain · Forest
        others  Banner of Courage
        Stone Rampart 1/7 defender (Calming Ward of {C})
      {D} ◂  life 40 · hand 0 · library 40 · graveyard 0 · exile 1
        lands  Plains ×2 · Island ×2 · Swamp ×2 · Mountain ×2 (1 tapped) · Forest ×2
      ── stack, the top one resolves first ─────────────────────────────────────────
        1 Spark Lance of {D} → Orrun, Hill Breaker of {B}
      ──────────────────────────────────────────────────────────────────────────────
      {A}  life 40 · hand 3 · library 40 · graveyard 0
        ★ Aldra, Dawn Marshal in the command zone for 2WW
        lands  Plains · Island · Swamp · Mountain · Forest
      hand  Plains · Muster 1W ×2
      "
    `);
  });

  it('shows who is out, what a commander has done, and mana in the pool', () => {
    const t = fight();
    t.to('declareAttackers').attack('B', { 'Orrun, Hill Breaker': 'D' }).to('combatDamage').to('postcombat');
    t.act('C', 'concede').act('B', 'tapForMana', { card: t.id('Mountain', 'B') });
    const drawn = render(t.match.view('D'), plain);
    expect(drawn).toContain('7 of 21 by the commander of {B}');
    expect(drawn).toContain('{C}  is out of the game');
    expect(drawn).toMatch(/\{B\} ● ◂ {2}life 9 .* mana R/);
  });

  it("never shows another player's hand", () => {
    const t = fight();
    expect(render(t.match.view('A'), plain)).toContain('hand  Plains · Muster 1W ×2');
    expect(render(t.match.view('B'), plain)).not.toContain('Muster');
    expect(render(t.match.view(null), plain)).not.toContain('Muster');
  });
});

describe('options for people', () => {
  it('cards in hand have a cost, permanents a body and a controller, players their life', () => {
    const t = table({
      A: { hand: ['Vigil Seraph', 'Plains'], commander: 'Aldra, Dawn Marshal' },
      B: { battlefield: [{ card: 'Gust Drake', tapped: true }, 'Dawn Drum'], life: 7 },
    });
    const view = t.match.view('A');
    const say = (option: Parameters<typeof label>[0], choice = 'card'): string | undefined =>
      label(option, choice, view);
    expect(say(t.id('Vigil Seraph', 'A', 'hand'))).toBe('Vigil Seraph 3WW 4/4');
    expect(say(t.id('Plains', 'A', 'hand'))).toBe('Plains');
    expect(say(t.id('Aldra, Dawn Marshal', 'A', 'command'))).toBe('★ Aldra, Dawn Marshal 2WW 3/4');
    expect(say(t.id('Gust Drake'))).toBe("{B}'s Gust Drake 2/2 flying (tapped)");
    expect(say(t.id('Dawn Drum'))).toBe("{B}'s Dawn Drum");
    expect(say('B', 'target')).toBe('{B}, life 7');
    expect(say({ [t.id('Gust Drake')]: 'A' }, 'attacks')).toBe('Gust Drake → {A}');
    expect(say({}, 'attacks')).toBe('nobody');
    expect(say({ [t.id('Gust Drake')]: 2, B: 1 }, 'damage')).toBe('2 to Gust Drake, 1 to {B}');
  });

  it('triggers to order are called by their cards', () => {
    const t = table({ A: { battlefield: ['Dawn Drum', 'Closing Bell', 'Dawn Drum'] } });
    t.to('upkeep', 'A');
    expect(t.asked).toBe('orderTriggers A');
    expect(label(1, 'order', t.match.view('A'))).toBe('Dawn Drum');
  });

  it('passing says what it leads to', () => {
    const t = table({ A: { hand: ['Muster'] } });
    const said = (id: string): string | undefined => label('pass', 'move', t.match.view(id));
    expect(said('A')).toBe('pass: go on');
    t.to('precombat');
    expect([said('A'), said('B')]).toEqual(['pass: go on to combat', 'pass']);
    t.cast('A', 'Muster');
    expect(said('B')).toBe('pass: let the top of the stack resolve');
    expect(label('pass', 'move', t.empty().to('postcombat').match.view('A'))).toBe('pass: end your turn');
  });
});

describe('refusals for people', () => {
  it('a block of menace by one creature says what would be allowed', () => {
    const t = table({ A: { battlefield: ['Alley Bruiser'] }, B: { battlefield: ['Meadow Cub', 'Gust Drake'] } });
    t.to('declareAttackers').attack('A', { 'Alley Bruiser': 'B' }).to('declareBlockers');
    expect(t.refused('B', 'declareBlockers', { blocks: { [t.id('Meadow Cub')]: t.id('Alley Bruiser') } })).toBe(
      'The choice "blocks" leaves a creature with menace to one blocker; two or more block it, or nobody does.',
    );
  });
});

describe('events as sentences', () => {
  it('has words for every event of the game', { timeout: 60_000 }, () => {
    const silent = new Set<string>();
    const said = new Set<string>();
    for (const seed of [1, 3]) {
      play(4, seed, (view, events) => {
        for (const event of events) {
          const sentence = tell(event, view);
          if (sentence === undefined) silent.add(event.type);
          else if (sentence !== null) {
            expect(sentence).not.toMatch(/undefined|NaN|null|\(ability\)/);
            said.add(event.type);
          }
        }
      });
    }
    // the engine's own, which the table words itself
    const engine = [
      'phaseBegan',
      'phaseEnded',
      'stepBegan',
      'stepEnded',
      'turnEnded',
      'segmentEnded',
      'priorityChanged',
      'gameOver',
      'decisionAsked',
    ];
    expect([...silent].filter((type) => !engine.includes(type))).toEqual([]);
    expect([...said]).toEqual(expect.arrayContaining(['CAST', 'DAMAGE', 'LIFE', 'TURN', 'dies']));
  });

  it('tells a spell, an attack and its damage', () => {
    const t = table({
      A: { battlefield: ['Ridge Ogre', 'Gust Drake'], hand: ['Spark Lance'] },
      B: { battlefield: ['Meadow Cub'] },
      C: { commanderInPlay: 'Tessel of the Turned Hour' },
    });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Gust Drake': 'C' });
    t.cast('A', 'Spark Lance', 'Tessel of the Turned Hour').empty();
    t.act('C', 'toCommandZone', { yes: true }).to('declareBlockers').block('B', { 'Meadow Cub': 'Ridge Ogre' });
    t.to('endCombat');
    const view = t.match.view('A');
    const told = t.events.flatMap((event) => tell(event, view) ?? []);
    expect(told.filter((line) => !/^Turn|:draw|begins/.test(line))).toEqual([
      'Ridge Ogre attacks {B}; Gust Drake attacks {C}',
      '{A:cast} Spark Lance on Tessel of the Turned Hour',
      'Spark Lance resolves',
      'Spark Lance deals 3 damage to Tessel of the Turned Hour',
      'Tessel of the Turned Hour dies',
      'Tessel of the Turned Hour goes to the command zone',
      'Meadow Cub blocks Ridge Ogre',
      'Ridge Ogre deals 3 damage to Meadow Cub',
      'Gust Drake deals 2 damage to {C}',
      '{C}: life 38 (-2)',
      'Meadow Cub deals 2 damage to Ridge Ogre',
      'Meadow Cub dies',
    ]);
  });
});
