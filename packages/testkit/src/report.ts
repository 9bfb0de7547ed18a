import type { Action } from 'cardloom';

/** The laws of the kit, as findings name them. */
export type Law =
  /** Lists agree with themselves: no duplicates, the same every time, counted and generated alike. */
  | 'legal-list'
  /** What is listed is accepted, and what is accepted is listed. */
  | 'validator'
  /** Undo and redo restore every checksum, and what is refused changes nothing. */
  | 'undo'
  /** Snapshot, JSON, restore, continue. */
  | 'round-trip'
  | 'replay'
  /** Somebody can act until the game is over. */
  | 'ends'
  /** Every card in exactly one zone. */
  | 'zones'
  /** The index of triggers equals a scan. */
  | 'index'
  /** Nobody learns what they may not know. */
  | 'non-interference'
  /** The rules keep nothing outside the match. */
  | 'outside-writes';

export interface Finding {
  readonly law: Law;
  /** The seed of the match it was found in. */
  readonly seed: number;
  /** How many actions had been made. */
  readonly action: number;
  readonly detail: string;
}

type Counted =
  | 'leaks'
  | 'undoMismatches'
  | 'roundTripMismatches'
  | 'replayMismatches'
  | 'legalRejected'
  | 'illegalAccepted'
  | 'listMismatches'
  | 'indexMismatches'
  | 'zoneMismatches'
  | 'outsideWrites'
  | 'unfinished';

export type Report = {
  readonly game: string;
  readonly games: number;
  readonly states: number;
  readonly actions: number;
  readonly findings: readonly Finding[];
} & { readonly [K in Counted]: number };

const KEPT_PER_LAW = 10;

/** Counts everything and keeps the first findings of each law: one fault is usually found a thousand times. */
export class Recorder {
  states = 0;
  actions = 0;
  games = 0;
  /** Where we are, for the findings. */
  seed = 0;
  action = 0;
  readonly findings: Finding[] = [];
  readonly #counts: Record<Counted, number> = {
    leaks: 0,
    undoMismatches: 0,
    roundTripMismatches: 0,
    replayMismatches: 0,
    legalRejected: 0,
    illegalAccepted: 0,
    listMismatches: 0,
    indexMismatches: 0,
    zoneMismatches: 0,
    outsideWrites: 0,
    unfinished: 0,
  };

  found(law: Law, counted: Counted, detail: string): void {
    this.#counts[counted]++;
    if (this.findings.filter((finding) => finding.law === law).length >= KEPT_PER_LAW) return;
    this.findings.push({ law, seed: this.seed, action: this.action, detail });
  }

  /** A match that hit the cap is counted and is no finding. */
  unfinished(): void {
    this.#counts.unfinished++;
  }

  report(game: string): Report {
    const { games, states, actions, findings } = this;
    return { game, games, states, actions, ...this.#counts, findings: findings.slice() };
  }
}

export const show = (action: Action): string => `${action.player} ${action.move} ${JSON.stringify(action.args ?? {})}`;

/** The report as a person reads it. */
export function describeReport(report: Report): string {
  const { game, findings, games, states, actions, ...counts } = report;
  const bad = Object.entries(counts).filter(([, count]) => count > 0);
  const lines = [
    `${game}: ${games} matches, ${states} states, ${actions} actions; ${
      bad.length === 0 ? 'nothing found' : bad.map(([name, count]) => `${name} ${count}`).join(', ')
    }`,
  ];
  for (const { law, seed, action, detail } of findings)
    lines.push(`  ${law} (seed ${seed}, action ${action}): ${detail}`);
  return lines.join('\n');
}
