interface Named {
  readonly name: string;
  readonly bot: string | null;
}

/** Among people a bot is said to be one. */
export const seatName = ({ name, bot }: Named): string => (bot === null ? name : `${name} (bot)`);

/** Whoever asks somebody to a table: no bot, unless nobody else is there. */
export function hosts<T extends Named>(seats: readonly T[]): readonly T[] {
  const people = seats.filter(({ bot }) => bot === null);
  return people.length === 0 ? seats : people;
}
