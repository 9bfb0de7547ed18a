import { CardBook, moveWords, tableOf } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import type { Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { commander } from './definition.ts';
import { presentation } from './present.ts';
import { table } from './table.fixture.ts';
import { tell } from './tell.ts';

describe('the table', () => {
  it.each([2, 4, 6])('%i players: zones, events and records have no gaps', { timeout: 60_000 }, (count) => {
    const players = Array.from({ length: count }, (_, i) => `p${i}`);
    const options = { life: 15 };
    expect(presentationProblems(commander, presentation, { players, options, matches: 1, actions: 600 })).toEqual([]);
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
    expect(`\n${tableText(presentation, t.match.view('A'))}\n`).toMatchInlineSnapshot(`
      "
      Attack: 2 to {A}, 7 to {C}
      stack: Spark Lance [R] ({D:own}) → 95
      exile 1
      B: ● life 9
        creatures: ►↷Orrun, Hill Breaker [4RR] 7/6 (★, trample, haste) → C · Meadow Cub [1G] 2/2 · ►↷Meadow Cub [1G] 2/2 → A
        lands: Plains · Island · Swamp · Mountain · Forest
        library 39 · graveyard 0
        hand: 1 hidden
      C: life 40
        creatures: Stone Rampart [1W] 1▲/7▲ (defender, Calming Ward [1W])
        others: Banner of Courage [1WW]
        lands: Plains · Island · Swamp · Mountain · Forest
        library 40 · graveyard 1
      D: ◂ life 40
        lands: Plains · Plains · Island · Island · Swamp · Swamp · ↷Mountain · Mountain · Forest · Forest
        library 40 · graveyard 0
      A: life 40
        lands: Plains · Island · Swamp · Mountain · Forest
        command zone: Aldra, Dawn Marshal [2WW] 3/4 (★, lifelink, vigilance, cost 2WW)
        library 40 · graveyard 0
        hand: Plains · Muster [1W] · Muster [1W]
      "
    `);
  });

  it('shows who is out, what a commander has done, and mana in the pool', () => {
    const t = fight();
    t.to('declareAttackers').attack('B', { 'Orrun, Hill Breaker': 'D' }).to('combatDamage').to('postcombat');
    t.act('C', 'concede').act('B', 'tapForMana', { card: t.id('Mountain', 'B') });
    const drawn = tableText(presentation, t.match.view('D'));
    expect(drawn).toContain("from {B}'s commander 7 of 21");
    expect(drawn).toContain('C: left');
    expect(drawn).toMatch(/B: ● ◂ life 9 .* mana R/);
    // what the commander of somebody who is out has done no longer matters
    t.act('B', 'concede');
    expect(tableText(presentation, t.match.view('D'))).not.toContain("from {B}'s commander");
  });

  it('an ability on the stack says what it does, whose it is, and has the picture of its card', () => {
    const t = table({ A: { battlefield: ['Dawn Drum'] } });
    t.to('upkeep', 'A');
    const [stack] = tableOf(presentation, t.match.view('B')).shared;
    expect(stack.kind === 'stack' ? stack.cards : []).toMatchObject([
      {
        title: 'Dawn Drum',
        text: 'At the beginning of each upkeep, you gain 1 life.',
        marks: ['ability', '{A:own}'],
        kind: 'Artifact',
        tone: 'steel',
      },
    ]);
  });

  it("never shows another player's hand", () => {
    const t = fight();
    expect(tableText(presentation, t.match.view('A'))).toContain('hand: Plains · Muster [1W] · Muster [1W]');
    expect(tableText(presentation, t.match.view('B'))).not.toContain('Muster');
    expect(tableText(presentation, t.match.view(null))).not.toContain('Muster');
  });
});

describe('options for people', () => {
  it('players have their life, attacks and damage their targets', () => {
    const t = table({ B: { battlefield: ['Gust Drake'], life: 7 } });
    const drake = t.id('Gust Drake');
    const say = (option: Json, choice: string): string | undefined =>
      presentation.label?.(option, choice, t.match.view('A'));
    expect(say('B', 'target')).toBe('{B}, life 7');
    expect(say({ [drake]: 'A' }, 'attacks')).toBe(`{#${drake}} → {A}`);
    expect(say({}, 'attacks')).toBe('nobody');
    expect(say('command', 'zone')).toBe('command zone');
    expect(say({ [drake]: 2, B: 1 }, 'damage')).toBe(`2 to {#${drake}}, 1 to {B}`);
  });

  it('triggers to order are called by their cards', () => {
    const t = table({ A: { battlefield: ['Dawn Drum', 'Closing Bell', 'Dawn Drum'] } });
    t.to('upkeep', 'A');
    expect(t.asked).toBe('orderTriggers A');
    const drums = t.cards('battlefield', 'A').filter(({ name }) => name === 'Dawn Drum');
    const view = t.match.view('A');
    expect(presentation.label?.(1, 'order', view)).toBe(`{#${drums[1].id}}`);
    // of cards of one name, other abilities and other players are told apart
    const trigger = (at: number, more: object) => ({ source: drums[at].id, ability: 0, about: 0, ...more });
    const triggers = [trigger(0, {}), trigger(1, { ability: 1 }), trigger(1, { about: 1 })];
    const asked = { ...view, decision: { ...view.decision, data: { triggers } } } as never;
    expect([0, 1, 2].map((i) => presentation.label?.(i, 'order', asked))).toEqual([
      `{#${drums[0].id}}, ability 1, about {A}`,
      `{#${drums[1].id}}, ability 2, about {A}`,
      `{#${drums[1].id}}, ability 1, about {B}`,
    ]);
  });

  it('passing says what it leads to', () => {
    const t = table({ A: { hand: ['Muster'] } });
    const said = (id: string): string | undefined => moveWords(presentation, 'pass', t.match.view(id));
    expect(said('A')).toBe('pass: go on');
    t.to('precombat');
    expect([said('A'), said('B')]).toEqual(['pass: go on to combat', 'pass']);
    t.cast('A', 'Muster');
    expect(said('B')).toBe('let it resolve');
    expect(moveWords(presentation, 'pass', t.empty().to('postcombat').match.view('A'))).toBe('pass: end your turn');
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
  it('attackers of one name are told as one', () => {
    const view = table({}).match.view('A');
    const find = (id: unknown) => ({ id, name: id === 3 ? 'Ridge Ogre' : 'Soldier' }) as never;
    const attacks = [1, 2, 3].map((card) => ({ card, player: 1 }));
    expect(tell({ type: 'ATTACK', attacks }, view, find)).toBe('{#1} ×2 and {#3} attack {B}');
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
    const book = new CardBook();
    book.learn(view);
    const told = t.events
      .flatMap((event) => tell(event, view, book.find) ?? [])
      .map((said) => said.replace(/\{#(\d+)\}/g, (_, id) => String(book.find(Number(id))?.name)));
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
      '{C:lose} 2 life: 38 left',
      'Meadow Cub deals 2 damage to Ridge Ogre',
      'Meadow Cub dies',
    ]);
  });
});
