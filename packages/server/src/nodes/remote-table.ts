import { WebSocket } from 'ws';
import type { Connection, Heard, Since, Sitting } from '../tables/connection.ts';

/** Where nodes let each other's guests in. */
const guestPath = (match: string): string => `/matches/${match}`;
export const matchIn = (path: string): string | undefined => /^\/matches\/([\w-]{1,64})$/.exec(path)?.[1];

/** What is said first of a guest: the node they came to has found out who they are. */
export interface Introduction {
  readonly address: string;
  readonly player: string | null;
  readonly since?: Since;
}

/** Null if a node says something else, of another version perhaps. */
export function introductionIn(text: string): Introduction | null {
  try {
    const { address, player, since } = JSON.parse(text) as Partial<Introduction>;
    if (typeof address !== 'string' || (player !== null && typeof player !== 'string')) return null;
    const isKnown = typeof since?.seq === 'number' && typeof since.chain === 'string';
    return { address, player, ...(isKnown ? { since: { seq: since.seq, chain: since.chain } } : {}) };
  } catch {
    return null;
  }
}

/** After its last frame; any other end means that something went wrong. */
export const DONE = 1000;

const REACHED_MS = 3000;

/** Lines to the nodes that hold matches, one for each connection. */
export class Lines {
  readonly #secret: string;
  readonly #open = new Map<string, Set<WebSocket>>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** A table at another node. Rejects if that node cannot be reached or has let it go. */
  reach(address: string, match: string): Promise<Sitting> {
    const line = new WebSocket(address.replace(/^http/, 'ws') + guestPath(match), {
      headers: { authorization: `Bearer ${this.#secret}` },
      handshakeTimeout: REACHED_MS,
      perMessageDeflate: false,
    });
    const there = this.#open.get(address) ?? new Set();
    this.#open.set(address, there.add(line));
    line.once('close', () => there.delete(line));
    return new Promise((reached, failed) => {
      line.once('error', failed);
      line.once('open', () => {
        line.off('error', failed);
        line.on('error', () => {});
        reached(new RemoteTable(line));
      });
    });
  }

  /** A node lives no more; if it still runs, it does not know yet. */
  cut(address: string): void {
    for (const line of this.#open.get(address) ?? []) line.terminate();
    this.#open.delete(address);
  }
}

/** A table on another node, as one connection sees it: what is said goes there, what comes from there is passed on as it is. */
class RemoteTable implements Sitting {
  readonly #line: WebSocket;

  constructor(line: WebSocket) {
    this.#line = line;
  }

  join(connection: Connection, player: string | null, since?: Since): void {
    const line = this.#line;
    line.on('message', (data) => connection.pass(String(data)));
    line.on('close', (code) => {
      if (code !== DONE) connection.send({ type: 'bye', reason: 'failed' });
      connection.close();
    });
    if (line.readyState !== WebSocket.OPEN) {
      connection.send({ type: 'bye', reason: 'failed' });
      connection.close();
      return;
    }
    const introduction: Introduction = {
      address: connection.address,
      player,
      ...(since === undefined ? {} : { since }),
    };
    line.send(JSON.stringify(introduction));
  }

  receive(_id: string, { text }: Heard, lag = 0): void {
    if (this.#line.readyState === WebSocket.OPEN) this.#line.send(`${Math.round(lag)} ${text}`);
  }

  leave(): void {
    this.#line.removeAllListeners('message');
    this.#line.close(DONE);
  }
}
