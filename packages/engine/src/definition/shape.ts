import type { Payloads } from './fields.ts';

/**
 * All that a declaration says, as one type. Names come first: they are what an author needs to read when the compiler
 * names this type in a message.
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
 * A shape made of its parts. What the compiler's messages need not spell out comes last and in parts of its own: then the
 * compiler leaves it out.
 */
export interface Shaped<
  PZ extends string,
  GZ extends string,
  PA extends object,
  CA extends object,
  GA extends object,
  C extends Pick<Shape, 'cardName' | 'def'>,
  W extends Pick<Shape, 'pending' | 'ctx' | 'events' | 'effects' | 'decisions' | 'modifiers'>,
> {
  readonly playerZones: PZ;
  readonly gameZones: GZ;
  readonly player: PA;
  readonly card: CA;
  readonly game: GA;
  readonly cardName: C['cardName'];
  readonly def: C['def'];
  readonly pending: W['pending'];
  readonly ctx: W['ctx'];
  readonly events: W['events'];
  readonly effects: W['effects'];
  readonly decisions: W['decisions'];
  readonly modifiers: W['modifiers'];
}

/** The cards of a game: their names, and what is printed on them. */
export interface Printed<CN extends string, Def extends object> {
  readonly cardName: CN;
  readonly def: Def;
}

/** What a game tells, does and asks. */
export interface Words<
  Ev extends Payloads,
  Ef extends Payloads,
  De extends Payloads,
  Mo extends Modifiables,
  P extends string,
  XA extends object,
> {
  readonly events: Ev;
  readonly effects: Ef;
  readonly decisions: De;
  readonly modifiers: Mo;
  readonly pending: P;
  readonly ctx: XA;
}

export type Names<T> = Extract<keyof T, string>;
