import { useEffect, useRef } from 'react';
import { inTurn, noLonger } from '../frame-line.ts';
import { shared } from '../layout/shared.ts';
import { useInstant } from '../use-instant.ts';
import type { Aim } from './aims.ts';

interface Drawn {
  readonly key: string;
  readonly d: string;
  readonly head: string;
  readonly start: readonly [x: number, y: number];
  readonly kind: Aim['kind'];
}

const NONE: readonly Drawn[] = [];

/** Cards need so long to get to their places. */
const SETTLED = 260;

/** Arrows from what attacks or aims to what it is meant for. They only repeat what the cards say. */
export function Arrows({ aims, seq }: { readonly aims: readonly Aim[]; readonly seq: number }) {
  const ref = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useInstant(NONE);
  const key = JSON.stringify(aims);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `aims` says
  useEffect(() => {
    const root = ref.current?.parentElement;
    if (root === null || root === undefined) return;
    const draw = (): void => {
      const next = aims.flatMap((aim) => arrow(root, aim) ?? []);
      setDrawn((before) => shared(before, next));
    };
    // once the page is laid out, in a frame of its own
    const ask = (): void => inTurn(draw, 'arrows');
    ask();
    const timer = setTimeout(ask, SETTLED);
    const observer = new ResizeObserver(ask);
    observer.observe(root);
    return () => {
      noLonger(draw);
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key, seq]);
  return (
    <svg ref={ref} className="cl-arrows" aria-hidden="true">
      {drawn.map((one) => (
        <g key={one.key} data-kind={one.kind}>
          <path className="casing" d={one.d} />
          <path className="line" d={one.d} />
          <path className="head" d={one.head} />
          <circle className="head" cx={one.start[0]} cy={one.start[1]} r="5" />
        </g>
      ))}
    </svg>
  );
}

function arrow(root: Element, { from, to, kind }: Aim): Drawn | null {
  const origin = root.getBoundingClientRect();
  const begun = root.querySelector(`[data-card="${from}"]`);
  const source = begun?.getBoundingClientRect();
  const target = targetOf(root, to)?.getBoundingClientRect();
  if (source === undefined || target === undefined || target.width === 0) return null;
  const side = begun?.closest('.cl-seat')?.getBoundingClientRect();
  const isAside = typeof to === 'string' && side !== undefined && Math.abs(target.bottom - side.bottom) < BESIDE;
  const isDown = isAside || target.y + target.height / 2 > source.y + source.height / 2;
  // in a list of lines, one begins where the way to the others leads over none of them
  const isLine = source.height < LINE;
  const isLeft = isAside && target.right < source.left;
  const edge = isLeft ? source.left + 1 : source.right - 1;
  const x1 = (isLine ? edge : source.x + source.width / 2) - origin.x;
  const isMiddle = isLine || kind === 'waiting';
  const y1 = (isMiddle ? source.y + source.height / 2 : isDown ? source.bottom - 6 : source.y + 6) - origin.y;
  const [x2, y2] = isAside
    ? [target.x + target.width / 2 - origin.x, target.bottom + 2 - origin.y]
    : end(target, typeof to === 'string', isDown, x1, origin);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bend = Math.abs(dx) < 30 ? 0 : 0.13;
  // to somebody who sits beside, the way leads round in front of both
  const [cx, cy] = isAside
    ? [(x1 + x2) / 2, Math.max(y1, y2) + AROUND]
    : [(x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const wing = (side: number): string =>
    `${round(x2 - 15 * Math.cos(angle + side * 0.45))} ${round(y2 - 15 * Math.sin(angle + side * 0.45))}`;
  return {
    key: `${kind} ${from} ${JSON.stringify(to)}`,
    d: `M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`,
    head: `M${round(x2)} ${round(y2)}L${wing(1)}L${wing(-1)}Z`,
    start: [round(x1), round(y1)],
    kind,
  };
}

const AROUND = 56;
/** Sides whose lower edges are no further apart sit beside each other. */
const BESIDE = 24;
/** What is lower than this has only a line of text. */
const LINE = 40;

/** Where an arrow ends. Somebody's whole side is met where the arrow comes to it. */
function end(target: DOMRect, isSide: boolean, isDown: boolean, x: number, origin: DOMRect): [x: number, y: number] {
  const middle = target.x + target.width / 2 - origin.x;
  const along = isSide ? clamp(x, target.left + 40 - origin.x, target.right - 40 - origin.x) : middle;
  const inside = isSide ? 14 : 2;
  return [along, (isDown ? target.top + inside : target.bottom - inside) - origin.y];
}

function targetOf(root: Element, to: Aim['to']): Element | null {
  if (typeof to === 'number') return root.querySelector(`[data-card="${to}"]`);
  if (typeof to === 'object') return placeIn(root, to.zone, to.player);
  return root.querySelector(`[data-player-head="${CSS.escape(to)}"]`)?.closest('.cl-seat') ?? null;
}

/** Where the cards of a zone lie on the board of a player. */
export const placeIn = (root: Element, zone: string, player: string): Element | null =>
  root.querySelector(`.cl-board[data-player="${CSS.escape(player)}"] [data-zone="${CSS.escape(zone)}"]`);

const round = (n: number): number => Math.round(n * 10) / 10;
const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));
