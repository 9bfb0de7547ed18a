import type { Effect, MoveDefinition } from 'cardloom';
import { cardOf } from './objects.ts';
import type { Commander, Context, Player } from './shape.ts';

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

export const keep: MoveDefinition<Commander> = {
  choices: {},
  run: (context) => {
    context.coreOps.emit('KEPT', { player: context.player.seat });
    declared(context);
  },
};

export const mulligan: MoveDefinition<Commander> = {
  when: (context) => canMulligan(context) || 'Your next hand would have no cards.',
  choices: {},
  run: (context) => {
    const { player, coreOps } = context;
    player.takesMulligan = true;
    coreOps.emit('MULLIGAN', { player: player.seat });
    declared(context);
  },
};

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
    for (const card of player.hand.cards) coreOps.moveCard(card, player.library);
    coreOps.shuffle(player.library);
    coreOps.drawCard(player, FIRST_HAND);
  }
  const ids = taking.map(({ id }) => id);
  const again: Effect = { do: 'nextMulligans', players: ids };
  const bottoming = taking.filter(({ mulligans }) => toBottom(context, mulligans) > 0).map(({ id }) => id);
  coreOps.interrupt(again);
  if (bottoming.length > 0) coreOps.ask({ ask: 'bottomCards', player: bottoming, then: { do: 'bottom' } });
}

export function nextMulligans({ coreOps, players, G }: Context, { players: ids }: Effect): void {
  const undecided = players.filter(({ id, left }) => !left && (ids as string[]).includes(id));
  if (undecided.length === 0) G.isKept = true;
  else coreOps.setPending('mulligan', undecided);
}

/** The first card named goes to the very bottom last: the list is read from the bottom of the library upwards. */
export function bottom(context: Context, { answers }: Effect): void {
  const { coreOps, players } = context;
  for (const [id, answer] of Object.entries(answers as Record<string, { cards: number[]; order?: number[] }>)) {
    const player = players.find((candidate) => candidate.id === id) as Player;
    const order = answer.order ?? answer.cards;
    for (let i = order.length - 1; i >= 0; i--) {
      coreOps.moveCard(cardOf(context, order[i]), player.library, 'bottom');
    }
  }
}
