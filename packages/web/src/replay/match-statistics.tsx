import type { Client } from '@cardloom/client';
import { type Presentation, statisticsOf, type Tally } from '@cardloom/parts/present';
import { Avatar, useMatch, useTold } from '@cardloom/react';
import type { View } from 'cardloom';
import { useCallback, useEffect, useState } from 'react';
import { Chart } from './chart.tsx';
import { ask, type Film, type FilmStep } from './film.ts';
import { viewsOf } from './projector.ts';
import { loadRecorded } from './recorded.ts';

interface MatchStatisticsProps {
  readonly client: Client;
  readonly presentation: Presentation;
  readonly id: string;
  readonly watchKey: string | null;
}

interface Loaded {
  readonly steps: readonly FilmStep[];
  readonly views: readonly View[];
  readonly ms: number | null;
}

/** Milliseconds until a match that has just ended is stored. */
const STORED_AFTER = 400;
const ATTEMPTS = 5;
/** More than that no curve shows. */
const PLACES = 300;

/** Turns, actions, time, and how the first number of each player went. */
export function MatchStatistics({ client, presentation, id, watchKey }: MatchStatisticsProps) {
  const { seat, seats } = useMatch(client);
  const { names } = useTold(client, presentation);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isHere = true;
    finished(id, watchKey, seat).then(
      (found) => isHere && setLoaded(found),
      // whoever may not see it again still sees how it ended
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id, watchKey, seat]);
  const nameOf = useCallback(
    (player: string) => (player === seat ? 'You' : (seats.find((one) => one.player === player)?.name ?? player)),
    [seat, seats],
  );
  if (loaded === null) return null;
  const { steps, views, ms } = loaded;
  const { summary, players } = statisticsOf(views[views.length - 1], names, talliesOf(steps, presentation), ms);
  return (
    <section className="statistics" aria-label="Statistics">
      <h2>{summary}</h2>
      <Chart presentation={presentation} views={views} nameOf={nameOf} />
      <dl>
        {players.map(({ player, name, did, numbers }) => (
          <div key={player}>
            <dt>
              <Avatar name={nameOf(player)} /> {name}
            </dt>
            <dd>
              {did}
              {numbers.map(({ name: what, value }) => (
                <span key={what}>
                  {names.text(what)} <b>{value}</b>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was taken back was done all the same. */
function talliesOf(steps: readonly FilmStep[], { passing }: Presentation): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { by, move } of steps) {
    if (by === null) continue;
    const { actions, passes } = tallies.get(by) ?? { actions: 0, passes: 0 };
    const isPass = move === passing?.move;
    tallies.set(by, { actions: actions + (isPass ? 0 : 1), passes: passes + (isPass ? 1 : 0) });
  }
  return tallies;
}

async function finished(id: string, key: string | null, seat: string | null): Promise<Loaded> {
  for (let attempt = 0; ; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, STORED_AFTER));
    try {
      const recorded = await loadRecorded(id, key);
      const film: Film = await ask({ wants: 'film', recorded, eyes: { player: seat }, places: PLACES });
      const views = viewsOf(film);
      if (views[views.length - 1].ctx.gameOver === true) return { steps: film.steps, views, ms: recorded.ms };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
    if (attempt === ATTEMPTS) throw new Error('The end of this match was not kept.');
  }
}
