import { statisticsOf } from '@cardloom/parts/present';
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
  const { summary, players } = statisticsOf(view, names, log.counts, now - beganAt);
  return [
    pc.bold(names.title),
    `${drawStanding(view, names)}.`,
    `${summary}.`,
    '',
    ...players.map(({ name, did, numbers }) =>
      [`${pc.bold(name)}: ${did}`, ...numbers.map(({ name: what, value }) => names.text(`${what} ${value}`))].join(
        ' · ',
      ),
    ),
  ];
}
