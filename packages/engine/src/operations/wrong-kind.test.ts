import { describe, expect, it } from 'vitest';
import { oneOf, testGame } from '../define.fixture.ts';
import { type StageContext, type StageMatch, stage, tryTo } from '../effects/stage.fixture.ts';
import { wrong } from '../flow/flow.fixture.ts';
import { createMatch } from '../index.ts';

/** An operation that gets the wrong kind of thing says what it is, what it takes and what it got; nothing has changed. */
const told = (match: StageMatch, run: (context: StageContext) => unknown): string => {
  const before = match.checksum();
  const result = tryTo(match, run);
  if (result.ok) throw new Error('it was accepted');
  expect(result.error).toMatchObject({ code: 'rule-threw', path: 'game.moves.do' });
  expect(match.checksum()).toBe(before);
  return result.error.message.replace('game.moves.do threw: ', '');
};

const prepared = (): StageMatch => {
  const match = stage({ modifiers: { cost: { more: (_context, current: number) => current } } });
  tryTo(match, ({ coreOps, players }) => {
    coreOps.createCard('bell', players[0].hand);
    coreOps.createCard('drum', players[0].hand);
  });
  return match;
};

type Try = (ops: Record<string, (...args: unknown[]) => unknown>, context: StageContext) => unknown;

