import { arrange, Table } from '@cardloom/testkit';
import type { Placed } from '../placed.fixture.ts';
import type { GrandArchive } from './definition.ts';
import { grandArchive } from './definition.ts';

/** A side of a board that is written down. */
export interface Side {
  /** A spirit if left out. */
  readonly champion?: Placed;
  /** Allies and regalia. */
  readonly field?: readonly Placed[];
  readonly hand?: readonly string[];
  readonly memory?: readonly string[];
  readonly material?: readonly string[];
  readonly deck?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly turnsTaken?: number;
}

/** Some cards nobody needs, so that drawing never ends a test by accident. */
const DECK = Array.from({ length: 8 }, () => 'folio_wyrm');

const side = ({ champion, field, turnsTaken, deck, ...zones }: Side, spirit: string) => ({
  turnsTaken: turnsTaken ?? 2,
  zones: { ...zones, field: [champion ?? spirit, ...(field ?? [])], deck: deck ?? DECK },
});

/** Ann's main phase. */
export function board(ann: Side = {}, bo: Side = {}, seed = 1): Table<GrandArchive> {
  const match = arrange(grandArchive, {
    players: { ann: side(ann, 'spirit_of_cinders'), bo: side(bo, 'spirit_of_ink') },
    at: { segment: 'play', phase: 'main' },
    turnPlayer: 'ann',
    otp: 'ann',
    seed,
  });
  return new Table(match);
}

export const count = (table: Table<GrandArchive>, player: string, zone: string): number =>
  table.names(zone, player).length;

/** Whoever has opportunity passes, so often. */
export function pass(table: Table<GrandArchive>, times = 2): Table<GrandArchive> {
  for (let i = 0; i < times; i++) table.act(String(table.priority), 'pass');
  return table;
}

/** The phases and steps that began during the last action, in order. */
export const path = (table: Table<GrandArchive>): string[] =>
  table.events.filter(({ type }) => /^(phase|step)Began$/.test(type)).map(({ phase, step }) => String(phase ?? step));

/** Ends Ann's turn, so that Bo's begins. */
export const nextTurn = (table: Table<GrandArchive>): Table<GrandArchive> => pass(table, 4);
