import { Table } from '@cardloom/testkit';
import { type Action, createMatch, restore } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board, ink } from './board.fixture.ts';
import type { Lorcana } from './definition.ts';
import { lorcana } from './definition.ts';

/** A best of three: score, sideboarding, the loser chooses, pauses. */

const start = (options = {}): Table<Lorcana> =>
  new Table(
    createMatch(lorcana, { seed: 5, players: ['ann', 'bo'], matchId: 'final', options: { bestOf: 3, ...options } }),
  );

/** From the choice of the first player to the first main phase. */
function begin(table: Table<Lorcana>, first: string): Table<Lorcana> {
  table.act(String(table.priority), 'chooseFirst', { player: first });
  for (let i = 0; i < 2; i++) table.act(String(table.priority), 'alterHand', { cards: [] });
  return table;
}

const sideboarded = (table: Table<Lorcana>): Table<Lorcana> =>
  table.act('ann', 'doneSideboarding').act('bo', 'doneSideboarding');

describe('series', () => {
  it('a game is won, not the match: the score counts, and sideboarding begins', () => {
    const table = begin(start(), 'ann').act('bo', 'concedeGame');
    const { ctx, G } = table.match.state;
    expect(ctx).toMatchObject({ gameOver: false, currentSegment: 'sideboarding', matchId: 'final', gameId: 'final-2' });
    expect([ctx.players.ann.gamesWon, ctx.players.bo.gamesWon, G.gameNumber]).toEqual([1, 0, 2]);
    expect(table.events.find(({ type }) => type === 'gameWon')).toMatchObject({
      player: 'ann',
      game: 1,
      gameId: 'final-1',
    });
  });

  it('everything is back in the box: sixty cards, nothing on the table, no lore', () => {
    const table = begin(start(), 'ann');
    table.act('ann', 'passTurn').act('bo', 'concedeGame');
    for (const player of ['ann', 'bo']) {
      expect(table.names('box', player).length).toBe(60);
      for (const zone of ['deck', 'hand', 'inkwell', 'play', 'discard']) expect(table.names(zone, player)).toEqual([]);
    }
  });

  it('sideboarding: cards are swapped one for one, in secret, as often as there are cards', () => {
    const table = begin(start(), 'ann').act('ann', 'concedeGame');
    const listed = (): Action[] => [...table.match.legalActions('ann')].filter(({ move }) => move === 'swap');
    expect(table.refused('bo', 'doneSideboarding')).toContain('not');
    expect(table.names('sideboard', 'ann').length).toBe(8);
    expect(new Set(table.options('ann', 'swap', 'into'))).toEqual(
      new Set(['dawn_archivist', 'firework', 'weather_vane']),
    );
    const { cards } = table.match.snapshot();
    const firework = listed().find(({ args }) => cards[Number(args?.into) - 1].name === 'firework') as Action;
    table.match.processAction(firework);
    expect(table.names('box', 'ann')).toContain('firework');
    expect(table.match.view('bo').zones.box).toMatchObject({
      ann: Array.from({ length: 60 }, () => ({ hidden: true })),
    });
    for (let swaps = 1; swaps < 8; swaps++) table.match.processAction(listed()[0]);
    expect(table.refused('ann', 'swap')).toContain('no more cards');
    expect([table.names('box', 'ann').length, table.names('sideboard', 'ann').length]).toEqual([60, 8]);
  });

  it('sideboarding: nobody sees whether a card that lay open in the game before is swapped', () => {
    const table = begin(start(), 'ann');
    for (let i = 0; i < 40; i++) {
      const [player] = table.match.waitingFor;
      const actions = [...table.match.legalActions(player)];
      table.match.processAction(actions.find(({ move }) => move === 'ink' || move === 'play') ?? actions[0]);
    }
    const shown = (): unknown[] =>
      Object.values(table.match.view('bo').zones).flatMap((zone) => ('ann' in zone ? zone.ann : []));
    expect(shown().filter((card) => !('hidden' in (card as object))).length).toBeGreaterThan(0);
    table.act('ann', 'concedeGame');
    expect(shown().filter((card) => !('hidden' in (card as object)))).toEqual([]);
  });

  it.each([
    ['ann', 'bo'],
    ['bo', 'ann'],
  ])('%s lost: %s does not choose who starts the next game', (loser, winner) => {
    const table = sideboarded(begin(start(), 'ann').act(loser, 'concedeGame'));
    expect([table.at, table.priority]).toEqual(['setup/chooseFirstPlayer', loser]);
    expect(table.refused(winner, 'chooseFirst', { player: winner })).toContain('not');
    begin(table, winner);
    expect([table.at, table.turn]).toEqual(['play/main', winner]);
    // the very first turn of this game draws nothing either
    expect(table.names('hand', winner).length).toBe(7);
  });

  it('two games win the match', () => {
    const table = sideboarded(begin(start(), 'ann').act('bo', 'concedeGame'));
    begin(table, 'bo').act('bo', 'concedeGame');
    expect(table.match.state.ctx).toMatchObject({
      gameOver: true,
      winner: 'ann',
      gameId: 'final-2',
      currentSegment: 'end',
    });
  });

  it('one game each: the third decides', () => {
    const table = sideboarded(begin(start(), 'ann').act('bo', 'concedeGame'));
    sideboarded(begin(table, 'bo').act('ann', 'concedeGame'));
    begin(table, 'ann').act('ann', 'concedeGame');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'bo', gameId: 'final-3' });
  });

  it('conceding the match ends all of it, also while sideboarding', () => {
    const table = begin(start(), 'ann').act('bo', 'concedeGame').act('bo', 'concede');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'ann', currentSegment: 'end' });
  });

  it('a single game has no second one', () => {
    const table = begin(start({ bestOf: 1 }), 'ann');
    expect(table.refused('ann', 'concedeGame')).toContain('only one game');
    expect(table.names('sideboard', 'ann')).toEqual([]);
  });

  it('nothing of a game that is over reaches into the next: triggers in the bag are gone', () => {
    const table = board(
      { zones: { hand: ['downpour'], inkwell: ink(5) } },
      { zones: { play: ['bell_ringer', 'ember_imp'] } },
      { G: { bestOf: 3 } },
    );
    table.act('ann', 'play', { card: 'downpour' });
    expect(table.match.state.G.bag.length).toBe(2);
    table.act('bo', 'concedeGame');
    expect(table.match.state.G).toMatchObject({ bag: [], isBagAsking: false });
    expect(table.match.view(null).decision).toBe(null);
    expect(table.at).toBe('sideboarding');
  });

  it('is saved and restored between two games', () => {
    const table = begin(start(), 'ann').act('bo', 'concedeGame');
    const again = new Table(restore(lorcana, JSON.parse(JSON.stringify(table.match.snapshot()))));
    sideboarded(table);
    sideboarded(again);
    expect(again.match.checksum()).toBe(table.match.checksum());
  });
});

