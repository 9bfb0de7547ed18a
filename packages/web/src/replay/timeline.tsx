import type { Presentation } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { useMemo } from 'react';
import { curvesOf, turnsOf } from './curves.ts';

interface TimelineProps {
  readonly presentation: Presentation;
  readonly views: readonly View[];
  readonly place: number;
  readonly isPlaying: boolean;
  nameOf(player: string): string;
  seek(place: number): void;
  onPlay(): void;
  onGoOn?: (() => void) | undefined;
}

const WIDTH = 1000;
const HEIGHT = 58;

/** Where in a match one is: to step, to play, to jump; each player's first number as a curve over the turns. */
export function Timeline({ presentation, views, place, isPlaying, nameOf, seek, onPlay, onGoOn }: TimelineProps) {
  const last = views.length - 1;
  const curves = useMemo(() => curvesOf(presentation, views), [presentation, views]);
  const turns = useMemo(() => turnsOf(views), [views]);
  return (
    <section className="timeline" aria-label="Replay">
      <div className="timeline-controls">
        <Control name="To the beginning" sign="«" isOff={place === 0} press={() => seek(0)} />
        <Control name="One step back" sign="◀" isOff={place === 0} press={() => seek(place - 1)} />
        <button type="button" className="cl-button" data-look="go" onClick={onPlay}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <Control name="One step on" sign="▶" isOff={place === last} press={() => seek(place + 1)} />
        <Control name="To the end" sign="»" isOff={place === last} press={() => seek(last)} />
      </div>
      <div className="timeline-track">
        <p className="timeline-legend" aria-hidden="true">
          {curves.map(({ player, name }, i) => (
            <span key={player} data-curve={i}>
              {nameOf(player)}: {name}
            </span>
          ))}
        </p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map(({ from, to, odd }) => (
            <rect
              key={from}
              className={odd ? 'turn odd' : 'turn'}
              x={from * WIDTH + 1}
              width={Math.max(1, (to - from) * WIDTH - 2)}
              y={HEIGHT + 6}
              height={12}
            />
          ))}
          {curves.map(({ player, points }, i) => (
            <polyline
              key={player}
              data-curve={i}
              points={points.map(([x, y]) => `${x * WIDTH},${HEIGHT - y * (HEIGHT - 6)}`).join(' ')}
            />
          ))}
          <rect className="future" x={(place / Math.max(1, last)) * WIDTH} width={WIDTH} y={0} height={HEIGHT + 18} />
          <rect className="needle" x={(place / Math.max(1, last)) * WIDTH - 1.5} width={3} y={0} height={HEIGHT + 18} />
        </svg>
        <input
          type="range"
          aria-label="Place in the match"
          min={0}
          max={last}
          value={place}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <p className="timeline-place">
          Move {place} of {last} · turn {Number(views[place].ctx.numTurns) + 1}
        </p>
      </div>
      {onGoOn !== undefined && (
        <button type="button" className="cl-button" onClick={onGoOn}>
          Go on from here
        </button>
      )}
    </section>
  );
}

interface ControlProps {
  readonly name: string;
  readonly sign: string;
  readonly isOff: boolean;
  press(): void;
}

function Control({ name, sign, isOff, press }: ControlProps) {
  return (
    <button type="button" className="cl-button" aria-label={name} disabled={isOff} onClick={press}>
      {sign}
    </button>
  );
}
