import { knownIn, moveWords, zoneOf } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board, unit, withCards } from './board.fixture.ts';
import { skirmish } from './definition.ts';
import { presentation } from './present.ts';

const options = { leaders: ['warlord', 'sage'], decks: ['control', 'basic'] };

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', () => {
    expect(presentationProblems(skirmish, presentation, { options, matches: 8 })).toEqual([]);
  });

  it('shows both slots of five terrains, who is ahead, power, hands, charges and score', () => {
    const match = createMatch(skirmish, { seed: 3, options: { leaders: ['warlord', 'sage'], firstPlayer: 0 } });
    const [first] = match.legalActions('p0');
    match.processAction(first);
    expect(`\n${tableText(presentation, match.view('p1'))}\n`).toMatchInlineSnapshot(`
      "
      lanes: 1 p0 · 2 - · 3 - · 4 - · 5 -
      p0: ● ◂ skirmishes won 0 of 2 · Warlord ●●
        Ghoul 1 | - | - | - | -
        deck 16 · graveyard 0
        hand: 7 hidden
      p1: skirmishes won 0 of 2 · Sage ●
        - | - | - | - | -
        deck 16 · graveyard 0
        hand: Wizard 3 · Assassinate · Wizard 3 · Apprentice 3 · Noble 4 · Hunter 4 · Assassinate · Mimic 1
      "
    `);
  });

  it('of a slot that is not open it is known why', () => {
    const cards = withCards(
      unit('idol', 2, 'Cannot be consumed.', { rule: { type: 'CAN_CONSUME', fn: 'unconsumable' } }),
    );
    const table = board({
      p0: { hand: ['archer', 'zombie', 'dragon'], units: { 0: 'idol', 2: 'scout' } },
      p1: { units: { 4: 'sentinel' } },
      cards,
    });
    const all = presentation.among?.('slot', table.match.view('p0')) ?? [];
    const said = (name: string) =>
      all.map((answer) => {
        const about = { move: 'PLAY_CARD', args: { card: table.id(name, 'hand', 0) }, answer };
        return table.match.why('p0', about as never)[0]?.message;
      });
    const closed = 'It is closed to new units.';
    const taken = 'It is taken, and Archer does not consume.';
    expect(said('archer')).toEqual([taken, undefined, taken, undefined, closed]);
    const kept = 'It is taken by Idol, which cannot be consumed.';
    expect(said('zombie')).toEqual([kept, undefined, undefined, undefined, closed]);
    const empty = 'It is empty, and Dragon must consume a unit.';
    expect(said('dragon')).toEqual([kept, empty, undefined, empty, empty]);
  });

  it('passing says whether it ends the turn or the skirmish', () => {
    const match = createMatch(skirmish, { seed: 3, options: { firstPlayer: 0 } });
    expect(moveWords(presentation, 'PASS', match.view('p0'))).toMatch(/^pass without acting/);
    const [first] = match.legalActions('p0');
    match.processAction(first);
    expect(moveWords(presentation, 'PASS', match.view('p0'))).toBe('pass: end your turn');
  });

  it('a slot that is taken says by whom, since a unit with Consume kills them', () => {
    const match = createMatch(skirmish, { seed: 3, options: { firstPlayer: 0 } });
    const [first] = match.legalActions('p0');
    match.processAction(first);
    const view = match.view('p0');
    const { id } = knownIn(zoneOf(view, 'terrain0', 'p0'))[0];
    expect(presentation.label?.('t0p0', 'targetSlot', view)).toBe(`{p0}'s slot on terrain 1, where {#${id}} stands`);
    expect(presentation.label?.('t1p0', 'targetSlot', view)).toBe("{p0}'s slot on terrain 2");
  });
});
