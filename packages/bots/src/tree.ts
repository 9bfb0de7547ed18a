import type { Action } from 'cardloom';

/**
 * The search tree of one player's information sets. A node is what the player has seen happen since the root: one edge
 * per action, whichever way the hidden cards lie, so nodes are visited in many deals and not every edge is there in all
 * of them.
 */
export class TreeNode {
  readonly edges = new Map<string, TreeNode>();
  /** The action that leads here, as it was in the last deal that had it. */
  action: Action;
  /** The seat that took it, whose payoffs are counted. */
  readonly seat: number;
  visits = 0;
  /** How often its action was there to be chosen. */
  available = 0;
  payoffs = 0;
  /** The visit in which it was last seen available. */
  seenIn = 0;

  constructor(action: Action, seat: number) {
    this.action = action;
    this.seat = seat;
  }

  get mean(): number {
    return this.payoffs / this.visits;
  }

  /** The most visited edge; among equals the one with the better payoffs. */
  best(): TreeNode | undefined {
    let best: TreeNode | undefined;
    for (const edge of this.edges.values()) {
      if (best === undefined || edge.visits > best.visits || (edge.visits === best.visits && edge.mean > best.mean)) {
        best = edge;
      }
    }
    return best;
  }
}

/** UCT with the number of times an edge was available in place of the visits of its parent. */
export const upperBound = (edge: TreeNode, exploration: number): number =>
  edge.payoffs / edge.visits + exploration * Math.sqrt(Math.log(edge.available) / edge.visits);
