import { type Presentation, plain, progressText, type Words } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { type ReactNode, useMemo } from 'react';
import { Chart } from './chart.tsx';

interface TimelineProps {
  readonly presentation: Presentation;
  readonly views: readonly View[];
  readonly place: number;
  /** What happened there. */
  readonly said: Words;
  readonly isPlaying: boolean;
  readonly speed: number;
  nameOf(player: string): string;
  seek(place: number): void;
  onPlay(): void;
  onSpeed(): void;
  readonly actions: readonly { readonly name: string; readonly isOff?: boolean; press(): void }[];
}

/** Where in a match one is: to step, to play, to jump; each player's first number as a curve over the turns. */
export function Timeline(props: TimelineProps) {
  const { presentation, views, place, said, isPlaying, speed, nameOf, seek, onPlay, onSpeed, actions } = props;
  const last = views.length - 1;
  const at = place / Math.max(1, last);
  const far = progressText(presentation, views[place]);
  const sentence = place === 0 ? 'The beginning' : [far, plain(said).replace(/\.$/, '')].filter(Boolean).join(' · ');
  const chart = useMemo(
    () => <Chart presentation={presentation} views={views} nameOf={nameOf} />,
    [presentation, views, nameOf],
  );
  return (
    <section className="timeline" aria-label="Replay">
      <div className="timeline-controls">
        <Control name="To the beginning" isOff={place === 0} press={() => seek(0)}>
          <path d="M3 2h2v12H3zM14 2v12L6 8z" />
        </Control>
        <Control name="One step back" isOff={place === 0} press={() => seek(place - 1)}>
          <path d="M12 2v12L3 8z" />
        </Control>
        <Control name={isPlaying ? 'Pause' : 'Play'} look="go" press={onPlay}>
          {isPlaying ? <path d="M3 2h4v12H3zM9 2h4v12H9z" /> : <path d="M4 2v12l9-6z" />}
        </Control>
        <Control name="One step on" isOff={place === last} press={() => seek(place + 1)}>
          <path d="M4 2v12l9-6z" />
        </Control>
        <Control name="To the end" isOff={place === last} press={() => seek(last)}>
          <path d="M2 2v12l8-6zM11 2h2v12h-2z" />
        </Control>
        <button type="button" className="cl-button" aria-label={`Speed ${speed}`} onClick={onSpeed}>
          {speed}×
        </button>
      </div>
      <div className="timeline-track">
        {chart}
        <div className="timeline-needle" style={{ left: `${at * 100}%` }} aria-hidden="true" />
        <div className="timeline-future" style={{ left: `${at * 100}%` }} aria-hidden="true" />
        <input
          type="range"
          aria-label="Place in the match"
          aria-valuetext={`${moveOf(place, last)}, ${sentence}`}
          min={0}
          max={last}
          value={place}
          onChange={(event) => seek(Number(event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onPlay();
          }}
        />
        <p className="timeline-said" aria-hidden="true">
          <span style={{ left: `${at * 100}%`, translate: `${-at * 100}% 0` }}>{sentence}</span>
        </p>
        <p className="timeline-count">{moveOf(place, last)}</p>
      </div>
      <div className="timeline-actions">
        {actions.map(({ name, isOff = false, press }, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same actions, whose names change
            key={i}
            type="button"
            className="cl-button"
            data-look={i === 0 ? 'plain' : 'quiet'}
            disabled={isOff}
            onClick={press}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

export const moveOf = (place: number, last: number): string => `Move ${place} of ${last}`;

interface ControlProps {
  readonly name: string;
  readonly look?: 'go';
  readonly isOff?: boolean;
  press(): void;
  readonly children: ReactNode;
}

function Control({ name, look, isOff = false, press, children }: ControlProps) {
  return (
    <button type="button" className="cl-button" data-look={look} aria-label={name} disabled={isOff} onClick={press}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
