import { type Presentation, whose } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { type Curves, curvesOf, turnsOf } from './curves.ts';
import './statistics.css';

interface ChartProps {
  readonly presentation: Presentation;
  readonly views: readonly View[];
  nameOf(player: string): string;
}

/** Of more than these the number is named once. */
const MANY = 2;
const WIDTH = 1000;
const HEIGHT = 58;
const heightOf = (y: number): number => HEIGHT - y * (HEIGHT - 6);

/** Each player's first number over the turns: curves that differ in their strokes too, above a block for each turn. */
export function Chart({ presentation, views, nameOf }: ChartProps) {
  const { curves, goal } = curvesOf(presentation, views);
  return (
    <figure className="chart" aria-label={chartWords(curves, nameOf)}>
      <figcaption className="chart-legend" aria-hidden="true">
        {curves.map(({ player, name }, i) => (
          <span key={player} data-curve={i}>
            {curves.length > MANY && i > 0 ? nameOf(player) : `${ownerOf(nameOf(player))} ${name}`}
          </span>
        ))}
        {goal !== null && <small>{goal.text}</small>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} preserveAspectRatio="none" aria-hidden="true">
        {turnsOf(views).map(({ from, to, odd }) => (
          <rect
            key={from}
            className={odd ? 'turn odd' : 'turn'}
            x={from * WIDTH + 1}
            width={Math.max(1, (to - from) * WIDTH - 2)}
            y={HEIGHT + 6}
            height={12}
          />
        ))}
        {goal !== null && <line x2={WIDTH} y1={heightOf(goal.y)} y2={heightOf(goal.y)} />}
        {curves.map(({ player, points }, i) => (
          <polyline
            key={player}
            data-curve={i}
            points={points.map(([x, y]) => `${x * WIDTH},${heightOf(y)}`).join(' ')}
          />
        ))}
      </svg>
    </figure>
  );
}

const ownerOf = (name: string): string => (name === 'You' ? 'Your' : whose(name));

const chartWords = (curves: Curves['curves'], nameOf: (player: string) => string): string =>
  curves.length === 0
    ? 'The turns of the match'
    : curves.map(({ player, name, first, last }) => `${nameOf(player)}: ${name} from ${first} to ${last}`).join('; ');
