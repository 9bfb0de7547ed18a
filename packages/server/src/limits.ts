/** What one client, seat, match or address may take up. */
export interface Limits {
  /** Bytes of the body of a request, and of a frame. */
  readonly body: number;
  readonly frame: number;
  /** Frames of one socket: so many in a second, and so many at once after a rest. */
  readonly framesPerSecond: number;
  readonly framesAtOnce: number;
  /**
   * Frames of one address, all its sockets together. A frame counts as one and one more for each 4 kB; one that takes a
   * whole view or a look ahead, as ten.
   */
  readonly addressFramesPerSecond: number;
  readonly addressFramesAtOnce: number;
  readonly socketsPerSeat: number;
  readonly spectatorsPerMatch: number;
  /** Connections of one address, of whatever kind. */
  readonly socketsPerAddress: number;
  /** Matches one address may create in an hour, and seats it may take to which nobody invited it. */
  readonly matchesPerHour: number;
  readonly openSeatsPerHour: number;
  /** Requests of one address. */
  readonly requestsPerSecond: number;
  readonly requestsAtOnce: number;
  /** Milliseconds in which a socket must say who it is. */
  readonly helloWithin: number;
  /** Bytes that wait for a slow socket before it is closed: it comes back for what it missed. */
  readonly unsent: number;
  /** And for all sockets of one address together. */
  readonly addressUnsent: number;
}

/**
 * The limits of a server that sets none.
 *
 * ```ts
 * const limits: Limits = { ...USUAL_LIMITS, spectatorsPerMatch: 1000 };
 * ```
 */
export const USUAL_LIMITS: Limits = {
  body: 64 * 1024,
  frame: 64 * 1024,
  framesPerSecond: 20,
  framesAtOnce: 40,
  addressFramesPerSecond: 200,
  addressFramesAtOnce: 1000,
  socketsPerSeat: 8,
  spectatorsPerMatch: 200,
  socketsPerAddress: 256,
  matchesPerHour: 60,
  openSeatsPerHour: 60,
  requestsPerSecond: 20,
  requestsAtOnce: 100,
  helloWithin: 5000,
  unsent: 4 * 1024 * 1024,
  addressUnsent: 32 * 1024 * 1024,
};

const MANY = 1e9;

/**
 * For those who are all trusted: tests, measurements, a server of one's own behind something that has limits.
 *
 * ```ts
 * const limits: Limits = { ...NO_LIMITS, frame: 10_000 };
 * ```
 */
export const NO_LIMITS: Limits = {
  ...USUAL_LIMITS,
  framesPerSecond: MANY,
  framesAtOnce: MANY,
  addressFramesPerSecond: MANY,
  addressFramesAtOnce: MANY,
  socketsPerSeat: MANY,
  spectatorsPerMatch: MANY,
  socketsPerAddress: MANY,
  matchesPerHour: MANY,
  openSeatsPerHour: MANY,
  requestsPerSecond: MANY,
  requestsAtOnce: MANY,
  addressUnsent: MANY,
};

/** So much at once, and so much more with each second. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Takes so much out, or nothing if there is not as much; then it is false. */
  take(now: number, count = 1): boolean {
    this.#fill(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Takes out what so many seconds bring, and more than there is: until that is made up for there is none. */
  fine(seconds: number, now: number): void {
    this.#fill(now);
    this.#left = Math.max(this.#left - seconds * this.#perSecond, -LONGEST_FINE * this.#perSecond);
  }

  /** Takes out what something has cost already, though there may not be as much. */
  charge(count: number, now: number): void {
    this.fine(count / this.#perSecond, now);
  }

  isFined(now: number): boolean {
    this.#fill(now);
    return this.#left < 0;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#most;
  }

  #fill(now: number): void {
    // a clock that is set back gives nothing
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(this.#most, this.#left + seconds * this.#perSecond);
    this.#at = now;
  }
}

/** A bucket for each address. Those that are full again are forgotten. */
export class Buckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  take(key: string, now: number, count = 1): boolean {
    return this.#bucketOf(key, now).take(now, count);
  }

  fine(key: string, seconds: number, now: number): void {
    this.#bucketOf(key, now).fine(seconds, now);
  }

  charge(key: string, count: number, now: number): void {
    this.#bucketOf(key, now).charge(count, now);
  }

  isFined(key: string, now: number): boolean {
    return this.#buckets.get(key)?.isFined(now) ?? false;
  }

  #bucketOf(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    if (this.#buckets.size >= MOST_BUCKETS) this.#forgetFull(now);
    const bucket = new Bucket(this.#most, this.#perSecond, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    // those who have waited longest are let in again rather than that memory grows
    for (const key of this.#buckets.keys()) if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.delete(key);
  }
}

/** How many of something there are at each address. */
export class Counts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** One more; false if there are as many as may be. */
  enter(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}

/** Seconds. */
const LONGEST_FINE = 30;

const MOST_BUCKETS = 10_000;
