import type { View } from 'cardloom';
import pc from 'picocolors';
import type { Picture } from '../prompts/asker.ts';
import { drawTable } from '../table/draw-table.ts';
import { drawHeading } from '../table/heading.ts';
import { fit, wrap } from '../table/text.ts';
import { type Session, viewOf } from './session.ts';

/** Lines for what just happened, at least and at most. */
const NEWS_LINES = 2;
const MOST_NEWS = 12;

/** The whole picture above the prompt: heading, table, what just happened, a notice. */
export const drawScreen =
  (session: Session, notice = '', at?: View): Picture =>
  ({ columns: width, rows }) => {
    const { names, log, seen } = session;
    const view = at ?? viewOf(session);
    const rule = pc.dim('─'.repeat(width));
    const isHigh = rows > 15;
    const below = notice === '' ? [] : wrap(notice, width).map((line) => pc.yellow(line));
    const height = rows - below.length - NEWS_LINES - (isHigh ? 3 : 2);
    const picture = [
      drawHeading(view, names, width),
      ...(isHigh ? [rule] : []),
      ...drawTable(view, names, { width, height }).split('\n'),
    ];
    const room = rows - picture.length - 1 - below.length;
    const news = fit(log.since(seen, true), width, Math.max(NEWS_LINES, Math.min(MOST_NEWS, room)));
    if (news.length > 0) picture.push(rule, ...news.map((line) => pc.italic(line)));
    return [...picture, ...below].join('\n');
  };

/** `l`: everything that happened so far. */
export const showLog = (session: Session): Promise<void> => showLines(session, session.log.since(0), 'yet');

/** `n`: what happened since the person's own last move, that included. */
export const showNews = (session: Session): Promise<void> =>
  showLines(session, session.log.since(session.seen), 'since your last move');

function showLines({ asker }: Session, lines: readonly string[], when: string): Promise<void> {
  const shown = lines.length === 0 ? [`Nothing has happened ${when}.`] : lines;
  return asker.pause(({ columns }) => shown.flatMap((line) => wrap(line, columns)).join('\n'), 'end');
}
