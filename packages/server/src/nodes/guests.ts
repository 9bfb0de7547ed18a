import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HostFrame } from '@cardloom/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { hashOf, isSecretOf } from '../secrets.ts';
import type { Connection, Heard, Sitting } from '../tables/connection.ts';
import type { Tables } from '../tables/tables.ts';
import { DONE, type Introduction, introductionIn, matchIn } from './remote-table.ts';
import { WHO_PATH } from './who.ts';

export interface GuestsOptions {
  /** Of this node. */
  readonly id: string;
  readonly tables: Pick<Tables, 'find'>;
  readonly secret: string;
  /** Bytes that wait for a node before the line is closed. */
  readonly unsent: number;
  /** The longest frame that is heard. */
  readonly frame: number;
  readonly isStopping: () => boolean;
  /** Milliseconds after which a line that does not answer is taken for cut; 15,000 if left out. */
  readonly pingMs?: number;
  report(match: string, problem: string): void;
}

/** The table is not here, or is here no more. */
const NOT_HERE = 4000;

/** Besides a frame: how late it is, or who they are. */
const MORE = 1024;

/** Those who sit at tables of this node and are connected to others. Their nodes know the secret, and say who they are. */
export class Guests {
  readonly #options: GuestsOptions;
  readonly #http = createServer((request, response) => this.#answer(request, response));
  readonly #server: WebSocketServer;
  readonly #secret: string;
  readonly #pinging: ReturnType<typeof setInterval>;
  /** Those that have answered since they were asked last. */
  #answered = new WeakSet<WebSocket>();

  constructor(options: GuestsOptions) {
    this.#options = options;
    this.#secret = hashOf(options.secret);
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: options.frame + MORE,
    });
    this.#pinging = setInterval(() => this.#ping(), options.pingMs ?? 15_000);
    this.#pinging.unref();
  }

  /** At a port of its own, which nobody but nodes need reach. Gives the port. */
  listen(host: string, port: number): Promise<number> {
    this.#http.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
    return new Promise((listening, failed) => {
      this.#http.once('error', failed);
      this.#http.listen(port, host, () => listening((this.#http.address() as AddressInfo).port));
    });
  }

  stop(): void {
    clearInterval(this.#pinging);
    for (const line of this.#server.clients) line.terminate();
    this.#server.close();
    this.#http.close();
    this.#http.closeAllConnections();
  }

  /** A node asks who is here. */
  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === WHO_PATH && this.#isNode(request)) response.end(this.#options.id);
    else response.writeHead(404).end();
  }

  #isNode(request: IncomingMessage): boolean {
    const given = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return isSecretOf(given, this.#secret);
  }

  /** The node of a line may have lost its power, or the line may be cut: nobody sits at its end then. */
  #ping(): void {
    for (const line of this.#server.clients) {
      if (!this.#answered.has(line)) line.terminate();
      else line.ping();
    }
    this.#answered = new WeakSet();
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const match = matchIn(request.url ?? '');
    stream.on('error', () => {});
    if (match === undefined || !this.#isNode(request)) refuse(stream, '403 Forbidden');
    else if (this.#options.isStopping()) refuse(stream, '503 Service Unavailable');
    else void this.#letIn(match, request, stream, head);
  }

  async #letIn(match: string, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if ((await this.#find(match)) === null) refuse(stream, '409 Conflict');
    else {
      this.#server.handleUpgrade(request, stream, head, (line) => {
        this.#answered.add(line);
        line.on('pong', () => this.#answered.add(line));
        new Guest(line, () => this.#find(match), this.#options.unsent);
      });
    }
  }

  async #find(match: string): Promise<Sitting | null> {
    try {
      const found = await this.#options.tables.find(match);
      return found !== null && 'place' in found ? found.place : null;
    } catch (error) {
      this.#options.report(match, `it could not be loaded: ${String((error as Error | null)?.message ?? error)}`);
      return null;
    }
  }
}

class Guest implements Connection {
  static #count = 0;
  readonly id = `guest ${++Guest.#count}`;
  address = '';
  readonly #line: WebSocket;
  readonly #unsent: number;
  /** What came before they sat. */
  readonly #early: { readonly heard: Heard; readonly lag: number }[] = [];
  #place: Sitting | null = null;
  #isIntroduced = false;

  constructor(line: WebSocket, find: () => Promise<Sitting | null>, unsent: number) {
    this.#line = line;
    this.#unsent = unsent;
    line.on('error', () => {});
    line.on('close', () => {
      this.#place?.leave(this.id);
      this.#place = null;
    });
    line.on('message', (data) => {
      const text = String(data);
      if (this.#isIntroduced) this.#hear(text);
      else {
        this.#isIntroduced = true;
        const who = introductionIn(text);
        if (who === null) line.close(NOT_HERE);
        else void this.#sit(who, find);
      }
    });
  }

  send(frame: HostFrame): void {
    this.pass(JSON.stringify(frame));
  }

  pass(text: string): void {
    const line = this.#line;
    if (line.readyState !== line.OPEN) return;
    if (line.bufferedAmount > this.#unsent) line.terminate();
    else line.send(text);
  }

  close(): void {
    this.#line.close(DONE);
  }

  async #sit({ address, player, since }: Introduction, find: () => Promise<Sitting | null>): Promise<void> {
    this.address = address;
    const place = await find();
    if (this.#line.readyState !== this.#line.OPEN) return;
    if (place === null) {
      this.#line.close(NOT_HERE);
      return;
    }
    this.#place = place;
    place.join(this, player, since);
    for (const { heard, lag } of this.#early.splice(0)) place.receive(this.id, heard, lag);
  }

  #hear(text: string): void {
    const space = text.indexOf(' ');
    const lag = Number(text.slice(0, space));
    const heard = heardOf(text.slice(space + 1));
    if (this.#place === null) this.#early.push({ heard, lag });
    else this.#place.receive(this.id, heard, lag);
  }
}

/** It was read where it came in; few look into it here. */
const heardOf = (text: string): Heard => ({
  text,
  get frame() {
    return JSON.parse(text) as unknown;
  },
});

const refuse = (stream: Duplex, status: string): void => {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
