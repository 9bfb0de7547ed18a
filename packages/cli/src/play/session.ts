import type { Bot } from '@cardloom/bots';
import { type Client, createClient } from '@cardloom/client';
import type { LocalTable } from '@cardloom/host';
import type { Names } from '@cardloom/parts/present';
import { turnPlayerOf, type View } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';
import type { Asker } from '../prompts/asker.ts';
import type { Opening } from './opening.ts';
import { type Made, moveIn, type TableLog } from './table-log.ts';

/** One sitting at a table: how it is reached, and what the person is shown. No rules: the host has them. */
export interface Session {
  readonly entry: CatalogueEntry;
  readonly client: Client;
  /** Null if it is somewhere else. */
  readonly table: LocalTable | null;
  /** What to type to come back, if it is. */
  readonly comeBack?: string;
  readonly bots: readonly (Bot | null)[];
  /** Who plays for each player: `you`, or the name of a bot. */
  readonly seats: Readonly<Record<string, string>>;
  readonly names: Names;
  readonly asker: Asker;
  readonly log: TableLog;
  /** When it began, less what was played before a save. */
  readonly beganAt: number;
  /** Where the match is saved, once the person said so. */
  savePath: string | undefined;
  /** The log's length when the person last acted: what came after is news. */
  seen: number;
  /** What the person has just done, until its step comes. */
  made: Made | undefined;
  /** What the person is told beside the next question. */
  notice: string;
  /** They pass until something happens. */
  isPassing: boolean;
  /** The person pressed Ctrl-C while nobody was asked. */
  wantsToLeave: boolean;
  /** What a bot did that it must not. */
  failure: unknown;
  /** What the person saw before the action that ended the match: some games clear the table then. */
  beforeEnd: View | undefined;
  /** What the person saw before the table was cleared, until they have looked at it. */
  cleared: View | undefined;
  /** Ends the wait for something to happen. */
  wake: () => void;
}

/** What the person sees. */
export function viewOf({ client }: Pick<Session, 'client'>): View {
  const { view } = client.state;
  if (view === null) throw new Error('nobody has sat down yet');
  return view;
}

/** A session at a table of one's own. */
export const newSession = (opening: Opening & { entry: CatalogueEntry; asker: Asker }, savePath?: string): Session => {
  const { table, me } = opening;
  const began = fresh(opening.log, savePath, opening.played);
  return follow({ ...opening, client: createClient(table.open(me)), table, ...began });
};

export const fresh = (log: TableLog, savePath?: string, played = 0) => ({
  savePath,
  beganAt: Date.now() - played,
  // whoever comes back likes to see how they got here
  seen: Math.max(0, log.length - 4),
  made: undefined,
  notice: '',
  isPassing: false,
  wantsToLeave: false,
  failure: undefined,
  beforeEnd: undefined,
  cleared: undefined,
  wake: () => undefined,
});

/** Resolves once something happens at the table, or the person wants to leave. */
export function somethingHappens(session: Pick<Session, 'client' | 'wake'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.client.subscribe(() => session.wake());
    session.wake = () => {
      stop();
      session.wake = () => undefined;
      resolve();
    };
  });
}

/** Writes down what happens. */
export function follow(session: Session): Session {
  const { client, log } = session;
  client.onStep((step, before, after) => {
    const isMine = step.by !== null && step.by === client.state.seat;
    const isChosen = isMine && step.made === undefined;
    const made = isChosen ? session.made : isMine ? null : undefined;
    if (isChosen) session.made = undefined;
    const { passing } = session.names.presentation;
    const move = step.by === null || isMine ? undefined : moveIn(step.events, step.by);
    // tapping a land is nothing to answer
    const isIdle = move !== undefined && (move === passing?.move || passing?.idle?.includes(move) === true);
    if (step.by !== null && !isMine && !isIdle) session.isPassing = false;
    const { seat } = client.state;
    if (turnPlayerOf(after) === seat && turnPlayerOf(before) !== seat) session.isPassing = false;
    if (after.ctx.gameOver === true && before.ctx.gameOver !== true) session.beforeEnd = before;
    const { clears = [] } = session.names.presentation;
    if (after.ctx.gameOver !== true && step.events.some(({ type }) => clears.includes(type))) session.cleared = before;
    const taken = log.add(step, after, made);
    if (taken !== undefined) session.notice = `Taken back, with all that came after it: ${taken}`;
  });
  return session;
}
