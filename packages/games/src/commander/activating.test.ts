import { expect, it } from 'vitest';
import { table } from './table.fixture.ts';

it('a source of mana that cannot be used says that it is tapped, or came this turn', () => {
  const t = table({ A: { lands: 0, battlefield: ['Forest', 'Ring of Plenty'] } });
  t.to('precombat').act('A', 'tapForMana', { card: t.id('Forest') });
  const said = (name: string) =>
    t.match
      .why('A', { card: t.id(name) })
      .filter(({ move }) => move === 'activate')
      .map(({ message }) => message);
  expect(said('Forest').join()).toMatch(/is tapped/);
  expect(said('Ring of Plenty').join()).not.toMatch(/no ability/);
});
