import type { Target, TriggeredAbility } from './card.ts';
import { type CommanderTable, own } from './table.fixture.ts';

/** What the tests of corners share. */

export const creature: Target = { kind: 'creature' };

export const whenever = (on: TriggeredAbility['on'], more: Partial<TriggeredAbility> = {}): TriggeredAbility => ({
  kind: 'triggered',
  on,
  effects: [{ op: 'gain', n: 1, who: 'you' }],
  text: '',
  ...more,
});

/** Taps a source of that name by hand. */
export function tap(t: CommanderTable, player: string, name: string): CommanderTable {
  const found = t.legal(player, 'tapForMana').find(({ args }) => t.ctx.cards[args?.card as number].name === name);
  return t.act(player, 'tapForMana', { card: found?.args?.card as number });
}

export const body = (name: string, power: number, toughness: number, more: Parameters<typeof own>[2] = {}) =>
  own(name, ['Creature'], { power, toughness, ...more });
