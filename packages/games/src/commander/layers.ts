import type { StaticAbility } from './card.ts';
import { bitOf, Has } from './keywords.ts';
import type { Card, Context, Continuous, Player } from './kit.ts';
import { isOnBattlefield, permanents, relocate, removeFromCombat } from './objects.ts';

/** Continuous effects (CR 611, 613): control, then abilities, then power and toughness; within a layer by timestamp. */

type Layer = 'control' | 'abilities' | 'size';

export const layers = {
  zones: ['battlefield'],
  order: ['control', 'abilities', 'size'] satisfies readonly Layer[],
  base: (_context: Context, card: Card) => refreshCard(card),
  effects: effectsIn,
  settle: (context: Context, layer: string) => {
    if (layer === 'control') settleControl(context);
  },
} as const;

interface LayeredEffect {
  readonly timestamp: number;
  readonly apply: (card: Card) => void;
}

/** Works everything out again: something that effects or their objects depend on has changed. */
export function refresh(context: Context): void {
  context.coreOps.derive();
  refreshLimits(context);
  context.G.unchecked = true;
}

/** A permanent before any effect: as printed, under whom it came in. Counters are part of it. */
export function refreshCard(card: Card): void {
  const { def } = card;
  const counters = card.plus - card.minus;
  card.claimed = card.under;
  card.keywords = def.bits;
  card.power = def.power + counters;
  card.toughness = def.toughness + counters;
}

function effectsIn({ G, players }: Context, layer: string): LayeredEffect[] {
  const found: LayeredEffect[] = [];
  for (const effect of G.effects) {
    if (layerOf(effect.kind) === layer)
      found.push({ timestamp: effect.timestamp, apply: (card) => resolved(effect, card) });
  }
  if (G.statics === 0) return found;
  for (const { battlefield } of players) {
    for (const source of battlefield) {
      for (const ability of source.def.statics) {
        if (layerOf(ability.static) !== layer) continue;
        found.push({ timestamp: source.object, apply: (one) => printed(ability, source, one) });
      }
    }
  }
  return found;
}

function layerOf(kind: Continuous['kind'] | StaticAbility['static']): Layer | null {
  if (kind === 'control') return 'control';
  if (kind === 'grant' || kind === 'remove' || kind === 'pacify') return 'abilities';
  return kind === 'pump' ? 'size' : null;
}

/** An effect of something that has resolved: its objects were fixed then (CR 611.2c). */
function resolved(effect: Continuous, card: Card): void {
  const at = effect.cards.indexOf(card.id);
  if (at < 0 || effect.objects[at] !== card.object) return;
  if (effect.kind === 'control') card.claimed = effect.seat;
  else if (effect.kind === 'grant') card.keywords |= effect.amount;
  else if (effect.kind === 'remove') card.keywords &= ~effect.amount;
  else grow(card, effect.power, effect.toughness);
}

/** A static ability: what it applies to is looked up each time (CR 611.3a). */
function printed(ability: StaticAbility, source: Card, card: Card): void {
  const isEnchanted = card.id === source.attachedTo;
  if (ability.static === 'control') {
    // an Aura that is leaving with its owner gives nobody control any more
    if (isEnchanted && !source.owner.left) card.claimed = source.controller;
  } else if (ability.static === 'pacify') {
    if (isEnchanted) card.keywords |= Has.pacified;
  } else if (ability.static === 'grant' || ability.static === 'pump') {
    const isOwn = card.def.isCreature && card.controller === source.controller;
    if (!(ability.affects === 'enchanted' ? isEnchanted : isOwn)) return;
    if (ability.static === 'grant') card.keywords |= bitOf(ability.keyword);
    else grow(card, ability.power, ability.toughness);
  }
}

function grow(card: Card, power: number, toughness: number): void {
  card.power += power;
  card.toughness += toughness;
}

/** Where what gives control changed hands itself, it gives control to another player now: that is worked out next (CR 613.8). */
function settleControl(context: Context): void {
  for (let round = 0; changeHands(context) && round < LONGEST_CHAIN; round++) claimAnew(context);
}
const LONGEST_CHAIN = 100;

