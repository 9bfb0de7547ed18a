import { moveWords, Names, plain, tellEvents } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board, ink } from './board.fixture.ts';
import { lorcana } from './definition.ts';
import { presentation } from './present.ts';

/** What people see of the game: the drawn board, the sentences, and how bots judge a position. */

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', { timeout: 60_000 }, () => {
    expect(presentationProblems(lorcana, presentation, { options: { bestOf: 3 } })).toEqual([]);
  });

  it('shows strength, willpower left, lore, exerted and drying cards, locations, and one’s own hand only', () => {
    const table = board(
      {
        lore: 4,
        zones: {
          hand: ['kindle', 'downpour', 'moss_warden'],
          inkwell: [...ink(2), { card: 'mend', exerted: true }],
          play: [{ card: 'stone_aunt', damage: 2 }, { card: 'kite_runner', exerted: true, buff: 1 }, 'quiet_library'],
        },
      },
      { lore: 9, zones: { hand: ['scatter'], play: [{ card: 'gust_thief', drying: true }] } },
    );
    expect(`\n${tableText(presentation, table.match.view('ann'))}\n`).toMatchInlineSnapshot(`
      "
      bo: lore 9/20 · ink ready 0 of 0
        in play: Gust Thief [2] 1/1/◆1 (evasive, drying)
        deck 5 · discard 0
        hand: 1 hidden
      ann: ● ◂ lore 4/20 · ink ready 2 of 3
        in play: Stone Aunt [5] 3/4▼/◆2 (resist 1) · ↷Kite Runner [1] 3▲/1/◆1 · Quiet Library [3] 5/◆1 (shelter 1)
        deck 5 · discard 0
        hand: Kindle [1] (action) · Downpour [5] (action, no ink) · Moss Warden [3] 2/5/◆1 (bodyguard)
      "
    `);
    expect(tableText(presentation, table.match.view('bo'))).not.toContain('Downpour');
  });

  it('a single game is won without a number, and the lore at the end is somebody’s', () => {
    const view = board().match.view('ann');
    const told = (event: object): unknown => presentation.tell?.({ type: '', ...event }, view, () => undefined);
    expect(told({ type: 'gameWon', player: 'ann', reason: 'lore', game: 1 })).toBe('{ann:win} the game by lore');
    expect(told({ type: 'finalScore', lore: [21, 6] })).toBe('Lore at the end: {ann} 21, {bo} 6');
  });

  it('whoever draws reads which card, and the other that it is one', () => {
    const { match } = board({ zones: { hand: [], play: [] } }, { zones: { hand: [] } });
    const told: string[][] = [[], []];
    for (const [i, id] of ['ann', 'bo'].entries()) {
      const names = new Names(presentation, { ann: 'Ann', bo: 'Bo' });
      match.subscribe(id, (event) => {
        if (event.type === 'cardsDrawn') told[i].push(...tellEvents([event], match.view(id), names).map(plain));
      });
    }
    match.act({ player: 'ann', move: 'passTurn', args: {} });
    expect(told[0]).toEqual(['Bo draws a card.']);
    expect(told[1][0]).toMatch(/^Bo draws (?!a card)/);
  });

  it('moves and options have words', () => {
    const view = board().match.view('ann');
    expect(moveWords(presentation, 'passTurn', view)).toBe('end your turn');
    expect(moveWords(presentation, 'quest', view)).toBe('quest with a character');
    expect(presentation.label?.(null, 'target', view)).toBe('none');
  });
});

describe('how bots judge it', () => {
  const value = (...sides: Parameters<typeof board>): number =>
    board(...sides)
      .match.line()
      .evaluate(0);

  it('what one player hopes the other fears', () => {
    const line = board({ lore: 5, zones: { play: ['pebble_page'] } }, { zones: { hand: ['mend'] } }).match.line();
    expect(line.evaluate(0)).toBe(-line.evaluate(1));
    expect(line.evaluate(0)).toBeGreaterThan(0);
  });

  it('a game won is worth more than the best board, so that bots end what they are winning', () => {
    const winning = value({ lore: 19, zones: { play: Array.from({ length: 20 }, () => 'tempest_drake') } });
    expect(value({ gamesWon: 1 })).toBeGreaterThan(winning);
  });

  it('lore, characters, ink and cards all count; damage counts against', () => {
    const base = value({ zones: { play: ['stone_aunt'] } });
    expect(value({ lore: 1, zones: { play: ['stone_aunt'] } })).toBeGreaterThan(base);
    expect(value({ zones: { play: ['stone_aunt', 'kite_runner'] } })).toBeGreaterThan(base);
    expect(value({ zones: { play: ['stone_aunt'], inkwell: ink(1) } })).toBeGreaterThan(base);
    expect(value({ zones: { play: ['stone_aunt'], hand: ['mend'] } })).toBeGreaterThan(base);
    expect(value({ zones: { play: [{ card: 'stone_aunt', damage: 3 }] } })).toBeLessThan(base);
  });
});
