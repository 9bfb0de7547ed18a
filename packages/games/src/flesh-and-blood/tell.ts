import { calledCard, type EventField, inWords, namedCard } from '@cardloom/parts/present';
import { type MatchEvent, turnPlayerOf, type View } from 'cardloom';

/** Events as sentences. Players stand as their ids in braces. */
export function tell(event: MatchEvent, view: View): string | null | undefined {
  const sentence = SENTENCES[event.type];
  return sentence === undefined ? null : sentence(event, view);
}

type Teller = (event: MatchEvent, view: View) => string | null;

const ids = (view: View): string[] => Object.keys(view.players);
const who = (id: unknown, verb?: string): string => `{${String(id)}${verb === undefined ? '' : `:${verb}`}}`;
const seat = (number: unknown, view: View, verb?: string): string => who(ids(view)[Number(number)], verb);
const attacker = (view: View, verb?: string): string => who(turnPlayerOf(view), verb);
const defender = (view: View, verb?: string): string =>
  who(
    ids(view).find((id) => id !== turnPlayerOf(view)),
    verb,
  );
const titles = (...lists: readonly unknown[]): string =>
  inWords(lists.flatMap((list) => (list ?? []) as readonly number[]).map(calledCard));
const from = (source: unknown): string => (source === 'arsenal' ? ' from the arsenal' : '');

/** The zone and, if it has one, the owner of a place as events write it. */
function placeOf(field: EventField): { readonly zone?: unknown; readonly player?: unknown } {
  if (typeof field !== 'object' || field === null || !('zone' in field)) return {};
  return { zone: field.zone, player: 'player' in field ? field.player : undefined };
}

/** Draws and pitching have no event of their own: the card's move says it. */
function moved(event: MatchEvent): string | null {
  const start = placeOf(event.from);
  const end = placeOf(event.to);
  // how many cards others hold is drawn on the board
  if (event.card === undefined) return null;
  const name = calledCard(event.card);
  if (start.zone === 'deck' && end.zone === 'hand') return `${who(end.player, 'draw')} ${name}`;
  if (end.zone === 'pitched') return `${who(end.player, 'pitch')} ${name}`;
  return null;
}

const SENTENCES: Readonly<Record<string, Teller>> = {
  cardMoved: moved,
  turnBegan: ({ player }) => `${who(player)}'s turn`,
  gameOver: (_event, { ctx }) => (ctx.winner === null ? 'The match is a draw' : who(ctx.winner, 'win')),
  declare_attack: ({ card, attack, source }, view) =>
    `${attacker(view, 'attack')} with ${namedCard(card)}${from(source)} for ${String(attack)}`,
  block_play: ({ cards, equipment, blocked }, view) =>
    `${defender(view, 'block')} with ${titles(cards, equipment)}: ${String(blocked)}`,
  block_pass: (_event, view) => `${defender(view, 'do')} not block`,
  defense_react: ({ cards, blocked }, view) =>
    `${defender(view, 'play')} ${titles(cards)}: +${String(blocked)} defense`,
  attack_react: ({ card, bonus, source }, view) =>
    `${attacker(view, 'play')} ${namedCard(card)}${from(source)}: +${String(bonus)} power`,
  damage: ({ player, amount, life }, view) =>
    `${seat(player, view, 'take')} ${String(amount)} damage: ${String(life)} life left`,
  defense_resolve: ({ damage, go_again }) => {
    const again = go_again === true ? 'Go again: one more action point' : null;
    if (damage !== 0) return again;
    return again === null ? 'The attack is blocked' : `The attack is blocked. ${again}`;
  },
  play_action: ({ card, source }, view) => `${attacker(view, 'play')} ${namedCard(card)}${from(source)}`,
  activate: ({ card }, view) => `${attacker(view, 'activate')} ${namedCard(card)}`,
  reveal: ({ card, player }, view) => `${seat(player, view, 'reveal')} ${namedCard(card)}`,
  destroy: ({ card, player }, view) => `${seat(player, view)}'s ${namedCard(card)} is destroyed`,
  discard: ({ card, player }, view) => `${seat(player, view, 'discard')} ${namedCard(card)}`,
  arsenal_to_bottom: ({ player }, view) => `The card in ${seat(player, view)}'s arsenal goes under the deck`,
  extra_weapon_attack: ({ card }) => `${namedCard(card)} may attack once more this turn`,
  equip_counter: ({ card, player, amount }, view) =>
    `${seat(player, view)}'s ${namedCard(card)} gets a ${String(amount)} defense counter`,
  loot: ({ player }, view) => `${seat(player, view, 'put')} a card under the deck`,
  set_arsenal: ({ card, player }, view) =>
    `${seat(player, view, 'put')} ${card === undefined ? 'a card' : namedCard(card)} into the arsenal`,
};
