import { findCard, type KnownCard } from '@cardloom/parts/present';
import { type Json, turnPlayerOf, type View, type ViewCard } from 'cardloom';
import {
  cardsIn,
  cardWord,
  costFromCommand,
  costOf,
  creatureWord,
  isCreature,
  nameOf,
  permanentOf,
  printedOf,
  seat,
} from './words.ts';

/** Options of choices for people. Players stand as their ids in braces; undefined leaves it to the usual wording. */
export function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') return moveLabel(String(option), view);
  if (choice === 'ability') return `ability ${Number(option) + 1}`;
  if (choice === 'yes') return option === true ? 'yes, to the command zone' : 'no, leave it where it goes';
  if (choice === 'order' && view.decision?.name === 'orderTriggers') return orderLabel(option, view);
  if (typeof option === 'number') return cardLabel(option, view);
  if (typeof option === 'string')
    return choice === 'target' || choice === 'attacks' ? playerLabel(option, view) : undefined;
  if (option === null || typeof option !== 'object' || Array.isArray(option)) return undefined;
  const pairs = Object.entries(option as Readonly<Record<string, Json>>);
  if (choice === 'attacks')
    return listed(pairs, 'nobody', (id, player) => `${cardWord(view, Number(id))} → {${String(player)}}`);
  if (choice === 'blocks') {
    return listed(
      pairs,
      'nobody',
      (id, attacker) => `${cardWord(view, Number(id))} blocks ${cardWord(view, attacker)}`,
    );
  }
  if (choice === 'damage') {
    return listed(
      pairs,
      'none',
      (to, amount) => `${String(amount)} to ${to in view.players ? `{${to}}` : cardWord(view, Number(to))}`,
    );
  }
  return undefined;
}

function listed(
  pairs: readonly (readonly [string, Json])[],
  none: string,
  say: (key: string, value: Json) => string,
): string {
  return pairs.length === 0 ? none : pairs.map(([key, value]) => say(key, value)).join(', ');
}

const MOVES: Readonly<Record<string, string>> = {
  playLand: 'play a land',
  cast: 'cast a spell',
  activate: 'activate an ability',
  tapForMana: 'tap something for mana',
  keep: 'keep this hand',
};

function moveLabel(move: string, view: View): string | undefined {
  if (move === 'pass') return passLabel(view);
  if (move === 'mulligan') return mulliganLabel(view);
  return MOVES[move];
}

/** What happens if the others pass as well. */
function passLabel({ zones, ctx, viewer }: View): string {
  if ((zones.stack as readonly ViewCard[]).length > 0) return 'pass: let the top of the stack resolve';
  if (turnPlayerOf({ ctx }) !== viewer) return 'pass';
  if (ctx.currentPhase === 'precombat') return 'pass: go on to combat';
  return ctx.currentPhase === 'postcombat' ? 'pass: end your turn' : 'pass: go on';
}

function mulliganLabel({ players, viewer }: View): string {
  const free = Object.keys(players).length > 2 ? 0 : 1;
  const bottom = viewer === null ? 0 : Number(players[viewer].mulligans) + free;
  if (bottom <= 0) return 'take a mulligan: seven new cards';
  return `take a mulligan: seven new cards, ${bottom} of them to the bottom`;
}

/** A card by where it lies: what it costs in the hand, what it is on the battlefield. */
function cardLabel(id: number, view: View): string | undefined {
  const card = findCard(view, id);
  if (card === undefined) return undefined;
  const permanent = permanentOf(view, id);
  if (permanent !== undefined) return `{${permanent.player}}'s ${permanentLabel(card)}`;
  const owner = view.players[String(card.owner)];
  if (cardsIn(view, 'command', String(card.owner)).includes(card)) {
    return `★ ${String(card.name)} ${costFromCommand(card.name, Number(owner.casts))} ${bodyOf(card.name)}`;
  }
  if (cardsIn(view, 'stack').includes(card)) return `${nameOf(view, card)} of ${seat(view, card.controller)}`;
  return [String(card.name), costOf(card.name), bodyOf(card.name)].filter((part) => part !== '').join(' ');
}

/** `4/4`; nothing if it is no creature. */
function bodyOf(name: Json | undefined): string {
  const card = printedOf(name);
  return card?.types.includes('Creature') === true ? `${card.power}/${card.toughness}` : '';
}

function permanentLabel(card: KnownCard): string {
  const name = isCreature(card) ? creatureWord(card) : String(card.name);
  const states = [card.tapped === true ? 'tapped' : '', Number(card.damage) > 0 ? `${Number(card.damage)} damage` : ''];
  const said = states.filter((state) => state !== '').join(', ');
  return `${card.isCommander === true ? '★ ' : ''}${name}${said === '' ? '' : ` (${said})`}`;
}

function playerLabel(id: string, { players }: View): string | undefined {
  return id in players ? `{${id}}, life ${Number(players[id].life)}` : undefined;
}

/** Triggers that wait, by their place in the question. */
function orderLabel(option: Json, view: View): string | undefined {
  if (Array.isArray(option)) return option.map((one) => orderLabel(one, view) ?? '').join(', then ');
  const asked = view.decision?.data as { readonly triggers: readonly { readonly source: number }[] } | undefined;
  const trigger = asked?.triggers[Number(option)];
  return trigger === undefined ? undefined : cardWord(view, trigger.source);
}

/** What a card says. Its cost and body are on the label. */
export const printed = (name: string): string | undefined => printedOf(name)?.text.replace(/\.$/, '');
