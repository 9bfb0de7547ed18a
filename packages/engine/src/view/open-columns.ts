import type { Runtime } from '../runtime/runtime.ts';
import type { Json } from '../world/json.ts';
import { type Column, decode } from '../world/layout.ts';
import { SPECTATOR } from './knows.ts';

/** The attributes of a game: those that everybody sees, and those that only some do. */
export interface OpenColumns {
  readonly game: readonly Column[];
  readonly player: Seen;
  readonly card: Seen;
  /** A card that nothing was written to, as those see it who are told its secrets, and as others do. */
  readonly blank: { readonly told: BlankCard; readonly others: BlankCard };
}

export interface BlankCard {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
  readonly [attribute: string]: Json;
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
    const blank = (columns: readonly Column[]): BlankCard => {
      const attributes = columns.map(({ name, kind, initial }) => [name, decode(kind, initial, layout.values)]);
      return { id: 0, name: '', owner: '', ...Object.fromEntries(attributes) };
    };
    const card = seen(layout.card, secrets.card);
    columns = {
      game: seen(layout.game, secrets.game).open,
      player: seen(layout.player, secrets.player),
      card,
      blank: { told: blank(card.all), others: blank(card.open) },
    };
    known.set(layout, columns);
  }
  return columns;
}

/** Whether a seat sees the secret attributes of a player and of what is theirs. */
export const isTold = ({ layout }: Runtime, seat: number, owner: number): boolean =>
  seat !== SPECTATOR && (layout.secretsShow[owner] & (1 << seat)) !== 0;
