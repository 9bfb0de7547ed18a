import type { Json } from './json.ts';

/** Attributes with their initial values. The initial value decides the type: number (int32), boolean, string or JSON. */
export type Attributes = Readonly<Record<string, Json>>;

/** What a game remembers: of the game itself, of each player, of each card, and fields it adds to `ctx`. */
export interface StateDeclaration {
  readonly game?: Attributes;
  readonly player?: Attributes;
  readonly card?: Attributes;
  readonly ctx?: Attributes;
}

/**
 * Who learns what a card is when it comes into a zone: its owner (of a zone of the game: the card's owner), those on the
 * owner's team, all but the owner, or those whom the definition's `sight` names.
 */
export type SeenBy = 'nobody' | 'owner' | 'team' | 'others' | 'everyone' | 'rule';

/** Who sees secret attributes of players and cards. */
export type SecretsSeenBy = 'owner' | 'team' | 'others';

/**
 * Who plays together. A number: so many teams, and partners sit as far apart as they can (of two teams, every other seat
 * is one's own). Lists of seats: just these. `chosen`: whoever creates the match says it. One team is everybody together.
 */
export type TeamsDeclaration = number | 'chosen' | readonly (readonly number[])[];

/** A place for cards. `of` says whose it is, `seenBy` who learns what lies in it. */
interface ZoneDeclaration {
  readonly of: 'player' | 'game';
  readonly seenBy: SeenBy;
  /** The zone that `coreOps.drawCard` moves this zone's top card to; a zone with `drawTo` is a deck. */
  readonly drawTo?: string;
  /**
   * Which cards can lie here, by what is printed on them; all of them if left out. No rule may put another card here, and
   * a sample deals no other here: a rune deck holds runes.
   */
  readonly holds?: CardTest;
}
/** Authors write it for the printed facts of their own cards. */
type CardTest = { bivariant(card: object): boolean }['bivariant'];
export type ZoneDeclarations = Readonly<Record<string, ZoneDeclaration>>;

/** The printed facts of each card by name. They never change during a match. */
export type CardDefinitions = Readonly<Record<string, object>>;
