import type { Table } from './table.ts';

/** So many actions lead back to before the player's last deliberate one; none if that is further back than the match can go. */
export function toTakeBack(
  { acts, options: { undo = 'all' } }: Pick<Table, 'acts' | 'options'>,
  player: string,
): number {
  const furthest = undo === 'all' ? 0 : Math.max(0, acts.length - undo);
  for (let i = acts.length - 1; i >= furthest; i--) {
    if (acts[i].by === player && !acts[i].isAutomatic) return acts.length - i;
  }
  return 0;
}
