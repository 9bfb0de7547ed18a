import pc from 'picocolors';
import { drawTable } from '../table/draw-table.ts';
import { drawHeading } from '../table/heading.ts';
import { fit, wrap } from '../table/text.ts';
import type { Session } from './session.ts';

/** Lines a prompt needs to be usable: its keys, the question, a few offers. */
const PROMPT_LINES = 9;

/** Lines for what just happened, at least. */
const NEWS_LINES = 2;

/** The whole picture above the prompt: heading, table, what just happened. */
export function drawScreen({ match, me, names, asker, log, seen }: Session): string {
  const { columns, rows } = asker.size;
  const width = Math.min(columns, 120);
  const view = match.view(me);
  const rule = pc.dim('─'.repeat(width));
  const isHigh = rows > 24;
  const height = rows - PROMPT_LINES - NEWS_LINES - (isHigh ? 3 : 2);
  const picture = [
    drawHeading(view, names, width),
    ...(isHigh ? [rule] : []),
    drawTable(view, names, { width, height }),
  ];
  const used = picture.join('\n').split('\n').length + 1;
  const news = fit(log.since(seen), width, Math.max(NEWS_LINES, Math.min(12, rows - used - PROMPT_LINES)));
  if (news.length > 0) picture.push(rule, ...news.map((line) => pc.italic(line)));
  return picture.join('\n');
}

/** Everything that happened so far, page by page as the terminal allows. */
export async function showLog({ asker, log }: Session): Promise<void> {
  const lines = log.since(0).flatMap((line) => wrap(line, asker.size.columns - 2));
  const page = Math.max(5, asker.size.rows - 6);
  const last = lines.slice(-page * 3);
  if (last.length === 0) return asker.pause('Nothing has happened yet.');
  for (let i = 0; i < last.length; i += page) await asker.pause(last.slice(i, i + page).join('\n'));
}
