import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../card/card.tsx';
import { placeIn } from './arrows.tsx';
import type { Ghost } from './forecast-record.ts';
import { useTableUi } from './ui.tsx';

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const GAP = 8;
const USUAL = 96;
const BETWEEN = 64;
const RATIO = 1.4;

/** Cards where they would lie. They lie over the table, so that nothing on it moves under whoever points. */
export function Ghosts({ ghosts }: { readonly ghosts: readonly Ghost[] }) {
  const { say } = useTableUi();
  const ref = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly (Spot | null)[]>([]);
  useLayoutEffect(() => {
    const root = ref.current?.parentElement;
    if (root === null || root === undefined) return;
    const place = (): void => {
      const taken = new Map<string | null, number>();
      setSpots(ghosts.map((ghost) => spotOf(root, ghost, taken)));
    };
    place();
    if (ghosts.length === 0) return;
    // in a page of another size everything lies elsewhere, once it is laid out
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    observer.observe(root);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ghosts]);
  return (
    <div ref={ref} className="cl-ghosts" aria-hidden="true">
      {ghosts.map(({ card }, i) => {
        const spot = spots[i];
        if (spot === undefined || spot === null) return null;
        const style: CSSProperties = { left: spot.left, top: spot.top };
        return <Card key={card.id} card={{ ...card, id: -1 }} width={spot.width} style={style} say={say} isPicture />;
      })}
    </div>
  );
}

/** On a free place, beside the cards that lie there, or beside all others; `taken` is how far ghosts reach on each board. */
function spotOf(root: Element, { zone, player, beside }: Ghost, taken: Map<string | null, number>): Spot | null {
  const origin = root.getBoundingClientRect();
  const place = player === null ? null : placeIn(root, zone, player);
  const element = player === null ? root.querySelector('.cl-middle') : boardOf(root, player);
  if (element === null) return null;
  if (place?.classList.contains('cl-slot') === true) {
    const { left, top, width } = place.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width };
  }
  const board = element.getBoundingClientRect();
  const neighbour =
    beside.map((id) => root.querySelector<HTMLElement>(`.cl-card[data-card="${id}"]`)).findLast(isThere) ??
    [...element.querySelectorAll<HTMLElement>('.cl-card')].at(-1);
  // where everything is a chip, so would it be
  if (neighbour === undefined && element.querySelector('.cl-aloof') !== null) return null;
  const width = neighbour?.offsetWidth ?? (player === null ? BETWEEN : USUAL);
  const box = neighbour === undefined ? undefined : uprightOf(neighbour);
  const edge = Math.max(box?.right ?? board.left + (board.width - width) / 2 - GAP, taken.get(player) ?? 0);
  const left = Math.min(board.right - width, edge + GAP);
  const height = width * RATIO;
  const level = box?.top ?? board.top + (board.height - height) / 2;
  // a row that is higher than its board may be cut, what would lie there may not
  const top = Math.max(origin.top, Math.min(level, origin.bottom - height));
  taken.set(player, left + width);
  return { left: left - origin.left, top: top - origin.top, width };
}

/** Where a card would be if it were not turned. */
function uprightOf(card: HTMLElement): { readonly right: number; readonly top: number } {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { right: left + (width + card.offsetWidth) / 2, top: top + (height - card.offsetHeight) / 2 };
}

const isThere = (element: HTMLElement | null): element is HTMLElement => element !== null;

const boardOf = (root: Element, player: string): Element | null =>
  root.querySelector(`.cl-board[data-player="${CSS.escape(player)}"]`);
