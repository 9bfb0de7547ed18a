import { changed, inWords, type Remembered, type Teller } from '@cardloom/parts/present';
import type { Json, MatchEvent, View } from 'cardloom';
import { ABILITY } from './printed.ts';
import { tellMove } from './tell-move.ts';
import { tellTurnChange } from './tell-turn.ts';
import { cardWord, does, printedOf, seat, targetWord } from './words.ts';

/** Events as sentences. Players stand as their ids in braces. */
export function tell(event: MatchEvent, view: View, find: Remembered): string | null | undefined {
  return Object.hasOwn(SENTENCES, event.type) ? SENTENCES[event.type](event, view, find) : undefined;
}

/** Said by another event, by the board, or by nobody. */
const nothing: Teller = () => null;
const field = (event: MatchEvent, name: string): Json | undefined => event[name] as Json | undefined;
const card = (event: MatchEvent, find: Remembered): string => cardWord(find, field(event, 'card'));

const SENTENCES: Readonly<Record<string, Teller>> = {
  zoneShuffled: nothing,
  cardCreated: nothing,
  cardRevealed: nothing,
  turnBegan: nothing,
  segmentBegan: ({ segment }) => (segment === 'game' ? 'The game begins' : null),
  playerLeft: nothing,
  cardMoved: tellMove,

  // what abilities listen to; people are told by the events beside them
  upkeep: nothing,
  drawStep: nothing,
  beginCombat: nothing,
  endOfCombat: nothing,
  endStep: nothing,
  draws: nothing,
  casts: nothing,
  attacks: nothing,
  untaps: nothing,
  combatDamageToPlayer: nothing,
  MANA: nothing,
  COMMAND_ZONE: nothing,
  enters: (event, view, find) => {
    const found = find(field(event, 'card'));
    if (found === undefined || printedOf(found.name)?.isToken !== true) return null;
    return `${does(view, field(event, 'player'), 'get')} a ${card(event, find)}`;
  },
  dies: (event, _view, find) => `${card(event, find)} ${event.creature === true ? 'dies' : 'goes to the graveyard'}`,
  discards: (event, view, find) => `${does(view, field(event, 'player'), 'discard')} ${card(event, find)}`,

  KEPT: (event, view) => `${does(view, field(event, 'player'), 'keep')} the hand`,
  MULLIGAN: (event, view) => `${does(view, field(event, 'player'), 'take')} a mulligan`,
  TURN: (event, view) =>
    event.extra === true
      ? `${does(view, field(event, 'player'), 'take')} an extra turn`
      : `${seat(view, field(event, 'player'))}'s turn`,
  LAND: (event, view, find) => `${does(view, field(event, 'player'), 'play')} ${card(event, find)}`,
  CAST: (event, view, find) =>
    `${does(view, field(event, 'player'), 'cast')} ${card(event, find)}${aimed(event, find)}`,
  ACTIVATED: (event, view, find) =>
    `${does(view, field(event, 'player'), 'activate')} ${cardWord(find, field(event, 'source'))}${aimed(event, find)}`,
  TRIGGERED: (event, _view, find) => `${cardWord(find, field(event, 'source'))} triggers`,
  RESOLVED: (event, _view, find) => {
    const found = find(field(event, 'card'));
    return found === undefined || found.name === ABILITY ? null : `${card(event, find)} resolves`;
  },
  FIZZLED: (event, _view, find) => `${card(event, find)} does nothing: its target is gone`,
  COUNTERED: (event, _view, find) => `${card(event, find)} is countered`,
  ATTACK: tellAttack,
  BLOCK: ({ blocks }, _view, find) => {
    const byAttacker = new Map<number, number[]>();
    for (const { card: id, attacker } of blocks as readonly { card: number; attacker: number }[])
      byAttacker.set(attacker, [...(byAttacker.get(attacker) ?? []), id]);
    return [...byAttacker]
      .map(([at, ids]) => `${alikeOnce(ids, find)} ${ids.length === 1 ? 'blocks' : 'block'} ${cardWord(find, at)}`)
      .join('; ');
  },
  DAMAGE: (event, view, find) => {
    const to = event.card === undefined ? seat(view, field(event, 'player')) : card(event, find);
    return `${cardWord(find, field(event, 'source'))} deals ${String(event.amount)} damage to ${to}`;
  },
  LIFE: (event, view) => changed(seat(view, field(event, 'player')), 'life', Number(event.change), event.life),
  LOST: (event, view) => {
    const who = field(event, 'player');
    if (event.why === 'concede') return does(view, who, 'concede');
    return `${does(view, who, 'lose')}: ${WHY[String(event.why)] ?? 'a card says so'}`;
  },
  LOOP: () => 'This would go on for ever, and nobody can stop it: a draw',
  turn_modification: tellTurnChange,
};

const WHY: Readonly<Record<string, string>> = {
  life: 'no life left',
  library: 'no card left to draw',
  commander: '21 combat damage by one commander',
};

/** ` at Greedy`, ` on Vigil Seraph`; nothing without a target. */
function aimed(event: MatchEvent, find: Remembered): string {
  const target = field(event, 'target');
  return target == null ? '' : ` on ${targetWord(find, target)}`;
}

/** `Soldier ×2 and Ridge Ogre attack Greedy; Gust Drake attacks you`. */
function tellAttack({ attacks }: MatchEvent, view: View, find: Remembered): string {
  const byDefender = new Map<number, number[]>();
  for (const { card: id, player } of attacks as readonly { card: number; player: number }[]) {
    byDefender.set(player, [...(byDefender.get(player) ?? []), id]);
  }
  return [...byDefender]
    .map(([at, ids]) => `${alikeOnce(ids, find)} ${ids.length === 1 ? 'attacks' : 'attack'} ${seat(view, at)}`)
    .join('; ');
}

/** Cards by name, those of one name as one. */
function alikeOnce(ids: readonly number[], find: Remembered): string {
  const byName = new Map<string, number[]>();
  for (const id of ids) {
    const name = String(find(id)?.name ?? id);
    byName.set(name, [...(byName.get(name) ?? []), id]);
  }
  return inWords(
    [...byName.values()].map((alike) => `${cardWord(find, alike[0])}${alike.length === 1 ? '' : ` ×${alike.length}`}`),
  );
}
