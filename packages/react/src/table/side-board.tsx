import { type CSSProperties, memo, useMemo } from 'react';
import { Chip } from '../card/chip.tsx';
import { type Arranged, columnsOf, countOf, type Group } from '../layout/arrange.ts';
import { calmWidth, GAP, gapBetween, type Line, seenBefore, seenOf } from '../layout/card-width.ts';
import { inLittleRoom } from '../layout/in-little-room.ts';
import { usePaced } from '../paced.ts';
import { attachedChips, HiddenPile, PlacedCard } from './placed-card.tsx';
import { type TableUi, useTableUi } from './ui.tsx';
import { useSize } from './use-size.ts';
import { Zone } from './zone.tsx';

interface SideBoardProps {
  readonly side: Arranged;
  readonly player: string;
  /** `Your`, `Oskar's`. */
  readonly whose: string;
  readonly isMine: boolean;
  readonly most: number;
  readonly want: number;
  /** In a panel there is room for rows only: what would stand beside them is drawn as chips. */
  readonly isPanel: boolean;
}

/** The space between two groups of a line. */
const BETWEEN = 14;
/** The space between the rows and what stands beside them. */
const ASIDE = 28;

/** Turned cards and those behind alike ones stick out of their row by this much, at both ends; a panel has an edge. */
const LEANING = 16;

/** What a player has on the table, in rows that shrink together. */
export const SideBoard = memo(function SideBoard(props: SideBoardProps) {
  const { side, player, whose, isMine, most, want, isPanel } = props;
  const ui = useTableUi();
  const { isCompact } = ui;
  const [ref, size] = useSize<HTMLElement>();
  const little = isCompact ? inLittleRoom(side, isMine) : null;
  const parted = little?.lines ?? side.lines;
  const flanks = isPanel || isCompact ? [] : side.flanks;
  const room = size.width - ASIDE * flanks.length - (isPanel ? LEANING : 0);
  const inRow = isCompact ? inARow(size.width, isMine) : Infinity;
  const aloof = (little?.chips ?? (isPanel ? side.flanks : [])).flatMap(({ piles }) => piles);
  const isAlone = parted.length === 1;
  /** With what stands beside the rows so many high. */
  const layOut = (high: number): LaidOut => {
    const aside = flanks.reduce((sum, group) => sum + columnsOf(group, high) * group.scale, 0);
    const widthIn = (lines: Arranged['lines'], areAlone: boolean): number => {
      const counted = lines.map((line): Line => {
        const scale = line[0].scale;
        return { count: Math.min(inRow, countOf(line)) + aside / scale, scale, groups: line.length };
      });
      const labels = lines.filter((line) => isLabelled(line, areAlone)).length * LABEL;
      const taken = labels + chipsHeight(lines, ui) + (aloof.length > 0 ? CHIP : 0);
      return calmWidth(counted.length === 0 ? [{ count: aside, scale: 1 }] : counted, {
        width: room - BETWEEN * Math.max(0, ...lines.map((line) => line.length - 1)),
        height: isCompact ? Infinity : size.height - taken,
        most: Math.min(most, flanksFit(flanks, size.height, isCompact, high)),
        want,
        laps: !isCompact,
      });
    };
    const partedWidth = widthIn(parted, isAlone);
    // places say which they are, in whatever row
    const enough = parted[0]?.[0].isPlace === true ? Infinity : CRAMPED;
    const joined = [parted.flatMap((line) => line.map((group) => ({ ...group, scale: 1 })))];
    const joinedWidth = isCompact || parted.length < 2 || partedWidth >= enough ? 0 : widthIn(joined, false);
    const isJoined = joinedWidth > partedWidth * 1.15;
    return isJoined
      ? { high, aside, lines: joined, width: joinedWidth }
      : { high, aside, lines: parted, width: partedWidth };
  };
  const two = layOut(2);
  const one = flanks.length === 0 || isCompact ? two : layOut(1);
  const { high, aside, lines, width } = one.width > two.width * 1.1 ? one : two;
  const left = flanks.filter((_, i) => i % 2 === 1);
  const right = flanks.filter((_, i) => i % 2 === 0);
  const ordered = isMine ? lines : lines.toReversed();
  const linesRoom = room - aside * (width + GAP);
  if (isPanel && size.width > 0 && size.width < NARROW) {
    const cards = [...lines.flat(), ...side.flanks].flatMap(({ piles }) => piles);
    return (
      <Zone innerRef={ref} name={`${whose} side of the table`} className="cl-board" player={player}>
        <div className="cl-chip-board">
          <Chips piles={cards} />
        </div>
      </Zone>
    );
  }
  const apart = aloof.length > 0 && (
    <div className="cl-aloof">
      <Chips piles={aloof} />
    </div>
  );
  return (
    <Zone innerRef={ref} name={`${whose} side of the table`} className="cl-board" player={player}>
      {left.length > 0 && <Flank groups={left} width={width} high={high} />}
      <div className="cl-lines">
        {!isMine && apart}
        {ordered.map((line) => (
          <LineOf key={line[0].key} line={line} width={width} room={linesRoom} isAlone={isAlone} />
        ))}
        {isMine && apart}
      </div>
      {right.length > 0 && <Flank groups={right} width={width} high={high} />}
    </Zone>
  );
});

interface LaidOut {
  /** So many stand on each other in what stands beside the rows. */
  readonly high: number;
  /** How many cards of the front row are as wide as that. */
  readonly aside: number;
  readonly lines: Arranged['lines'];
  readonly width: number;
}

