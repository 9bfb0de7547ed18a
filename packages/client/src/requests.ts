import type { ClientFrame, ErrorCode, HostFrame } from '@cardloom/protocol';
import { ClientError } from './client-error.ts';

type Answer = Extract<HostFrame, { readonly id: string }>;
type Asking = Extract<ClientFrame, { readonly id: string }>;
/** A frame before it has an id. */
type Unsent = Asking extends infer F ? (F extends Asking ? Omit<F, 'id'> : never) : never;

/** What was asked for and is not answered yet. It is sent again, as it was, whenever the host says welcome. */
export interface Requests {
  make(frame: Unsent): Promise<Answer>;
  answer(frame: Answer): void;
  sendAll(): void;
  /** The question that was asked under this number is asked under that one now. */
  renumber(from: number, to: number): void;
  /** All agreed to play again: what was asked of the table is done, what was asked about the match is not. */
  turnOver(seq: number): void;
  rejectAll(code: ErrorCode, message: string): void;
}

export function requests(send: (text: string) => void, prefix: string): Requests {
  interface Waiting {
    text: string;
    readonly isOfTable: boolean;
    resolve(answer: Answer): void;
    reject(error: ClientError): void;
  }
  const waiting = new Map<string, Waiting>();
  let count = 0;
  const takeAll = (): [id: string, one: Waiting][] => {
    const all = [...waiting];
    waiting.clear();
    return all;
  };
  return {
    make: (frame) =>
      new Promise((resolve, reject) => {
        const id = `${prefix}${count++}`;
        const text = JSON.stringify({ ...frame, id });
        waiting.set(id, { text, isOfTable: frame.type === 'table', resolve, reject });
        send(text);
      }),
    answer: (frame) => {
      const { id } = frame;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (frame.type === 'no') asked?.reject(new ClientError(frame.code, frame.message, frame.path));
      else asked?.resolve(frame);
    },
    sendAll: () => {
      for (const { text } of waiting.values()) send(text);
    },
    renumber: (from, to) => {
      for (const one of waiting.values()) {
        const frame = JSON.parse(one.text) as Asking;
        if ('prompt' in frame && frame.prompt === from) one.text = JSON.stringify({ ...frame, prompt: to });
      }
    },
    turnOver: (seq) => {
      for (const [id, { isOfTable, resolve, reject }] of takeAll()) {
        if (isOfTable) resolve({ type: 'ok', id, seq });
        else reject(new ClientError('game-over', 'The next game begins.'));
      }
    },
    rejectAll: (code, message) => {
      for (const [, { reject }] of takeAll()) reject(new ClientError(code, message));
    },
  };
}
