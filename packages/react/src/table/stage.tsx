import type { ShownCard, SideRecord, TableRecord } from '@cardloom/parts/present';
import type { SeatInfo } from '@cardloom/protocol';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Arranged } from '../layout/arrange.ts';
import type { narrownessOf } from '../layout/is-small.ts';
import { useSkin } from '../skin.ts';
import { useInTurns } from '../use-in-turns.ts';
import { Boundary } from './boundary.tsx';
import { Hand } from './hand.tsx';
import { LaneNames as UsualLaneNames } from './lanes.tsx';
import { LaterFlip } from './later.tsx';
import { Middle } from './middle.tsx';
import { Opponents } from './opponents.tsx';
import { Part } from './part.tsx';
import { type PilePlace, pilesIn } from './pile-at.ts';
import { Seat } from './seat.tsx';
import { staggered } from './staggered.ts';
import { useTableUi } from './ui.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface StageProps {
  readonly table: TableRecord;
  readonly seq: number;
  /** The whole table, in which nobody loses their place. */
  readonly app: RefObject<HTMLElement | null>;
  /** What cards move in. */
  readonly root: RefObject<HTMLElement | null>;
  readonly seats: readonly SeatInfo[];
  /** How little room there is in the heads of the panels. */
  readonly narrowness: ReturnType<typeof narrownessOf>;
  /** What stands above the hand. */
  readonly dock: ReactNode;
  nameOf(player: string): string;
  arrangedOf(side: SideRecord): Arranged;
  isApart(card: ShownCard): string;
  onOpenPile(pile: PilePlace): void;
}

/** All that has cards: the sides, what lies between them, the hand. They are drawn one after the other, and nothing else with them. */
export function Stage(props: StageProps) {
  const { table, seq, app, root, seats, narrowness, dock, nameOf, arrangedOf, isApart, onOpenPile } = props;
  const { isCompact } = useTableUi();
  const { LaneNames = UsualLaneNames } = useSkin();
  const { drawn, round } = useInTurns(table, table, 'side', staggered);
  // here, and not with the rest of the table: what has the focus goes with its card
  useKeptFocus(app);
  const sides = drawn.sides.map((side) => ({ side, arranged: arrangedOf(side) }));
  const parts = new Map<string, readonly unknown[]>([
    ...sides.map(
      ({ side, arranged: { lines, flanks, lanes, hands } }) => [side.player, [lines, flanks, lanes, hands]] as const,
    ),
    ['', [drawn.shared]],
  ]);
  const mine = sides.at(-1);
  const others = sides.slice(0, -1);
  const isMany = others.length > 1;
  const sharedPiles = useMemo(() => pilesIn(drawn.shared), [drawn.shared]);
  const isShared = drawn.shared.some((block) => block.kind === 'row' && block.cards.length > 0);
  const laneProps = { lanes: table.lanes, viewer: mine?.side.player ?? null };
  const seatProps = { nameOf, seats, isMany, isNarrow: narrowness === 'tight', lanes: table.lanes, onOpenPile };
  return (
    <>
      {isCompact && isMany && <Opponents sides={others} nameOf={nameOf} />}
      <div className="cl-others" data-count={others.length} data-narrow={narrowness}>
        {others.map((one) => (
          <Seat key={one.side.player} {...one} {...seatProps} isMine={false} />
        ))}
      </div>
      <div className="cl-middle" data-shared={isShared || undefined}>
        {table.lanes.length > 0 && (
          <Boundary resetOn={table.lanes} fallback={() => <UsualLaneNames {...laneProps} />}>
            <LaneNames {...laneProps} />
          </Boundary>
        )}
        <Part what="The middle of the table" on={drawn.shared}>
          <Middle blocks={drawn.shared} />
        </Part>
      </div>
      {mine !== undefined && <Seat {...mine} {...seatProps} isMine extraPiles={sharedPiles} />}
      <div className="cl-dock">
        {dock}
        {mine?.side.isViewer && (
          <Part what="Your hand" on={mine.side}>
            <Hand hands={mine.arranged.hands} player={mine.side.player} isApart={isApart} />
          </Part>
        )}
      </div>
      <LaterFlip root={root} step={`${seq} ${round}`} parts={parts} />
    </>
  );
}
