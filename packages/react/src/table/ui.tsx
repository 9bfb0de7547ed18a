import type { ShownCard, Tone } from '@cardloom/parts/present';
import type { Json } from 'cardloom';
import { createContext, type PointerEvent, useContext } from 'react';
import type { CardState } from '../card/card.tsx';
import type { Pointed } from '../prompt/ahead.ts';

/**
 * What every part of a table needs to know: how things are called, what glows, and what a click does.
 *
 * ```tsx
 * const glows = ({ stateOfPlayer }: TableUi, player: string): boolean => stateOfPlayer(player) === 'can';
 * ```
 */
export interface TableUi {
  /** A game's words with players and cards called by their names. */
  say(text: string): string;
  stateOf(card: ShownCard): CardState | undefined;
  stateOfPlayer(player: string): CardState | undefined;
  /** The answer that this place stands for. */
  optionAt(zone: string, player: string): Json | undefined;
  /** Of a place that could be an answer and is not open: why, as far as somebody asked. */
  closedAt(zone: string, player: string): { readonly why: string | undefined; ask(): void } | undefined;
  press(card: ShownCard): void;
  /** An answer was clicked that is no card: a player, a place. */
  answer(option: Json): void;
  inspect(card: ShownCard | null): void;
  /** Somebody points at what is no card: a place, a player, a button. */
  point(at: Pointed | null): void;
  /** What a number of a card would become by what somebody points at. */
  forecastOf(card: number): string | undefined;
  forecastOfPlayer(player: string, number: string): string | undefined;
  /** It is part of an answer that is put together. */
  isPicked(card: number): boolean;
  /** Why it cannot be used, in a few words, and whether that is its cost; undefined as long as nobody asked. */
  whyNot(card: ShownCard): { readonly text: string; readonly isCost: boolean } | undefined;
  /** What it does now, in a word. */
  nowOf(card: ShownCard): string | undefined;
  /** The colour of what is paid with and thrown. */
  toneOf(kind: string): Tone | undefined;
  readonly isCompact: boolean;
  /** In one column, but as large as a tablet. */
  readonly isRoomy: boolean;
  /** How much larger cards are than usual: on a large screen there is room. */
  readonly scale: number;
  /** So many sit here that little room is left for each. */
  readonly isCrowded: boolean;
  readonly isLogOpen: boolean;
  toggleLog(): void;
}

const nothing = (): undefined => undefined;

/** A table at which nothing can be done. */
export const STILL: TableUi = {
  say: (text) => text,
  stateOf: nothing,
  stateOfPlayer: nothing,
  optionAt: nothing,
  closedAt: nothing,
  press: nothing,
  answer: nothing,
  inspect: nothing,
  point: nothing,
  forecastOf: nothing,
  forecastOfPlayer: nothing,
  isPicked: () => false,
  whyNot: nothing,
  nowOf: nothing,
  toneOf: nothing,
  isCompact: false,
  isRoomy: false,
  scale: 1,
  isCrowded: false,
  isLogOpen: false,
  toggleLog: nothing,
};

const Ui = createContext<TableUi>(STILL);

/**
 * Gives the parts of a table what `useTableUi` reads.
 *
 * ```tsx
 * function Dimmed({ children }: { readonly children: string }) {
 *   const ui = useTableUi();
 *   return <TableUiProvider value={{ ...ui, isCompact: true }}>{children}</TableUiProvider>;
 * }
 * ```
 */
export const TableUiProvider = Ui.Provider;
/** What makes something be pointed at, by mouse or by keyboard. */
export const pointing = ({ point }: TableUi, at: Pointed) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && point(at),
  onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(null),
  onFocus: () => point(at),
  onBlur: () => point(null),
});

/**
 * What a part of a table needs to know: names, what glows, what a click means.
 *
 * ```tsx
 * function Title({ text }: { readonly text: string }) {
 *   const { say } = useTableUi();
 *   return <h2>{say(text)}</h2>;
 * }
 * ```
 */
export const useTableUi = (): TableUi => useContext(Ui);
