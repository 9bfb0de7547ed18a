import { calledCard, namedCard } from '@cardloom/parts/present';
import type { MatchEvent, View } from 'cardloom';

/** Events as sentences. Players stand as their ids in braces. */
export function tell(event: MatchEvent, view: View): string | null | undefined {
  const teller = SENTENCES[event.type];
  if (teller !== undefined) return teller(event, view);
  return event.type === event.type.toUpperCase() ? undefined : null;
}

type Teller = (event: MatchEvent, view: View) => string | null;

const says = ({ player }: MatchEvent, verb: string): string => `{${String(player)}:${verb}}`;
const its = ({ card, name }: MatchEvent): string => (typeof card === 'number' ? calledCard(card) : namedCard(name));
const whose = (event: MatchEvent): string => `{${String(event.player)}}'s ${its(event)}`;

const SENTENCES: Readonly<Record<string, Teller>> = {
  turnBegan: (event) => `${`{${String(event.player)}}`}'s turn`,
  // said by what they lead to
  TRIGGERED: () => null,
  ROUND_BEGAN: ({ round }) => `Round ${String(round)} begins`,
  EXCHANGED: (event) =>
    `${says(event, 'exchange')} ${event.count === 0 ? 'nothing' : event.count === 1 ? 'a card' : `${String(event.count)} cards`}`,
  ROLLED: (event) => `${says(event, 'throw')} ${event.count === 1 ? 'a die' : `${String(event.count)} dice`}`,
  DICE_GAINED: (event) => {
    if (event.face !== undefined) return `${says(event, 'get')} ${String(event.count)} ${String(event.face)}`;
    return `${says(event, 'get')} ${event.count === 1 ? 'a die' : `${String(event.count)} dice`}`;
  },
  DREW: (event) => `${says(event, 'draw')} ${event.name === undefined ? 'a card' : its(event)}`,
  TUNED: (event) =>
    event.die === undefined
      ? `${says(event, 'tune')} a die with a card`
      : `${says(event, 'tune')} ${String(event.die)} to ${String(event.to)}`,
  CARD_PLAYED: (event) => `${says(event, 'play')} ${its(event)}`,
  SKILL_USED: (event) => `${whose(event)} uses ${String(event.skill)}`,
  SWITCHED: (event) => `${whose(event)} is active now`,
  ENTERED: (event) =>
    `${says(event, 'have')} ${its(event)}${Number(event.usages) > 0 ? ` (${String(event.usages)})` : ''}`,
  DAMAGED: (event) => {
    const reaction = event.reaction === 'none' ? '' : `, ${String(event.reaction)}`;
    const { amount, element, by, hp } = event;
    return `${whose(event)} takes ${String(amount)} ${String(element)} from ${namedCard(by)}${reaction}: ${String(hp)} hp left`;
  },
  REACTED: (event) => `${String(event.reaction)} on ${its(event)}`,
  HEALED: (event) => `${whose(event)} is healed by ${String(event.amount)} to ${String(event.hp)} hp`,
  DEFEATED: (event) => `${whose(event)} is defeated`,
  ROUND_ENDED_BY: (event) => `${says(event, 'end')} the round`,
  gameOver: (_event, { ctx }) =>
    ctx.winner === null ? 'Nobody has won' : `${`{${String(ctx.winner)}:win}`} the match`,
};
