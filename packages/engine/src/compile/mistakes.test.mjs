import { describe, expect, it } from 'vitest';
import { card, cards, createMatch, DefinitionError, declareGame } from '../index.ts';

/**
 * The mistakes that the compiler shows to authors who write TypeScript, made in JavaScript: each is told when the game is
 * defined, or at the latest when the rule runs, with where it stands and what was meant.
 */
const declaration = {
  name: 'tide',
  state: { game: { tide: 0 }, player: { worth: 0 }, card: { damage: 0, wet: false } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    beach: { of: 'game', seenBy: 'everyone' },
  },
  cards: { shell: { worth: 1 }, crab: { worth: 3 } },
  pending: ['vote'],
  events: { laid: { card: card(), worth: 0 } },
  effects: { hurt: { at: cards(), amount: 0 }, rest: {} },
  decisions: { discard: { among: cards() } },
  modifiers: { canLay: { value: true, about: { card: card() } } },
};
const kitOf = (more = {}) => declareGame({ ...declaration, ...more });
const rulesOf = (kit) => ({
  setup: ({ coreOps, players, zones }) => {
    coreOps.createCard('shell', players[0].hand);
    coreOps.modify('canLay', 'never', coreOps.createCard('crab', zones.beach));
  },
  effects: { hurt: () => {}, rest: () => {} },
  decisions: {
    discard: kit
      .decision('discard')
      .cards('cards', (_, __, { among }) => among)
      .run(() => {}),
  },
  modifiers: { canLay: { never: () => false } },
  segments: { play: { next: 'over' }, over: {} },
});
const define = (declared, rules = () => ({})) => {
  const kit = kitOf(declared);
  return kit.define({ ...rulesOf(kit), ...rules(kit) });
};
const problemsOf = (go) => {
  try {
    go();
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.problems.flatMap(({ severity, path, message }) => (severity === 'error' ? `${path} ${message}` : []));
  }
  return [];
};

describe('told when the game is defined', () => {
  it('nothing, where nothing is wrong', () => {
    expect(problemsOf(() => define({}))).toEqual([]);
  });

  const zones = (more) => ({ zones: { ...declaration.zones, hand: { of: 'player', ...more } } });
  it.each([
    [
      'who owns a zone',
      zones({ of: 'palyer', seenBy: 'owner' }),
      'zones.hand.of is "palyer"; write one of player, game; did you mean "player"?',
    ],
    [
      'who sees a zone',
      zones({ seenBy: 'all' }),
      'zones.hand.seenBy is "all"; write one of nobody, owner, team, others, everyone, rule',
    ],
    ['an event that carries no object', { events: { laid: 3 } }, 'events.laid must be an object, not 3'],
    [
      'a field that was not made',
      { events: { laid: { card } } },
      'events.laid.card must be an example of a value, or what card(), player() and the like give; write card()',
    ],
    ['a modifier without its value', { modifiers: { canLay: {} } }, 'modifiers.canLay.value is missing'],
    [
      'a declared phase',
      { flow: { paly: {} } },
      'flow.paly names "paly", but there is no such segment; did you mean "play"?',
    ],
  ])('%s', (_what, declared, said) => {
    expect(problemsOf(() => define(declared))).toContain(said);
  });

  const phases = (given) => ({ segments: { play: { turn: { phases: given } } } });
  const main = 'segments.play.turn.phases.main';
  it.each([
    ['a part of the definition', () => ({ chekcs: [] }), 'did you mean "checks"?'],
    [
      'a hook',
      () => ({ segments: { play: { onBegni: () => {} } } }),
      'segments.play.onBegni is no property of a segment',
    ],
    [
      'a segment',
      () => ({ segments: { play: { next: 'ovr' }, over: {} } }),
      'segments.play.next names "ovr", but there is no such segment; did you mean "over"?',
    ],
    [
      'a phase',
      () => phases({ main: { start: true, next: 'ned' }, end: {} }),
      `${main}.next names "ned", but there is no such phase; did you mean "end"?`,
    ],
    [
      'a way of a rule',
      () => phases({ main: { start: true, next: { to: ['ned'], by: () => null } }, end: {} }),
      `${main}.next.to names "ned", but there is no such phase; did you mean "end"?`,
    ],
    [
      'a step',
      () => phases({ main: { start: true, steps: { draw: { start: true, next: 'paly' }, play: {} } } }),
      `${main}.steps.draw.next names "paly", but there is no such step; did you mean "play"?`,
    ],
    ['who may act', () => phases({ main: { start: true, actors: 'pending:vtoe' } }), 'did you mean "pending:vote"?'],
    [
      'a move that was not built',
      () => ({ moves: { lay: () => {} } }),
      'game.moves.lay is no move: build it with kit.move()…run(…)',
    ],
    [
      'an option of a move',
      (kit) => ({ moves: { lay: kit.move({ anyplayer: true }).run(() => {}) } }),
      'did you mean "anyPlayer"?',
    ],
    [
      'an option of a choice',
      (kit) => ({
        moves: {
          lay: kit
            .move()
            .number('n', { min: 0, max: 1 }, { leftout: 0 })
            .run(() => {}),
        },
      }),
      'did you mean "leftOut"?',
    ],
    [
      'an effect',
      () => ({ effects: { hurt: () => {}, rest: () => {}, rset: () => {} } }),
      'effects.rset is not among the declared effects; did you mean "rest"?',
    ],
    [
      'an effect without a handler',
      () => ({ effects: { hurt: () => {} } }),
      'effects.rest is declared, but nothing says what it does',
    ],
    ['a decision', () => ({ decisions: {} }), 'decisions.discard is declared, but nothing says what it asks'],
    [
      'what a trigger listens to',
      () => ({ triggers: { zones: ['beach'], listens: ({ worth }) => (worth > 1 ? ['liad'] : []), fire: () => [] } }),
      'did you mean "laid"?',
    ],
    [
      'where a trigger listens',
      () => ({ triggers: { zones: ['baech'], listens: () => [], fire: () => [] } }),
      'did you mean "beach"?',
    ],
    [
      'the effect of a check',
      () => ({ checks: [{ find: () => [], do: 'rset' }] }),
      'checks[0].do names "rset", but there is no such effect; did you mean "rest"?',
    ],
    [
      'what a modifier modifies',
      () => ({ modifiers: { canLya: {} } }),
      'modifiers.canLya is not among the declared modifiers; did you mean "canLay"?',
    ],
    ['a secret', () => ({ secrets: { card: ['dmaage'] } }), 'did you mean "damage"?'],
  ])('%s', (_what, rules, said) => {
    const problems = problemsOf(() => define({}, rules));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(said);
  });

  it('a decision that was not declared, where it is built', () => {
    expect(() => kitOf().decision('disacrd')).toThrow('did you mean "discard"?');
  });
});

