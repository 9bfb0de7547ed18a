import type { Codec } from '../definition/compiled.ts';

type Payload = Readonly<Record<string, unknown>>;

/** An event of the game as the tape keeps it: the object people get is made when somebody reads it. */
export class EventNote {
  readonly type: string;
  readonly payload: Payload;
  /** What those are told who may not see the payload; null for nothing. */
  readonly others: Payload | null;

  /** Who could identify the cards in the payload; null if everybody could. */
  readonly known: KnownCards | null;
  /** How cards and players in it become numbers and ids; null if that has been done, or there are none. */
  readonly codec: Codec | null;

  constructor(
    type: string,
    payload: Payload,
    others: Payload | null,
    known: KnownCards | null = null,
    codec: Codec | null = null,
  ) {
    this.type = type;
    this.payload = payload;
    this.others = others;
    this.known = known;
    this.codec = codec;
  }
}

/** By field: of each card, the seats that knew it. */
export type KnownCards = Readonly<Record<string, readonly number[]>>;

/** That the game is over, and how it ended; what people get is made when somebody reads it. */
export class ResultNote {
  readonly winners: number;
  readonly losers: number;
  readonly details: ResultDetails | null;

  constructor(winners: number, losers: number, details: ResultDetails | null) {
    this.winners = winners;
    this.losers = losers;
    this.details = details;
  }
}

/** What the rules said, by seat, besides who won. */
export interface ResultDetails {
  readonly ranks: readonly number[];
  readonly scores: readonly number[] | null;
  readonly reason: string | null;
}
