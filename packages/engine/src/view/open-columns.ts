import type { Runtime } from '../runtime/runtime.ts';
import type { Column } from '../world/layout.ts';
import { SPECTATOR } from './knows.ts';

/** The attributes of a game: those that everybody sees, and those that only some do. */
export interface OpenColumns {
  readonly game: readonly Column[];
  readonly player: Seen;
  readonly card: Seen;
}
interface Seen {
  readonly all: readonly Column[];
  readonly open: readonly Column[];
  readonly secret: readonly Column[];
}

const known = new WeakMap<object, OpenColumns>();

export function openColumns({ layout, game: { secrets } }: Runtime): OpenColumns {
  let columns = known.get(layout);
  if (columns === undefined) {
    const seen = (all: readonly Column[], hidden: ReadonlySet<string>): Seen => ({
      all,
      open: all.filter(({ name }) => !hidden.has(name)),
      secret: all.filter(({ name }) => hidden.has(name)),
    });
    columns = {
      game: seen(layout.game, secrets.game).open,
      player: seen(layout.player, secrets.player),
      card: seen(layout.card, secrets.card),
    };
    known.set(layout, columns);
  }
  return columns;
}

/** Whether a seat sees the secret attributes of a player and of what is theirs. */
export const isTold = ({ layout }: Runtime, seat: number, owner: number): boolean =>
  seat !== SPECTATOR && (layout.secretsShow[owner] & (1 << seat)) !== 0;
