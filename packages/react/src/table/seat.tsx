import type { LaneRecord, PileRecord, SideRecord } from '@cardloom/parts/present';
import type { SeatInfo } from '@cardloom/protocol';
import { memo, useMemo } from 'react';
import { type Arranged, countOf } from '../layout/arrange.ts';
import { Head } from './head.tsx';
import { Lanes } from './lanes.tsx';
import { Part } from './part.tsx';
import type { PilePlace } from './pile-at.ts';
import { Piles } from './piles.tsx';
import { seatFlag } from './seat-flag.ts';
import { SideBoard } from './side-board.tsx';
import { useTableUi } from './ui.tsx';

interface SeatProps {
  readonly side: SideRecord;
  readonly arranged: Arranged;
  readonly seats: readonly SeatInfo[];
  readonly lanes: readonly LaneRecord[];
  readonly isMine: boolean;
  /** One of several opponents, each in a panel. */
  readonly isMany: boolean;
  /** There is no room in its head for more than numbers. */
  readonly isNarrow: boolean;
  readonly extraPiles?: readonly PileRecord[];
  nameOf(player: string): string;
  onOpenPile(pile: PilePlace): void;
}

/** What others have is smaller than what one has oneself, and in several rows all of it is. */
function mostInColumn(isLarge: boolean, isRoomy: boolean, { lines, flanks }: Arranged): number {
  if (isRoomy) return lines.length + Number(flanks.length > 0) > 1 ? (isLarge ? 112 : 96) : isLarge ? 136 : 112;
  return isLarge ? (lines.length > 1 ? 92 : 104) : 76;
}

function mostOf({ lanes, lines }: Arranged, isPanel: boolean): number {
  if (isPanel) return 88;
  return lanes.length > 0 ? 146 : lines.length > 1 ? 108 : 128;
}

/** A wider card has its text on it, for which there is room only in lanes, from this width on. */
const LARGEST = 149;
const WITH_TEXT = 165;

const atMost = (wanted: number, isLanes: boolean): number =>
  isLanes && wanted >= WITH_TEXT ? wanted : Math.min(LARGEST, wanted);

const NO_PILES: readonly PileRecord[] = [];
const NOTHING: Arranged['flanks'] = [];

/** One card beside a player's name can be read there. */
const areFew = (groups: Arranged['flanks']): boolean =>
  groups.length === 1 && countOf(groups) === 1 && groups[0].hidden === 0;

/** A player's side of the table: head, board, piles. What breaks in it leaves the others alone. */
export const Seat = memo(function Seat(props: SeatProps) {
  const { side, isMine, nameOf } = props;
  return (
    <Part what={isMine ? 'Your side' : `The side of ${nameOf(side.player)}`} on={side}>
      <WholeSeat {...props} />
    </Part>
  );
});

function WholeSeat(props: SeatProps) {
  const { side, arranged, seats, lanes, isMine, isMany, isNarrow, extraPiles = NO_PILES, nameOf, onOpenPile } = props;
  const { isCompact, isRoomy, scale } = useTableUi();
  const { player, isViewer, hasTurn, hasLeft, numbers, marks } = side;
  const { hands, dice, lines, flanks } = arranged;
  const name = nameOf(player);
  const whose = name === 'You' ? 'Your' : `${name}’s`;
  const isPanel = isMany && !isMine;
  const aside = isPanel && !isCompact && !isNarrow && areFew(flanks) ? flanks : NOTHING;
  const flag = seatFlag(seats, player);
  const isLanes = arranged.lanes.length > 0;
  const most = isCompact
    ? mostInColumn(isMine || isLanes, isRoomy && !isPanel, arranged)
    : atMost(scale * mostOf(arranged, isPanel), isLanes);
  const isBar = isPanel || isCompact;
  const piles = useMemo(
    () => ({ piles: [...arranged.piles, ...extraPiles], player, whose, onOpen: onOpenPile }),
    [arranged.piles, extraPiles, player, whose, onOpenPile],
  );
  return (
    <section
      className="cl-seat"
      data-mine={isMine || undefined}
      data-panel={isPanel || undefined}
      data-turn={hasTurn || undefined}
      aria-label={name}
    >
      <Head
        {...{ player, isViewer, hasTurn, hasLeft, numbers, marks, hands, dice, name, flag, isBar, aside }}
        piles={isBar ? piles : undefined}
      />
      {isLanes ? (
        <Lanes cells={arranged.lanes} lanes={lanes} player={player} whose={whose} most={most} />
      ) : (
        <SideBoard
          lines={lines}
          flanks={aside === flanks ? NOTHING : flanks}
          player={player}
          whose={whose}
          isMine={isMine}
          most={most}
          want={isPanel ? 72 : 96}
          isPanel={isPanel && !isCompact}
          isRoomy={isRoomy && !isMany}
        />
      )}
      {!isBar && <Piles {...piles} />}
    </section>
  );
}
