import { arrange, Table } from '@cardloom/testkit';
import type { Placed } from '../placed.fixture.ts';
import type { AlphaClash } from './definition.ts';
import { alphaClash } from './definition.ts';

/** A board written down. Ann has the turn and is in her primary phase; both have a Contender and a deck. */
interface Side {
  readonly hand?: readonly string[];
  /** Clash cards; the Contender stands below them. */
  readonly clash?: readonly Placed<{ readonly clashDefense?: number }>[];
  readonly contender?: Placed<{ readonly clashDefense?: number }>;
  readonly traps?: readonly string[];
  readonly deck?: readonly string[];
  /** How many, all ready. */
  readonly resources?: number;
  readonly health?: number;
}

export interface Board {
  readonly ann?: Side;
  readonly bo?: Side;
  readonly ground?: { readonly card: string; readonly owner: string };
  readonly phase?: string;
  readonly step?: string;
  readonly priority?: string;
  /** Cards are numbered from 1: Ann's deck of twelve, her Contender (13), her Clash cards, then Bo's. */
  readonly G?: { readonly attacker: number; readonly defender: number };
}

const DECK = Array.from({ length: 12 }, () => 'alley_cadet');

const side = ({ clash, contender, resources, health, deck, ...zones }: Side = {}) => ({
  health: health ?? 20,
  turnsTaken: 1,
  zones: {
    deck: deck ?? DECK,
    field: [contender ?? 'marshal_quill', ...(clash ?? [])],
    resources: Array.from({ length: resources ?? 0 }, () => 'alley_cadet'),
    ...zones,
  },
});

export function board({ ann, bo, ground, phase, step, priority, G }: Board): Table<AlphaClash> {
  const match = arrange(alphaClash, {
    players: { ann: side(ann), bo: side(bo) },
    zones: { clashground: ground === undefined ? [] : [ground] },
    at: { segment: 'play', phase: phase ?? 'primary', step },
    turnPlayer: 'ann',
    otp: 'ann',
    priority,
    G,
  });
  return new Table(match);
}
