import { applyPatch, type ClientFrame, type HostFrame, initialCard, nextLink } from '@cardloom/protocol';
import { describeGame, type Game, type View } from 'cardloom';

/** Somebody at a table who knows no rules: all they have is what the host sent them. */
export class Sitting {
  readonly id: string;
  readonly player: string | null;
  readonly heard: HostFrame[] = [];
  view: View | null = null;
  seq = 0;
  chain = '';
  prompt = 0;
  readonly #initial;

  constructor(game: Game, id: string, player: string | null) {
    this.id = id;
    this.player = player;
    this.#initial = initialCard(describeGame(game));
  }

  /** Takes a frame as it comes over a wire. */
  hear(sent: HostFrame): void {
    const frame = JSON.parse(JSON.stringify(sent)) as HostFrame;
    this.heard.push(frame);
    if (frame.type === 'welcome') {
      this.seq = frame.seq;
      this.chain = frame.chain;
      this.prompt = frame.prompt.n;
      if (frame.view !== undefined) this.view = frame.view;
    } else if (frame.type === 'step') {
      if (frame.seq !== this.seq + 1) throw new Error(`step ${frame.seq} after ${this.seq}`);
      this.chain = nextLink(this.chain, JSON.stringify(frame.patch));
      if (this.chain !== frame.chain) throw new Error('the chain is broken');
      this.seq = frame.seq;
      if (this.view !== null) this.view = applyPatch(this.view, frame.patch, this.#initial);
      if (frame.prompt !== undefined) this.prompt = frame.prompt.n;
    } else if (frame.type === 'no' && frame.prompt !== undefined) this.prompt = frame.prompt.n;
  }

  last<T extends HostFrame['type']>(type: T): Extract<HostFrame, { readonly type: T }> | undefined {
    return this.heard.findLast((frame) => frame.type === type) as Extract<HostFrame, { readonly type: T }> | undefined;
  }

  act(id: string, move: string, args = {}): ClientFrame {
    return { type: 'act', id, prompt: this.prompt, move, args };
  }
}
