import { type Ability, cardsIn } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import type { Card, Context, Player } from './kit.ts';

/** What the choices of moves have in common. */

type IsPossible = (context: Context, card: Card) => boolean;
export const inHand = (isPossible: IsPossible) => cardsIn<Context, Card, Player>(({ hand }) => hand, isPossible);
export const inPlay = (isPossible: IsPossible) => cardsIn<Context, Card, Player>(({ play }) => play, isPossible);

/** The cards an ability can be aimed at. */
export const targetsFor = (context: Context, { picks }: Ability, card: Card): Card[] =>
  picks === null ? [] : abilities.targets(context, picks, context.player, card);
