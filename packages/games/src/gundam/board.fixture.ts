import { arrange, Table } from '@cardloom/testkit';
import type { Placed } from '../placed.fixture.ts';
import type { Gundam } from './definition.ts';
import { gundam } from './definition.ts';

/** A board written down. Ann has the turn and is in her main phase; both have a deck to draw from. */
interface Side {
  readonly hand?: readonly string[];
  readonly units?: readonly Placed<{ readonly isFresh?: boolean }>[];
  readonly shields?: readonly string[];
  readonly base?: readonly Placed<{ readonly isFresh?: boolean }>[];
  readonly deck?: readonly string[];
  readonly resourceDeck?: number;
  /** How many, all active. */
  readonly resources?: number;
  readonly ex?: number;
  readonly trash?: readonly string[];
}

export interface Board {
  readonly ann?: Side;
  readonly bo?: Side;
  readonly phase?: string;
  readonly step?: string;
  readonly seed?: number;
}

const DECK = Array.from({ length: 12 }, () => 'lantern_scout');

const side = ({ deck, resourceDeck, resources, ex, ...zones }: Side = {}) => ({
  turnsTaken: 1,
  zones: {
    deck: deck ?? DECK,
    resourceDeck: Array.from({ length: resourceDeck ?? 5 }, () => 'resource'),
    resources: Array.from({ length: resources ?? 0 }, () => 'resource'),
    exResources: Array.from({ length: ex ?? 0 }, () => 'ex_resource'),
    ...zones,
  },
});

export function board({ ann, bo, phase, step, seed }: Board): Table<Gundam> {
  const match = arrange(gundam, {
    players: { ann: side(ann), bo: side(bo) },
    at: { segment: 'play', phase: phase ?? 'mainPhase', step },
    turnPlayer: 'ann',
    otp: 'ann',
    seed,
  });
  return new Table(match);
}
