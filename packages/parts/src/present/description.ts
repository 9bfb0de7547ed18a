import type { Game, Json, MatchEvent, Shape, View, ViewOf } from 'cardloom';
import type { KnownCard } from './reading.ts';
import type { CardRecord, ClashRecord, LaneRecord, NumberRecord, Tone } from './record.ts';

/**
 * A card in a view of this game, if the viewer knows it; its zone, and the player whose zone it is.
 *
 * ```ts
 * const title = ({ card, zone }: AboutCard): string => `${card.name} (${zone})`;
 * ```
 */
export interface AboutCard<Card = KnownCard, Facts = unknown, V = View> {
  readonly card: Card;
  readonly facts: Facts;
  readonly view: V;
  readonly zone: string;
  /** Null in a zone of the game. */
  readonly player: string | null;
}

/**
 * A player in a view of this game.
 *
 * ```ts
 * const life = ({ player }: AboutPlayer): NumberRecord => number('life', Number(player.life), 20);
 * ```
 */
export interface AboutPlayer<Player = View['players'][string], V = View> {
  readonly player: Player;
  readonly id: string;
  readonly view: V;
}

/**
 * What a zone, or several, look like on the table. The first zone's name is the block's, where none is given.
 *
 * ```ts
 * const side: readonly Block[] = [{ row: 'board' }, { piles: ['deck', 'discard'] }, { hand: 'hand', name: 'Hand' }];
 * ```
 */
export type Block<
  PlayerZone extends string = string,
  GameZone extends string = string,
  C = AboutCard,
  P = AboutPlayer,
> =
  | RowBlock<PlayerZone | GameZone, C>
  /** Places for one card each, side by side, opposite to those of the other player. */
  | {
      readonly lanes: readonly PlayerZone[];
      readonly marks?: (about: P & { readonly place: number }) => readonly string[];
    }
  /** The cards of a zone, each in a place of its own; `under` are the zones of what lies on the first, the second, … */
  | { readonly slots: PlayerZone; readonly under?: readonly PlayerZone[] }
  | { readonly piles: readonly (PlayerZone | GameZone)[]; readonly names?: Readonly<Record<string, string>> }
  /** Held in the order the cards came, or from the lowest `order` up. */
  | { readonly hand: PlayerZone; readonly name?: string; readonly order?: (about: C) => number }
  | { readonly stack: GameZone; readonly name?: string }
  | { readonly dice: (about: P) => readonly NumberRecord[]; readonly name: string }
  /** Who fights whom just now; null while nobody does. */
  | { readonly clash: (about: P) => Clash | null }
  | { readonly note: (about: P) => string | null };

/**
 * A fight, as a game describes it: cards by their numbers.
 *
 * ```ts
 * const clash: Clash = { label: 'link 2', attack: [4], defense: [7], numbers: [4, 2], text: '2 damage to {p1}' };
 * ```
 */
export interface Clash extends Pick<ClashRecord, 'text'>, Partial<Pick<ClashRecord, 'label' | 'numbers'>> {
  /** Cards that nobody would see otherwise; those on the table show by themselves that they fight. */
  readonly attack?: readonly number[];
  readonly defense?: readonly number[];
  readonly before?: readonly number[];
}

/**
 * Cards of a zone side by side.
 *
 * ```ts
 * const lands: RowBlock<string, AboutCard> = { row: 'lands', small: true, group: ({ card }) => String(card.name) };
 * ```
 */
export interface RowBlock<Zone extends string, C> {
  readonly row: Zone;
  readonly name?: string;
  /** A row of its own for each group of cards, called by what this gives. */
  readonly group?: (about: C) => string;
  /** The groups are places: each says which it is, even where there is no other. */
  readonly arePlaces?: boolean;
  /** Those groups in the order from the middle outwards; the rest follows. */
  readonly groups?: readonly string[];
  /** The attribute that holds the number of the card it lies on; or which of those here. */
  readonly attach?: string;
  /** Where what is attached lies, if not in this zone. */
  readonly from?: Zone;
  /** Lands, resources: what matters is how many there are. `true` or those groups. */
  readonly small?: boolean | readonly string[];
  /** What somebody has rather than plays: weapons, a hero. Where there is little room it is a line of chips. */
  readonly aside?: boolean;
}

/**
 * How a move is called.
 *
 * ```ts
 * const endTurn: MoveWords = {
 *   words: 'end your turn',
 *   key: 'space',
 *   confirm: ({ ctx }) => (ctx.numTurnMoves === 0 ? 'You have done nothing. End your turn?' : undefined),
 * };
 * ```
 */
