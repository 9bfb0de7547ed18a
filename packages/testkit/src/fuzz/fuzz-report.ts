import { threadCpuMs } from './cpu-clock.ts';

/** What a campaign of hostile input found. */

export type FuzzKind = 'actions' | 'snapshots' | 'replays' | 'cardFiles';

/** Something was thrown that is no typed error, something changed though it was refused, something wrong got through. */
export type Fault = 'throws' | 'stateChanges' | 'accepted' | 'slow';

/** One answer that was none: what was sent, and the seed that sends it again. */
export interface FuzzFinding {
  readonly fault: Fault;
  readonly kind: FuzzKind;
  readonly subject: string;
  /** With the same seed the same campaign comes to the same input again. */
  readonly seed: number;
  /** Which input of the campaign it was, from 0. */
  readonly index: number;
  readonly detail: string;
}

/**
 * What came of a campaign; all counts of faults should be 0.
 *
 * ```ts
 * const subject: FuzzSubject = { name: 'mine', game };
 * const campaign: Campaign = { seed: 1, count: 1000 };
 * const { throws, findings }: FuzzReport = fuzzActions(subject, campaign);
 * for (const { kind, seed, detail } of findings satisfies readonly FuzzFinding[]) {
 *   const sent: FuzzKind = kind;
 *   console.log(sent, seed, detail, throws);
 * }
 * ```
 */
export interface FuzzReport {
  readonly actions: number;
  readonly snapshots: number;
  readonly replays: number;
  readonly cardFiles: number;
  readonly throws: number;
  readonly stateChanges: number;
  readonly accepted: number;
  /** The slowest single answer; where it seemed slow, the processor's time, the best of some repetitions. */
  readonly slowestMs: number;
  /** Answers that took longer than `LIMIT_MS`. */
  readonly slow: number;
  /** Accepted, but the list of legal actions is too long to look it up in. */
  readonly unjudged: number;
  /** Accepted and rightly so: the input happened to be legal, or harmless. */
  readonly harmless: number;
  readonly findings: readonly FuzzFinding[];
}

/**
 * No answer may take longer.
 *
 * ```ts
 * fuzzActions({ name: 'mine', game }, { seed: 1, count: 1000 }).slowestMs < LIMIT_MS; // true
 * ```
 */
export const LIMIT_MS = 100;
/** What seems slower than this is asked again: the clock also counts the machine's other work. */
const DOUBTFUL_MS = 20;
const REPETITIONS = 4;
const KEPT = 10;

/** Counts, times, and keeps the first findings of each fault: one hole is usually found a thousand times. */
export class FuzzRecorder {
  readonly #kind: FuzzKind;
  readonly #subject: string;
  readonly #seed: number;
  readonly #faults: Record<Fault, number> = { throws: 0, stateChanges: 0, accepted: 0, slow: 0 };
  readonly #findings: FuzzFinding[] = [];
  #slowestMs = 0;
  /** Inputs so far. */
  count = 0;
  unjudged = 0;
  harmless = 0;

  constructor(kind: FuzzKind, subject: string, seed: number) {
    this.#kind = kind;
    this.#subject = subject;
    this.#seed = seed;
  }

