import { deckZone, openZone, ownZone } from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf, ZoneOf } from 'cardloom';
import { card, cards, data, declareGame, optional, player, players } from 'cardloom';
import type { DamageName, Face } from './elements.ts';
import { happeningState } from './happenings.ts';
import { PlayerPhase } from './player-phase.ts';
import type { CardPool } from './pool.ts';
import type { Hook } from './printed.ts';
import type { ReactionName } from './reactions.ts';
import { version33 } from './version-3.3.ts';
import { type WordName, words } from './words.ts';

/** What there is in Genius Invokation. */

const state = {
  game: {
    mode: 'standard',
    round: 0,
    /** The seat that begins this round, and the one that ended it first (-1: nobody yet). */
    first: 0,
    endedFirst: -1,
    /** The skill that is used, until its consequences are done: whose, which, and whether it set off a reaction itself. */
    skillBy: 0,
    skillIndex: -1,
    hasSkillReacted: false,
    /** From the skill on, whoever did it: what damage was dealt (elements as bits), and whether anything reacted. */
    dealtSince: 0,
    hasReactedSince: false,
    /** How many things the running skill or trigger has set off. */
    happenings: 0,
  },
  player: {
    phase: PlayerPhase.passiveWait,
    /** The place of the active character; -1 before it is chosen. */
    active: -1,
    /** Dice by face: secret. How many there are is not. */
    cryo: 0,
    hydro: 0,
    pyro: 0,
    electro: 0,
    anemo: 0,
    geo: 0,
    dendro: 0,
    omni: 0,
    dice: 0,
    rerolls: 0,
    /** An own character was defeated in this round. */
    hasLost: false,
    /** What the player's cards in play listen to, as bits of `Hook`. */
    listens: 0,
    ...happeningState,
  },
  card: {
    /** Characters. */
    hp: 0,
    energy: 0,
    aura: 0,
    isDefeated: false,
    /** Uses of each skill in this round (four bits each), and which were ever used (one bit each). */
    used: 0,
    everUsed: 0,
    /** Everything in play. */
    inPlay: false,
    /** The place of the character it is attached to; -1 for none. */
    on: -1,
    /** Usages, shield points, or whatever its text counts. */
    usages: 0,
    /** Rounds it still lasts; 0 for no limit. */
    rounds: 0,
    /** How often it was used in this round. */
    spent: 0,
    /** The element it took on; -1 for none. */
    element: -1,
    /** Whatever its text has to remember. */
    mark: 0,
  },
};

/** Entry order is a rule, so everything in play is a card in a zone; each character has a zone for what is on it. */
const zones = {
  characters: openZone,
  attached0: openZone,
  attached1: openZone,
  attached2: openZone,
  statuses: openZone,
  summons: openZone,
  supports: openZone,
  hand: ownZone,
  pile: deckZone,
  /** Cards that were played and are gone. */
  discard: openZone,
};

/** A card on the table, by name as well, and whose it is. */
const onTable = { card: card(), name: '', player: player() };
const countOfPlayer = { player: player(), count: 0 };

const events = {
  ROUND_BEGAN: { round: 0 },
  ROUND_ENDED_BY: { player: player() },
  EXCHANGED: countOfPlayer,
  ROLLED: countOfPlayer,
  /** Only its player is told the face. */
  DICE_GAINED: { ...countOfPlayer, face: data<Face>() },
  /** Only its player is told which card. */
  DREW: onTable,
  /** Only its player is told which die, and what it has become. */
  TUNED: { player: player(), die: data<Face>(), to: data<DamageName>() },
  /** The card's number: it is still in the hand, and everybody learns which one it is. */
  CARD_PLAYED: { player: player(), card: 0, name: '' },
  SKILL_USED: { ...onTable, skill: '' },
  SWITCHED: onTable,
  TRIGGERED: onTable,
  ENTERED: { ...onTable, usages: 0 },
  DAMAGED: { ...onTable, amount: 0, element: data<DamageName>(), reaction: data<ReactionName>(), by: '', hp: 0 },
  REACTED: { card: card(), name: '', reaction: data<ReactionName>() },
  HEALED: { ...onTable, amount: 0, hp: 0 },
  DEFEATED: onTable,
};

/** A skill by its place, and who uses it. */
const skill = { by: card(), skill: 0 };

/** Genius Invokation with the cards and rules of one version. */
export const kitFor = ({ version, cards: printed }: CardPool) =>
  declareGame({
    name: 'invokation',
    version,
    players: 2,
    state,
    zones,
    cards: printed,
    events,
    /** Everything that can be on the effect stack: the words of the cards, and the machine around them. */
    effects: {
      ...words,
      // a card that is played
      removeCard: { player: player(), card: card() },
      body: { card: card(), target: optional(card()), second: optional(card()) },
      equip: { card: card(), to: card() },
      support: { card: card(), instead: optional(card()) },
      cardPlayed: { card: card() },
      afterCard: { card: card() },
      // a skill that is used
      beforeSkill: skill,
      castSkill: { ...skill, mark: optional(0) },
      recharge: { by: card(), amount: 0 },
      broadcastSkill: skill,
      triggerAll: { player: player(), signal: '' },
      // what follows
      swapCheck: {},
      fall: {},
      deathCheck: {},
      deathSwapStart: { players: players() },
      comeIn: { character: card() },
      replaced: {},
      deathSwapEnd: { phases: data<readonly PlayerPhase[]>() },
      triggers: { hook: data<Hook>(), happening: 0, cards: cards() },
      happenings: { list: data<readonly number[]>() },
      turnEnd: {},
      // the phases
      askReroll: {},
      endRound: {},
    },
    decisions: {
      EXCHANGE: {},
      CHOOSE_ACTIVE: {},
      REROLL: {},
      SWITCH: {},
    },
  });

/** Moves and decisions are built with this one; they are the same whatever the cards. */
export const kit = kitFor(version33);

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Zone = ZoneOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
/** What an effect of this name carries. */
export type Carried<N extends EffectName> = Omit<Extract<Work, { readonly do: N }>, 'do'>;
type EffectName = Extract<Work, { readonly do: string }>['do'];

/** A word as a card says it: whose text it is comes later. */
export type Op = { [N in WordName]: Omit<Extract<Work, { readonly do: N }>, 'by'> }[WordName];