export type MoveWords<V = View> =
  | string
  | ((view: V) => string | undefined)
  | {
      readonly words: string | ((view: V) => string | undefined);
      /** The key that makes it: `space` for whatever passes on to others. No two moves of one prompt have the same. */
      readonly key?: string;
      /** Asked before it is made where it costs more than it seems: `Are you done for this skirmish?` */
      readonly confirm?: (view: V) => string | undefined;
      /** The card it is done with where it asks for none: a click there begins it, and its questions are put there. */
      readonly card?: (view: V) => number | undefined;
    };

/**
 * A zone of a player.
 *
 * ```ts
 * const slot: Place = { zone: 'slots', player: 'p1' };
 * ```
 */
export interface Place {
  readonly zone: string;
  readonly player: string;
}

/**
 * The card of a number as it was last known to the viewer, even if it is gone since.
 *
 * ```ts
 * const lastName = (remembered: Remembered, id: number): string => String(remembered(id)?.name ?? 'a card');
 * ```
 */
export type Remembered = (id: unknown) => KnownCard | undefined;

/**
 * How a game looks and reads at a table; all of it may be left out.
 *
 * ```ts
 * const presentation: Presentation = {
 *   about: 'Lay cards on your beach; the first beach worth 8 wins.',
 *   side: [{ row: 'beach' }, { hand: 'hand' }],
 *   passing: { move: 'pass' },
 *   moves: { lay: 'lay a card' },
 * };
 * ```
 */
export interface Presentation {
  /** What the game is about, how one wins, what a turn is. */
  readonly about?: string;
  /**
   * How players pass, where they often have nothing else to do: a table may then pass for them. `idle` moves are no
   * reason to be asked. `attack` are the phases and steps in which one attacks in one's own turn, `stack` the zone that is
   * the stack, `stackSource` the attribute by which an ability on it names its card, `stackBy` the one
   * that holds the seat of who put it there.
   */
  readonly passing?: {
    readonly move: string;
    readonly idle?: readonly string[];
    readonly attack?: readonly string[];
    readonly stack?: string;
    readonly stackSource?: string;
    readonly stackBy?: string;
  };
  /** Events after which the table is cleared though the match goes on: whoever plays wants to see it as it was. */
  readonly clears?: readonly string[];
  /** Moves that are made for whoever runs out of time and cannot pass, in the first way there is. */
  readonly late?: readonly string[];
  /** The printed facts of the cards, by name. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** How far the match is, where people do not count turns: `round 3`. */
  readonly when?: (view: View) => string;
  /** Why a match ended, by the reasons its rules give: `{ lore: '20 lore' }`. */
  readonly reasons?: Readonly<Record<string, string>>;
  /**
   * What phases and steps are called, by their names in the flow; null for one that people need not see on the way through
   * a turn.
   */
  readonly phases?: Readonly<Record<string, string | null>>;
  /** What is asked in a step, phase or segment where one does not just do what one likes: `{ block: 'Do you block?' }`. */
  readonly asks?: Readonly<Record<string, string | ((view: View) => string | undefined)>>;
  /** The colours of what is paid with and thrown: `{ pyro: 'ember' }`. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** What the words on cards mean, for whoever looks at one: keywords and marks; `N` is the number behind the word. */
  readonly terms?: Readonly<Record<string, string>>;
  /** What a player has before them, from the middle of the table outwards; it is mirrored for the others. */
  readonly side?: readonly Block[];
  /** What lies between the players. */
  readonly shared?: readonly Block[];
  /** The lanes between the players: how each is called, and who is ahead there. */
  readonly lanes?: (view: View) => readonly LaneRecord[];
  /** Zones that people need not see. */
  readonly hidden?: readonly string[];
  readonly player?: (about: AboutPlayer) => readonly NumberRecord[];
  /** What is true of a player now, in a word or two. */
  readonly marks?: (about: AboutPlayer) => readonly string[];
  readonly card?: (about: AboutCard) => CardRecord;
  readonly moves?: Readonly<Record<string, MoveWords>>;
  /** An option of a choice for people, where it is neither a card nor a player; undefined for the usual wording. */
  readonly label?: (option: Json, choice: string, view: View) => string | undefined;
  /** What an option costs, as costs stand on cards: `1 anemo + 2 any`. */
  readonly cost?: (option: Json, choice: string, view: View) => string | undefined;
  /** All that a choice may ever offer here: of what it does not offer now a table can say why not. */
  readonly among?: (choice: string, view: View) => readonly Json[] | undefined;
  /** What is done with cards that pay, by the name of the choice: `{ pitch: 'pitch' }`. */
  readonly pays?: Readonly<Record<string, string>>;
  /** The place on the table that an option stands for, where it is one: a free slot to play to; or the card that is the place. */
  readonly place?: (option: Json, choice: string, view: View) => Place | number | undefined;
  /**
   * An event as a sentence, with players as their ids in braces (`{p1}'s turn`; `{p1:draw} a card` gives `you draw a
   * card` or `Greedy draws a card`) and cards as their numbers (`{#12} dies`); null for one that is not worth telling,
   * undefined for the usual wording.
   */
  readonly tell?: (event: MatchEvent, view: View, remembered: Remembered) => string | null | undefined;
}

