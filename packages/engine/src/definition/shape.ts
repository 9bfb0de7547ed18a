import type { Payloads } from './fields.ts';

/**
 * All that a declaration says, as one type. Names come first: they are what an author needs to read when the compiler
 * names this type in a message.
 *
 * ```ts
 * const everyHand = <T extends Shape>({ players }: FnContext<T>): number => players.length;
 * ```
 */
export interface Shape {
  readonly playerZones: string;
  readonly gameZones: string;
  readonly player: object;
  readonly card: object;
  readonly game: object;
  readonly ctx: object;
  readonly def: object;
  readonly cardName: string;
  readonly pending: string;
  readonly events: Payloads;
  readonly effects: Payloads;
  readonly decisions: Payloads;
  readonly modifiers: Modifiables;
}

/** The values that modifiers modify, and what each is about: `{ canDeploy: { value: true, about: { slot: 0 } } }`. */
export type Modifiables = Readonly<Record<string, { readonly value: unknown; readonly about?: Payloads[string] }>>;

/**
 * A shape made of its parts, in one long list: the compiler's messages spell out how such a list begins, and leave out
 * what comes later. So what an author needs to read comes first, and what takes most room nearly last.
 *
 * ```ts
 * type Tide = Shaped<'deck' | 'beach', 'sea', { worth: number }, object, 'shell', never, {}, {}, {}, {}, object, object, object>;
 * const zone: Tide['playerZones'] = 'beach';
 * ```
 */
export interface Shaped<
  PZ extends string,
  GZ extends string,
  PA extends object,
  CA extends object,
  CN extends string,
  P extends string,
  Ev extends Payloads,
  Ef extends Payloads,
  De extends Payloads,
  Mo extends Modifiables,
  GA extends object,
  Def extends object,
  XA extends object,
> {
  readonly playerZones: PZ;
  readonly gameZones: GZ;
  readonly player: PA;
  readonly card: CA;
  readonly cardName: CN;
  readonly pending: P;
  readonly events: Ev;
  readonly effects: Ef;
  readonly decisions: De;
  readonly modifiers: Mo;
  readonly game: GA;
  readonly def: Def;
  readonly ctx: XA;
}

/**
 * The names among the keys of an object.
 *
 * ```ts
 * const zones = { deck: {}, hand: {} };
 * const zone: Names<typeof zones> = 'deck';
 * ```
 */
export type Names<T> = Extract<keyof T, string>;