describe('told when the rule runs, naming the rule', () => {
  const laying = (build) => createMatch(define({}, (kit) => ({ moves: { lay: build(kit.move()) } })));
  const hand = ({ player }) => player.hand;

  it.each([
    [
      'a choice in run',
      ({ coreOps, zones }, { crad }) => coreOps.moveCard(crad, zones.beach),
      'moveCard takes a card, not undefined',
    ],
    [
      'a zone',
      ({ coreOps, zones }, { card }) => coreOps.moveCard(card, zones.baech),
      'moveCard takes a zone, not undefined',
    ],
    ['the type of an attribute', (_, { card }) => Object.assign(card, { damage: 'two' }), 'damage holds whole numbers'],
    ['an attribute', (_, { card }) => Object.assign(card, { dmaage: 2 }), 'did you mean "damage"?'],
    ['an attribute of the game', ({ G }) => Object.assign(G, { tdie: 2 }), 'did you mean "tide"?'],
    ['an event', ({ coreOps }) => coreOps.emit('liad', {}), 'tide has no event "liad"; did you mean "laid"?'],
    [
      'an event nobody thought of',
      ({ coreOps }) => coreOps.emit('sunset'),
      'tide has no event "sunset"; declare it with what it carries: events: { sunset: { … } }',
    ],
    [
      'what an event carries',
      ({ coreOps }) => coreOps.emit('laid', { card: 1, worth: 1 }),
      'events.laid.card must be a card',
    ],
    [
      'an effect',
      ({ coreOps }) => coreOps.interrupt({ do: 'rset' }),
      'there is no effect "rset" in tide; did you mean "rest"?',
    ],
    [
      'what an effect carries',
      ({ coreOps }) => coreOps.interrupt({ do: 'hurt', amount: 1 }),
      'effects.hurt.at must be a list of cards',
    ],
    ['a decision', ({ coreOps, player }) => coreOps.ask({ ask: 'dicsard', player }), 'did you mean "discard"?'],
    [
      'what a decision comes with',
      ({ coreOps, player }) => coreOps.ask({ ask: 'discard', player }),
      'the question "discard" takes data: { among }, as it was declared, not undefined',
    ],
    ['a modifier', ({ coreOps }, { card }) => coreOps.modify('canLya', 'never', card), 'did you mean "canLay"?'],
    [
      'what is modified',
      ({ coreOps }, { card }) => void coreOps.modified('canLya', true, { card }),
      '"canLya" is not among the declared modifiers of tide; did you mean "canLay"?',
    ],
    [
      'a card',
      ({ coreOps, zones }) => void coreOps.createCard('crba', zones.beach),
      'there is no card "crba" in tide; did you mean "crab"?',
    ],
    ['a pending list', ({ coreOps }) => coreOps.setPending('vtoe', []), 'did you mean "vote"?'],
  ])('%s', (_what, run, said) => {
    const match = laying((move) => move.card('card', hand).run(run));
    const before = match.checksum();
    const result = match.act({ player: 'p0', move: 'lay', args: { card: 1 } });
    expect(result).toMatchObject({ ok: false, error: { code: 'rule-threw', path: 'game.moves.lay' } });
    expect(result.error.message).toContain(said);
    expect(match.checksum()).toBe(before);
  });

  it.each([
    [
      'an earlier answer',
      (move) => move.card('card', hand).number('depth', (_, { crad }) => ({ min: 0, max: crad })),
      'choices.depth must give its bounds as numbers, not from 0 to undefined',
    ],
    [
      'how many',
      (move) => move.cards('cards', ({ player, G }) => ({ from: player.hand, max: G.tide / G.tdie })),
      'choices.cards must give its bounds as numbers, not from 0 to NaN',
    ],
    [
      'where options come from',
      (move) => move.card('card', ({ player }) => player.hnad),
      'choices.card must give its options as a list, not undefined',
    ],
  ])('%s', (_what, build, said) => {
    const match = laying((move) => build(move).run(() => {}));
    expect(() => [...match.legalActions('p0')]).toThrow(said);
  });

  it('a move, its choices and who acts, in an action', () => {
    const match = laying((move) => move.card('card', hand).run(() => {}));
    const said = (action) => match.act(action).error.message;
    expect(said({ player: 'p0', move: 'lya', args: {} })).toContain('did you mean "lay"?');
    expect(said({ player: 'p0', move: 'lay', args: { crad: 1 } })).toBe('The choice "card" is missing.');
  });
});
