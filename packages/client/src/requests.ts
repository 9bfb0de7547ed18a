import type { ClientFrame, ErrorCode, HostFrame } from '@cardloom/protocol';
import { ClientError } from './client-error.ts';

type Answer = Extract<HostFrame, { readonly id: string }>;
type Asking = Extract<ClientFrame, { readonly id: string }>;
/** A frame before it has an id. */
export type Unsent = Asking extends infer F ? (F extends Asking ? Omit<F, 'id'> : never) : never;

/** What was asked for and is not answered yet. It is sent again, as it was, whenever the host says welcome. */
export interface Requests {
  make(frame: Unsent): Promise<Answer>;
  answer(frame: Answer): void;
  sendAll(): void;
  rejectAll(code: ErrorCode, message: string): void;
}

export function requests(send: (text: string) => void, prefix: string): Requests {
  interface Waiting {
    readonly text: string;
    resolve(answer: Answer): void;
    reject(error: ClientError): void;
  }
  const waiting = new Map<string, Waiting>();
  let count = 0;
  return {
    make: (frame) =>
      new Promise((resolve, reject) => {
        const id = `${prefix}${count++}`;
        const text = JSON.stringify({ ...frame, id });
        waiting.set(id, { text, resolve, reject });
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
    rejectAll: (code, message) => {
      const all = [...waiting.values()];
      waiting.clear();
      for (const { reject } of all) reject(new ClientError(code, message));
    },
  };
}
