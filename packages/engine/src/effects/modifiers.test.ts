import { describe, expect, it } from 'vitest';
import { restore, type Snapshot } from '../index.ts';
import { act, type StageContext, type StageMatch, stage } from './stage.fixture.ts';

const double = (_context: unknown, cost: number) => cost * 2;
const modifiers = {
  cost: {
    double,
    plusTwo: (_context: unknown, cost: number) => cost + 2,
    byDamage: (_context: unknown, cost: number, _info: unknown, source: { dmg: number }) => cost + source.dmg,
    perCard: (_context: unknown, cost: number, info: { cards: number }) => cost + info.cards,
  },
  speed: { double },
} as never;
const start = () => stage({ modifiers });
const cost = (match: StageMatch, info: { cards?: number } = {}): number =>
  match.flow.context.coreOps.modified('cost', 3, info);
const put = ({ coreOps, players }: StageContext) => coreOps.createCard('stone', players[0].board);

describe('modifiers', () => {
  it('are folded in the order they were registered', () => {
    const match = start();
    expect(cost(match)).toBe(3);
    act(match, (context) => {
      const card = put(context);
      context.coreOps.modify('cost', 'double', card);
      context.coreOps.modify('cost', 'plusTwo', card);
    });
    expect(cost(match)).toBe(8);
    const other = start();
    act(other, (context) => {
      const card = put(context);
      context.coreOps.modify('cost', 'plusTwo', card);
      context.coreOps.modify('cost', 'double', card);
    });
    expect(cost(other)).toBe(10);
  });

  it('modify only their value, and get their source and what the value is about', () => {
    const match = start();
    act(match, (context) => {
      const card = put(context);
      card.dmg = 4;
      context.coreOps.modify('cost', 'byDamage', card);
      context.coreOps.modify('cost', 'perCard', card);
      context.coreOps.modify('speed', 'double', card);
    });
    expect(cost(match, { cards: 10 })).toBe(17);
  });

  it('go when their card leaves its zone, and stay when it moves within it', () => {
    const match = start();
    act(match, (context) => {
      put(context);
      const card = put(context);
      context.coreOps.modify('cost', 'double', card);
    });
    act(match, ({ coreOps, players }) => coreOps.moveCard(players[0].board.top as never, players[0].board, 'bottom'));
    expect(cost(match)).toBe(6);
    act(match, ({ coreOps, players }) => coreOps.moveCard(players[0].board.bottom as never, players[0].hand));
    expect(cost(match)).toBe(3);
    match.undo();
    expect(cost(match)).toBe(6);
    expect(cost(restore(match.game, JSON.parse(JSON.stringify(match.snapshot())) as Snapshot))).toBe(6);
  });

  it('one that the game does not have is refused', () => {
    const modify = (what: string, by: string) =>
      act(start(), (context) => context.coreOps.modify(what, by, put(context)));
    expect(() => modify('cost', 'triple')).toThrow('there is no modifier "triple" of "cost" in stage');
    // it is there, but modifies another value
    expect(() => modify('speed', 'plusTwo')).toThrow('there is no modifier "plusTwo" of "speed"');
  });
});
