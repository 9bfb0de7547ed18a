import type { Action, DeclaredLeak, LeakChannel, Match, Replay } from 'cardloom';

/** The laws of the kit, as findings name them. */
export type Law =
  /** Lists agree with themselves: no duplicates, the same every time, counted and generated alike. */
  | 'legal-list'
  /** What is listed is accepted, and what is accepted is listed. */
  | 'validator'
  /** Every legal action can be reached through the prompt, and nothing else. */
  | 'prompt'
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
  /** Whether an undo is granted says nothing about what is hidden. */
  | 'undo-granted'
  /** How much random is drawn says nothing about what is hidden. */
  | 'random-draws'
  /** A sample tells its player nothing. */
  | 'sample-tells'
  /** A sample is a world that could be, and somebody can act in it. */
  | 'sample-possible'
  /** The rules keep nothing outside the match. */
  | 'outside-writes'
  /** What is written outside a move is taken back before anybody sees or keeps it. */
  | 'stray-writes'
  /** Forged snapshots, odd player ids and huge inputs end in a typed error, soon. */
  | 'hostile-input'
  /** A view and the patch of an action are the next view. */
  | 'patches'
  /** Nothing is thrown where nothing may be thrown. */
  | 'throws';

/** One breach of a law, and the match it was found in. */
export interface Finding {
  readonly law: Law;
  /** The seed of the match it was found in. */
  readonly seed: Replay['seed'];
  /** How many actions had been made. */
  readonly action: number;
  readonly detail: string;
  /** The match up to there; null if the finding is about many matches. */
  readonly replay: Replay | null;
}

const NOTHING = {
  leaks: 0,
  undoMismatches: 0,
  roundTripMismatches: 0,
  replayMismatches: 0,
  legalRejected: 0,
  illegalAccepted: 0,
  listMismatches: 0,
  promptMismatches: 0,
  indexMismatches: 0,
  zoneMismatches: 0,
  outsideWrites: 0,
  unfinished: 0,
  undoLeaks: 0,
  randomLeaks: 0,
  sampleLeaks: 0,
  impossibleSamples: 0,
  strayWrites: 0,
  hostileInputs: 0,
  patchMismatches: 0,
  thrown: 0,
};
type Counted = keyof typeof NOTHING;

const NO_LOOKS = {
  'legal-list': 0,
  validator: 0,
  prompt: 0,
  'round-trip': 0,
  'non-interference': 0,
  'sample-tells': 0,
  'sample-possible': 0,
  'stray-writes': 0,
  'hostile-input': 0,
} satisfies { readonly [K in Law]?: number };
/** A law that looks at some positions of a match. */
export type SampledLaw = keyof typeof NO_LOOKS;

/**
 * A leak the game declares, with how often it was found.
 *
 * ```ts
 * const line = ({ by, reason, found }: FoundLeak): string => `${by}: ${reason} (found ${found} times)`;
 * ```
 */
export interface FoundLeak extends DeclaredLeak {
  readonly found: number;
}

/** What `conform` found: how much was played, and how often each law was broken. */
export type Report = {
  readonly game: string;
  readonly games: number;
  readonly states: number;
  readonly actions: number;
  /** Prompts with a choice where a rule that cannot be described has the last word. */
  readonly checkedPrompts: number;
  /** How many positions each law that does not look at all of them looked at. */
  readonly looks: Readonly<Record<SampledLaw, number>>;
  readonly declaredLeaks: readonly FoundLeak[];
  readonly findings: readonly Finding[];
} & { readonly [K in Counted]: number };

/** By what something hidden can be told, and by which move or decision. */
export interface Told {
  readonly by: LeakChannel;
  readonly move?: string;
}

const KEPT_PER_LAW = 10;

/** Counts everything and keeps the first findings of each law: one fault is usually found a thousand times. */
export class Recorder {
  states = 0;
  actions = 0;
  games = 0;
  checkedPrompts = 0;
  /** Where we are, for the findings. */
  seed: Replay['seed'] = 0;
  action = 0;
  match: Match | null = null;
  readonly findings: Finding[] = [];
  readonly #counts: Record<Counted, number> = { ...NOTHING };
  readonly #looks: Record<SampledLaw, number> = { ...NO_LOOKS };
  readonly #declared: { leak: DeclaredLeak; found: number }[];

  constructor(declared: readonly DeclaredLeak[] = []) {
    this.#declared = declared.map((leak) => ({ leak, found: 0 }));
  }

  /** A match with this seed begins. */
  begin(seed: Replay['seed']): void {
    this.seed = seed;
    this.action = 0;
    this.match = null;
  }

  /** A law looks at the position. */
  looks(law: SampledLaw): void {
    this.#looks[law]++;
  }

  found(law: Law, counted: Counted, detail: string, told?: Told): void {
    const declared = told === undefined ? undefined : this.#declared.find(({ leak }) => covers(leak, told));
    if (declared !== undefined) {
      declared.found++;
      return;
    }
    this.#counts[counted]++;
    if (this.findings.filter((finding) => finding.law === law).length >= KEPT_PER_LAW) return;
    const { seed, action } = this;
    this.findings.push({ law, seed, action, detail, replay: replayOf(this.match) });
  }

  /** A match that hit the cap is counted and is no finding. */
  unfinished(): void {
    this.#counts.unfinished++;
  }

  report(game: string): Report {
    const { games, states, actions, checkedPrompts, findings } = this;
    const declaredLeaks = this.#declared.map(({ leak, found }) => ({ ...leak, found }));
    const looks = { ...this.#looks };
    return {
      game,
      games,
      states,
      actions,
      ...this.#counts,
      checkedPrompts,
      looks,
      declaredLeaks,
      findings: findings.slice(),
    };
  }
}

/** A match that has just thrown may not be able to say what was done in it. */
function replayOf(match: Match | null): Replay | null {
  try {
    return match?.replay() ?? null;
  } catch {
    return null;
  }
}

const covers = (leak: DeclaredLeak, { by, move }: Told): boolean =>
  leak.by === by && (leak.move === undefined || leak.move === move);

/** What was thrown, in words: rules may throw anything. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

export const show = (action: Action): string => `${action.player} ${action.move} ${JSON.stringify(action.args ?? {})}`;

/**
 * The report as a person reads it. `howToReplay` says how to look at the match of a finding.
 *
 * ```ts
 * console.log(describeReport(conform(game, { games: 5 })));
 * ```
 */
export function describeReport(report: Report, howToReplay?: (finding: Finding) => string | null): string {
  const { game, findings, games, states, actions, checkedPrompts, looks: _, declaredLeaks, ...counts } = report;
  const bad = Object.entries(counts).filter(([, count]) => count > 0);
  const lines = [
    `${game}: ${games} matches, ${states} states, ${actions} actions; ${
      bad.length === 0 ? 'nothing found' : bad.map(([name, count]) => `${name} ${count}`).join(', ')
    }`,
  ];
  for (const finding of findings) {
    const { law, seed, action, detail } = finding;
    lines.push(`  ${law} (seed ${seed}, action ${action}): ${detail}`);
    const how = howToReplay?.(finding) ?? null;
    if (how !== null) lines.push(`    ${how}`);
  }
  for (const { by, move, reason, found } of declaredLeaks)
    lines.push(`  declared: told by ${by}${move === undefined ? '' : ` of ${move}`}, found ${found} times: ${reason}`);
  if (checkedPrompts > 0) lines.push(`  a rule has the last word in ${checkedPrompts} prompts`);
  return lines.join('\n');
}
