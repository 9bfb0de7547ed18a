import { type Clock, FIRST_LINK, type NumberedPrompt, nextLink, type Step } from '@cardloom/protocol';
import type { Match, Prompt, Result } from 'cardloom';
import type { Did, Entry } from './entry.ts';
import { Letter } from './outbox.ts';

/** So many steps, and so much text of them, are kept for those who come back; who missed more gets a view. */
const MOST_STEPS = 256;
const MOST_TEXT = 65_536;

type Done = Result & { readonly ok: true };

/**
 * Where in the steps of a viewer somebody is.
 *
 * ```ts
 * const since: Place = { seq: 12, chain: '0000000000000000' };
 * ```
 */
export interface Place {
  readonly seq: number;
  readonly chain: string;
}

/**
 * One seat (or null, the spectators) as it follows the match: the chain, the last steps and the prompt that counts. It
 * costs something, so it follows only as long as somebody watches, and for a while after they have gone: they may come
 * back and want to know what they missed.
 */
export class Viewer {
  readonly player: string | null;
  watchers = 0;
  /** The number of the prompt that counts, and its text. */
  promptNumber = 0;
  #asked = '';
  /** Where it is now, and where its steps begin. */
  #here: Place = { seq: -1, chain: FIRST_LINK };
  #base: Place = this.#here;
  #steps: { readonly here: Place; readonly text: string }[] = [];
  #text = 0;
  #until = -1;

  constructor(player: string | null) {
    this.player = player;
  }

  get here(): Place {
    return this.#here;
  }

  /** What is asked now, as text: the same as long as it is the same question. */
  get asked(): string {
    return this.#asked;
  }

  get prompt(): NumberedPrompt {
    return { n: this.promptNumber, ...(JSON.parse(this.#asked || NOTHING) as Prompt) };
  }

  /** Whether it is to be told of the next entry. */
  get isFollowing(): boolean {
    return this.watchers > 0 || this.#here.seq < this.#until;
  }

  /** Somebody is about to watch: unless it followed all the time, it begins anew where the match stands. */
  begin(match: Match, seq: number): void {
    if (this.#here.seq === seq) return;
    const chain = seq === 0 ? FIRST_LINK : nextLink(FIRST_LINK, String(seq));
    this.#here = { seq, chain };
    this.#base = this.#here;
    this.#steps = [];
    this.#text = 0;
    this.#asked = '';
    this.#look(match, seq);
  }

  /** Somebody watches no more. */
  leave(): void {
    this.watchers--;
    this.#until = this.#here.seq + MOST_STEPS;
  }

  /** What an entry means to the seat; `result` is null if it did nothing to the match. */
  follow(match: Match, { seq, by, did }: Entry, result: Done | null, clock: Clock | null): Letter {
    const events = result === null ? [] : result.eventsFor(this.player);
    const patch = result === null ? {} : result.patchFor(this.player);
    const patchText = JSON.stringify(patch);
    const chain = nextLink(this.#here.chain, patchText);
    const isAskedAnew = this.#look(match, seq);
    // preferences and consent are nobody's action
    const doer = result === null ? null : by;
    const prompt = isAskedAnew ? `,"prompt":{"n":${this.promptNumber},${this.#asked.slice(1)}` : '';
    const more = moreOf(did, by === this.player, clock);
    const head = `{"type":"step","seq":${seq},"by":${JSON.stringify(doer)},"events":${JSON.stringify(events)}`;
    const text = `${head},"patch":${patchText},"chain":"${chain}"${prompt}${more}}`;
    this.#here = { seq, chain };
    this.#keep(text);
    return Letter.written('step', text);
  }

  /** The steps after this place and up to that one, if they are all still here and the chain is the same. */
  since({ seq, chain }: Place, last = this.#here.seq): readonly Step[] | null {
    const from = this.#base.seq === seq ? this.#base : this.#steps.find(({ here }) => here.seq === seq)?.here;
    if (from?.chain !== chain || seq > last) return null;
    return this.#steps.filter(({ here }) => here.seq > seq && here.seq <= last).map(({ text }) => pastStep(text));
  }

  #keep(text: string): void {
    this.#steps.push({ here: this.#here, text });
    this.#text += text.length;
    while (this.#steps.length > MOST_STEPS || this.#text > MOST_TEXT) {
      const gone = this.#steps.shift();
      if (gone === undefined) return;
      this.#base = gone.here;
      this.#text -= gone.text.length;
    }
  }

  /** True if what the seat can do has changed. Its number never comes again, not even at a table that is loaded anew. */
  #look(match: Match, seq: number): boolean {
    const text = this.player === null ? NOTHING : JSON.stringify(match.prompt(this.player));
    if (text === this.#asked) return false;
    this.#asked = text;
    this.promptNumber = seq + 1;
    return true;
  }
}

/** How the clocks stood then is no longer so. */
function pastStep(text: string): Step {
  const { clock: _past, ...step } = JSON.parse(text) as Step;
  return step;
}

const NOTHING = JSON.stringify({ moves: [] } satisfies Prompt);

/** What few steps have besides, as text. */
function moreOf(did: Did, isTheirs: boolean, clock: Clock | null): string {
  const undo = did.type === 'undo' ? ',"undo":true' : '';
  const made = madeOf(did, isTheirs);
  return `${undo}${made === null ? '' : `,"made":"${made}"`}${clock === null ? '' : `,"clock":${JSON.stringify(clock)}`}`;
}

/** That an action was made for a player; what they prefer is nobody else's business. */
function madeOf(did: Did, isTheirs: boolean): Step['made'] | null {
  if (did.type !== 'act' || did.isAutomatic !== true) return null;
  if (did.because !== undefined) return did.because;
  return isTheirs ? 'automatic' : null;
}
