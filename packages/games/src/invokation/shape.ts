import type { Declared, Card as EngineCard, Player as EnginePlayer, Zone as EngineZone, FnContext } from 'cardloom';
import type { Printed } from './printed.ts';

/** What a match remembers, and the types that follow from it. */

/** Where each player stands within a phase of the game. */
// biome-ignore lint/suspicious/noConstEnum: stored as a number, compared on every turn
export const enum PlayerPhase {
  /** Waiting to be in action. */
  passiveWait,
  /** In action. */
  action,
  /** Waiting in the middle of one's own action, while the other replaces a defeated character. */
  activeWait,
  /** All done for this phase. */
  end,
}

/** What one skill or trigger has set off and nobody was told yet: see happenings.ts. Zero at rest. */
const happenings = {
  happening0: 0,
  happening1: 0,
  happening2: 0,
  happening3: 0,
  happening4: 0,
  happening5: 0,
  happening6: 0,
  happening7: 0,
  happening8: 0,
  happening9: 0,
  happening10: 0,
  happening11: 0,
};
export const HAPPENING_KEYS = Object.keys(happenings) as readonly (keyof typeof happenings)[];

export const state = {
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
    phase: PlayerPhase.passiveWait as number,
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
    ...happenings,
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
export const zones = {
  characters: { of: 'player', seenBy: 'everyone' },
  attached0: { of: 'player', seenBy: 'everyone' },
  attached1: { of: 'player', seenBy: 'everyone' },
  attached2: { of: 'player', seenBy: 'everyone' },
  statuses: { of: 'player', seenBy: 'everyone' },
  summons: { of: 'player', seenBy: 'everyone' },
  supports: { of: 'player', seenBy: 'everyone' },
  hand: { of: 'player', seenBy: 'owner' },
  pile: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  /** Cards that were played and are gone. */
  discard: { of: 'player', seenBy: 'everyone' },
} as const;

export type Invokation = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    cardSelect: unknown;
    startingHandSelect: unknown;
    roll: unknown;
    action: unknown;
    end: unknown;
    gameEnd: unknown;
  },
  Record<never, never>,
  never
>;
export type Context = FnContext<Invokation>;
export type Card = EngineCard<Invokation>;
export type Player = EnginePlayer<Invokation>;
export type Zone = EngineZone<Invokation>;

export const CHARACTERS = 3;

/** The other player. */
export const foeOf = ({ players }: Context, player: Player): Player => players[1 - player.seat];
export const characterAt = (player: Player, place: number): Card => player.characters.at(place) as Card;
export const activeOf = (player: Player): Card => player.characters.at(player.active) as Card;

export function attachedTo(player: Player, place: number): Zone {
  if (place === 0) return player.attached0;
  return place === 1 ? player.attached1 : player.attached2;
}

/** The place of a character at its side of the table. */
export function placeOf(card: Card): number {
  const { characters } = card.owner;
  if (characters.bottom === card) return 0;
  return characters.top === card ? 2 : 1;
}

/** The character a card is on: the one it is attached to, or itself. */
export const bearer = (card: Card): Card => (card.on < 0 ? card : characterAt(card.owner, card.on));
export const isActive = (card: Card): boolean => activeOf(card.owner) === card;
