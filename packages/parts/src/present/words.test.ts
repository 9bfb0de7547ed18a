import { createMatch, declareGame, describeGame, type Game, type Match, type PromptChoice } from 'cardloom';
import { describe, expect, it } from 'vitest';
import {
  answersText,
  calledByName,
  derivePresentation,
  inspect,
  inspectionWords,
  isHarmful,
  moveLabels,
  Names,
  namesSubject,
  number,
  optionsOf,
  type Presentation,
  plain,
  questionText,
  reasonWords,
  standing,
  tellStep,
  termsOf,
} from './index.ts';

/** A market with every kind of choice that has words of its own. */
const kit = declareGame({
  name: 'market',
  state: { player: { coins: 3 }, game: { day: 1 }, card: { age: 0 } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    stall: { of: 'player', seenBy: 'everyone' },
  },
  cards: { egg: { title: 'Egg', price: 1, text: 'Fresh.' }, ham: { title: 'Ham', price: 2, text: 'Smoked.' } },
  events: { sold: { card: 0, to: '' } },
});
const sell = kit
  .move()
  .card('card', ({ player }) => player.hand, { prompt: 'Which goods?' })
  .player('to', ({ player }) => player.opponents)
  .run(({ player, coreOps }, { card, to }) => {
    coreOps.moveCard(card, player.stall);
    coreOps.emit('sold', { card: card.id, to: to.id });
  });
const pay = kit
  .move()
  .payment('coins', { pool: ({ player }) => ({ copper: player.coins, gold: 0 }), size: () => 2 })
  .run(() => {});
const wait = kit.move().run(({ coreOps }) => void coreOps.endTurn());
const later = kit
  .move()
  .when(() => 'The market is not open yet.')
  .run(() => {});
const market: Game = kit.define({
  setup: ({ players, coreOps }) => {
    for (const player of players) for (const name of ['egg', 'ham'] as const) coreOps.createCard(name, player.hand);
  },
  segments: { day: { turn: { moves: { sell, pay, wait, later } } } },
});

const presentation: Presentation & { title: string } = {
  ...derivePresentation(describeGame(market)),
  title: 'Market',
  passing: { move: 'wait' },
  moves: { sell: 'sell something', wait: { words: 'wait', key: 'space' } },
  card: ({ card, facts }) => ({
    ...(facts as { title: string; text: string }),
    kind: 'food',
    numbers: [number('price', 3, 2, { feast: 1 })],
    marks: card.owner === 'p1' ? ['of {p1}'] : [],
  }),
  tell: ({ type, card, to }) => (type === 'sold' ? `{p0:sell} {#${String(card)}} to {${String(to)}}` : null),
};
const names = (): Names => new Names(presentation, { p0: 'you', p1: 'Bo' });
const started = (): Match => createMatch(market, { players: ['p0', 'p1'], seed: 1 });
const asked = (match: Pick<Match, 'prompt'>, move: string): PromptChoice => {
  const found = match.prompt('p0').moves.find((one) => one.move === move)?.asks;
  if (found === undefined) throw new Error(`${move} asks nothing`);
  return found;
};

const COINS: PromptChoice = {
  name: 'coins',
  kind: 'payment',
  prompt: undefined,
  of: 'value',
  checked: undefined,
  pool: { copper: 3, gold: 1 },
  size: 2,
  demands: [{ atLeast: 1, of: ['gold', 'copper'] }],
  usual: undefined,
};

describe('words in pieces', () => {
  it('cards and players are pieces of their own, so that a page can link them', () => {
    const callers = {
      isPlayer: (id: string) => /^p\d$/.test(id),
      player: (id: string) => (id === 'p0' ? 'you' : 'Bo'),
      card: () => 'Egg',
      cardName: () => 'Ham',
    };
    expect(calledByName("{p0:draw} {#3}, {p1}'s turn, {=ham}", callers)).toEqual([
      { text: 'you', player: 'p0' },
      { text: ' draw' },
      { text: ' ' },
      { text: 'Egg', card: 3 },
      { text: ', ' },
      { text: "Bo's", player: 'p1' },
      { text: ' turn, ' },
      { text: 'Ham', name: 'ham' },
    ]);
    expect(
      plain(calledByName('{p1:carry}, {p1:be}, {p0:be}, {p1:pass}; {p0:own}, {p1:own}; {T}: Add {G}', callers)),
    ).toBe("Bo carries, Bo is, you are, Bo passes; yours, Bo's; {T}: Add {G}");
  });

  it('a step says what happened, with the cards as they were called then', () => {
    const match = started();
    const at = names();
    const done = match.act({ player: 'p0', move: 'sell', args: { card: 1, to: 'p1' } });
    if (!done.ok) throw new Error(done.error.message);
    const told = tellStep({ by: 'p0', events: done.eventsFor('p1') }, match.view('p1'), at);
    expect(told.map(plain)).toEqual(['You sell Egg to Bo.']);
    expect(told[0]).toContainEqual({ text: 'Egg', card: 1 });
  });

  it('a pass that led to nothing is told too', () => {
    const match = started();
    const done = match.act({ player: 'p0', move: 'wait' });
    if (!done.ok) throw new Error(done.error.message);
    const told = tellStep({ by: 'p0', events: done.eventsFor('p1') }, match.view('p1'), names());
    expect(told.map(plain)).toEqual(['You pass.']);
  });
});

