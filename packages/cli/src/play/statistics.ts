import { capital, type Names, tableOf } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import pc from 'picocolors';
import { drawStanding } from '../table/heading.ts';
import { wrap } from '../table/text.ts';
import { type Session, viewOf } from './session.ts';

/** How long it took, and what everybody did and has in the end. */
export async function showStatistics(session: Session): Promise<void> {
  const lines = statistics(session, Date.now());
  await session.asker.pause(({ columns }) => lines.flatMap((line) => wrap(line, columns)).join('\n'));
}

function statistics({ client, names, log, beganAt }: Session, now: number): string[] {
  const view = viewOf({ client });
  const all = [...log.counts.values()].reduce((sum, { actions }) => sum + actions, 0);
  return [
    pc.bold(names.title),
    `${drawStanding(view, names)}.`,
    `${several(Number(view.ctx.numTurns) + 1, 'turn')} and ${several(all, 'action')} in ${timeText(now - beganAt)}.`,
    '',
    ...Object.keys(view.players).map((id) => playerLine(id, view, names, log)),
  ];
}

function playerLine(id: string, view: View, names: Names, log: Session['log']): string {
  const { actions, passes } = log.counts.get(id) ?? { actions: 0, passes: 0 };
  const numbers = tableOf(names.presentation, view).sides.find(({ player }) => player === id)?.numbers ?? [];
  const said = numbers.map(({ name, value }) => names.text(`${name} ${value}`));
  const passed = names.presentation.passing === undefined ? '' : `, ${several(passes, 'pass', 'passes')}`;
  return [`${pc.bold(capital(names.player(id)))}: ${several(actions, 'action')}${passed}`, ...said].join(' · ');
}

const several = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
