import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Buckets, Counts, type Limits } from '../limits.ts';
import { addressOf, isProxied } from './address.ts';
import { HTTP_ERRORS, type HttpError } from './errors.ts';
import { isWelcome, type OriginRules, SECURITY_HEADERS } from './security.ts';

export interface GateOptions extends OriginRules {
  readonly limits: Limits;
  readonly proxies: readonly string[];
  readonly isStopping: () => boolean;
  readonly refused: (why: string) => void;
  /** Whether a file of the page is there. */
  readonly isFile: (path: string) => boolean;
  now(): number;
}

type Refusal = 'stopping' | 'wrong-origin' | 'rate';

const MESSAGES: Readonly<Record<Refusal, string>> = {
  stopping: 'The server is stopping. Try again in a moment.',
  'wrong-origin': 'Requests from other pages are not answered.',
  rate: 'Too many requests. Wait a little.',
};

/** Whoever asks too often waits so long for the refusal: the next question comes after it. */
const REFUSED_AFTER_MS = 1000;

/**
 * A page is of fifty small files that are ready to be sent, and a file that was refused is not asked for again: several
 * people behind one address must be able to open it at the same moment.
 */
const COST_OF_FILE = 0.1;

/**
 * What stands before everything else. Whoever may not come in is turned away before anything is read that costs more than
 * turning them away.
 */
export class Gate {
  readonly #options: GateOptions;
  readonly #requests: Buckets;
  readonly #frames: Buckets;
  readonly #lines: Counts;
  /** Those who wait for their refusal. */
  readonly #waiting = new WeakSet<Duplex>();

  constructor(options: GateOptions) {
    const { limits } = options;
    this.#options = options;
    this.#requests = new Buckets(limits.requestsAtOnce, limits.requestsPerSecond);
    this.#frames = new Buckets(limits.addressFramesAtOnce, limits.addressFramesPerSecond);
    this.#lines = new Counts(limits.socketsPerAddress);
  }

  addressIn({ socket: { remoteAddress }, headers }: IncomingMessage): string {
    return addressOf({ remoteAddress, forwardedFor: String(headers['x-forwarded-for'] ?? '') }, this.#options.proxies);
  }

  /** Somebody has connected, and nothing is read yet. What comes through a proxy is counted where it says whose it is. */
  connected(socket: Socket): void {
    const { proxies, now, refused } = this.#options;
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxied(remoteAddress, proxies)) return;
    const address = addressOf({ remoteAddress, forwardedFor: undefined }, []);
    if (!this.#requests.isFined(address, now()) && this.#enter(address, socket)) return;
    refused('address');
    socket.destroy();
  }

  /** Whether a request is read; if not it is answered here. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    const why = this.#refusalOf(request);
    if (why === null) return true;
    this.#later(why, request.socket, () => answer(response, why, hasBody(request)));
    return false;
  }

  /** Whether a socket may be opened; if not it is answered here. */
  admitsSocket(request: IncomingMessage, stream: Duplex): boolean {
    const why = this.#refusalOf(request) ?? (this.#entersByProxy(request, stream) ? null : 'rate');
    if (why === null) return true;
    // whoever is turned away may be gone already
    stream.on('error', () => {});
    this.#later(why, stream, () => turnAway(stream, HTTP_ERRORS[why]));
    return false;
  }

  /** What the frames of an address may cost together; false if it is too much. */
  spend(address: string, cost: number): boolean {
    return this.#frames.take(address, this.#options.now(), cost);
  }

  /** What was done for an address and cost so much: until it is made up for, its frames are too many. */
  charge(address: string, cost: number): void {
    this.#frames.charge(address, cost, this.#options.now());
  }

  /** Somebody there floods: for so many seconds nobody there may ask for anything. */
  fine(address: string, seconds: number): void {
    this.#requests.fine(address, seconds, this.#options.now());
  }

  #refusalOf(request: IncomingMessage): Refusal | null {
    const { isStopping, isFile, now } = this.#options;
    if (isStopping()) return 'stopping';
    const cost = request.method === 'GET' && isFile(request.url ?? '') ? COST_OF_FILE : 1;
    if (!this.#requests.take(this.addressIn(request), now(), cost)) return 'rate';
    return isWelcome(request.headers.host, request.headers.origin, this.#options) ? null : 'wrong-origin';
  }

  #entersByProxy(request: IncomingMessage, stream: Duplex): boolean {
    const { remoteAddress = '' } = request.socket;
    return !isProxied(remoteAddress, this.#options.proxies) || this.#enter(this.addressIn(request), stream);
  }

  #enter(address: string, line: Duplex): boolean {
    if (!this.#lines.enter(address)) return false;
    line.once('close', () => this.#lines.leave(address));
    return true;
  }

  #later(why: Refusal, line: Duplex, refuse: () => void): void {
    this.#options.refused(why);
    if (why !== 'rate') refuse();
    // who does not even wait for the answer gets none
    else if (this.#waiting.has(line)) line.destroy();
    else {
      this.#waiting.add(line);
      setTimeout(() => {
        this.#waiting.delete(line);
        refuse();
      }, REFUSED_AFTER_MS).unref();
    }
  }
}

/** No socket for them. They need not hang up themselves: what they leave open would stay so. */
export function turnAway(stream: Duplex, status: number): void {
  stream.on('error', () => {});
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function answer(response: ServerResponse, code: Refusal, isUnread: boolean): void {
  const error: HttpError = { code, message: MESSAGES[code], path: '' };
  response.writeHead(HTTP_ERRORS[code], {
    ...SECURITY_HEADERS,
    'content-type': 'application/json',
    // the rest of what they send is not read
    ...(isUnread ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify({ error }));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
