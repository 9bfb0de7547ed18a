import { describe, expect, it } from 'vitest';
import { oneOf, testGame } from '../define.fixture.ts';
import { wrong } from '../flow/flow.fixture.ts';
import { DefinitionError } from '../index.ts';

/** A mistake in a definition is told with its path, and what was meant where that can be seen. */
const good = {
  name: 'spelt',
  state: { game: { n: 0 }, player: { hp: 5 }, card: { dmg: 0 } },
  zones: { hand: { of: 'player', seenBy: 'owner' }, board: { of: 'game', seenBy: 'everyone' } },
  cards: { imp: {} },
  effects: { hit: () => {} },
  decisions: { pick: { choices: { n: { number: { min: 0, max: 1 } } } } },
  segments: { play: { turn: { phases: { main: { start: true } } } } },
};

const told = ({ problems }: DefinitionError): string[] =>
  problems.flatMap(({ severity, path, message }) => (severity === 'error' ? [`${path} ${message}`] : []));

const problems = (more: object): string[] => {
  try {
    testGame(wrong({ ...good, ...more }));
  } catch (error) {
    if (error instanceof DefinitionError) return told(error);
    throw new Error('a raw error came through', { cause: error });
  }
  return [];
};
const one = (more: object): string => {
  const found = problems(more);
  return found.length === 1 ? found[0] : JSON.stringify(found);
};
const withZone = (zone: unknown): object => ({ zones: { ...good.zones, pile: zone } });
const withMove = (move: object): object => ({ moves: { go: { run: () => {}, ...move } } });
const withChoice = (choice: unknown): object => ({ moves: { go: { choices: { it: choice }, run: () => {} } } });
const at = 'game.moves.go.choices.it';
const rule = (): never[] => [];