describe('a prompt in words, without rules', () => {
  it('moves with their keys', () => {
    const match = started();
    const labels = moveLabels(match.prompt('p0'), match.view('p0'), names());
    expect(labels).toEqual([
      { move: 'sell', label: 'Sell something' },
      { move: 'pay', label: 'Pay' },
      { move: 'wait', label: 'Wait', key: 'space' },
    ]);
  });

  it('questions, options and answers', () => {
    const match = started();
    const view = match.view('p0');
    const goods = asked(match, 'sell');
    expect(questionText(goods, names())).toBe('Which goods?');
    const where = { ...goods, prompt: 'Where does {it} go?' };
    expect([goods, where].map(namesSubject)).toEqual([false, true]);
    expect(questionText(where, names())).toBe('Where does it go?');
    const knowing = names();
    knowing.book.hear({ type: 'sold', card: 4, name: 'ham' });
    expect(questionText(where, knowing, 4)).toBe('Where does Ham go?');
    const some = (prompt: string, max: number) =>
      questionText({ ...goods, kind: 'someOf', from: [1, 2], min: 0, max, prompt }, names());
    expect(some('Which cards do you discard?', 2)).toBe('Which cards do you discard?');
    expect(some('Which cards do you discard?', 1)).toBe('Which card do you discard?');
    expect(some('Which cards go back?', 1)).toBe('Which card goes back?');
    expect(some('Which defense reactions do you play?', 1)).toBe('Which defense reaction do you play?');
    expect(some('Which equipment blocks too?', 1)).toBe('Which equipment blocks too?');
    expect(questionText(COINS, names())).toBe('Coins? (2 in all, at least 1 gold or copper)');
    expect(questionText({ ...COINS, demands: [{ atLeast: 2, of: ['gold'] }] }, names())).toBe('Coins? (2 gold)');
    expect(optionsOf(goods, view, names())).toEqual([
      { value: 1, card: 1, label: 'Egg 3▲', hint: 'Fresh.' },
      { value: 2, card: 2, label: 'Ham 3▲', hint: 'Smoked.' },
    ]);
    const to = match.promptAfter({ player: 'p0', move: 'sell', args: { card: 1 } });
    const next = to.ok ? to.asks : null;
    expect(next === null ? [] : optionsOf(next, view, names())).toEqual([
      { value: 'p1', player: 'p1', label: 'Bo', hint: '' },
    ]);
    expect(optionsOf(asked(match, 'pay'), view, names()).map(({ label, hint }) => `${label}, ${hint}`)).toEqual([
      'Copper, 3 there',
    ]);
    expect(answersText([{ asked: goods, answer: 2 }], view, names())).toEqual(['Ham']);
    expect(answersText([{ asked: asked(match, 'pay'), answer: { copper: 2 } }], view, names())).toEqual(['2 copper']);
  });

  it('guesses from a card what is rather meant for others', () => {
    const texts = [
      'Destroy target creature.',
      'Deal 3 damage to a unit.',
      'An ally gets +3 power.',
      'You draw a card.',
    ];
    expect(texts.map(isHarmful)).toEqual([true, true, false, false]);
  });

  it('players can be called otherwise later', () => {
    const called = names();
    called.call({ p0: 'you', p1: 'Ines' });
    expect(called.player('p1')).toBe('Ines');
  });

  it('why not, and who is asked', () => {
    const match = started();
    const mine = reasonWords(match.why('p0', { move: 'later' }), match.view('p0'), names());
    expect(mine.map(plain)).toEqual(['Later: The market is not open yet.']);
    const others = reasonWords(match.why('p1', { move: 'sell' }), match.view('p1'), names());
    expect(others.map(plain)).toEqual(['Your turn.']);
    expect(plain(standing(match.view('p0'), names()))).toBe('Your turn');
    const decides = (...waiting: string[]): string =>
      plain(standing({ ...match.view('p0'), decision: { name: 'bid', waiting } } as never, names()));
    expect([decides('p0'), decides('p1')]).toEqual(['You are to decide', 'Your turn, Bo is to decide']);
    const view = match.view('p1');
    const players = { ...view.players, p0: { ...view.players.p0, left: true } };
    expect(plain(standing({ ...view, players } as never, names()))).toBe('The rest of your turn');
  });
});

it('a card in full: text, present and printed numbers and what changed them, where it lies', () => {
  const match = started();
  const view = match.view('p0');
  const found = inspect(view, 1, names());
  expect(found).toMatchObject({ card: { title: 'Egg', text: 'Fresh.' }, owner: 'p0', holder: 'p0', zone: 'hand' });
  expect(found === undefined ? [] : inspectionWords(found, view, names()).map(plain)).toEqual([
    'Egg · food',
    'Fresh.',
    'price 3, printed 2 (+1 feast)',
    'In your hand',
  ]);
  expect(inspect(match.view('p1'), 1, names())).toBeUndefined();
});

it('the words on a card are explained as far as the game does, with their numbers', () => {
  const terms = { shield: 'N less damage.', 'at sea': 'Cannot be sold.' };
  expect(termsOf({ terms }, ['shield 2', 'at sea', 'fresh', 'toString'])).toEqual([
    { word: 'shield 2', text: '2 less damage.' },
    { word: 'at sea', text: 'Cannot be sold.' },
  ]);
});
