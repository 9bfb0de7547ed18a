import { describe, expect, it } from 'vitest';
import { expectPresentable, plain } from '../render.fixture.ts';
import { board, ink } from './board.fixture.ts';
import { lorcana } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';

/** What people see of the game: the drawn board, the sentences, and how bots judge a position. */

describe('the table', () => {
  it('fits into 80 columns, and every event has a sentence or is not worth one', { timeout: 60_000 }, () => {
    expectPresentable(lorcana, presentation, { bestOf: 3 });
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
    expect(`\n${render(table.match.view('ann'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {bo}  lore 9/20 · ink 0/0 · hand 1 · deck 5 · discard 0
      ~ Gust Thief 1/1 ◆1 evasive
      ──────────────────────────────────────────────────────────────────────────────
        Stone Aunt 3/4 ◆2 resist 1            > Kite Runner 3/1 ◆1
        Quiet Library 5 ◆1 shelter 1
      {ann} ←  lore 4/20 · ink 2/3 · hand 3 · deck 5 · discard 0
      hand  Kindle 1! · Downpour 5✕! · Moss Warden 3
      "
    `);
    expect(render(table.match.view('bo'), plain)).not.toContain('Downpour');
  });

  it('moves and options have words', () => {
    const { label } = presentation;
    const view = board().match.view('ann');
    expect([label?.('passTurn', 'move', view), label?.(null, 'target', view), label?.('quest', 'move', view)]).toEqual([
      'end your turn',
      'none',
      undefined,
    ]);
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