type ShapeOf<G> = G extends Game<infer Y> ? Y['shape'] : never;
type CardIn<T extends Shape> = KnownCard &
  Readonly<T['card']> & { readonly id: number; readonly name: T['cardName']; readonly owner: string };
type PlayerIn<T extends Shape> = View['players'][string] & Readonly<T['player']>;

/**
 * Words for the moves of a game, by their names.
 *
 * ```ts
 * const moves: MovesOf<Game> = { lay: 'lay a card', pass: { words: 'pass', key: 'space' } };
 * ```
 */
export type MovesOf<G> = Readonly<Record<string, MoveWords<ViewOf<G>>>>;

/**
 * How a game is spoken of: what it is about, its moves, options and phases, what its words mean, what happens.
 *
 * ```ts
 * const wording: Wording<Game> = { about: 'The first beach worth 8 wins.', moves: { lay: 'lay a card' } };
 * ```
 */
export interface Wording<G>
  extends Pick<Presentation, 'about' | 'phases' | 'asks' | 'reasons' | 'terms' | 'label' | 'cost' | 'pays' | 'tell'> {
  readonly moves?: MovesOf<G>;
}

/**
 * A presentation, typed by its game; `F` are the facts it reads, where those are not all that is printed.
 *
 * ```ts
 * const mine = kit.define({ segments: { play: {} } });
 * const description: Description<typeof mine> = {
 *   facts: { pearl: { worth: 5 } },
 *   side: [{ row: 'board' }, { hand: 'hand' }],
 *   card: ({ facts }) => ({ title: 'Pearl', cost: String(facts.worth) }),
 * };
 * ```
 */
export interface Description<G, F = ShapeOf<G>['def'], T extends Shape = ShapeOf<G>>
  extends Omit<
    Presentation,
    'facts' | 'when' | 'side' | 'shared' | 'lanes' | 'hidden' | 'player' | 'marks' | 'card' | 'moves'
  > {
  readonly facts: Readonly<Record<string, F>>;
  readonly when?: (view: ViewOf<G>) => string;
  readonly side: readonly BlockOf<G, F, T>[];
  readonly shared?: readonly BlockOf<G, F, T>[];
  readonly lanes?: (view: ViewOf<G>) => readonly LaneRecord[];
  readonly hidden?: readonly (T['playerZones'] | T['gameZones'])[];
  readonly player?: (about: AboutPlayerOf<T, ViewOf<G>>) => readonly NumberRecord[];
  readonly marks?: (about: AboutPlayerOf<T, ViewOf<G>>) => readonly string[];
  readonly card: (about: AboutCard<CardIn<T>, F, ViewOf<G>>) => CardRecord;
  readonly moves?: MovesOf<G>;
}
type BlockOf<G, F, T extends Shape> = Block<
  T['playerZones'],
  T['gameZones'],
  AboutCard<CardIn<T>, F, ViewOf<G>>,
  AboutPlayerOf<T, ViewOf<G>>
>;
type AboutPlayerOf<T extends Shape, V> = AboutPlayer<PlayerIn<T>, V>;

/**
 * How a game looks and reads: pure functions of what one seat sees, so they can tell nobody anything else, and no rules.
 *
 * ```ts
 * const game = kit.define({ segments: { play: {} } });
 * const presentation = present<typeof game>({
 *   facts: { pearl: { worth: 5 } },
 *   side: [{ row: 'board' }, { piles: ['deck'] }, { hand: 'hand' }],
 *   player: ({ player }) => [{ name: 'points', value: player.points }],
 *   card: ({ card, facts }) => ({ title: card.name, cost: String(facts.worth) }),
 * });
 * ```
 */
export const present = <G, F = ShapeOf<G>['def']>(description: Description<G, F>): Presentation =>
  // views come as plain data: that they are of this game is for whoever hands them over
  description as unknown as Presentation;
