/** What the tests of the types declare: something of everything that there can be. */
export const typed = {
  players: { min: 2, max: 4 },
  state: {
    game: { total: 0, started: false, label: 'x', links: [] as readonly number[] },
    player: { lore: 0, ready: true },
    card: { damage: 0, exerted: false },
    ctx: { weather: 'dry' },
  },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    table: { of: 'game', seenBy: 'everyone' },
  } as const,
  cards: { ant: { cost: 1 }, bee: { cost: 2 } },
  pending: ['vote' as const],
};

/** True only if the two types are the same. */
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
export const same = <A, B>(_: Same<A, B>): void => {};
