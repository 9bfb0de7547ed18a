import { botByName, playMatch } from '@cardloom/bots';
import { arrange, assertConforms, Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { cards } from './cards.ts';
import { harbour } from './harbour.ts';

interface Side {
  readonly hand?: string;
  readonly deck?: string;
  readonly discards?: string;
  readonly left?: boolean;
}
const named = (names = ''): string[] => names.split(' ').filter((name) => name !== '');

/** Ann's turn; every pile has ten cards unless something else is said. */
function table(sides: Readonly<Record<string, Side>>, { phase = 'action', coins = 0, piles = {} } = {}) {
  const left: Readonly<Record<string, number>> = piles;
  const players = Object.entries(sides).map(([id, { hand, deck, discards, ...side }]) => [
    id,
    { ...side, zones: { hand: named(hand), deck: named(deck), discards: named(discards) } },
  ]);
  return new Table(
    arrange(harbour, {
      at: { segment: 'play', phase },
      turnPlayer: 'ann',
      G: { actions: 1, buys: 1, coins },
      zones: { market: Object.keys(cards).map((card) => ({ card, left: left[card] ?? 10 })) },
      players: Object.fromEntries(players),
    }),
  );
}
/** Cards are asked for by where they lie: names are in the market, too. */
const inHand = (at: ReturnType<typeof table>, player: string, ...names: readonly string[]): number[] =>
  names.map((name) => at.id(name, 'hand', player));
const play = (at: ReturnType<typeof table>, name: string) =>
  at.act('ann', 'play', { card: inHand(at, 'ann', name)[0] });
const turn = ({ match }: ReturnType<typeof table>) => [match.state.G.actions, match.state.G.buys, match.state.G.coins];
const left = (at: ReturnType<typeof table>, name: string) => at.card(at.id(name, 'market')).left;

describe('a turn', () => {
  it('begins with five cards, seven pennies and three sheds being all one has', () => {
    const at = new Table(createMatch(harbour, { seed: 1, players: ['ann', 'bo', 'cy'] }));
    expect([...at.names('hand', 'bo'), ...at.names('deck', 'bo')].sort()).toEqual([
      ...Array(7).fill('penny'),
      ...Array(3).fill('shed'),
    ]);
    expect([at.names('hand', 'cy').length, at.names('market').length]).toEqual([5, 17]);
    expect([turn(at), left(at, 'rumour'), left(at, 'shed')]).toEqual([[1, 1, 0], 20, 12]);
  });

  it('one action is played, more if cards give more', () => {
    const at = play(table({ ann: { hand: 'ferry crew crew', deck: 'shed shed shed shed' }, bo: {} }), 'ferry');
    expect([turn(at), at.names('hand', 'ann')]).toEqual([
      [2, 1, 0],
      ['crew', 'crew', 'shed'],
    ]);
    play(play(at, 'crew'), 'crew');
    expect(at.at).toBe('play/market');
  });

  it('treasures are laid out in the market, and one card is bought', () => {
    const at = table({ ann: { hand: 'penny shilling shed' }, bo: {} }).act('ann', 'toMarket');
    expect([turn(at), at.names('dock', 'ann')]).toEqual([
      [1, 1, 3],
      ['penny', 'shilling'],
    ]);
    expect(at.options('ann', 'buy', 'card')).toEqual(Object.keys(cards).filter((name) => cards[name].cost <= 3));
    at.act('ann', 'buy', { card: at.id('ferry', 'market') });
    expect(left(at, 'ferry')).toBe(9);
    expect(at.match.waitingFor).toEqual(['bo']);
  });

  it('at its end all is cleared away and five cards are drawn, the discards being shuffled when the deck is empty', () => {
    const at = table({ ann: { hand: 'crew', deck: 'shed', discards: 'penny penny penny penny' }, bo: {} });
    at.act('ann', 'toMarket').act('ann', 'endTurn');
    expect(at.names('hand', 'ann')).toHaveLength(5);
    expect([at.names('deck', 'ann').length, at.names('discards', 'ann').length]).toEqual([1, 0]);
  });

  it('an empty pile sells nothing', () => {
    const at = table({ ann: {}, bo: {} }, { phase: 'market', coins: 3, piles: { ferry: 0 } });
    expect(at.options('ann', 'buy', 'card')).not.toContain('ferry');
  });
});

describe('actions', () => {
  it('furnace: trashes up to two cards', () => {
    const at = play(table({ ann: { hand: 'furnace shed shed penny' }, bo: {} }), 'furnace');
    at.act('ann', 'trash', { cards: inHand(at, 'ann', 'shed', 'penny') });
    expect([at.names('trash'), at.names('hand', 'ann')]).toEqual([['shed', 'penny'], ['shed']]);
  });

  it('shipyard: a card becomes one that costs up to 3 more', () => {
    const at = play(table({ ann: { hand: 'shipyard shed quay' }, bo: {} }), 'shipyard');
    expect(
      at.refused('ann', 'rebuild', { trash: inHand(at, 'ann', 'shed')[0], gain: at.id('crown', 'market') }),
    ).toContain('gain');
    at.act('ann', 'rebuild', { trash: inHand(at, 'ann', 'quay')[0], gain: at.id('lighthouse', 'market') });
    expect([at.names('trash'), left(at, 'lighthouse')]).toEqual([['quay'], 9]);
  });

  it('fishmonger: a coin for each card discarded', () => {
    const at = play(table({ ann: { hand: 'fishmonger shed shed penny' }, bo: {} }), 'fishmonger');
    at.act('ann', 'sell', { cards: at.ids('hand', 'ann') });
    expect([turn(at), at.names('discards', 'ann').length]).toEqual([[1, 2, 3], 3]);
  });

  it('captain: plays an action twice, a captain too', () => {
    const at = table({ ann: { hand: 'captain captain auction auction' }, bo: {} });
    play(at, 'captain').act('ann', 'repeat', { card: inHand(at, 'ann', 'captain')[0] });
    at.act('ann', 'repeat', { card: inHand(at, 'ann', 'auction')[0] });
    expect(turn(at)).toEqual([0, 5, 4]);
    at.act('ann', 'repeat', { card: inHand(at, 'ann', 'auction')[0] });
    expect([turn(at), at.at]).toEqual([[0, 9, 8], 'play/market']);
  });
});

describe('attacks and reactions', () => {
  const three = { bo: { hand: 'penny penny shed', deck: 'crown' }, cy: { hand: 'shed', deck: 'ferry' } };
  const none = { with: [] };

  it('pirates: all others discard two cards, a smaller hand all of it', () => {
    const at = play(table({ ann: { hand: 'pirates' }, ...three }), 'pirates')
      .act('bo', 'react', none)
      .act('cy', 'react', none);
    at.act('cy', 'discard', { cards: at.ids('hand', 'cy') });
    at.act('bo', 'discard', { cards: inHand(at, 'bo', 'penny', 'shed') });
    expect([at.names('hand', 'bo'), at.names('hand', 'cy')]).toEqual([['penny'], []]);
  });

  it('customs: all others put a card back on their deck', () => {
    const at = play(table({ ann: { hand: 'customs' }, bo: three.bo }), 'customs').act('bo', 'react', none);
    at.act('bo', 'putBack', { cards: inHand(at, 'bo', 'shed') });
    expect(at.names('deck', 'bo')).toEqual(['crown', 'shed']);
  });

  it('gossip: all others gain a rumour, as long as there are any', () => {
    const at = table({ ann: { hand: 'gossip' }, ...three }, { piles: { rumour: 1 } });
    play(at, 'gossip').act('bo', 'react', none).act('cy', 'react', none);
    expect([at.names('discards', 'bo'), at.names('discards', 'cy')]).toEqual([['rumour'], []]);
  });

  it('wreckers: the top card of a deck is trashed if it costs 3 to 5', () => {
    const at = play(table({ ann: { hand: 'wreckers' }, ...three }), 'wreckers')
      .act('bo', 'react', none)
      .act('cy', 'react', none);
    expect([at.names('discards', 'bo'), at.names('trash')]).toEqual([['crown'], ['ferry']]);
  });

  it('everybody is asked at once, and nobody sees who can react', () => {
    const at = play(table({ ann: { hand: 'gossip' }, bo: { hand: 'watchman' }, cy: { hand: 'shed' } }), 'gossip');
    expect(at.match.waitingFor).toEqual(['bo', 'cy']);
    at.act('bo', 'react', { with: at.ids('hand', 'bo') });
    expect(at.names('hand', 'bo')).toEqual(['watchman']);
    at.act('cy', 'react', none);
    expect(at.names('discards', 'bo')).toEqual(['watchman']);
    expect(at.names('discards', 'cy')).toEqual(['rumour']);
  });

  it('gull and insurer: the attack still hits, but one draws two cards and gains a shilling', () => {
    const at = play(table({ ann: { hand: 'gossip' }, bo: { hand: 'gull insurer', deck: 'shed shed shed' } }), 'gossip');
    at.act('bo', 'react', { with: at.ids('hand', 'bo') });
    expect(at.names('hand', 'bo')).toEqual(['shed', 'shed']);
    expect(at.names('discards', 'bo').sort()).toEqual(['gull', 'insurer', 'rumour', 'shilling']);
  });
});

describe('the end', () => {
  const sides = {
    ann: { hand: 'shed rumour' },
    bo: { deck: 'quay shed', discards: 'lighthouse' },
    cy: { hand: 'shed' },
  };
  const ended = (piles: Readonly<Record<string, number>>) =>
    table(sides, { phase: 'market', piles }).act('ann', 'endTurn').match.result;

  it('comes with the last lighthouse, and all have a place by their points', () => {
    expect(ended({ lighthouse: 0 })).toEqual({
      winners: ['bo'],
      losers: ['ann', 'cy'],
      ranks: { ann: 3, bo: 1, cy: 2 },
      scores: { ann: 0, bo: 10, cy: 1 },
      reason: 'sold out: lighthouse',
    });
  });

  it('or with three piles of any kind', () => {
    expect(ended({ ferry: 0, crew: 0 })).toBeNull();
    expect(ended({ ferry: 0, crew: 0, rumour: 0 })).toMatchObject({ reason: 'sold out: rumour, ferry, crew' });
  });

  it('who left does not win', () => {
    const at = table({ ...sides, bo: { ...sides.bo, left: true } }, { phase: 'market', piles: { lighthouse: 0 } });
    expect(at.act('ann', 'endTurn').match.result?.winners).toEqual(['cy']);
  });
});

it('greedy beats chance', () => {
  const match = createMatch(harbour, { seed: 2, players: ['ann', 'bo'] });
  playMatch(match, [botByName('greedy:samples=1'), botByName('random')], { seed: 2 });
  expect(match.winner).toBe('ann');
});

it('keeps every law', () => {
  assertConforms(harbour, { games: 2, seed: 1 });
});
