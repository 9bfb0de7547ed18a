import type { Json } from '../world/json.ts';
import type { Card, Player } from './handles.ts';
import type { Shape } from './shape.ts';

/**
 * What an event, an effect or a decision carries, declared by example: `{ to: card(), amount: 0 }`. Rules write and read
 * cards and players as handles; what waits, is saved and is sent has their numbers and ids instead.
 */

export type FieldKind = 'card' | 'cards' | 'player' | 'players' | 'target' | 'data' | 'optional';

/**
 * A field that is more than a plain value.
 *
 * ```ts
 * const field: Field = card();
 * field.kind; // 'card'
 * ```
 */
export class Field<K extends FieldKind = FieldKind, V = unknown> {
  readonly kind: K;
  /** What an optional field holds when it is there. */
  readonly of: FieldSpec;
  /** For the type system. */
  declare readonly holds?: V;

  constructor(kind: K, of: FieldSpec = null) {
    this.kind = kind;
    this.of = of;
  }
}

/** A field: a marked one, or an example of a plain value. */
export type FieldSpec = Json | Field;
export type Payload = Readonly<Record<string, FieldSpec>>;
export type Payloads = Readonly<Record<string, Payload>>;

/**
 * A card. In an event it is hidden from those who could not tell which card it is at that moment.
 *
 * ```ts
 * declareGame({ name: 'mine', effects: { damage: { to: card(), amount: 0 } } });
 * ```
 */
export const card = (): Field<'card'> => new Field('card');
/**
 * A list of cards: `{ discarded: cards() }`.
 *
 * ```ts
 * declareGame({ name: 'hand', events: { discarded: { cards: cards() } } });
 * ```
 */
export const cards = (): Field<'cards'> => new Field('cards');
/**
 * A player: `{ winner: player() }`.
 *
 * ```ts
 * declareGame({ name: 'race', events: { won: { winner: player() } } });
 * ```
 */
export const player = (): Field<'player'> => new Field('player');
/**
 * A list of players: `{ voters: players() }`.
 *
 * ```ts
 * declareGame({ name: 'vote', events: { counted: { voters: players() } } });
 * ```
 */
export const players = (): Field<'players'> => new Field('players');
/**
 * A card or a player: `{ aimedAt: target() }`.
 *
 * ```ts
 * declareGame({ name: 'bolt', effects: { strike: { at: target(), amount: 0 } } });
 * ```
 */
export const target = (): Field<'target'> => new Field('target');
/**
 * A field that may be left out: `{ target: optional(card()) }`.
 *
 * ```ts
 * declareGame({ name: 'bolt', effects: { strike: { target: optional(card()), amount: 0 } } });
 * ```
 */
export const optional = <const F extends FieldSpec>(field: F): Field<'optional', F> => new Field('optional', field);
/**
 * Any JSON of a type of one's own: `{ price: data<Price>() }`.
 *
 * ```ts
 * interface Price {
 *   readonly gold: number;
 * }
 * declareGame({ name: 'shop', effects: { pay: { price: data<{ gold: number }>() } } });
 * ```
 */
export const data = <V extends Json>(): Field<'data', V> => new Field('data');

type Plain<F> = F extends boolean ? boolean : F extends number ? number : F extends string ? string : F;

type FieldValue<T extends Shape, F> =
  F extends Field<'card'>
    ? Card<T>
    : F extends Field<'cards'>
      ? readonly Card<T>[]
      : F extends Field<'player'>
        ? Player<T>
        : F extends Field<'players'>
          ? readonly Player<T>[]
          : F extends Field<'target'>
            ? Card<T> | Player<T>
            : F extends Field<'data', infer V>
              ? V
              : F extends Field<'optional', infer O>
                ? FieldValue<T, O> | undefined
                : Plain<F>;

type OptionalKeys<P> = { [K in keyof P]: P[K] extends Field<'optional'> ? K : never }[keyof P];

/**
 * A payload as rules write and read it.
 *
 * ```ts
 * const event = { laid: { worth: 0, note: optional('') } };
 * const payload: PayloadOf<Shape, (typeof event)['laid']> = { worth: 5 };
 * ```
 */
export type PayloadOf<T extends Shape, P> = {
  readonly [K in Exclude<keyof P, OptionalKeys<P>>]: FieldValue<T, P[K]>;
} & { readonly [K in OptionalKeys<P>]?: FieldValue<T, P[K]> };

type SentValue<F> =
  F extends Field<'card'>
    ? number | null
    : F extends Field<'cards'>
      ? readonly (number | null)[]
      : F extends Field<'player'>
        ? string
        : F extends Field<'players'>
          ? readonly string[]
          : F extends Field<'target'>
            ? number | string | null
            : F extends Field<'data', infer V>
              ? V
              : F extends Field<'optional', infer O>
                ? SentValue<O> | undefined
                : Plain<F>;

/** A payload as events have it: cards by number (null for a card one may not know), players by id. */
export type SentPayload<P> = { readonly [K in Exclude<keyof P, OptionalKeys<P>>]: SentValue<P[K]> } & {
  readonly [K in OptionalKeys<P>]?: SentValue<P[K]>;
};