describe('the wrong kind of thing', () => {
  it.each<[run: Try, said: string]>([
    [
      (ops, { players }) => ops.moveCard(1, players[0].board),
      'moveCard takes a card (coreOps.card(1) gives it), not 1',
    ],
    [(ops, { players }) => ops.moveCard(undefined, players[0].board), 'moveCard takes a card, not undefined'],
    [(ops, { players }) => ops.moveCard(players[0], players[0].board), 'moveCard takes a card, not the player "ann"'],
    [
      (ops, { players }) => ops.moveCard(players[0].hand, players[0].board),
      'moveCard takes a card, not the zone "hand"',
    ],
    [
      (ops, { ctx }) => ops.moveCard(ctx.cards[1], 'board'),
      'moveCard takes a zone (from `zones`, or of a player), not "board"',
    ],
    [(ops, { ctx }) => ops.moveCard(ctx.cards[1], ctx.cards[2]), 'moveCard takes a zone, not the card "drum"'],
    [
      (ops, { ctx, players }) => ops.moveCard(ctx.cards[1], players[0].board, 'botom'),
      'moveCard takes "top", "bottom" or { above: card } as a place, not "botom"',
    ],
    [
      (ops, { ctx, players }) => ops.moveCard(ctx.cards[1], players[0].board, null),
      'moveCard takes "top", "bottom" or { above: card } as a place, not null',
    ],
    [(ops) => ops.removeCard(1), 'removeCard takes a card (coreOps.card(1) gives it), not 1'],
    [(ops) => ops.reveal('bell'), 'reveal takes a card, not "bell"'],
    [
      (ops, { ctx }) => ops.reveal(ctx.cards[1], 'an'),
      'reveal: "an" is no player of this match; players: ann, bo; did you mean "ann"?',
    ],
    [(ops) => ops.shuffle('deck'), 'shuffle takes a zone (from `zones`, or of a player), not "deck"'],
    [
      (ops, { players }) => ops.createCard('bel', players[0].hand),
      'there is no card "bel" in stage; did you mean "bell"?',
    ],
    [(ops, { players }) => ops.createCard({}, players[0].hand), "createCard takes a card's name, not an object"],
    [(ops) => ops.createCard('bell', 'hand'), 'createCard takes a zone (from `zones`, or of a player), not "hand"'],
    [
      (ops, { players }) => ops.createCard('bell', players[0].hand, { dgm: 1 }),
      'cards have no attribute "dgm"; did you mean "dmg"?',
    ],
    [(ops, { players }) => ops.createCard('bell', players[0].hand, 5), 'createCard takes attributes by name, not 5'],
    [(ops) => ops.drawCard('ann', 1.5), 'drawCard takes a whole number of cards, not 1.5'],
    [(ops) => ops.drawCard(5), 'drawCard takes a player or their id, not 5'],
    [(ops) => ops.setPending('mulligan', 'ann'), 'setPending("mulligan") takes a list of players, not "ann"'],
    [(ops) => ops.setPending('mulligan', undefined), 'setPending("mulligan") takes a list of players, not undefined'],
    [
      (ops) => ops.setPending('muligan', []),
      '"muligan" is no pending list of this game; lists: mulligan, championSelection; did you mean "mulligan"?',
    ],
    [(ops) => ops.setPendingMulligan(5), 'setPending("mulligan") takes a list of players, not 5'],
    [(ops) => ops.setTurnPlayer({}), 'setTurnPlayer takes a player or their id, not an object'],
    [(ops) => ops.setPriority({}), 'setPriority takes a player or their id, not an object'],
    [(ops) => ops.setOtp(null), 'setOtp takes a player or their id, not null'],
    [(ops) => ops.endGame(0), 'endGame takes a player or their id, not 0'],
    [(ops) => ops.leave('zoe'), 'leave: "zoe" is no player of this match; players: ann, bo'],
    [
      (ops) => ops.openWindow({ closser: 'ann' }),
      'openWindow has no option "closser"; there are first, closer; did you mean "closer"?',
    ],
    [
      (ops) => ops.extraTurn('ann', { casue: 1 }),
      'extraTurn has no option "casue"; there are riders, cause, after; did you mean "cause"?',
    ],
    [
      (ops) => ops.extraTurn('ann', { cause: 1 }),
      'extraTurn({ cause }) takes a card (coreOps.card(1) gives it), not 1',
    ],
    [(ops) => ops.extraTurn('ann', { riders: [1] }), 'extraTurn({ riders }) takes an object, not a list'],
    [(ops) => ops.extraTurn('ann', 'bo'), 'extraTurn takes options { riders, cause, after }, not "bo"'],
    [(ops) => ops.skipPhase('main'), 'there is no phase "main"'],
    [
      (ops) => ops.skipExtraTurns({ source: 1 }),
      'skipExtraTurns({ source }) takes a card (coreOps.card(1) gives it), not 1',
    ],
    [(ops) => ops.skipTurn('ann', 10n), 'skipTurn needs a count from 0 to 1000000, not 10n'],
    [(ops) => ops.insertPhases('main'), 'insertPhases takes a list of phases, not "main"'],
    [
      (ops) => ops.insertPhases([{ phase: 'main' }]),
      'insertPhases takes names of phases, or { phase, only: [steps] }, not an object',
    ],
    [(ops) => ops.insertSteps(5), 'insertSteps takes a list of steps, not 5'],
    [(ops) => ops.setManualMode('on'), 'setManualMode takes true or false, not "on"'],
    [(ops) => ops.emit({}), 'emit takes the type of the event, not an object'],
    [(ops) => ops.emit('HIT', 5), 'emit takes what the event carries, as an object, not 5'],
    [(ops) => ops.emit('HIT', {}, 'ann'), 'emit takes a list of players, not "ann"'],
    [(ops) => ops.interrupt(undefined), 'the agenda takes effects { do, … } and questions { ask, … }, not undefined'],
    [(ops) => ops.interrupt({ do: 'sya' }), 'there is no effect "sya" in stage; did you mean "say"?'],
    [
      (ops) => ops.interrupt({ do: 'say', text: () => 1 }),
      'text is a function, which JSON cannot hold; use null for "none"',
    ],
    [(ops) => ops.sequence({ do: 'say' }), 'sequence takes a list of effects, not an object'],
    [(ops) => ops.sequence([null]), 'the agenda takes effects { do, … } and questions { ask, … }, not null'],
    [(ops) => ops.perform('say'), 'perform takes an effect { do, … }, not "say"'],
    [(ops) => ops.ask('pick'), 'ask takes a question { ask, player, … }, not "pick"'],
    [(ops) => ops.ask({ ask: 'pikc' }), 'there is no decision "pikc" in stage; did you mean "pick"?'],
    [
      (ops) => ops.ask({ ask: 'pick' }),
      'the question "pick" takes a player, or a list of players, to answer it, not undefined',
    ],
    [(ops) => ops.modify('cost', 'more', 1), 'modify takes a card (coreOps.card(1) gives it), not 1'],
    [
      (ops, { ctx }) => ops.modify('cost', 'mroe', ctx.cards[1]),
      'there is no modifier "mroe" of "cost" in stage; did you mean "more"?',
    ],
    [(ops) => ops.refer(1), 'refer takes a card (coreOps.card(1) gives it), not 1'],
    [(ops) => ops.referred(undefined), 'referred takes what refer(card) gave, not undefined'],
    [(ops) => ops.derive('bell'), 'derive takes a card, not "bell"'],
    [(ops) => ops.random('six'), 'random needs a whole number of 1 or more, not six'],
  ])('%s', (run, said) => {
    expect(told(prepared(), (context) => run(context.coreOps as never, context))).toBe(said);
  });

  it('an option that nobody knows is no reason to throw something else', () => {
    const odd = Object.create(null) as object;
    for (const name of ['moveCard', 'setTurnPlayer', 'setPending', 'createCard', 'skipPhase', 'interrupt', 'modify']) {
      const message = told(prepared(), ({ coreOps }) =>
        (coreOps as unknown as Record<string, (x: object) => void>)[name](odd),
      );
      expect(message).not.toMatch(/Cannot|undefined \(|is not a function|not iterable/);
    }
  });
});

describe('the wrong kind of answer from a rule', () => {
  it.each([
    [
      'a check',
      { checks: [() => ({ do: 'say' })] },
      'checks[0] threw: must give a list of effects, or nothing, not an object',
    ],
    [
      'a trigger',
      { triggers: { listens: () => ['RANG'], zones: ['hand'], fire: () => 5 } },
      'triggers.fire threw: must give a list of effects, or nothing, not 5',
    ],
  ])('%s', (_what, more, said) => {
    const match = stage(wrong(more));
    const result = tryTo(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].hand);
      coreOps.emit('RANG', {});
    });
    expect(result).toMatchObject({ ok: false, error: { message: said } });
  });

  it.each<[choice: object, said: string]>([
    [{ oneOf: () => 5 }, 'game.moves.go.choices.it must give its options as a list, not 5'],
    [{ oneOf: () => undefined }, 'game.moves.go.choices.it must give its options as a list, not undefined'],
    [{ oneOf: () => 'abc' }, 'game.moves.go.choices.it must give its options as a list, not "abc"'],
    [oneOf(() => wrong(null)), 'game.moves.go.choices.it must give its options as a list, not null'],
    [{ someOf: () => 5 }, 'game.moves.go.choices.it must give its options as a list, not 5'],
    [{ order: () => 5 }, 'game.moves.go.choices.it must give its options as a list, not 5'],
    [{ number: () => 5 }, 'game.moves.go.choices.it must give its bounds as { min, max }, not 5'],
    [
      { payment: { pool: () => null, pays: () => true } },
      'game.moves.go.choices.it must give how many of each kind there are, not null',
    ],
    [
      { payment: { cards: () => null, worth: () => 1, due: () => 1 } },
      'game.moves.go.choices.it must give its options as a list, not null',
    ],
    [{ assignment: () => [1], to: () => 5 }, 'game.moves.go.choices.it must give its options as a list, not 5'],
  ])('%o', (choice, said) => {
    const game = testGame(
      wrong({ name: 'odd', moves: { go: { choices: { it: choice }, run: () => {} } }, segments: { play: {} } }),
    );
    const isPool = 'payment' in choice && 'pool' in (choice.payment as object);
    const given = isPool
      ? { a: 1 }
      : 'number' in choice || 'oneOf' in choice
        ? 1
        : 'assignment' in choice
          ? { 1: 2 }
          : [1];
    const reason = createMatch(game, { seed: 1 }).whyNot({ player: 'p0', move: 'go', args: { it: given as never } });
    expect(reason?.code).toBe('rule-threw');
    expect(reason?.message).toContain(said);
  });
});