/** Rows whose cards would be narrower than this are one, if they are wider then. */
const CRAMPED = 80;
/** In a panel narrower than this cards would be too small to read. */
const NARROW = 240;
/** Where the page scrolls, rows go on below rather than lap; this is as narrow as cards get there, one's own and others'. */
const LEAST_WIDE = [76, 60];
const inARow = (width: number, isMine: boolean): number =>
  Math.max(1, Math.floor((width + GAP) / (LEAST_WIDE[isMine ? 0 : 1] + GAP)));

function Chips({ piles }: { readonly piles: Group['piles'] }) {
  const ui = useTableUi();
  // what lies on a card is only counted here, unless it can be chosen
  const drawn = piles.flatMap((pile) => {
    const asked = (pile.card.attached ?? []).filter((one) => ui.stateOf(one) !== undefined);
    return [pile, ...asked.map((card) => ({ card, ids: [card.id] }))];
  });
  return drawn.map(({ card, ids }) => (
    <Chip
      key={card.id}
      card={card}
      count={ids.length}
      state={ui.stateOf(card)}
      now={ui.nowOf(card)}
      say={ui.say}
      onPress={ui.press}
      onInspect={ui.inspect}
    />
  ));
}

const LABEL = 19;

/** Groups that share a row are told apart by their names; places are always named. */
const isLabelled = (line: readonly Group[], isAlone: boolean): boolean =>
  line.some(({ isPlace }) => isPlace) ||
  (!isAlone && line.length > 1 && !line.some(({ isSmall }) => isSmall) && line.some(({ name }) => name !== ''));

/** The width at which what stands beside the rows is no higher than the board. */
function flanksFit(flanks: readonly Group[], height: number, isCompact: boolean, high: number): number {
  const stacked = flanks.filter(({ piles }) => piles.length >= high);
  if (isCompact || stacked.length === 0) return Infinity;
  return (height - LABEL - GAP - 8) / (high * 1.4 * stacked[0].scale);
}

const CHIP = 31;
const chipsHeight = (lines: Arranged['lines'], ui: TableUi): number =>
  lines.reduce((sum, line) => {
    const rows = line.flatMap(({ piles }) => piles.map(({ card }) => attachedChips(card, ui).length));
    return sum + Math.max(0, ...rows) * CHIP;
  }, 0);

interface LineProps {
  readonly line: readonly Group[];
  readonly width: number;
  readonly room: number;
  readonly isAlone: boolean;
}

interface Sized {
  readonly width: number;
  /** Where there is more or less room than before, nothing waits: cards would lie outside. */
  readonly room: number;
}

const isSized = (a: Sized, b: Sized): boolean => a.width === b.width && a.room === b.room;

function LineOf({ line, width, room, isAlone }: LineProps) {
  const wanted = useMemo(() => ({ width: Math.round(width * line[0].scale), room }), [width, line, room]);
  const sized = usePaced(wanted, 'line', isSized);
  const w = sized.room === room ? sized.width : wanted.width;
  const { isCompact } = useTableUi();
  const gap = isCompact ? GAP : gapBetween(countOf(line), w, room - BETWEEN * (line.length - 1), line.length);
  return (
    <div className="cl-line">
      {line.map((group) => (
        <GroupOf key={group.key} group={group} width={w} gap={gap} hasLabel={isLabelled(line, isAlone)} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly width: number;
  /** Between two cards; less than nothing where they lap. */
  readonly gap: number;
  readonly hasLabel: boolean;
}

function GroupOf({ group, width, gap, hasLabel }: GroupProps) {
  const { isCompact } = useTableUi();
  const seen = seenOf(gap, width);
  // cells as wide as a step, which cards are wider than where they lap: with another gap no card has another style
  const cells = isCompact ? undefined : { gridAutoColumns: width + gap, marginRight: -gap };
  return (
    <div className="cl-group" data-zone={group.zone}>
      {hasLabel && group.name !== '' && <span className="cl-label">{group.name}</span>}
      <div className="cl-cards" style={cells}>
        {group.hidden > 0 && <HiddenPile count={group.hidden} width={width} />}
        {group.piles.map(({ card, ids }, i) => (
          <PlacedCard key={card.id} card={card} width={width} count={ids.length} seen={seenAt(group.piles, i, seen)} />
        ))}
      </div>
    </div>
  );
}

/** The last one is seen whole. */
function seenAt(piles: Group['piles'], i: number, seen: number | undefined): number | undefined {
  const next = piles.at(i + 1);
  return next && seenBefore(seen, piles[i].card.turned === true, next.card.turned === true);
}

interface FlankProps {
  readonly groups: readonly Group[];
  readonly width: number;
  readonly high: number;
}

function Flank({ groups, width, high }: FlankProps) {
  return (
    <div className="cl-flank">
      {groups.map((group) => (
        <div key={group.key} className="cl-group" data-zone={group.zone}>
          <div className="cl-cards" style={{ '--columns': columnsOf(group, high) } as CSSProperties}>
            {group.hidden > 0 && <HiddenPile count={group.hidden} width={Math.round(width * group.scale)} />}
            {group.piles.map(({ card, ids }) => (
              <PlacedCard key={card.id} card={card} width={Math.round(width * group.scale)} count={ids.length} />
            ))}
          </div>
          <span className="cl-label">{group.name}</span>
        </div>
      ))}
    </div>
  );
}
