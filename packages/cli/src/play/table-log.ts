import { type Names, plain, sentence, tellStep } from '@cardloom/parts/present';
import type { MatchEvent, View } from 'cardloom';

/** What a step tells: who did it, and what happened. */
export interface LoggedStep {
  readonly by: string | null;
  readonly events: readonly MatchEvent[];
  readonly undo?: true;
}

/** How the person at this table made an action; null if it was made for them. */
export type Made = { readonly text: string; readonly notes: readonly string[] } | null;

/** The move that set the events off. */
export function moveIn(events: readonly MatchEvent[], by: string): string | undefined {
  for (const { cause } of events) {
    const { move, player } = (cause ?? {}) as { readonly move?: unknown; readonly player?: unknown };
    if (player === by && typeof move === 'string') return move;
  }
  return undefined;
}

interface Told {
  readonly by: string | null;
  readonly lines: readonly string[];
  /** A pass; the lines are what it led to. */
  readonly passes: boolean;
  /** How many could pass then. */
  readonly players: number;
}

/** What happened so far, as the person at this table may know it; taking back shortens it. */
export class TableLog {
  readonly #told: Told[] = [];
  /** How many are in the match. */
  #players = 0;
  readonly #names: Names;
  readonly #viewer: string | null;
  /** Actions by player: what statistics are made of, so what was taken back counts too. */
  readonly counts = new Map<string, { actions: number; passes: number }>();

  constructor(names: Names, viewer: string | null) {
    this.#names = names;
    this.#viewer = viewer;
  }

  /** Preferences and wishes are steps too, but nothing that happened. Of what is taken back, it gives what was said of it. */
  add({ by, events, undo }: LoggedStep, after: View, made?: Made): string | undefined {
    if (undo === true) {
      const taken = this.#told.pop();
      return taken?.lines[0] ?? (taken?.by == null ? undefined : this.#passes([taken.by]));
    }
    if (by === null && events.length === 0) return undefined;
    const lines = tellStep({ by, events }, after, this.#names).map(plain);
    const isPass = by !== null && lines.length === 1 && lines[0] === this.#passes([by]);
    const isOwn = by === this.#viewer && by !== null;
    // a game with words of its own says who did what
    const isTold = this.#names.presentation.tell !== undefined;
    if (isOwn && made !== undefined && made !== null) {
      if (!isTold && !isPass) lines[0] = made.text;
      // beside what was done, before all it led to
      lines.splice(1, 0, ...made.notes);
    }
    const move = by === null ? undefined : moveIn(events, by);
    const passes = isPass || (move !== undefined && this.#names.presentation.passing?.move === move);
    if (passes && by !== null && lines[0] === this.#passes([by])) lines.shift();
    if (isOwn && made === null && !passes) this.#byItself(lines, move, after);
    const players = Object.values(after.players).filter(({ left }) => left !== true).length;
    this.#told.push({ by, lines, passes, players: this.#players === 0 ? players : this.#players });
    this.#players = players;
    if (by === null) return undefined;
    const count = this.counts.get(by) ?? { actions: 0, passes: 0 };
    count[passes ? 'passes' : 'actions'] += 1;
    this.counts.set(by, count);
    return undefined;
  }

  /** What was done for the person is said, where the game's own words do not begin with it. */
  #byItself(lines: string[], move: string | undefined, view: View): void {
    const names = this.#names;
    const isSaid = lines[0]?.startsWith('You ') === true || (move === undefined && lines.length > 0);
    const passes = move !== undefined && names.presentation.passing?.move === move;
    const words = passes ? 'You pass' : `You: ${move === undefined ? 'go on' : names.move(move, view)}`;
    const first = isSaid ? (lines.shift() ?? '').replace(/\.$/, '') : words;
    lines.unshift(`${first} (automatically).`);
  }

  /** Another match begins. */
  clear(): void {
    this.#told.length = 0;
    this.counts.clear();
  }

  get length(): number {
    return this.#told.length;
  }

  /**
   * The sentences from a step on; what it led to is indented below it. Those who pass one after the other share one;
   * in brief, that all have passed is said by what comes of it.
   */
  since(first: number, isBrief = false): string[] {
    const lines: string[] = [];
    let passing: string[] = [];
    let players = 0;
    const flush = (): void => {
      if (passing.length > 0) lines.push(this.#passes(passing, players));
      passing = [];
    };
    for (const { by, passes, lines: told, players: count } of this.#told.slice(first)) {
      if (passes && by !== null && !passing.includes(by)) passing.push(by);
      players = count;
      if (told.length === 0) continue;
      if (isBrief && passing.length === players) passing = [];
      flush();
      lines.push(...told.map((line, i) => (i === 0 ? line : `  ${line}`)));
    }
    flush();
    return lines;
  }

  #passes(players: readonly string[], all = this.#players): string {
    if (players.length === 1) return plain(sentence(this.#names.words(`{${players[0]}:pass}`)));
    if (players.length === all && players.length > 2) return 'All pass.';
    const called = players.map((id) => this.#names.player(id));
    return plain(sentence([{ text: `${called.slice(0, -1).join(', ')} and ${called.at(-1)} pass` }]));
  }
}