describe('pauseGame', () => {
  it('is a move of the segment play: anybody pauses, and nobody acts until they resume', () => {
    const table = start();
    expect(table.refused('ann', 'pauseGame')).toContain('pauseGame');
    begin(table, 'ann').act('bo', 'pauseGame');
    expect([table.moves('ann'), table.moves('bo')]).toEqual([[], ['resumeGame']]);
    expect(table.refused('ann', 'passTurn')).toContain('not');
    expect(table.refused('ann', 'resumeGame')).toContain('Only who paused');
    expect(table.refused('ann', 'pauseGame')).toContain('paused already');
    table.act('bo', 'resumeGame');
    expect([table.priority, table.moves('ann').includes('passTurn')]).toEqual(['ann', true]);
    expect(table.refused('bo', 'resumeGame')).toContain('not paused');
  });

  it('is recorded like any action, and replayed', () => {
    const table = begin(start(), 'ann').act('ann', 'pauseGame').act('ann', 'resumeGame');
    expect(table.match.state.ctx.moveHistory.map(({ move }) => move).slice(-2)).toEqual(['pauseGame', 'resumeGame']);
  });

  it('a question that waits may be answered meanwhile, but the flow stands still', () => {
    const table = board({}, { zones: { play: ['dawn_archivist'] } });
    table.act('ann', 'passTurn').act('ann', 'pauseGame').act('bo', 'mayUse', { use: 'no' });
    expect(table.at).toBe('play/beginning/set');
    table.act('ann', 'resumeGame');
    expect([table.at, table.priority]).toEqual(['play/main', 'bo']);
  });

  it('can be conceded out of', () => {
    const table = begin(start(), 'ann').act('bo', 'pauseGame').act('ann', 'concede');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'bo' });
  });
});

describe('options of a series', () => {
  it.each([
    [{ bestOf: 2 }, 'odd number'],
    [{ bestOf: '3' }, 'odd number'],
    [{ bestOf: 3, sideboards: [{ nobody: 1 }, null] }, 'no card "nobody"'],
    [{ bestOf: 3, sideboards: [{ pebble_page: 1 }, null] }, 'at most 4 copies'],
    [{ decks: ['hearth'] }, 'list of two'],
    [{ decks: ['hearth', 'heath'] }, 'is no deck'],
    [{ colour: 'red' }, 'is no option'],
    [{ firstPlayer: 2 }, 'is a seat'],
  ])('%j is refused', (options, message) => {
    expect(() => createMatch(lorcana, { options })).toThrow(message);
  });
});
