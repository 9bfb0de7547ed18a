/** A text that is seldom needed: what it has between a beginning and an end that it shares with another one. */
export interface Asleep {
  /** The number of the other one. */
  readonly like: number;
  readonly begins: number;
  readonly ends: number;
  readonly middle: string;
}

/** What is left of a text if another one, of this number, is there. */
export function putToSleep(text: string, other: string, like: number): Asleep {
  const most = Math.min(text.length, other.length);
  let begins = 0;
  while (begins < most && text.charCodeAt(begins) === other.charCodeAt(begins)) begins++;
  let ends = 0;
  while (
    ends < most - begins &&
    text.charCodeAt(text.length - 1 - ends) === other.charCodeAt(other.length - 1 - ends)
  ) {
    ends++;
  }
  // joined and cut again: a part of a long text would keep all of it in memory
  const middle = JSON.parse(JSON.stringify(text.slice(begins, text.length - ends))) as string;
  return { like, begins, ends, middle };
}

export const wakeUp = ({ begins, ends, middle }: Asleep, other: string): string =>
  other.slice(0, begins) + middle + other.slice(other.length - ends);
