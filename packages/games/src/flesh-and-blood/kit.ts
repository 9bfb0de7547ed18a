import { deckZone, openZone, ownZone, sharedZone } from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf, ZoneOf } from 'cardloom';
import { card, cards, data, declareGame, optional, player } from 'cardloom';
import { standardSet } from './card-set.ts';
import type { Printed } from './printed.ts';

/** What there is in Flesh and Blood. Almost everything a match remembers is a small number: those are cheap. */

/** Where a card was played or defended from. */
export const FROM_NOWHERE = 0;
export const FROM_HAND = 1;
export const FROM_ARSENAL = 2;
export const FROM_WEAPON = 3;
export const FROM_EQUIPMENT = 4;
export const ORIGINS = ['nowhere', 'hand', 'arsenal', 'weapon', 'equipment'] as const;

/** How long an effect lasts. */
export const LINK_LONG = 0;
export const CHAIN_LONG = 1;
export const TURN_LONG = 2;
/** Through the next turn of the player it lies with. */
export const NEXT_TURN_LONG = 3;

/** DEFEND_MAX without a limit. */
export const NO_LIMIT = 0x7fffffff;

const state = {
  game: {
    actionPoints: 0,
    /** The attack that is pending: its card or weapon, 0 for none. */
    attack: 0,
    attackFrom: FROM_NOWHERE,
    /** The how-many-th attack of the turn it is. */
    attackNumber: 0,
    /** What the attack has gained so far, static abilities left out; it may fall below 0. */
    attackPower: 0,
    /** What it would hit for now: everything counted, never below 0. */
    pendingAttack: 0,
    attackKeywords: 0,
    /** The card of the last attack; 0 if it was a weapon, or if there was none this turn. */
    lastAttackCard: 0,
    lastPitchSum: 0,
    lastAttackHadGoAgain: false,
    combatPasses: 0,
    reactionBlock: 0,
    /** Defenders of this link: from hand, and all that are no equipment. */
    handDefenders: 0,
    cardDefenders: 0,
    /** The damage this link has dealt. */
    damage: 0,
    /** Which chain of the match this is, and how many links it has; 0 while no chain is open. */
    chain: 0,
    links: 0,
    hitsInChain: 0,
    hitsInARow: 0,
    /** The attack of the link before. */
    previousAttack: 0,
    /** The end phase has done everything. */
    isTurnOver: false,
    // what was agreed on before the match
    isStrict: false,
    autoLayer: true,
    isMinimalPitch: false,
    defendMax: 2,
    turnCap: 60,
    firstTurnDraw: true,
    choosesPitchOrder: false,
  },
  player: {
    life: 20,
    intellect: 4,
    floating: 0,
    attacksThisTurn: 0,
    weaponHitThisTurn: false,
  },
  card: {
    /** Defense counters. */
    counters: 0,
    /** One bit for each of its operations that was used this turn. */
    used: 0,
    /** A weapon: attacks made this turn, and how many more than one it may make. */
    attacks: 0,
    extraAttacks: 0,
    /** The chain and the link it was last part of, and where it came from. */
    chain: 0,
    link: 0,
    from: FROM_NOWHERE,
    /** Its optional additional cost was paid. */
    paidMore: false,
    /** A link: what attacked, and what came of it. */
    attack: 0,
    damage: 0,
    isHit: false,
    /** An effect: the card and operation behind it, and how long it lasts. */
    source: 0,
    operation: 0,
    lasts: LINK_LONG,
  },
};

const zones = {
  deck: deckZone,
  hand: ownZone,
  arsenal: ownZone,
  pitched: openZone,
  graveyard: openZone,
  hero: openZone,
  weapons: openZone,
  equipment: openZone,
  /** What lasts, with the player whose attacks, cards or intellect it is about. */
  effects: openZone,
  /** Pitched cards on their way under the deck, while their owner puts them in order. */
  bottoming: ownZone,
  /** The links of the chain that is open. */
  chain: sharedZone,
  /** Links and effects that are over, to be used again. */
  box: sharedZone,
};

/** Where a card was played from. */
type Source = 'hand' | 'arsenal';

/** Players are told of by their seats, cards by their names where they have just been seen. */
const events = {
  sot_to_action: {},
  declare_attack: { card: '', attack: 0, cost: 0, pitch_sum: 0, source: data<Source | 'weapon'>() },
  layer_pass: { player: 0 },
  layer_end: {},
  block_play: { cards: cards(), equipment: cards(), blocked: 0 },
  block_pass: {},
  defense_react: { cards: cards(), blocked: 0, pitch_sum: 0 },
  attack_react: { card: '', bonus: 0, source: data<Source>(), pitch_sum: 0 },
  reaction_pass: { player: 0 },
  damage: { player: 0, amount: 0, life: 0 },
  defense_resolve: {
    blocked: 0,
    damage: 0,
    def_life_after: 0,
    arsenal_defense: optional(data<readonly string[]>()),
    go_again: optional(true),
  },
  chain_close: { links: 0 },
  play_action: { card: '', source: data<Source>(), pitch_sum: 0 },
  activate: { card: '', pitch_sum: 0 },
  pass_action: {},
  end_phase_prompt: { player: 0 },
  set_arsenal: { player: 0, card: '' },
  skip_arsenal: { player: 0 },
  reveal: { card: '', player: 0 },
  discard: { card: '', player: 0 },
  loot: { player: 0 },
  destroy: { card: '', player: 0 },
  equip_counter: { card: '', player: 0, amount: 0 },
  extra_weapon_attack: { card: '', player: 0 },
  arsenal_to_bottom: { player: 0 },
};

/** An operation of a card by its index, and the player whose it is. */
const job = { operation: 0, card: card(), player: player() };

/** Flesh and Blood with these cards. */
export const kitFor = (printed: Readonly<Record<string, Printed>>) =>
  declareGame({
    name: 'flesh-and-blood',
    players: 2,
    state,
    zones,
    cards: printed,
    events,
    effects: {
      /** `paid`: it was activated. `sure`: its player has said that they want it. */
      operate: { ...job, paid: false, sure: false },
      hit: {},
      fall: {},
      offerArsenal: {},
      wrapUp: {},
      bottomAsTheyLie: { player: player() },
    },
    decisions: {
      MAY: { ...job, paid: false },
      DISCARD: { amount: 0 },
      LOOT: { ...job, optional: false },
      CHOOSE_EQUIPMENT: { ...job, of: player() },
      ORDER_PITCH: {},
    },
    flow: {
      game: { START: [], ACTION: ['IDLE', 'LAYER', 'ATTACK', 'REACTION', 'DAMAGE', 'RESOLUTION'], END: [] },
    },
  });

/** Moves and decisions are built with this one; they are the same whatever the cards. */
export const kit = kitFor(standardSet.cards);

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Zone = ZoneOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
