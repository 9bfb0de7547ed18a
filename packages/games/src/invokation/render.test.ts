import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { plain } from '../render.fixture.ts';
import { invokation } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';
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

describe('the drawn table', () => {
  const drawn = render(table().match.view('me'), plain);
  it('shows characters with hp, energy, aura and what is on them', () => {
    expect(drawn).toMatch(/│► Kaeya +│ {2}Diluc +│ {2}Sucrose +│/);
    expect(drawn).toMatch(/│ {2}7\/10 {2}●○ pyro +│/);
    expect(drawn).toMatch(/│ {2}Traveler's Handy Sword +│[^\n]+\n│ {2}Satiated +│/);
    expect(drawn).toMatch(/│ {2}Fischl +│ {2}Diluc +│► Sucrose +│/);
    expect(drawn).toMatch(/│ {2}defeated +│/);
  });
  it('shows statuses, summons, supports, the hand and own dice', () => {
    expect(drawn).toMatch(/statuses +Icicle 3/);
    expect(drawn).toMatch(/summons +Oz 1 · Large Wind Spirit \(electro\) 3/);
    expect(drawn).toMatch(/supports +Paimon 2/);
    expect(drawn).toMatch(/hand +Strategize · Paimon/);
    expect(drawn).toMatch(/dice +cryo 3 · omni 2/);
    expect(drawn).not.toMatch(/Sweet Madame|pyro 5/);
  });
  it('fits 80 columns', () => {
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  it('draws every position of a match, for everybody', () => {
    const match = createMatch(invokation, { seed: 4, options: { decks: ['frost', 'grove'] } });
    for (let i = 0; i < 120; i++) {
      const [player] = match.waitingFor;
      if (player === undefined) break;
      const list = match.listActions(player);
      match.act(list.at((i * 7919) % list.size));
      for (const viewer of [...match.players, null]) {
        for (const line of render(match.view(viewer), plain).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      }
    }
  });
});

describe('sentences', () => {
  it('tell what happens', () => {
    const at = table();
    const told: (string | null | undefined)[] = [];
    at.match.subscribe('me', (event) => told.push(tell(event, at.match.view('me'))));
    at.skill('me', 'Frostgnaw');
    const said = told.filter((sentence) => sentence !== null && sentence !== undefined);
    expect(said).toEqual([
      "{me}'s Kaeya uses Frostgnaw",
      "{foe}'s Sucrose takes 4 cryo from Kaeya: 6 hp left",
      "{foe}'s turn",
    ]);
  });
  it('label options with what they cost and how they stand', () => {
    const { match } = table();
    const label = (option: string | number | object, choice: string): string | undefined =>
      presentation.label?.(option as never, choice, match.view('me'));
    expect(label('Frostgnaw', 'skill')).toBe('Frostgnaw (elemental, 3 cryo)');
    expect(label('Glacial Waltz', 'skill')).toBe('Glacial Waltz (burst, 4 cryo + 2 energy)');
    expect(label('Strategize', 'card')).toBe('Strategize (1 alike · Draw 2 cards)');
    expect(label({ cryo: 2, omni: 1 }, 'dice')).toBe('2 cryo, 1 omni');
    expect(label({}, 'dice')).toBe('no dice');
    const [kaeya] = match.snapshot().zones.characters[0];
    expect(label(kaeya, 'character')).toBe('Kaeya (7 hp, 1 energy, pyro)');
  });
});
