import pc from 'picocolors';
import type { Picture } from '../prompts/asker.ts';
import { drawTable } from '../table/draw-table.ts';
import { drawHeading } from '../table/heading.ts';
import { fit, wrap } from '../table/text.ts';
import type { Session } from './session.ts';

/** Lines for what just happened, at least. */
const NEWS_LINES = 2;

/** The whole picture above the prompt: heading, table, what just happened. */
export const drawScreen =
  ({ match, me, names, log, seen }: Session, notice = ''): Picture =>
  ({ columns: width, rows }) => {
    const view = match.view(me);
    const rule = pc.dim('─'.repeat(width));
    const isHigh = rows > 15;
    const below = notice === '' ? [] : wrap(notice, width).map((line) => pc.yellow(line));
    const height = rows - below.length - NEWS_LINES - (isHigh ? 3 : 2);
    const picture = [
      drawHeading(view, names, width),
      ...(isHigh ? [rule] : []),
      drawTable(view, names, { width, height }),
    ];
    const used = picture.join('\n').split('\n').length + 1;
    const news = fit(log.since(seen), width, Math.max(NEWS_LINES, Math.min(12, rows - used - below.length)));
    if (news.length > 0) picture.push(rule, ...news.map((line) => pc.italic(line)));
    return [...picture, ...below].join('\n');
  };

/** Everything that happened so far. */
export async function showLog({ asker, log }: Session): Promise<void> {
  const lines = log.since(0);
  if (lines.length === 0) lines.push('Nothing has happened yet.');
  await asker.pause(({ columns }) => lines.flatMap((line) => wrap(line, columns)).join('\n'));
}
