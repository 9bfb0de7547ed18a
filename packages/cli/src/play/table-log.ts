import type { Match, MatchEvent, RecordedMove } from 'cardloom';
import type { Names } from '../table/names.ts';
import { tellAction, tellEvents, verb } from '../table/sentences.ts';
import { capital, spoken } from '../table/text.ts';

/** What happened so far, as the person at this table may know it; taking back shortens it. */
export class TableLog {
  readonly #entries: string[][] = [];
  readonly #names: Names;
  readonly #viewer: string | null;

  constructor(names: Names, viewer: string | null) {
    this.#names = names;
    this.#viewer = viewer;
  }

  /** An action was made: whose, and what its events say. Another player's answers are theirs alone; events tell the rest. */
  add(match: Match, action: RecordedMove, events: readonly MatchEvent[], wasDecision: boolean): void {
    const view = match.view(this.#viewer);
    const isOwn = action.player === this.#viewer;
    this.#entries.push([isOwn ? tellAction(action, view, this.#names) : this.#others(action, wasDecision), ...tellEvents(events, view, this.#names)]);
  }

  #others({ player, move }: RecordedMove, wasDecision: boolean): string {
    const name = this.#names.player(player);
    return capital(wasDecision ? `${name} ${verb(name, 'decide')}.` : `${name}: ${spoken(move)}`);
  }

  /** Something that is no action: resumed, taken back. */
  note(line: string): void {
    this.#entries.push([line]);
  }

  drop(count: number): void {
    this.#entries.length = Math.max(0, this.#entries.length - count);
  }

  get length(): number {
    return this.#entries.length;
  }

  /** All sentences; what an action led to is indented below it. */
  get lines(): string[] {
    return this.#entries.flatMap(([first, ...rest]) => [first, ...rest.map((line) => `  ${line}`)]);
  }

  /** The lines since an entry, the last ones if there are too many. */
  tail(since: number, most: number): string[] {
    const lines = this.#entries.slice(since).flatMap(([first, ...rest]) => [first, ...rest.map((line) => `  ${line}`)]);
    const all = lines.length > 0 ? lines : this.lines;
    return all.slice(-most);
  }
}