describe('a definition with a mistake', () => {
  it('is none if nothing is wrong', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[what: string, more: object, said: string]>([
    [
      'a zone seen by all',
      withZone({ of: 'game', seenBy: 'all' }),
      'zones.pile.seenBy is "all"; write one of nobody, owner, team, others, everyone, rule',
    ],
    [
      'a zone of nobody',
      withZone({ of: 'palyer', seenBy: 'owner' }),
      'zones.pile.of is "palyer"; write one of player, game; did you mean "player"?',
    ],
    ['a zone without an owner', withZone({ seenBy: 'owner' }), 'zones.pile.of is missing'],
    [
      'a misspelt key of a zone',
      withZone({ of: 'game', seenby: 'owner', seenBy: 'owner' }),
      'zones.pile.seenby is no part of a zone; there are of, seenBy, drawTo, holds; did you mean "seenBy"?',
    ],
    [
      'a zone that is none',
      withZone('player'),
      'zones.pile must be an object { of, seenBy, drawTo, holds }, not "player"',
    ],
    [
      'a zone to draw to that is not there',
      withZone({ of: 'game', seenBy: 'owner', drawTo: 'hnad' }),
      'zones.pile.drawTo names "hnad", but there is no such zone; did you mean "hand"?',
    ],
    [
      'a zone to draw to that only objects have',
      withZone({ of: 'game', seenBy: 'owner', drawTo: 'constructor' }),
      'zones.pile.drawTo names "constructor", but there is no such zone',
    ],
    ['zones in a list', { zones: [] }, 'zones must be an object, not a list'],
    [
      'a level of the state',
      { state: { crad: {} } },
      'state.crad is no part of the state; there are game, player, card, ctx; did you mean "card"?',
    ],
    [
      'an attribute that is no JSON',
      { state: { game: { n: 1n } } },
      'state.game.n cannot be stored: the value is a bigint, which JSON cannot hold; use null for "none"',
    ],
    [
      'a number that does not fit',
      { state: { game: { n: 0.5 } } },
      'state.game.n cannot be stored: is 0.5, no 32-bit whole number',
    ],
    [
      'an attribute of every object',
      { state: { game: JSON.parse('{"__proto__": 1}') } },
      'state.game.__proto__ is a name that JavaScript uses itself',
    ],
    ['checks that are no list', { checks: {} }, 'checks must be a list of checks, not an object'],
    [
      'a check that is no function',
      { checks: [5] },
      'checks[0] must be a function, or { find, do }: which cards, and the effect for them; not 5',
    ],
    [
      'frames at odd times',
      { frames: { at: 'frames', first: 'checks' } },
      'frames.at is "frames"; write one of frame, priority; did you mean "frame"?',
    ],
    ['half of the frames', { frames: { at: 'frame' } }, 'frames.first is missing'],
    ['an effect that is no function', { effects: { hit: {} } }, 'effects.hit must be a function, not an object'],
    ['effects in a list', { effects: [] }, 'effects must be an object, not a list'],
    [
      'a misspelt key of a decision',
      { decisions: { pick: { ...good.decisions.pick, onask: rule } } },
      'decisions.pick.onask is no option of a decision; there is onAsk; did you mean "onAsk"?',
    ],
    [
      'a decision that is none',
      { decisions: { pick: 7 } },
      "decisions.pick is no decision: build it with kit.decision('pick')…run(…)",
    ],
    [
      'a misspelt key of triggers',
      { triggers: { listens: rule, zones: ['board'], fier: rule, fire: rule } },
      'triggers.fier is no part of the triggers; there are listens, zones, order, fire, together, stacked; did you mean "fire"?',
    ],
    [
      'a zone of triggers',
      { triggers: { listens: rule, zones: ['baord'], fire: rule } },
      'triggers.zones names "baord", but there is no such zone; did you mean "board"?',
    ],
    [
      'listening to nothing in particular',
      { triggers: { listens: () => 5, zones: ['board'], fire: rule } },
      'triggers.listens gives 5 for the card "imp"; it must be a list of types of events',
    ],
    [
      'a stack',
      { stack: { zone: 'board', resolve: 'hti' } },
      'stack.resolve names "hti", but there is no such effect; did you mean "hit"?',
    ],
    ['layers', { layers: { zones: ['board'], order: [], base: rule } }, 'layers.effects is missing'],
    [
      'a secret that is no attribute',
      { secrets: { player: ['ph'] } },
      'secrets.player names "ph", but state.player has no such attribute; did you mean "hp"?',
    ],
    [
      'a misspelt secret',
      { secrets: { plyer: ['hp'] } },
      'secrets.plyer is no part of the secrets; there are game, player, card, seenBy, deal; did you mean "player"?',
    ],
    ['a card that is none', { cards: { imp: 5 } }, 'cards.imp must be an object, not 5'],
    ['players that are none', { players: 'two' }, 'players must be a number or a range { min, max } between 1 and 8'],
    ['pending lists', { pending: 'vote' }, 'pending must be a list of names, not "vote"'],
    [
      'how strictly to check',
      { check: 'strickt' },
      'check is "strickt"; write one of strict, normal, lenient; did you mean "strict"?',
    ],
    ['a setup that is no function', { setup: {} }, 'setup must be a function, not an object'],
    [
      'a misspelt option of a move',
      withMove({ anyplayer: true }),
      'game.moves.go.anyplayer is no option of a move; there are ahead, anyPlayer, manual, table; did you mean "anyPlayer"?',
    ],
    ['a flag that is none', withMove({ anyPlayer: 'yes' }), 'game.moves.go.anyPlayer must be true or false, not "yes"'],
    ['a move that is none', { moves: { go: 5 } }, 'game.moves.go is no move: build it with kit.move()…run(…)'],
    ['moves in a list', { moves: [] }, 'game.moves must be an object'],
    [
      'a misspelt option of a choice',
      withChoice({ oneOf: rule, promt: 'x' }),
      `${at}.promt is no option of this choice; there are has, noSuch, standIn, asIs, named, if, leftOut, prompt; did you mean "prompt"?`,
    ],
    [
      'an option of another choice',
      withChoice({ number: { min: 0, max: 1 }, max: 1 }),
      `${at}.max is no option of this choice; there are if, leftOut, prompt`,
    ],
    ['a condition that is none', withChoice({ oneOf: rule, if: true }), `${at}.if must be a function, not true`],
    [
      'a payment',
      withChoice({ payment: { pool: rule, pays: rule, lst: rule } }),
      `${at}.lst is no option of this choice; there are pool, size, pays, demands, list, if, leftOut, prompt; did you mean "list"?`,
    ],
    ['a payment of nothing', withChoice({ payment: { pays: rule } }), `${at}.pool is missing`],
    [
      'a misspelt option of a choice that was called',
      withChoice(oneOf(rule, wrong({ leftout: 1 }))),
      `${at}.leftout is no option of this choice; there are has, noSuch, standIn, asIs, named, if, leftOut, prompt; did you mean "leftOut"?`,
    ],
    [
      'a misspelt key of a segment',
      { segments: { play: { onbegin: rule } } },
      'segments.play.onbegin is no property of a segment; there are endIf, auto, onBegin, onEnd, moves, actors, start, next, navigated, turn; did you mean "onBegin"?',
    ],
    [
      'a misspelt key of a turn',
      { segments: { play: { turn: { frist: rule } } } },
      'segments.play.turn.frist is no property of a turn; there are endIf, auto, onBegin, onEnd, moves, actors, first, next, onMissed, phases; did you mean "first"?',
    ],
    [
      'a misspelt actor',
      { segments: { play: { actors: 'turnplayer' } } },
      'segments.play.actors is "turnplayer"; write one of priority, turnPlayer, any, pending:mulligan, pending:championSelection; did you mean "turnPlayer"?',
    ],
    [
      'a misspelt part',
      { segements: {} },
      'segements is no part of a definition; there are name, version, players, teams, sight, couldBe, pending, state, zones, cards, setup, moves, segments, flow, secrets, references, leaks, evaluate, effects, decisions, triggers, checks, frames, stack, layers, identity, modifiers, check; did you mean "segments"?',
    ],
  ])('%s', (_what, more, said) => {
    expect(one(more)).toBe(said);
  });

  it('a choice that every object has an answer to', () => {
    const go = { choices: { toString: { oneOf: rule } }, run: () => {} };
    expect(one({ moves: { go } })).toBe('game.moves.go.choices.toString is a name that JavaScript uses itself');
  });

  it('tells everything at once', () => {
    const found = problems({ checks: {}, effects: 5, zones: { pile: { of: 'game', seenBy: 'all' } }, setup: 1 });
    expect(found.length).toBe(4);
  });

  it.each([null, undefined, 5, 'x', []])('%s is no definition', (given) => {
    expect(() => testGame(wrong(given))).toThrow(DefinitionError);
  });

  it('a step that starts with a text does not start', () => {
    const steps = { one: { start: 'yes' } };
    expect(problems({ segments: { play: { turn: { phases: { main: { start: true, steps } } } } } })).toContain(
      'segments.play.turn.phases.main.steps.one.start must be true or false, not "yes"',
    );
  });
});
