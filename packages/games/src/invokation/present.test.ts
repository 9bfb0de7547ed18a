import { madeWith } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import type { MatchEvent } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { invokation } from './definition.ts';
import { facts } from './facts.generated.ts';
import { presentation } from './present.ts';
import { board } from './table.fixture.ts';
import { tell } from './tell.ts';

const table = () =>
  board({
    me: {
      characters: [{ name: 'Kaeya', hp: 7, energy: 1, aura: 'pyro', on: ["Traveler's Handy Sword", 'Satiated'] }],
      hand: ['Strategize', 'Paimon'],
      dice: { cryo: 3, omni: 2 },
      statuses: ['Icicle'],
    },
    foe: {
      characters: ['Fischl', { name: 'Diluc', isDefeated: true }, 'Sucrose'],
      summons: [
        { name: 'Oz', usages: 1 },
        { name: 'Large Wind Spirit', element: 3 },
      ],
      supports: ['Paimon'],
      dice: { pyro: 5 },
      hand: ['Sweet Madame'],
      active: 2,
    },
  });

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', () => {
    const options = { decks: ['frost', 'grove'] };
    expect(presentationProblems(invokation, presentation, { options, matches: 2 })).toEqual([]);
  });

  it('shows characters with hp, energy, aura and what is on them, and what else each side has', () => {
    expect(`\n${tableText(presentation, table().match.view('me'))}\n`).toMatchInlineSnapshot(`
      "
      foe: hp in all 20 · dice 5
        Fischl 10 (○○○) | †Diluc 0▼ (○○○, defeated) | ►Sucrose 10 (○○)
        summons: Oz 1 · Large Wind Spirit 3 (electro)
        supports: Paimon 2
        pile 0
        hand: 1 hidden
      me: ● ◂ hp in all 27 · dice 5
        ►Kaeya 7▼ (●○, pyro, Traveler's Handy Sword, Satiated) | Diluc 10 (○○○) | Sucrose 10 (○○)
        statuses: Icicle 3
        pile 0
        dice: 3 cryo, 2 omni
        hand: Strategize [1 alike] · Paimon [3 alike]
      "
    `);
  });

  it("never shows the other's hand and dice", () => {
    expect(tableText(presentation, table().match.view('me'))).not.toMatch(/Sweet Madame|5 pyro/);
  });
});

describe('sentences', () => {
  it('tell what happens', () => {
    const at = table();
    const told: (string | null | undefined)[] = [];
    at.match.subscribe('me', (event) => told.push(tell(event as MatchEvent, at.match.view('me'))));
    at.skill('me', 'Frostgnaw');
    const said = told.filter((sentence) => sentence !== null && sentence !== undefined);
    expect(said).toEqual([
      "{me}'s {#1} uses Frostgnaw",
      "{foe}'s {#11} takes 4 cryo from {=Kaeya}: 6 hp left",
      "{foe}'s turn",
    ]);
  });
  it('label options, and say what they cost', () => {
    const { match } = table();
    const label = (option: string | number | object, choice: string): string | undefined =>
      presentation.label?.(option as never, choice, match.view('me'));
    expect(label('Frostgnaw', 'skill')).toBe('Frostgnaw · elemental: 3 Cryo damage.');
    expect(label('Glacial Waltz', 'skill')).toBe('Glacial Waltz · burst: 1 Cryo damage, and Icicle.');
    expect(label('Strategize', 'card')).toBe('Strategize · Draw 2 cards.');
    expect(label({ cryo: 2, omni: 1 }, 'dice')).toBe('2 cryo, 1 omni');
    expect(label({}, 'dice')).toBe('no dice');
    const cost = (option: string, choice: string) => presentation.cost?.(option, choice, match.view('me'));
    expect(cost('Glacial Waltz', 'skill')).toBe('4 cryo + 2 energy');
    expect(cost('Strategize', 'card')).toBe('1 alike');
    expect(cost('pyro', 'die')).toBeUndefined();
  });
});

it('all skills of the active character are known, and why one cannot be used', () => {
  const { match } = table();
  const view = match.view('me');
  expect(madeWith(presentation, 'SKILL', view)).toBe(1);
  const all = presentation.among?.('skill', view) ?? [];
  expect(all).toEqual(['Ceremonial Bladework', 'Frostgnaw', 'Glacial Waltz']);
  const said = all.map((answer) => match.why('me', { move: 'SKILL', answer }).map(({ message }) => message));
  expect(said).toEqual([[], [], ['It needs 2 energy, and Kaeya has 1.']]);
});

it('every skill, and everything that lies on the table, says what it does', () => {
  const silent = Object.entries(facts).filter(
    ([, { text, skills }]) => text === '' || skills.some((skill) => skill.text === ''),
  );
  expect(silent).toEqual([]);
});
