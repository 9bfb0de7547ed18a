import { type Json, oneOf } from 'cardloom';
import type { Ability, ZoneOf } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import type { Card, Context, Lorcana } from './shape.ts';

/** What the choices of moves have in common. */

export const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

export const inHand: ZoneOf<Lorcana> = ({ hand }) => hand;
export const inPlay: ZoneOf<Lorcana> = ({ play }) => play;

/** The card an ability is aimed at, asked only if it chooses one. */
export const targetOf = (abilityOf: (card: Card) => Ability) =>
  oneOf<Lorcana>(
    (context, { card: id }) => {
      const card = cardOf(context, id);
      const { picks } = abilityOf(card);
      return picks === null ? [] : abilities.targets(context, picks, context.player, card);
    },
    { if: (context, { card }) => abilityOf(cardOf(context, card)).picks !== null, prompt: 'Which target?' },
  );

export const onPlay = ({ def }: Card): Ability => def.onPlay;
