import type { Client } from '@cardloom/client';
import {
  capitalWords,
  isolated,
  listed,
  Names,
  type Presentation,
  plain,
  tellEvents,
  tellStep,
  textPiece,
  together,
  type Words,
} from '@cardloom/parts/present';
import type { SeatInfo, Step } from '@cardloom/protocol';
import { turnPlayerOf, type View } from 'cardloom';

/** A line of the log. */
export interface LogLine {
  readonly key: string;
  readonly words: Words;
  /** The player it is about; null for anything else. */
  readonly by: string | null;
  readonly isTurn: boolean;
  /** Those who have passed, if that is all it says. */
  readonly passed?: readonly string[];
  /** So many actions were taken back, if that is all it says. */
  readonly undone?: number;
  /** All it says is that somebody is done: so does the next heading. */
  readonly isEnd?: boolean;
  /** The sentences of several steps that it says at once. */
  readonly sentences?: readonly Words[];
}

/** What was told at a table so far, and what is new since the viewer acted. Never changed: there is another one. */
export interface Told {
  readonly names: Names;
  readonly lines: readonly LogLine[];
  /** The number of the first line after the viewer's last move. */
  readonly since: number;
  /** The cards that have moved since then. */
  readonly fresh: ReadonlySet<number>;
}

/** So many lines are kept. */
const MOST = 400;

/** What is told at a table while it happens. */
export interface Telling {
  readonly told: Told;
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes on hearing what happens, until what it gives is called. */
  readonly open: () => () => void;
}

