import type { Connection, Hearing, HostFrame, Open } from '@cardloom/protocol';

/** What becomes of a frame on its way: nothing, one, or several; `cut` ends the connection after them. */
export type Fate = readonly string[] | 'cut';

/** A line to a table that can be cut, and that may do something to what goes over it. */
export class Wire {
  toClient: (text: string) => Fate = (text) => [text];
  toHost: (text: string) => Fate = (text) => [text];
  /** No connection comes about while it is down. */
  isDown = false;
  attempts = 0;
  readonly heard: HostFrame[] = [];
  readonly said: string[] = [];
  readonly #open: Open;
  #cut: () => void = () => undefined;

  constructor(open: Open) {
    this.#open = open;
  }

  get open(): Open {
    return (on) => {
      this.attempts++;
      if (this.isDown) return refused(on);
      let isOver = false;
      const cut = (): void => {
        if (isOver) return;
        isOver = true;
        inner.close();
        on.close();
      };
      this.#cut = cut;
      const pass = (fate: Fate, take: (text: string) => void): void => {
        if (isOver) return;
        if (fate === 'cut') cut();
        else for (const text of fate) take(text);
      };
      const inner = this.#open({
        open: () => !isOver && on.open(),
        message: (text) => {
          this.heard.push(JSON.parse(text) as HostFrame);
          pass(this.toClient(text), (passed) => on.message(passed));
        },
        close: cut,
      });
      return {
        send: (text) => {
          this.said.push(text);
          pass(this.toHost(text), (passed) => inner.send(passed));
        },
        close: () => {
          isOver = true;
          inner.close();
        },
      };
    };
  }

  cut(): void {
    this.#cut();
  }
}

function refused(on: Hearing): Connection {
  queueMicrotask(on.close);
  return { send: () => undefined, close: () => undefined };
}
