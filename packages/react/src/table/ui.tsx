import type { ShownCard } from '@cardloom/parts/present';
import { createContext, useContext } from 'react';
import type { CardState } from '../card/card.tsx';

/** What every part of a table needs to know: how things are called, what glows, and what a click does. */
export interface TableUi {
  /** A game's words with players and cards called by their names. */
  say(text: string): string;
  stateOf(card: ShownCard): CardState | undefined;
  stateOfPlayer(player: string): CardState | undefined;
  stateOfPlace(zone: string, player: string): CardState | undefined;
  press(card: ShownCard): void;
  pressPlayer(player: string): void;
  pressPlace(zone: string, player: string): void;
  inspect(card: ShownCard | null): void;
  /** It is part of an answer that is put together. */
  isPicked(card: number): boolean;
  /** It has moved since the viewer's last move. */
  isFresh(card: number): boolean;
  /** What it does now, in a word. */
  nowOf(card: ShownCard): string | undefined;
  readonly isCompact: boolean;
  /** So many sit here that little room is left for each. */
  readonly isCrowded: boolean;
  readonly isLogOpen: boolean;
  toggleLog(): void;
}

const nothing = (): undefined => undefined;

const Ui = createContext<TableUi>({
  say: (text) => text,
  stateOf: nothing,
  stateOfPlayer: nothing,
  stateOfPlace: nothing,
  press: nothing,
  pressPlayer: nothing,
  pressPlace: nothing,
  inspect: nothing,
  isPicked: () => false,
  isFresh: () => false,
  nowOf: nothing,
  isCompact: false,
  isCrowded: false,
  isLogOpen: false,
  toggleLog: nothing,
});

/** Gives the parts of a table what `useTableUi` reads. */
export const TableUiProvider = Ui.Provider;
/** What a part of a table needs to know: names, what glows, what a click means. */
export const useTableUi = (): TableUi => useContext(Ui);