/** Tells what happens at a table, from the steps its client hears. */
export function tellingOf<G>(client: Client<G>, presentation: Presentation & { readonly title?: string }): Telling {
  const called: Record<string, string> = {};
  let names = new Names(presentation, called);
  let told: Told = { names, lines: [], since: 0, fresh: new Set() };
  /** The last step that was heard. */
  let last = 0;
  const listeners = new Set<() => void>();
  /** Whose time was up when something was done last. */
  let late: string | null = null;

  const call = (seats: readonly SeatInfo[], viewer: string | null): void => {
    for (const { player, name } of seats) {
      if (player === viewer) called[player] = 'you';
      // somebody else of that name is not who reads it
      else called[player] = name.trim().toLowerCase() === 'you' ? `“${name}”` : isolated(name);
    }
  };
  call(client.state.seats, client.state.seat);
  if (client.state.view !== null) names.book.meet(client.state.view as unknown as View);

  function hear(step: Step, before: View, after: View): void {
    call(client.state.seats, client.state.seat);
    names.book.meet(before);
    const { seat } = client.state;
    const turn = turnPlayerOf(after);
    last = step.seq;
    const heading = told.lines.findLast(({ isTurn }) => isTurn);
    const began = step.events.findLastIndex(({ type }) => type === 'turnBegan');
    const isNewTurn =
      turn !== null &&
      after.ctx.gameOver !== true &&
      (began >= 0 || after.ctx.numTurns !== before.ctx.numTurns) &&
      // who goes on is named again only for a turn on top
      (heading?.by !== turn || (after.ctx.turn as { readonly isExtra?: boolean } | undefined)?.isExtra === true);
    const title = isNewTurn ? names.words(`{${turn}}'s turn`) : null;
    // what happens as a turn begins stands under its heading
    const start = isNewTurn ? began : -1;
    const isSplit = start > 0;
    const first = isSplit ? { by: step.by, events: step.events.slice(0, start) } : step;
    const sentences = said(() => tellStep(first, after, names));
    const then = isSplit ? said(() => tellEvents(step.events.slice(start), after, names)) : [];
    const above = title ?? heading?.words ?? null;
    const isSaid = (words: Words): boolean =>
      above !== null && plain(words).replace(/\.$/, '').toLowerCase() === plain(above).toLowerCase();
    const line = (words: Words, i: number): LogLine[] => {
      if (isSaid(words)) return [];
      const by = actorOf(words);
      const does = by === null ? '' : plain(words.slice(1));
      const passed = by !== null && /^ pass(es)?\.$/.test(does) ? { passed: [by] } : {};
      const isEnd = /^ (pass(es)?|ends? (their|your) .+)\.$/.test(does);
      return [{ key: `${step.seq}.${i}`, words, by, isTurn: false, isEnd, ...passed }];
    };
    // what is done for them again is no news, but that it ends the match for them
    const isOut = step.by !== null && after.players[step.by]?.left === true;
    const isLate = step.made === 'late' && (step.by !== late || isOut);
    const why = isLate ? 'time is up' : step.made === 'claimed' ? 'absence was too long' : '';
    late = step.made === 'late' ? step.by : null;
    const lines = [
      ...(why === '' ? [] : line(capitalWords(names.words(`{${step.by}}'s ${why}.`)), sentences.length + then.length)),
      ...(step.undo === true ? [undoneLine(step.seq)] : sentences.flatMap(line)),
      ...(title === null ? [] : [{ key: `${step.seq}.t`, words: title, by: turn, isTurn: true }]),
      ...then.flatMap((words, i) => line(words, sentences.length + i)),
    ];
    const players = Object.values(after.players).filter(({ left }) => left !== true).length;
    const longer = withPasses(told, lines, players);
    const all = longer.lines.slice(-MOST);
    const isMine = step.by !== null && step.by === seat;
    // whoever only watches has no last move: then it is what the last step moved
    const moved = isMine || seat === null ? new Set<number>() : new Set(told.fresh);
    if (!isMine)
      for (const { type, card } of step.events) if (MOVES.has(type) && typeof card === 'number') moved.add(card);
    told = {
      names,
      lines: all,
      since: isMine ? all.length : Math.max(0, longer.since - (longer.lines.length - all.length)),
      fresh: moved,
    };
    for (const listener of listeners) listener();
  }

  const listen = (): (() => void) => {
    const stop = client.onStep((step, before, after) =>
      hear(step as unknown as Step, before as unknown as View, after as unknown as View),
    );
    const stopSeats = client.subscribe(() => {
      const { seats, seat, seq, view } = client.state;
      call(seats, seat);
      if (seq >= last || view === null) return;
      // another match: its cards have the same numbers
      names = new Names(presentation, called);
      names.book.meet(view as unknown as View);
      told = { names, lines: [], since: 0, fresh: new Set() };
      last = seq;
      for (const listener of listeners) listener();
    });
    return () => {
      stop();
      stopSeats();
    };
  };
  let stopListening: (() => void) | null = listen();
  return {
    get told() {
      return told;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: () => {
      stopListening ??= listen();
      return () => {
        stopListening?.();
        stopListening = null;
      };
    },
  };
}

/** A game that cannot say what happened does not keep it from happening. */
export function said(tell: () => readonly Words[]): readonly Words[] {
  try {
    return tell();
  } catch (error) {
    console.error(error);
    return [textPiece('Something happened that this page cannot put into words.')];
  }
}

/**
 * Passes that follow each other are one line. Where one passes all the time they stand there only until something comes of
 * them: what is told then says enough.
 */
function withPasses(told: Told, lines: readonly LogLine[], players: number): Pick<Told, 'lines' | 'since'> {
  const { names } = told;
  const kept = [...told.lines];
  let { since } = told;
  for (const line of lines) {
    if (isResolved(kept, line.words)) {
      if (kept.at(-1)?.passed !== undefined) kept.pop();
      continue;
    }
    // alone under its heading it says that nothing was done
    if (line.isTurn) while (kept.at(-1)?.isEnd === true && kept.at(-2)?.isTurn === false) kept.pop();
    since = Math.min(since, kept.length);
    const last = kept.at(-1);
    if (last?.undone !== undefined && line.undone !== undefined) {
      kept[kept.length - 1] = undoneLine(last.key, last.undone + line.undone);
    } else if (last?.passed === undefined) {
      const one = last === undefined || kept.length <= since ? null : asOne(last, line);
      if (one === null) kept.push(line);
      else kept[kept.length - 1] = one;
    } else if (line.passed !== undefined) {
      const passed = [...new Set([...last.passed, ...line.passed])];
      const who = capitalWords(listed(passed.map((player) => names.words(`{${player}}`))));
      const some: Words = [...who, { text: passed.length === 1 ? plain(last.words.slice(1)) : ' pass.' }];
      const words = passed.length > 2 && passed.length === players ? textPiece('All pass.') : some;
      kept[kept.length - 1] = { ...last, words, passed };
    } else if (names.presentation.passing === undefined) kept.push(line);
    else {
      kept[kept.length - 1] = line;
      since = Math.min(since, kept.length - 1);
    }
  }
  return { lines: kept, since: Math.min(since, kept.length) };
}

/** What was told before stays: it was seen. */
const undoneLine = (key: string | number, undone = 1): LogLine => ({
  key: `${key}`,
  words: textPiece(undone === 1 ? 'The last action is taken back.' : `The last ${undone} actions are taken back.`),
  by: null,
  isTurn: false,
  undone,
});

/** Whether this only says that what somebody has just played comes about, with nothing between but what they paid. */
function isResolved(lines: readonly LogLine[], [card, ...does]: Words): boolean {
  if (card === undefined || !('card' in card) || plain(does) !== ' resolves.') return false;
  const before = lines.slice(-3).filter(({ passed }) => passed === undefined);
  const played = before.findLast(({ words }) => words.some((piece) => 'card' in piece && piece.card === card.card));
  return played !== undefined && played.by !== null && played.by === before.at(-1)?.by;
}

/** What was said before and what is said now as one line, if that can be said in a sentence. */
function asOne(before: LogLine, line: LogLine): LogLine | null {
  if (before.isTurn || line.isTurn || line.passed !== undefined) return null;
  const sentences = [...(before.sentences ?? [before.words]), line.words];
  const [words, ...more] = together(sentences);
  return more.length > 0 ? null : { ...before, words, sentences };
}

/** Whom a sentence is about, if it begins with a player. */
const actorOf = ([first]: Words): string | null => (first !== undefined && 'player' in first ? first.player : null);

const MOVES: ReadonlySet<string> = new Set(['cardMoved', 'cardCreated']);
