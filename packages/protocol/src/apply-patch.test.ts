import { card, createMatch, declareGame, describeGame, type Match, type Patch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { applyPatch, initialCard } from './index.ts';

const kit = declareGame({
  name: 'drawers',
  players: 2,
  state: { game: { round: 0 }, player: { points: 0, luck: 0 }, card: { worn: 0, mark: '' } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { acorn: {}, bell: {} },
  events: {},
  effects: { ponder: { card: card() } },
  decisions: { mark: { card: card() } },
});

const game = kit.define({
  secrets: { player: ['luck'], card: ['mark'] },
  setup: ({ players, coreOps }) => {
    for (const player of players) for (let i = 0; i < 5; i++) coreOps.createCard('acorn', player.deck);
  },
  effects: { ponder: ({ coreOps }, { card }) => coreOps.ask({ ask: 'mark', player: card.owner, data: { card } }) },
  decisions: {
    mark: kit
      .decision('mark')
      .value('text', () => ['red', 'blue'])
      .run((_, { text }, { card }) => {
        card.mark = text;
      }),
  },
  segments: {
    play: {
      turn: {
        moves: {
          draw: kit.move().run(({ player, coreOps, G }) => {
            coreOps.drawCard(player);
            G.round++;
            player.luck++;
          }),
          show: kit
            .move()
            .card('card', ({ player }) => player.hand)
            .run(({ coreOps, zones, player }, { card }) => {
              coreOps.moveCard(card, zones.table);
              card.worn = 2;
              player.points++;
              coreOps.sequence([{ do: 'ponder', card }]);
            }),
          bury: kit
            .move()
            .card('card', ({ zones }) => zones.table)
            .run(({ coreOps, player }, { card }) => {
              coreOps.moveCard(card, player.deck, 'bottom');
              coreOps.shuffle(player.deck);
            }),
          burn: kit
            .move()
            .card('card', ({ zones }) => zones.table)
            .run(({ coreOps }, { card }) => coreOps.removeCard(card)),
        },
      },
    },
  },
});

const initial = initialCard(describeGame(game));
const VIEWERS = ['p0', 'p1', null] as const;

/** Does something to a match while every viewer follows by patches alone; gives the patches. */
function follow(match: Match, change: () => ReturnType<Match['act']>): Patch[] {
  const before = VIEWERS.map((viewer) => match.view(viewer));
  const result = change();
  if (!result.ok) throw new Error(result.error.message);
  return VIEWERS.map((viewer, i) => {
    const patch = JSON.parse(JSON.stringify(result.patchFor(viewer))) as Patch;
    expect(applyPatch(before[i], patch, initial)).toEqual(match.view(viewer));
    return patch;
  });
}

const begun = () => {
  const match = createMatch(game, { seed: 1 }) as unknown as Match;
  const act = (player: string, move: string, args = {}) => follow(match, () => match.act({ player, move, args }));
  return { match, act };
};

describe('a patch', () => {
  it('shows a drawn card to whoever drew it, and to others that one card more is there', () => {
    const { act } = begun();
    const [own, others] = act('p0', 'draw');
    expect(own).toEqual({
      G: { round: 1 },
      ctx: { numMoves: 1, numTurnMoves: 1 },
      players: { p0: { luck: 1 } },
      cards: { 5: { name: 'acorn', owner: 'p0', mark: '' } },
      zones: { deck: { p0: [4, 1] }, hand: { p0: [0, 0, 5] } },
    });
    expect(others).toEqual({
      G: { round: 1 },
      ctx: { numMoves: 1, numTurnMoves: 1 },
      zones: { deck: { p0: [4, 1] }, hand: { p0: [0, 0, 0] } },
    });
  });

  it('has the question that waits, whole for whoever is asked, and null when it is answered', () => {
    const { match, act } = begun();
    act('p0', 'draw');
    const [own, others] = act('p0', 'show', { card: 5 });
    expect(own.decision).toEqual({ name: 'mark', waiting: ['p0'], data: { card: 5 } });
    expect(own.cards).toEqual({ 5: { worn: 2 } });
    expect(others.decision).toEqual({ name: 'mark', waiting: ['p0'] });
    expect(others.cards).toEqual({ 5: { name: 'acorn', owner: 'p0', worn: 2 } });
    const [answered, elsewhere] = act('p0', 'mark', { text: 'red' });
    expect(answered).toEqual({ cards: { 5: { mark: 'red' } }, decision: null });
    // a mark is its owner's secret
    expect(elsewhere).toEqual({ decision: null });
    expect(match.view('p1').zones.table).toEqual([{ id: 5, name: 'acorn', owner: 'p0', worn: 2 }]);
  });

  it('follows shuffles, cards that leave, undo and redo', () => {
    const { match, act } = begun();
    act('p0', 'draw');
    act('p0', 'draw');
    for (const { id } of [...(match.view('p0').zones.hand as Record<string, { id: number }[]>).p0]) {
      act('p0', 'show', { card: id });
      act('p0', 'mark', { text: 'blue' });
    }
    act('p0', 'bury', { card: 5 });
    act('p0', 'burn', { card: 4 });
    for (let i = 0; i < 4; i++) follow(match, () => match.undo());
    for (let i = 0; i < 4; i++) follow(match, () => match.redo());
    act('p0', 'draw');
  });

  it('of something that changed nothing is empty', () => {
    const { match } = begun();
    expect(follow(match, () => match.note('pause'))).toEqual([{}, {}, {}]);
  });

  it('must be asked for before the match goes on', () => {
    const { match } = begun();
    const drawn = match.act({ player: 'p0', move: 'draw' });
    match.act({ player: 'p0', move: 'draw' });
    expect(() => drawn.ok && drawn.patchFor('p0')).toThrow('The match has moved on');
    expect(() => drawn.ok && drawn.patchFor('nobody')).toThrow('no player of this match');
  });
});
