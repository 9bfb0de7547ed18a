import { arrange, Table } from '@cardloom/testkit';
import type { Lorcana } from './definition.ts';
import { lorcana } from './definition.ts';

type Board = NonNullable<Parameters<typeof arrange<Lorcana>>[1]>;
type Side = Extract<NonNullable<Board['players']>, Readonly<Record<string, object>>>[string];

/** Some cards nobody needs, so that drawing never ends a test by accident. */
const DECK = Array.from({ length: 5 }, () => 'kindle');
/** Ready ink. */
export const ink = (count: number): string[] => Array.from({ length: count }, () => 'weather_vane');

/** Ann's main phase, on a board that is written down. */
export function board(ann: Side = {}, bo: Side = {}, more: Board = {}): Table<Lorcana> {
  const side = (given: Side): Side => ({ ...given, zones: { deck: DECK, ...given.zones } });
  return new Table(
    arrange(lorcana, {
      at: { segment: 'play', phase: 'main' },
      turnPlayer: 'ann',
      otp: 'ann',
      counters: { numTurns: 4 },
      G: { bestOf: 1, ...more.G },
      ...more,
      players: { ann: { turnsTaken: 3, ...side(ann) }, bo: { turnsTaken: 2, ...side(bo) } },
    }),
  );
}
