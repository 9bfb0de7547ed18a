import type { SideRecord } from '@cardloom/parts/present';
import { Avatar } from '../card/card-art.tsx';
import { useTableUi } from './ui.tsx';

interface OpponentsProps {
  readonly sides: readonly { readonly side: SideRecord }[];
  nameOf(player: string): string;
}

/** Everybody else in a line, where only one of several sides is in sight: what they have, whose turn it is, and the way there. */
export function Opponents({ sides, nameOf }: OpponentsProps) {
  const ui = useTableUi();
  return (
    <nav className="cl-opponents" aria-label="Opponents">
      {sides.map(({ side: { player, numbers, hasTurn, hasLeft } }, i) => (
        <button
          key={player}
          type="button"
          data-state={ui.stateOfPlayer(player)}
          data-turn={hasTurn || undefined}
          data-left={hasLeft || undefined}
          onClick={({ currentTarget }) =>
            lead(currentTarget.closest('.cl-table')?.querySelectorAll('.cl-others > .cl-seat')[i])
          }
        >
          <Avatar name={nameOf(player)} />
          <span>{nameOf(player)}</span> <b data-low={numbers[0]?.isLow || undefined}>{numbers[0]?.value}</b>
        </button>
      ))}
    </nav>
  );
}

/** Only along the row: who stands below the line that was touched is in sight, and the line stays where it is. */
function lead(seat: Element | undefined): void {
  const row = seat?.parentElement;
  if (seat === undefined || row === null || row === undefined) return;
  const [own, all] = [seat, row].map((one) => one.getBoundingClientRect());
  row.scrollLeft += own.left + own.width / 2 - all.left - all.width / 2;
}
