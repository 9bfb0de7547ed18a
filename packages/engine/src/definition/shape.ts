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
  readonly questions: Questions;
}

/** What a rules question is about and answers with: `{ canDeploy: { answer: true, about: { slot: 0 } } }`. */
export type Questions = Readonly<Record<string, { readonly answer: unknown; readonly about?: Payloads[string] }>>;

/** A shape made of its parts. */
export interface Shaped<
  PZ extends string,
  GZ extends string,
  PA extends object,
  CA extends object,
  GA extends object,
  XA extends object,
  Def extends object,
  CN extends string,
  P extends string,
  Ev extends Payloads,
  Ef extends Payloads,
  De extends Payloads,
  Qu extends Questions,
> {
  readonly playerZones: PZ;
  readonly gameZones: GZ;
  readonly player: PA;
  readonly card: CA;
  readonly game: GA;
  readonly ctx: XA;
  readonly def: Def;
  readonly cardName: CN;
  readonly pending: P;
  readonly events: Ev;
  readonly effects: Ef;
  readonly decisions: De;
  readonly questions: Qu;
}

export type Names<T> = Extract<keyof T, string>;
