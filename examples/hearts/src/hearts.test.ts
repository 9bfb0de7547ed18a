import { botByName, playMatch } from '@cardloom/bots';
import { tableOf } from '@cardloom/parts/present';
import { arrange, assertConforms, Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import atTable, { hearts } from './hearts.ts';

const PLAYERS = ['ann', 'bo', 'cy', 'dan'];

/** Hands in seat order; ann is to lead to the sixth trick unless something else is said. */
function table(hands: readonly string[], game: object = {}, players: Readonly<Record<string, object>> = {}) {
  const seats = PLAYERS.map((id, seat) => [id, { ...players[id], zones: { hand: hands[seat].split(' ') } }]);
  return new Table(
    arrange(hearts, {
      at: { segment: 'tricks' },
      turnPlayer: 'ann',
      G: { hand: 1, tricks: 5, leader: 'ann', ...game },
      players: Object.fromEntries(seats),
    }),
  );
}
/** A trick, from ann on. */
function play(at: ReturnType<typeof table>, ...cards: readonly string[]) {
  for (const [seat, card] of cards.entries()) at.act(PLAYERS[seat], 'play', { card });
  return at;
}
const dealt = (options: object = {}) => new Table(createMatch(hearts, { seed: 1, players: PLAYERS, ...options }));
const firstThree = (at: ReturnType<typeof table>, player: string) => at.names('hand', player).slice(0, 3);

it('at the table a hand is held by suits, each from the two up', () => {
  const { match } = table(['A♥ 3♠ 2♥ K♣ 4♣', '5♣', '6♣', '7♣']);
  const [hand] = tableOf(atTable, match.view('ann')).sides.flatMap(({ player, blocks }) =>
    player === 'ann' ? blocks.flatMap((block) => (block.kind === 'hand' ? [block] : [])) : [],
  );
  expect(hand.cards.map(({ title }) => title)).toEqual(['4♣', 'K♣', '3♠', '2♥', 'A♥']);
});

describe('passing', () => {
  it('all pass three cards to the left, and nobody sees theirs before all have chosen', () => {
    const at = dealt();
    const passed = PLAYERS.map((player) => firstThree(at, player));
    for (const [seat, player] of PLAYERS.entries()) {
      expect(at.names('hand', player)).toHaveLength(13);
      expect(at.names('hand', player)).toEqual(expect.arrayContaining(passed[seat]));
      at.act(player, 'pass', { cards: passed[seat] });
    }
    for (const [seat, player] of PLAYERS.entries()) {
      expect(at.names('hand', player).slice(-3).sort()).toEqual(passed[(seat + 3) % 4].sort());
    }
    expect(at.at).toBe('tricks');
  });

  it('hand by hand to the left, to the right, across, and not at all', () => {
    const ways: unknown[] = [];
    const bots = PLAYERS.map(() => botByName('random'));
    const match = createMatch(hearts, { seed: 5, players: PLAYERS });
    match.subscribe(null, (event) => {
      if (event.type === 'segmentBegan' && event.segment === 'tricks') ways.push(match.state.G.passing);
    });
    playMatch(match, bots, { seed: 5 });
    expect(ways.slice(0, 5)).toEqual(['left', 'right', 'across', 'nobody', 'left']);
  });

  it('one passes three cards, no more and no less', () => {
    const at = dealt();
    expect(at.refused('ann', 'pass', { cards: firstThree(at, 'ann').slice(1) })).toContain('3');
    expect(at.legal('ann')).toHaveLength(286);
  });
});

describe('a trick', () => {
  it('the two of clubs leads to the first one', () => {
    const at = dealt();
    for (const player of PLAYERS) at.act(player, 'pass', { cards: firstThree(at, player) });
    const leader = PLAYERS.find((player) => at.names('hand', player).includes('2♣')) ?? '';
    expect(at.match.waitingFor).toEqual([leader]);
    expect(at.options(leader, 'play', 'card')).toEqual(['2♣']);
    expect(at.refused(leader, 'play', { card: at.names('hand', leader).find((name) => name !== '2♣') })).toContain(
      'must be the two of clubs',
    );
  });

  it('players follow suit if they can', () => {
    const at = table(['5♦ 2♣', '9♦ A♥', '3♠ 4♥', 'K♦ 3♣']);
    play(at, '5♦');
    expect(at.options('bo', 'play', 'card')).toEqual(['9♦']);
    expect(at.refused('bo', 'play', { card: 'A♥' })).toContain('must follow suit: you have ♦');
    at.act('bo', 'play', { card: '9♦' });
    expect(at.options('cy', 'play', 'card')).toEqual(['3♠', '4♥']);
  });

  it('the highest card of the suit that was led takes it, and leads to the next', () => {
    const at = play(table(['5♦ 2♣', '9♦ A♥', 'A♠ 4♥', 'K♦ 3♣']), '5♦', '9♦', 'A♠', 'K♦');
    expect(at.names('taken', 'dan')).toEqual(['5♦', '9♦', 'A♠', 'K♦']);
    expect(at.match.waitingFor).toEqual(['dan']);
  });

  it('nobody puts points into the first one, unless they have nothing else', () => {
    const at = table(['2♣ 3♣', 'Q♠ 5♥ 4♦', 'Q♠ 5♥', '9♣ 4♣'], { tricks: 0 });
    play(at, '2♣');
    expect(at.options('bo', 'play', 'card')).toEqual(['4♦']);
    expect(at.refused('bo', 'play', { card: 'Q♠' })).toContain('counts points');
    at.act('bo', 'play', { card: '4♦' });
    expect(at.options('cy', 'play', 'card')).toEqual(['Q♠', '5♥']);
  });

  it('hearts are not led before they are broken, unless one has nothing else', () => {
    const hands = ['5♥ 2♣', '9♥ A♦', '4♥ 4♠', 'K♥ 3♦'];
    expect(table(hands).refused('ann', 'play', { card: '5♥' })).toContain('lead another suit');
    expect(table(hands, { heartsBroken: true }).options('ann', 'play', 'card')).toEqual(['2♣', '5♥']);
    expect(table(['5♥ 6♥', '9♥', '4♥', 'K♥']).options('ann', 'play', 'card')).toEqual(['5♥', '6♥']);
    const broken = play(table(hands), '2♣', '9♥');
    expect(broken.match.state.G.heartsBroken).toBe(true);
  });
});

describe('scores', () => {
  const last = ['9♦', 'Q♠', '4♥', 'K♣'];
  it('a heart counts one, the queen of spades thirteen', () => {
    const at = play(table(last, { tricks: 12 }, { ann: { points: 3 }, dan: { points: 9, score: 20 } }), ...last);
    expect(PLAYERS.map((id) => at.match.state.ctx.players[id].score)).toEqual([17, 0, 0, 29]);
    expect([at.at, at.match.state.G.hand, at.match.state.G.passing]).toEqual(['deal', 2, 'right']);
  });

  it('who takes all points shoots the moon: the others get 26', () => {
    const at = play(table(last, { tricks: 12 }, { ann: { points: 12 }, bo: { score: 5 } }), ...last);
    expect(PLAYERS.map((id) => at.match.state.ctx.players[id].score)).toEqual([0, 31, 26, 26]);
  });

  it('somebody reaches the limit: the lowest score wins, and all have a place', () => {
    const scores = { ann: { score: 90 }, bo: { score: 31 }, cy: { score: 40 }, dan: { score: 40, points: 12 } };
    const at = play(table(last, { tricks: 12 }, scores), ...last);
    expect(at.match.result).toEqual({
      winners: ['bo'],
      losers: ['ann', 'cy', 'dan'],
      ranks: { ann: 4, bo: 1, cy: 2, dan: 3 },
      scores: { ann: 104, bo: 31, cy: 40, dan: 52 },
      reason: '100 points are reached',
    });
  });

  it('a shorter game is an option', () => {
    expect(dealt({ options: { limit: 30 } }).match.state.G.limit).toBe(30);
    expect(() => dealt({ options: { limit: 0 } })).toThrow('the only option is limit, from 1 to 100');
    expect(() => dealt({ options: { limits: 30 } })).toThrow('the only option is limit');
  });

  it('who gives up is last', () => {
    const at = table(last, {}, { ann: { score: 9 }, cy: { score: 4 }, dan: { score: 4 } }).act('bo', 'concede');
    expect(at.match.result).toMatchObject({ winners: ['cy', 'dan'], ranks: { ann: 3, bo: 4, cy: 1, dan: 1 } });
  });
});

describe('bots', () => {
  it('samples deal nobody a suit that they did not follow', () => {
    const at = play(table(['5♦ 2♣ 3♣', '9♣ A♥ 7♠', '3♠ 4♦ 6♦', 'K♦ 8♦ 7♦']), '5♦', '9♣');
    for (let seed = 0; seed < 20; seed++) {
      const { zones, cards } = at.match.sample('ann', seed).snapshot();
      expect(zones.hand[1].filter((card) => cards[card - 1].name.endsWith('♦'))).toEqual([]);
    }
  });

  it('greedy beats chance', () => {
    const match = createMatch(hearts, { seed: 2, players: PLAYERS, options: { limit: 30 } });
    const bots = PLAYERS.map((_, seat) => botByName(seat === 0 ? 'greedy:samples=1' : 'random'));
    playMatch(match, bots, { seed: 2 });
    expect(match.result?.ranks.ann).toBe(1);
  });

  it('keeps every law', () => {
    assertConforms(hearts, { games: 4, seed: 1, options: { limit: 30 } });
  });
});
