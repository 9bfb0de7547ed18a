import type { Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board as alphaClash } from './alpha-clash/board.fixture.ts';
import { board as grandArchive } from './grand-archive/board.fixture.ts';
import { board as gundam } from './gundam/board.fixture.ts';
import { board as lorcana } from './lorcana/board.fixture.ts';
import { board as riftbound } from './riftbound/board.fixture.ts';

/** Rules of the board look at the board, whoever wrote it: a correction by hand counts like an effect. */

/** Corrects a card by hand; the rules are on again afterwards. */
function correct(match: Match, card: string, name: string, value: number): void {
  const id = numberOf(match, card);
  expect(match.setManualMode(true).ok).toBe(true);
  expect(match.act({ player: 'ann', move: 'setCard', args: { card: id, name, value } }).ok).toBe(true);
  expect(match.setManualMode(false).ok).toBe(true);
}

const numberOf = (match: Match, card: string): number =>
  match.snapshot().cards.findIndex(({ name }) => name === card) + 1;

function zoneOf(match: Match, card: string): string | undefined {
  const { zones } = match.snapshot();
  return Object.keys(zones).find((zone) => zones[zone].some((cards) => cards.includes(numberOf(match, card))));
}

const matchOf = (table: { readonly match: unknown }): Match => table.match as Match;

describe('corrections by hand', () => {
  it.each<[string, () => Match, string, string, string]>([
    ['Lorcana', () => matchOf(lorcana({ zones: { play: ['pebble_page'] } })), 'pebble_page', 'play', 'discard'],
    ['Gundam', () => matchOf(gundam({ ann: { units: ['slag_ram'] } })), 'slag_ram', 'units', 'trash'],
    [
      'Alpha Clash',
      () => matchOf(alphaClash({ ann: { clash: ['bridge_guard'] } })),
      'bridge_guard',
      'field',
      'oblivion',
    ],
    ['Riftbound', () => matchOf(riftbound({ units: ['deep_warden'] })), 'deep_warden', 'field', 'trash'],
    ['Grand Archive', () => matchOf(grandArchive({ field: ['soot_sprite'] })), 'soot_sprite', 'field', 'graveyard'],
  ])('%s: damage that was set by hand kills', (_name, start, card, from, to) => {
    const match = start();
    expect(zoneOf(match, card)).toBe(from);
    correct(match, card, 'damage', 50);
    expect(zoneOf(match, card)).toBe(to);
  });
});
