import { capital, type Names, plain, spoken, tellEvents } from '@cardloom/parts/present';
import type { Match, MatchEvent, RecordedMove } from 'cardloom';
import { actionText } from '../table/action-text.ts';

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
    const sentences = tellEvents(events, view, this.#names).map(plain);
    // a game with words of its own says who did what
    const { tell, passing } = this.#names.presentation;
    const isTold = tell !== undefined && sentences.length > 0;
    // where everybody passes all the time, a pass that led to nothing is no news, nor what others do idly
    const isMine = action.player === this.#viewer;
    const isPass = passing?.move === action.move || (!isMine && passing?.idle?.includes(action.move) === true);
    const isIdle = isPass && sentences.length === 0;
    if (!isTold && !isIdle)
      sentences.unshift(isMine ? actionText(match.game, action, view, this.#names) : this.#others(action, wasDecision));
    this.#entries.push(sentences);
  }

  #others({ player, move }: RecordedMove, wasDecision: boolean): string {
    return capital(this.#names.text(wasDecision ? `{${player}:decide}.` : `{${player}}: ${spoken(move)}.`));
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

  /** The sentences from an entry on; what an action led to is indented below it. */
  since(entry: number): string[] {
    return this.#entries.slice(entry).flatMap((lines) => lines.map((line, i) => (i === 0 ? line : `  ${line}`)));
  }
}
