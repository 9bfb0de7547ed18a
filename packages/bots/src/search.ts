import { type Action, ActionList, type Line } from 'cardloom';
import { make, makeAt, spread } from './settling.ts';
import { lead, payoff, Scale } from './standing.ts';
import { TreeNode, upperBound } from './tree.ts';

/** How a tree is searched. */
export interface SearchOptions {
  /** How much UCT explores, measured in the spread of the payoffs it meets. */
  readonly exploration: number;
  /** Actions of a playout before it is cut and evaluated. */
  readonly depth: number;
  /** A playout takes the best of this many actions drawn at random; 1 is plain random play. */
  readonly width: number;
}

/** More actions than this are not all edges. */
const MOST_EDGES = 128;
/** A way down the tree ends here, should rules force moves without end. */
const MOST_STEPS = 500;
/** Of this many untried actions the one that looks best is tried first. */
const LOOKED_AT = 3;

/**
 * Single-observer information-set Monte Carlo tree search: one tree for what the player sees, the hidden cards dealt anew
 * for every iteration, and every mover choosing from their own legal actions in that deal for their own payoff.
 *
 * ```ts
 * const { actions } = createTurn(match, 'ann', 1);
 * actions.size; // what a search chooses from
 * ```
 */
export class Search {
  readonly root = new TreeNode({ player: '', move: '' }, -1);
  readonly #line: Line;
  readonly #seat: number;
  readonly #random: (bound: number) => number;
  readonly #options: SearchOptions;
  readonly #list = new ActionList();
  readonly #scale = new Scale();
  readonly #path: TreeNode[] = [];
  readonly #payoffs: Float64Array;
  readonly #spread = new Spread();
  readonly #untried = new Map<string, Action>();
  #visits = 0;

  /** `line` stands where the player is to act. */
  constructor(line: Line, seat: number, random: (bound: number) => number, options: SearchOptions) {
    this.#line = line;
    this.#seat = seat;
    this.#random = random;
    this.#options = options;
    this.#payoffs = new Float64Array(line.context.players.length);
  }

  /** One deal, one way down the tree, one playout. */
  iterate(): void {
    const line = this.#line;
    line.redeal(this.#seat, this.#random(0x7fffffff));
    this.#descend();
    this.#playOut();
    for (let seat = 0; seat < this.#payoffs.length; seat++) {
      this.#payoffs[seat] = line.isOver ? payoff(line, seat, this.#scale) : this.#scale.payoffOf(lead(line, seat));
    }
    this.#spread.add(this.#payoffs[this.#seat]);
    for (const node of this.#path) {
      node.visits++;
      if (node.seat >= 0) node.payoffs += this.#payoffs[node.seat];
    }
    while (line.unmake());
  }

  /** From the root down to the first edge that is new. */
  #descend(): void {
    const line = this.#line;
    const path = this.#path;
    let node = this.root;
    path.length = 0;
    path.push(node);
    for (let step = 0; step < MOST_STEPS; step++) {
      const seat = line.listNext(this.#list);
      if (seat < 0) return;
      if (this.#list.size === 1) {
        // what is forced needs no edge
        makeAt(line, this.#list, 0);
        continue;
      }
      node = this.#chooseEdge(node, seat);
      make(line, node.action);
      path.push(node);
      if (node.visits === 0) return;
    }
  }

  /**
   * The most promising edge. One that was never tried counts as if it had been tried once and done as well as the others
   * on average: good moves need not wait until all bad ones had their turn.
   */
  #chooseEdge(node: TreeNode, seat: number): TreeNode {
    const line = this.#line;
    const list = this.#list;
    const visit = ++this.#visits;
    const count = Math.min(list.size, MOST_EDGES);
    const exploration = this.#options.exploration * this.#spread.size;
    let best: TreeNode | undefined;
    let most = -Infinity;
    this.#untried.clear();
    let visits = 0;
    let payoffs = 0;
    for (let i = 0; i < count; i++) {
      const action = list.at(spread(i, count, list.size));
      const key = line.keyOf(action, this.#seat);
      const edge = node.edges.get(key);
      if (edge === undefined) {
        if (!this.#untried.has(key) || this.#random(2) === 0) this.#untried.set(key, action);
        continue;
      }
      // two cards of a kind are one edge, and so is all that somebody answers in secret: any of them will do
      if (edge.seenIn === visit) {
        if (this.#random(2) === 0) edge.action = action;
        continue;
      }
      edge.seenIn = visit;
      edge.action = action;
      edge.available++;
      visits += edge.visits;
      payoffs += edge.payoffs;
      const bound = upperBound(edge, exploration);
      if (bound > most) {
        most = bound;
        best = edge;
      }
    }
    if (best !== undefined) {
      const hope = payoffs / visits + exploration * Math.sqrt(Math.log(visits + 1));
      if (this.#untried.size === 0 || most > hope) return best;
    }
    const [key, action] = this.#pickUntried(seat);
    const edge = new TreeNode(action, seat);
    edge.available = 1;
    node.edges.set(key, edge);
    return edge;
  }

  /** The one that looks best of a few drawn at random. */
  #pickUntried(seat: number): [key: string, action: Action] {
    const all = [...this.#untried];
    let best = all[0];
    let most = -Infinity;
    for (let i = 0; i < Math.min(LOOKED_AT, all.length); i++) {
      const drawn = i + this.#random(all.length - i);
      const candidate = all[drawn];
      all[drawn] = all[i];
      const value = this.#leadAfter(candidate[1], seat);
      if (value > most) {
        most = value;
        best = candidate;
      }
    }
    return best;
  }

  #leadAfter(action: Action, seat: number): number {
    make(this.#line, action);
    const value = lead(this.#line, seat);
    this.#line.unmake();
    return value;
  }

  #playOut(): void {
    for (let depth = 0; depth < this.#options.depth; depth++) {
      const seat = this.#line.listNext(this.#list);
      if (seat < 0) return;
      if (this.#options.width > 1) make(this.#line, this.#bestOfSome(seat));
      else makeAt(this.#line, this.#list, this.#random(this.#list.size));
    }
  }

  #anyAction(): Action {
    return this.#list.at(this.#random(this.#list.size));
  }

  #bestOfSome(seat: number): Action {
    let best = this.#anyAction();
    if (this.#list.size === 1) return best;
    let most = this.#leadAfter(best, seat);
    for (let i = 1; i < this.#options.width; i++) {
      const action = this.#anyAction();
      const value = this.#leadAfter(action, seat);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }
}

/** The standard deviation of payoffs: where all moves look alike, small differences must count. */
class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    const before = value - this.#mean;
    this.#mean += before / ++this.#count;
    this.#squares += before * (value - this.#mean);
  }

  get size(): number {
    return this.#count < 2 ? 0.5 : Math.max(0.01, Math.sqrt(this.#squares / this.#count));
  }
}