function claimAnew(context: Context): void {
  const effects = effectsIn(context, 'control').sort((a, b) => a.timestamp - b.timestamp);
  for (const card of permanents(context)) {
    card.claimed = card.under;
    for (const { apply } of effects) apply(card);
  }
}

/** Permanents go to those who control them now; true if one of them gives control itself. */
function changeHands(context: Context): boolean {
  let moving: Card[] | undefined;
  for (const { battlefield } of context.players) {
    for (const card of battlefield) {
      if (card.claimed === card.controller) continue;
      moving ??= [];
      moving.push(card);
    }
  }
  let isControlling = false;
  for (const card of moving ?? []) {
    changeControl(context, card, context.players[card.claimed]);
    if (card.def.statics.some((ability) => ability.static === 'control')) isControlling = true;
  }
  return isControlling;
}

/** The same object in other hands: it leaves combat, and its new controller has not had it for long (CR 302.6, 506.4). */
function changeControl(context: Context, card: Card, player: Player): void {
  if (player.left) {
    // nobody is left to control it (CR 800.4c); what follows is being worked out
    relocate(context, card, context.zones.exile);
    return;
  }
  removeFromCombat(context, card);
  context.coreOps.moveCard(card, player.battlefield);
  if (card.def.activated.length > 0) {
    context.players[card.controller].activators--;
    player.activators++;
  }
  card.controller = player.seat;
  card.since = context.G.turn;
  startStatics(context, card);
}

const UNLIMITED = 1000;

/** How many spells each player may cast in a turn (CR 601.3): the strictest restriction counts. */
function refreshLimits({ G, players }: Context): void {
  let everybody = UNLIMITED;
  for (const { battlefield } of G.statics > 0 ? players : []) {
    for (const card of battlefield) {
      for (const ability of card.def.statics) {
        if (ability.static === 'limitSpells') everybody = Math.min(everybody, ability.n);
      }
    }
  }
  for (const player of players) {
    let limit = everybody;
    for (const { kind, seats, amount } of G.effects) {
      if (kind === 'limitSpells' && (seats & (1 << player.seat)) !== 0) limit = Math.min(limit, amount);
    }
    player.spellLimit = limit;
  }
}

/** Skips that last as long as the permanent stays where it is. */
export function startStatics({ coreOps, players }: Context, card: Card): void {
  for (const ability of card.def.statics) {
    if (ability.static !== 'skipStep' && ability.static !== 'skipExtraTurns') continue;
    const { whose } = ability;
    const concerned: readonly (Player | 'all')[] =
      whose === 'each player'
        ? ['all']
        : players.filter(({ seat }) => (whose === 'you') === (seat === card.controller));
    for (const player of concerned) {
      if (ability.static === 'skipExtraTurns') coreOps.skipExtraTurns({ player, source: card });
      else coreOps.skipStep(ability.step, { player, lasts: 'whileSource', source: card });
    }
  }
}

/** An effect of a resolved spell or ability begins; its objects are those that are there now. */
export function addEffect(
  context: Context,
  effect: Partial<Continuous> & Pick<Continuous, 'kind' | 'until'>,
  cards: readonly Card[] = [],
): void {
  const { G, coreOps } = context;
  const there = cards.filter(isOnBattlefield);
  const full: Continuous = {
    power: 0,
    toughness: 0,
    amount: 0,
    seat: -1,
    seats: 0,
    ...effect,
    cards: there.map(({ id }) => id),
    objects: there.map(({ object }) => object),
    timestamp: coreOps.stamp(),
  };
  G.effects = [...G.effects, full];
  refresh(context);
}

/** Effects that are over end together. */
export function endEffects(context: Context, isOver: (effect: Continuous) => boolean): void {
  const { G } = context;
  if (G.effects.length === 0 || !G.effects.some(isOver)) return;
  G.effects = G.effects.filter((effect) => !isOver(effect));
  refresh(context);
}
