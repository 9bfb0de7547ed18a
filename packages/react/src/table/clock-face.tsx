import type { Clock } from '@cardloom/protocol';
import { createContext, useContext, useEffect, useRef, useState } from 'react';

const TICK = 500;
const MANY_HOURS = 10;

/** `4:12`, and `23 h` or `2 d` where nobody counts minutes: a name stands beside it. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`;
  const hours = Math.floor(seconds / 3600);
  if (hours >= MANY_HOURS) return `${hours} h`;
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

const Told = createContext<Clock | null>(null);

/** Gives a table's clock to the faces: it is told at every step, which concerns nobody else. */
export const ClockProvider = Told.Provider;

/** What somebody has left, where there are clocks. */
export function ClockOf({ player }: { readonly player: string }) {
  const clock = useContext(Told);
  return clock === null ? null : <ClockFace clock={clock} player={player} />;
}

/** It is told now and then, and counts down by itself. */
function ClockFace({ clock, player }: { readonly clock: Clock; readonly player: string }) {
  const told = useRef({ clock, at: performance.now() });
  if (told.current.clock !== clock) told.current = { clock, at: performance.now() };
  const [, tick] = useState(0);
  const isRunning = clock.running.includes(player);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = clock.left[player];
  if (left === undefined) return null;
  const gone = isRunning ? performance.now() - told.current.at : 0;
  return (
    <span className="cl-clock" data-runs={isRunning || undefined}>
      {timeText(left - gone)}
    </span>
  );
}
