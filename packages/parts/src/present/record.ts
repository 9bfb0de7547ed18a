/**
 * What a table draws, whatever draws it: plain data without colours, columns or markup. A terminal makes lines and boxes of
 * these, a page buttons, a screen reader sentences. Players stand as their ids, cards have their numbers.
 */

/**
 * The colours a card can have; renderers know them by these words.
 *
 * ```ts
 * const tone: Tone = 'ember';
 * const motif: Motif = 'figure';
 * ```
 */
export type Tone = 'bone' | 'sky' | 'ink' | 'ember' | 'moss' | 'gold' | 'violet' | 'teal' | 'clay' | 'steel' | 'rose';

/** What is drawn on a card: a figure, something that happens, a place, a thing, or what binds others. */
export type Motif = 'figure' | 'act' | 'place' | 'thing' | 'bond';

/** Signs for what a number counts. */
export type NumberIcon = 'attack' | 'defense' | 'health' | 'worth' | 'energy' | 'uses';

/**
 * A number of a card or a player.
 *
 * ```ts
 * const icon: NumberIcon = 'attack';
 * const power: NumberRecord = { name: 'power', value: 5, icon, change: 'raised', printed: 3, because: ['+2 Long Sword'] };
 * ```
 */
export interface NumberRecord {
  readonly name: string;
  readonly value: number | string;
  /** Its sign; that of its name where a game says nothing. */
  readonly icon?: NumberIcon;
  /** What it is for, in a sentence. */
  readonly text?: string;
  /** It is not as printed. */
  readonly change?: 'raised' | 'lowered';
  /** What it says on the card, where that is something else. */
  readonly printed?: number;
  /** What makes the difference, a word or two each: `+2 Long Sword`. */
  readonly because?: readonly string[];
  /** It is so low that it matters most. */
  readonly isLow?: boolean;
}

/**
 * How a card looks.
 *
 * ```ts
 * const face: CardRecord = { title: 'Ridge Ogre', cost: '3', kind: 'Creature', tone: 'moss', turned: true };
 * ```
 */
export interface CardRecord {
  readonly title: string;
  readonly cost?: string;
  readonly text?: string;
  /** Its colour: the same for cards of one kind. */
  readonly tone?: Tone;
  /** What kind of card it is, in a word or two. */
  readonly kind?: string;
  /** What is drawn on it; what its kind stands for, where a game says nothing. */
  readonly motif?: Motif;
  readonly numbers?: readonly NumberRecord[];
  /** What is true of it now, a word or two each. */
  readonly marks?: readonly string[];
  /** Tapped, exerted, rested: used for now. */
  readonly turned?: boolean;
  /** Out of the game, or as good as. */
  readonly faded?: boolean;
  /** The one that acts or is acted on. */
  readonly active?: boolean;
  /** What it does now or what is done to it, in a word: `attacks`. */
  readonly now?: string;
  /** Whose it is for people, where it only stands for a card of somebody's. */
  readonly owner?: string;
  /** What it attacks, blocks or aims at: numbers of cards, ids of players. */
  readonly points?: readonly (number | string)[];
}

/**
 * A card on the table that the viewer knows.
 *
 * ```ts
 * const shown: ShownCard = { id: 4, name: 'ogre', title: 'Ridge Ogre', attached: [] };
 * ```
 */
export interface ShownCard extends CardRecord {
  readonly id: number;
  /** Its name in the game: what its facts are found by. */
  readonly name: string;
  /** What lies on or under it. */
  readonly attached?: readonly ShownCard[];
}

/** A place for one card. */
export interface CellRecord {
  readonly zone: string;
  readonly card?: ShownCard;
  /** What is true of the place. */
  readonly marks: readonly string[];
}

/** A pile: how many cards, and those that are seen. */
export interface PileRecord {
  readonly zone: string;
  readonly name: string;
  readonly count: number;
  /** The cards in it that the viewer knows, top first. */
  readonly cards: readonly ShownCard[];
}

/** A fight that goes on, large in the middle of the table. */
export interface ClashRecord {
  readonly kind: 'clash';
  /** Which one it is, and what is special about it: `link 2 · go again`. */
  readonly label: string;
  /** What was fought before it and still counts. */
  readonly before: readonly ShownCard[];
  /** What attacks and what defends, as far as it is not drawn anywhere else. */
  readonly attack: readonly ShownCard[];
  readonly defense: readonly ShownCard[];
  /** What is dealt, and what stands against it. */
  readonly numbers: readonly [attack: number, defense: number] | null;
  /** What goes on or will come of it, with players as `{p1}` and cards as `{#12}`. */
  readonly text: string;
}

/** A part of a side as a table draws it. */
export type BlockRecord =
  | {
      readonly kind: 'row';
      readonly zone: string;
      readonly name: string;
      readonly isSmall: boolean;
      /** Its name says where the cards are. */
      readonly isPlace?: boolean;
      /** What somebody has rather than plays: it needs little room. */
      readonly isAside?: boolean;
      readonly cards: readonly ShownCard[];
      readonly hidden: number;
    }
  | { readonly kind: 'cells'; readonly cells: readonly CellRecord[] }
  | { readonly kind: 'piles'; readonly piles: readonly PileRecord[] }
  | {
      readonly kind: 'hand';
      readonly zone: string;
      readonly name: string;
      readonly cards: readonly ShownCard[];
      /** How many cards the viewer does not know. */
      readonly hidden: number;
    }
  /** The top one first: it resolves first. */
  | { readonly kind: 'stack'; readonly zone: string; readonly name: string; readonly cards: readonly ShownCard[] }
  | { readonly kind: 'dice'; readonly name: string; readonly dice: readonly NumberRecord[] }
  | ClashRecord
  /** One sentence about what goes on, with players as `{p1}` and cards as `{#12}`. */
  | { readonly kind: 'note'; readonly text: string };

/** A lane between the players: its name, and who is ahead there. */
export interface LaneRecord {
  readonly name: string;
  readonly holder: string | null;
  /** How it stands there, in a word or two. */
  readonly text?: string;
}

/** What lies on one player's side. */
export interface SideRecord {
  readonly player: string;
  readonly isViewer: boolean;
  readonly hasTurn: boolean;
  /** Is asked, or may act. */
  readonly isAsked: boolean;
  readonly hasLeft: boolean;
  readonly numbers: readonly NumberRecord[];
  readonly marks: readonly string[];
  /** From the middle of the table outwards. */
  readonly blocks: readonly BlockRecord[];
}

/**
 * All that lies on a table, as one viewer sees it.
 *
 * ```ts
 * const { sides, shared, lanes }: TableRecord = tableOf(presentation, view);
 * const mine: SideRecord | undefined = sides.find(({ isViewer }) => isViewer);
 * const blocks: readonly BlockRecord[] = mine?.blocks ?? shared;
 * for (const block of blocks) {
 *   const cells: readonly CellRecord[] = block.kind === 'cells' ? block.cells : [];
 *   const attackers: number = block.kind === 'clash' ? (block as ClashRecord).attack.length : 0;
 *   const piles: readonly PileRecord[] = block.kind === 'piles' ? block.piles : [];
 *   console.log(cells.length, attackers, piles.map(({ name, count }) => `${name} ${count}`));
 * }
 * const ahead = lanes.map(({ name, holder }: LaneRecord) => `${name}: ${holder}`);
 * ```
 */
export interface TableRecord {
  /** Those after the viewer in turn order first, the viewer last. */
  readonly sides: readonly SideRecord[];
  readonly shared: readonly BlockRecord[];
  readonly lanes: readonly LaneRecord[];
}
