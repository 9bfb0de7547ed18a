import { calledCard, findCard, type Wording } from '@cardloom/parts/present';
import { type Json, turnPlayerOf, type View, type ViewOf } from 'cardloom';
import type { Keyword } from './card.ts';
import type { commander } from './definition.ts';
import type { Waiting } from './kit.ts';
import { tell } from './tell.ts';
import { cardWord, seat } from './words.ts';

/** Options of choices for people. Players stand as their ids in braces; undefined leaves it to the usual wording. */
function label(option: Json, choice: string, view: View): string | undefined {
  const find = (id: unknown) => findCard(view, id as Json);
  if (choice === 'zone') return option === 'command' ? 'command zone' : option === 'exile' ? 'exile' : undefined;
  if (choice === 'ability') return `ability ${Number(option) + 1}`;
  if (choice === 'yes') return option === true ? 'yes, to the command zone' : 'no, leave it where it goes';
  if (choice === 'order' && view.decision?.name === 'orderTriggers') return orderLabel(option, view);
  if (typeof option === 'string')
    return choice === 'target' || choice === 'attacks' ? playerLabel(option, view) : undefined;
  if (option === null || typeof option !== 'object' || Array.isArray(option)) return undefined;
  const pairs = Object.entries(option as Readonly<Record<string, Json>>);
  if (choice === 'attacks')
    return listed(pairs, 'nobody', (id, player) => `${cardWord(find, Number(id))} → {${String(player)}}`);
  if (choice === 'blocks') {
    return listed(
      pairs,
      'nobody',
      (id, attacker) => `${cardWord(find, Number(id))} blocks ${cardWord(find, attacker)}`,
    );
  }
  if (choice === 'damage') {
    return listed(
      pairs,
      'none',
      (to, amount) => `${String(amount)} to ${to in view.players ? `{${to}}` : cardWord(find, Number(to))}`,
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

type CommanderView = ViewOf<typeof commander>;

/** What happens if the others pass as well. */
function passLabel({ zones, ctx, viewer }: CommanderView): string {
  if (zones.stack.length > 0) return 'let it resolve';
  if (turnPlayerOf({ ctx }) !== viewer) return 'pass';
  if (ctx.currentPhase === 'precombat') return 'pass: go on to combat';
  return ctx.currentPhase === 'postcombat' ? 'pass: end your turn' : 'pass: go on';
}

function mulliganLabel({ players, viewer }: CommanderView): string {
  const free = Object.keys(players).length > 2 ? 0 : 1;
  const bottom = viewer === null ? 0 : players[viewer].mulligans + free;
  if (bottom <= 0) return 'take a mulligan: seven new cards';
  return `take a mulligan: seven new cards, ${bottom} to the bottom`;
}

function playerLabel(id: string, { players }: View): string | undefined {
  return id in players ? `{${id}}, life ${Number(players[id].life)}` : undefined;
}

/** Triggers that wait, by their place in the question: of one card, or of cards of one name, what differs is said. */
function orderLabel(option: Json, view: View): string | undefined {
  if (Array.isArray(option)) return option.map((one) => orderLabel(one, view) ?? '').join(', then ');
  const asked = view.decision?.data as { readonly triggers: readonly Waiting[] } | undefined;
  const trigger = asked?.triggers[Number(option)];
  if (asked === undefined || trigger === undefined) return undefined;
  const { source, ability, about } = trigger;
  const nameOf = (id: number): Json | undefined => findCard(view, id)?.name;
  const like = asked.triggers.filter((one) => nameOf(one.source) === nameOf(source));
  const which = like.some((one) => one.ability !== ability) ? `, ability ${ability + 1}` : '';
  const whom = about >= 0 && like.some((one) => one.about !== about) ? `, about ${seat(view, about)}` : '';
  return `${calledCard(source)}${which}${whom}`;
}

const TERMS: Readonly<Record<Keyword | 'summoning sick' | 'blocked', string>> = {
  flying: 'Only creatures with flying or reach can block it.',
  reach: 'Can block creatures with flying.',
  menace: 'Only two or more creatures together can block it.',
  'first strike': 'Deals its combat damage before creatures without first strike.',
  'double strike': 'Deals combat damage twice: first with first strike, then once more.',
  trample: 'What its damage has over for its blockers goes to the player it attacks.',
  deathtouch: 'Any damage it deals to a creature destroys that creature.',
  lifelink: 'Its controller gains as much life as it deals damage.',
  vigilance: 'Does not tap to attack.',
  haste: 'Can attack and tap in the turn it comes.',
  defender: 'Cannot attack.',
  flash: 'Can be cast whenever an instant can.',
  indestructible: 'Damage and “destroy” do not destroy it.',
  hexproof: 'Opponents cannot aim at it.',
  'summoning sick': 'Has come this turn: it can attack and tap from your next turn on.',
  blocked: 'A blocked attacker deals no damage to the player, unless it tramples.',
};

export const wording: Wording<typeof commander> = {
  about: `Two to six players, each with forty life, a commander and a deck of its colours; the last one left wins.
In your turn you untap, draw a card, and have two main phases with a combat between them.
In a main phase you play one land and cast spells with the mana your lands give.
Your commander waits in the command zone. You can cast it from there, for two more each time.
In combat each of your untapped creatures may attack one of the others, who may block with theirs.
Everything that is cast waits on the stack while all may respond; what came last resolves first.
You pass when you have nothing to add; when all have passed, the top of the stack resolves or the game goes on.
You are out at no life, with 21 combat damage from one commander, or if you must draw from an empty library.`,
  phases: {
    precombat: 'main',
    beginCombat: null,
    declareAttackers: 'attack',
    declareBlockers: 'block',
    firstStrikeDamage: null,
    combatDamage: 'damage',
    endCombat: null,
    postcombat: 'main 2',
    cleanup: null,
  },
  asks: { mulligan: 'Do you keep this hand?' },
  terms: TERMS,
  moves: {
    playLand: 'play a land',
    cast: 'cast a spell',
    activate: 'activate an ability',
    tapForMana: 'tap something for mana',
    keep: 'keep this hand',
    bottomCards: 'put cards to the bottom of the library',
    declareAttackers: 'choose attackers',
    declareBlockers: 'choose blockers',
    assignDamage: 'divide the damage',
    orderTriggers: 'order your triggers',
    triggerTarget: 'choose a target for a trigger',
    discardCards: 'discard cards',
    keepLegend: 'choose which legend stays',
    toCommandZone: 'decide where your commander goes',
    mulligan: mulliganLabel,
    pass: { words: passLabel, key: 'space' },
  },
  label,
  tell,
};
