import { type Clock, FIRST_LINK, type NumberedPrompt, nextLink, type Step } from '@cardloom/protocol';
import type { Match, Result } from 'cardloom';
import type { Did, Entry } from './entry.ts';

/** So many steps are kept for those who come back; who missed more gets a view. */
const KEPT = 64;

type Done = Result & { readonly ok: true };

/** One seat (or null, the spectators) as it follows the match: the chain, the last steps and the prompt that counts. */
export class Viewer {
  readonly player: string | null;
  chain = FIRST_LINK;
  prompt: NumberedPrompt = { n: 0, moves: [] };
  #asked = '';
  readonly #steps: Step[] = [];

  constructor(player: string | null, match: Match) {
    this.player = player;
    this.#look(match);
  }

  /** What an entry means to the seat; `result` is null if it did nothing to the match. */
  follow(
    match: Match,
    { seq, by: actor, did }: Entry,
    by: string | null,
    result: Done | null,
    clock: Clock | null,
  ): Step {
    const events = result === null ? [] : result.eventsFor(this.player);
    const patch = result === null ? {} : result.patchFor(this.player);
    this.chain = nextLink(this.chain, JSON.stringify(patch));
    const isAskedAnew = this.#look(match);
    const step: Step = {
      type: 'step',
      seq,
      by,
      events,
      patch,
      chain: this.chain,
      ...(isAskedAnew ? { prompt: this.prompt } : {}),
      ...(did.type === 'undo' ? { undo: true } : {}),
      ...madeOf(did, actor === this.player),
      ...(clock === null ? {} : { clock }),
    };
    this.#steps.push(step);
    if (this.#steps.length > KEPT) this.#steps.shift();
    return step;
  }

  /** The steps after this one, if they are all still here and the chain is the same. */
  since(seq: number, chain: string): readonly Step[] | null {
    const isFromTheBeginning = seq === 0 && chain === FIRST_LINK && (this.#steps[0]?.seq ?? 1) === 1;
    const last = this.#steps.find((step) => step.seq === seq);
    if (last?.chain !== chain && !isFromTheBeginning) return null;
    return this.#steps.filter((step) => step.seq > seq);
  }

  /** True if what the seat can do has changed. */
  #look(match: Match): boolean {
    const prompt = this.player === null ? { moves: [] } : match.prompt(this.player);
    const text = JSON.stringify(prompt);
    if (text === this.#asked) return false;
    this.#asked = text;
    this.prompt = { n: this.prompt.n + 1, ...prompt };
    return true;
  }
}

/** That an action was made for a player; what they prefer is nobody else's business. */
function madeOf(did: Did, isTheirs: boolean): { readonly made?: Step['made'] } {
  if (did.type !== 'act' || did.isAutomatic !== true) return {};
  if (did.because !== undefined) return { made: did.because };
  return isTheirs ? { made: 'automatic' } : {};
}
