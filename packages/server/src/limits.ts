/** What one client, seat, match or address may take up. */
export interface Limits {
  /** Bytes of the body of a request, and of a frame. */
  readonly body: number;
  readonly frame: number;
  /** Frames of one socket: so many in a second, and so many at once after a rest. */
  readonly framesPerSecond: number;
  readonly framesAtOnce: number;
  readonly socketsPerSeat: number;
  readonly spectatorsPerMatch: number;
  /** Matches one address may create in an hour. */
  readonly matchesPerHour: number;
  /** Requests of one address. */
  readonly requestsPerSecond: number;
  readonly requestsAtOnce: number;
  /** Milliseconds in which a socket must say who it is. */
  readonly helloWithin: number;
  /** Bytes that wait for a slow socket before it is closed: it comes back for what it missed. */
  readonly unsent: number;
}

export const USUAL_LIMITS: Limits = {
  body: 64 * 1024,
  frame: 64 * 1024,
  framesPerSecond: 20,
  framesAtOnce: 40,
  socketsPerSeat: 8,
  spectatorsPerMatch: 200,
  matchesPerHour: 60,
  requestsPerSecond: 20,
  requestsAtOnce: 100,
  helloWithin: 5000,
  unsent: 4 * 1024 * 1024,
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

  /** Takes one out; false if there is none. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Takes out what so many seconds bring, and more than there is: until that is made up for there is none. */
  fine(seconds: number, now: number): void {
    this.#fill(now);
    this.#left = Math.max(this.#left - seconds * this.#perSecond, -LONGEST_FINE * this.#perSecond);
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

  take(key: string, now: number): boolean {
    return this.#bucketOf(key, now).take(now);
  }

  fine(key: string, seconds: number, now: number): void {
    this.#bucketOf(key, now).fine(seconds, now);
  }

  #bucketOf(key: string, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#most, this.#perSecond, now);
    if (this.#buckets.size >= MOST_BUCKETS && !this.#buckets.has(key)) this.#forgetFull(now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    // those who have waited longest are let in again rather than that memory grows
    for (const key of this.#buckets.keys()) if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.delete(key);
  }
}

/** Seconds. */
const LONGEST_FINE = 30;

const MOST_BUCKETS = 10_000;