  found(fault: Fault, detail: string): void {
    this.#faults[fault]++;
    if (this.#findings.filter((finding) => finding.fault === fault).length >= KEPT) return;
    this.#findings.push({
      fault,
      kind: this.#kind,
      subject: this.#subject,
      seed: this.#seed,
      index: this.count,
      detail: detail.length > 600 ? `${detail.slice(0, 599)}…` : detail,
    });
  }

  /**
   * Does something and looks at the clock. `again` does the same once more, where that changes nothing; where it cannot be
   * done again, the processor's time counts from the start.
   */
  timed<R>(what: () => string, work: () => R, again: (() => unknown) | null = null): R {
    const start = begin(again === null);
    try {
      return work();
    } finally {
      let ms = elapsed(start);
      for (let i = 0; again !== null && ms > DOUBTFUL_MS && i < REPETITIONS; i++) {
        const restart = begin(true);
        try {
          again();
        } catch {
          // it was thrown the first time, too
        }
        ms = Math.min(ms, elapsed(restart));
      }
      if (ms > this.#slowestMs) this.#slowestMs = ms;
      if (ms > LIMIT_MS) this.found('slow', `${ms.toFixed(0)} ms for ${what()}`);
    }
  }

  report(): FuzzReport {
    const none = { actions: 0, snapshots: 0, replays: 0, cardFiles: 0 };
    return {
      ...none,
      [this.#kind]: this.count,
      ...this.#faults,
      slowestMs: this.#slowestMs,
      unjudged: this.unjudged,
      harmless: this.harmless,
      findings: this.#findings.slice(),
    };
  }
}

interface Start {
  readonly wall: number;
  readonly cpu: number | null;
}

const begin = (withCpu: boolean): Start => {
  const cpu = withCpu ? threadCpuMs() : null;
  return { cpu, wall: performance.now() };
};

function elapsed({ wall, cpu }: Start): number {
  const passed = performance.now() - wall;
  const used = cpu === null || passed < DOUBTFUL_MS ? null : threadCpuMs();
  return cpu === null || used === null ? passed : Math.min(passed, used - cpu);
}

/**
 * Several campaigns as one.
 *
 * ```ts
 * const subject = { name: 'mine', game };
 * mergeReports([fuzzActions(subject, { seed: 1, count: 100 }), fuzzReplays(subject, { seed: 1, count: 10 })]);
 * ```
 */
export function mergeReports(reports: readonly FuzzReport[]): FuzzReport {
  const sum = (key: Exclude<keyof FuzzReport, 'findings'>): number =>
    reports.reduce((total, report) => total + report[key], 0);
  return {
    actions: sum('actions'),
    snapshots: sum('snapshots'),
    replays: sum('replays'),
    cardFiles: sum('cardFiles'),
    throws: sum('throws'),
    stateChanges: sum('stateChanges'),
    accepted: sum('accepted'),
    slowestMs: reports.reduce((most, { slowestMs }) => Math.max(most, slowestMs), 0),
    slow: sum('slow'),
    unjudged: sum('unjudged'),
    harmless: sum('harmless'),
    findings: reports.flatMap(({ findings }) => findings),
  };
}

/** A hostile value in a few words; looking at it must not spring its traps. */
export function portray(value: unknown, depth = 3): string {
  try {
    switch (typeof value) {
      case 'string':
        return value.length > 40 ? `${JSON.stringify(value.slice(0, 40))}… (${value.length})` : JSON.stringify(value);
      case 'bigint':
        return `${value}n`;
      case 'object':
        break;
      default:
        return String(value);
    }
    if (value === null) return 'null';
    if (Array.isArray(value)) {
      if (value.length > 8 || depth === 0) return `[… ${value.length}]`;
      return `[${Array.from(value, (item) => portray(item, depth - 1)).join(', ')}]`;
    }
    const kind = Object.getPrototypeOf(value) === Object.prototype ? '' : `${value.constructor?.name ?? 'null'} `;
    if (depth === 0) return `${kind}{…}`;
    const keys = Object.keys(value);
    const shown = keys.slice(0, 8).map((key) => {
      const property = Object.getOwnPropertyDescriptor(value, key);
      return `${key}: ${property !== undefined && 'value' in property ? portray(property.value, depth - 1) : 'a getter'}`;
    });
    return `${kind}{ ${shown.join(', ')}${keys.length > 8 ? `, … ${keys.length}` : ''} }`;
  } catch {
    return 'something that cannot be looked at';
  }
}

/** What was thrown, with the place it came from. */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${portray(thrown)}`;
  const places = (thrown.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/\/testkit\//.test(line))
    .slice(0, 3)
    .map((line) => line.trim().replace(/\(?(file:\/\/)?\/\S*\/packages\//, '('));
  return `${thrown.name}: ${thrown.message.slice(0, 200)} ${places.join(' ')}`;
}
