import type { LaneRecord, ShownCard } from '@cardloom/parts/present';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the face of a card is drawn with. */
export interface FaceProps {
  readonly card: ShownCard;
  /** What it does now, in a word: `attacks`. */
  readonly now: string | undefined;
  /** Calls players and cards in a text by their names. */
  say(text: string): string;
  /** It would be used if it could be paid. */
  readonly cannotPay?: boolean;
  /** So many are alike. */
  readonly count?: number;
  /** How wide the card is, where that is known, and how much of that the next one leaves to be seen, in percent. */
  readonly width?: number | undefined;
  readonly seen?: number | undefined;
  /** In the place of the plate with its numbers. */
  readonly numbers?: ReactNode;
}

/**
 * The lanes whose names stand between the sides.
 *
 * ```ts
 * const Names = ({ lanes }: LaneNamesProps) => <>{lanes.map(({ name }) => <i key={name}>{name}</i>)}</>;
 * ```
 */
export interface LaneNamesProps {
  readonly lanes: readonly LaneRecord[];
  readonly viewer: string | null;
}

/**
 * What a game draws in its own way. All of it may be left out, and none of it may be needed to play: what can be pressed, what
 * glows and what a screen reader says stay the table's.
 *
 * ```tsx
 * const Power = ({ card }: FaceProps) => <b>{card.numbers?.[0]?.value}</b>;
 * export const skin: Skin = { Face: (props) => <CardFace {...props} numbers={<Power {...props} />} /> };
 * ```
 */
export interface Skin {
  /** What is drawn on a card. */
  readonly Face?: ComponentType<FaceProps>;
  /** What stands between the lanes of the players. */
  readonly LaneNames?: ComponentType<LaneNamesProps>;
}

const Skinned = createContext<Skin>({});

export const SkinProvider = Skinned.Provider;
export const useSkin = (): Skin => useContext(Skinned);
