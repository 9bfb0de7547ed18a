import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../card/card.tsx';
import { placeIn } from './arrows.tsx';
import type { Ghost } from './forecast.ts';
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
    const taken: number[] = [];
    setSpots(ghosts.map((ghost) => spotOf(root, ghost, taken)));
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

/** On a free place, or beside the cards that lie there; `taken` are the right edges of ghosts that lie there already. */
function spotOf(root: Element, { zone, player, beside }: Ghost, taken: number[]): Spot | null {
  const origin = root.getBoundingClientRect();
  const place = player === null ? null : placeIn(root, zone, player);
  const board = (player === null ? root.querySelector('.cl-middle') : boardOf(root, player))?.getBoundingClientRect();
  if (board === undefined) return null;
  if (place?.classList.contains('cl-slot') === true) {
    const { left, top, width } = place.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width };
  }
  const neighbour = beside
    .map((id) => root.querySelector<HTMLElement>(`.cl-card[data-card="${id}"]`))
    .findLast(isThere);
  const width = neighbour?.offsetWidth ?? (player === null ? BETWEEN : USUAL);
  const room = board.right - width;
  if (neighbour === undefined) {
    const left = Math.min(room, (taken.at(-1) ?? board.left + (board.width - width) / 2 - GAP) + GAP);
    taken.push(left + width);
    return { left: left - origin.left, top: board.top + (board.height - width * RATIO) / 2 - origin.top, width };
  }
  const box = neighbour.getBoundingClientRect();
  const left = Math.min(room, Math.max(box.right, ...taken) + GAP);
  taken.push(left + width);
  return { left: left - origin.left, top: box.top - origin.top, width };
}

const isThere = (element: HTMLElement | null): element is HTMLElement => element !== null;

const boardOf = (root: Element, player: string): Element | null =>
  root.querySelector(`.cl-board[data-player="${CSS.escape(player)}"]`);
