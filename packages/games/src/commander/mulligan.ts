import { type Context, kit, type Player } from './kit.ts';

/** The London mulligan (CR 103.5), in rounds: all declare in turn order, then all mulligans of the round happen at once. */

export const FIRST_HAND = 7;

/** With more than two players the first mulligan is free (CR 103.5c). */
export const toBottom = (context: Pick<Context, 'players'>, mulligans: number): number =>
  Math.max(0, mulligans - (context.players.length > 2 ? 1 : 0));

export function beginMulligans({ G, coreOps, players }: Context): void {
  if (G.isKept) return;
  coreOps.setPending(
    'mulligan',
    players.filter(({ left }) => !left),
  );
}

const canMulligan = (context: Context): boolean => toBottom(context, context.player.mulligans) < FIRST_HAND;

export const keep = kit.move().run((context) => {
  context.coreOps.emit('KEPT', { player: context.player.seat });
  declared(context);
});

export const mulligan = kit
  .move()
  .when((context) => canMulligan(context) || 'Your next hand would have no cards.')
  .run((context) => {
    const { player, coreOps } = context;
    player.takesMulligan = true;
    coreOps.emit('MULLIGAN', { player: player.seat });
    declared(context);
  });

function declared({ coreOps, player }: Context): void {
  coreOps.donePending('mulligan', player);
  if (!coreOps.isPending('mulligan')) coreOps.interrupt({ do: 'mulliganRound' });
}

/** Everybody has declared. Hands go back, seven are drawn, and at once the surplus goes to the bottom. */
export function mulliganRound(context: Context): void {
  const { coreOps, players, G } = context;
  const taking = players.filter(({ takesMulligan, left }) => takesMulligan && !left);
  if (taking.length === 0) {
    G.isKept = true;
    return;
  }
  for (const player of taking) {
    player.takesMulligan = false;
    player.mulligans++;
    for (const card of player.hand) coreOps.moveCard(card, player.library);
    coreOps.shuffle(player.library);
    coreOps.drawCard(player, FIRST_HAND);
  }
  const bottoming = taking.filter(({ mulligans }) => toBottom(context, mulligans) > 0);
  coreOps.interrupt({ do: 'nextMulligans', players: taking });
  if (bottoming.length > 0) coreOps.ask({ ask: 'bottomCards', player: bottoming });
}

interface Taking {
  /** Those who took a mulligan in this round. */
  readonly players: readonly Player[];
}

export function nextMulligans({ coreOps, G }: Context, { players }: Taking): void {
  const undecided = players.filter(({ left }) => !left);
  if (undecided.length === 0) G.isKept = true;
  else coreOps.setPending('mulligan', undecided);
}
