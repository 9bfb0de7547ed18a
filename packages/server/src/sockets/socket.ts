import type { Duplex } from 'node:stream';
import { type ByeReason, type HostFrame, VERSION } from '@cardloom/protocol';
import type { WebSocket } from 'ws';
import { Bucket, type Limits } from '../limits.ts';
import type { Connection, Heard, Since, Sitting } from '../tables/connection.ts';
import { readText, type SentHello } from './frames.ts';
import { textFrame } from './text-frame.ts';

export interface SocketContext {
  readonly limits: Limits;
  /** Where they come from, as limits count it. */
  readonly address: string;
  now(): number;
  /** Who it is and where they sit; or why not. */
  admit(hello: SentHello, socket: TableSocket): Promise<Admitted | { readonly bye: ByeReason; readonly to?: string }>;
  received(): void;
  /** Somebody who is here wants a view: what they had was not what the host says. */
  askedAgain(): void;
  /** What frames cost, of all sockets of this address together; false if it is too much. */
  spend(cost: number): boolean;
  gone(socket: TableSocket): void;
  refused(why: ByeReason): void;
}

export interface Admitted {
  readonly place: Sitting;
  readonly player: string | null;
}

/** One connection of somebody to a match: it says who it is first, then its frames go to the table. */
export class TableSocket implements Connection {
  static #count = 0;
  readonly id = String(++TableSocket.#count);
  readonly match: string;
  readonly address: string;
  player: string | null = null;
  isSeated = false;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  /** Frames that have not been given to it yet, a character for each byte. */
  #unwritten = '';
  readonly #context: SocketContext;
  readonly #bucket: Bucket;
  readonly #hurry: ReturnType<typeof setTimeout>;
  /** What came while it was found out who this is. */
  readonly #early: Heard[] = [];
  #place: Sitting | null = null;
  #hasGreeted = false;
  #lag = 0;
  #pingedAt: number | null = null;

  constructor(socket: WebSocket, stream: Duplex, match: string, context: SocketContext) {
    this.#socket = socket;
    this.#stream = stream;
    this.match = match;
    this.#context = context;
    this.address = context.address;
    const { framesAtOnce, framesPerSecond, helloWithin } = context.limits;
    this.#bucket = new Bucket(framesAtOnce, framesPerSecond, context.now());
    this.#hurry = setTimeout(() => this.bye('kicked'), helloWithin);
    this.#hurry.unref();
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('pong', () => this.#answered());
    socket.on('close', () => this.#left());
    // a close follows
    socket.on('error', () => {});
  }

  send(frame: HostFrame): void {
    this.pass(JSON.stringify(frame));
  }

  pass(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (this.unsent > this.#context.limits.unsent) {
      this.cutOff();
      return;
    }
    if (this.#unwritten === '') process.nextTick(this.#write);
    this.#unwritten += textFrame(text);
  }

  /** Bytes that wait until they are read at the other end. */
  get unsent(): number {
    return this.#socket.bufferedAmount + this.#unwritten.length;
  }

  /** Without a word: they do not read what they are sent. */
  cutOff(): void {
    this.#unwritten = '';
    this.#socket.terminate();
  }

  /** What is sent in one go is written at once: a system call costs more than a frame. */
  readonly #write = (): void => {
    const frames = this.#unwritten;
    this.#unwritten = '';
    if (frames !== '' && this.#stream.writable) this.#stream.write(frames, 'latin1');
  };

  close(): void {
    this.#write();
    this.#socket.close(1000);
  }

  bye(reason: ByeReason, to?: string): void {
    this.#context.refused(reason);
    this.send({ type: 'bye', reason, ...(to === undefined ? {} : { to }) });
    this.#write();
    this.#socket.close(1008, reason);
  }

  /** Asks whether it is still there; whoever has not answered for so long is not. */
  ping(withinMs: number): void {
    const now = performance.now();
    if (this.#pingedAt === null) {
      this.#pingedAt = now;
      this.#socket.ping();
    } else if (now - this.#pingedAt >= withinMs) this.#socket.terminate();
  }

  #answered(): void {
    if (this.#pingedAt !== null) this.#lag = performance.now() - this.#pingedAt;
    this.#pingedAt = null;
  }

  #hear(data: unknown, isBinary: boolean): void {
    const { now, received, spend } = this.#context;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    received();
    const text = String(data);
    if (!this.#bucket.take(now()) || !spend(1 + text.length / LONG)) {
      this.#stopListening();
      return;
    }
    const read = isBinary ? { problem: 'A frame is text.', id: '' } : readText(text);
    if (!('problem' in read) && COSTLY.has(read.frame.type) && !spend(COSTLY_MORE)) this.#stopListening();
    else if ('problem' in read) {
      this.send({ type: 'no', id: read.id, code: 'malformed-frame', message: read.problem, path: '' });
      if (!this.#hasGreeted) this.bye('kicked');
    } else if (this.#place !== null) {
      if (read.frame.type === 'hello' && read.frame.since === undefined) this.#context.askedAgain();
      this.#place.receive(this.id, read, this.#lag);
    } else if (this.#hasGreeted) this.#early.push(read);
    else if (read.frame.type === 'hello') void this.#greet(read.frame);
    else this.bye('kicked');
  }

  /** Whoever floods is told so; what they still send is not even read. */
  #stopListening(): void {
    this.bye('rate');
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), LAST_WORDS_MS).unref();
  }

  async #greet(hello: SentHello): Promise<void> {
    this.#hasGreeted = true;
    clearTimeout(this.#hurry);
    if (hello.v !== VERSION) {
      this.bye('version');
      return;
    }
    const admitted = await this.#context.admit(hello, this);
    if (this.#socket.readyState !== this.#socket.OPEN) {
      // it may be a line to another node
      if ('place' in admitted) admitted.place.leave(this.id);
      this.#context.gone(this);
      return;
    }
    if ('bye' in admitted) {
      this.bye(admitted.bye, admitted.to);
      return;
    }
    this.#place = admitted.place;
    this.ping(PONG_MS);
    admitted.place.join(this, admitted.player, sinceOf(hello));
    for (const heard of this.#early.splice(0)) admitted.place.receive(this.id, heard, this.#lag);
  }

  #left(): void {
    clearTimeout(this.#hurry);
    this.#place?.leave(this.id);
    this.#place = null;
    this.#context.gone(this);
  }
}

/** Those that take a whole view, or a look ahead, and how much more they count for. */
const COSTLY: ReadonlySet<string> = new Set(['hello', 'preview']);
const COSTLY_MORE = 9;
/** So many characters count like one more frame. */
const LONG = 4096;

/** So long an answer may take: they may have been asked just before everybody is. */
export const PONG_MS = 10_000;

/** So long a flooded socket stays open, that its end is heard. */
const LAST_WORDS_MS = 250;

const sinceOf = ({ since, chain }: SentHello): Since | undefined =>
  since === undefined || chain === undefined ? undefined : { seq: since, chain };
