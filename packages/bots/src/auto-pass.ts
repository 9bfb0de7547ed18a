import type { Action, Match } from 'cardloom';

/** What a game says about passing. */
export interface PassRules {
  /** The move that passes. */
  readonly move: string;
  /** Moves that are no reason to be asked when nothing else can be done, such as tapping a land. */
  readonly idle?: readonly string[];
}

/**
 * When a player's passes are made for them: `never`, `whenIdle` if nothing else can be done, or `untilSomething` happens
 * (somebody else acts, they are asked something, their own turn begins), after which it is `whenIdle` again.
 */
export type PassMode = 'never' | 'whenIdle' | 'untilSomething';

/** What it needs of a match, whatever the game. */
type Table = Pick<Match, 'players' | 'seatToAct' | 'isLegal' | 'legalActions'> & {
  readonly state: { readonly ctx: Pick<Match['state']['ctx'], 'moveHistory' | 'playerOrder' | 'turnPlayerPos'> };
};

interface Standing {
  readonly mode: PassMode;
  /** How long the history was, and whether it was their turn, when `untilSomething` was set. */
  readonly moves: number;
  readonly wasTheirTurn: boolean;
}

/**
 * Passes made on a player's behalf. The rules know nothing of it: what comes out is an ordinary action, to be made and
 * recorded like any other.
 *
 * ```ts
 * const passes = new AutoPass({ move: 'pass' });
 * passes.set(match, 'ann', 'whenIdle');
 * for (let action = passes.next(match); action !== null; action = passes.next(match)) match.act(action);
 * ```
 */
export class AutoPass {
  readonly #rules: PassRules;
  readonly #standing = new Map<string, Standing>();

  constructor(rules: PassRules) {
    this.#rules = rules;
  }

  set(match: Table, player: string, mode: PassMode): void {
    const { moveHistory } = match.state.ctx;
    this.#standing.set(player, { mode, moves: moveHistory.length, wasTheirTurn: isTheirTurn(match, player) });
  }

  modeOf(player: string): PassMode {
    return this.#standing.get(player)?.mode ?? 'never';
  }

  /** The pass that whoever is to act makes without being asked; null if they have to be. */
  next(match: Table): Action | null {
    const player = match.players[match.seatToAct];
    const standing = player === undefined ? undefined : this.#standing.get(player);
    if (player === undefined || standing === undefined || standing.mode === 'never') return null;
    const pass = { player, move: this.#rules.move, args: {} };
    // a decision is asked about, and where one cannot pass there is nothing to do for anybody
    if (!match.isLegal(pass)) return null;
    if (standing.mode === 'untilSomething') {
      if (!this.#hasHappened(match, player, standing)) return pass;
      this.set(match, player, 'whenIdle');
    }
    return this.#isIdle(match, player) ? pass : null;
  }

  #hasHappened(match: Table, player: string, { moves, wasTheirTurn }: Standing): boolean {
    if (!wasTheirTurn && isTheirTurn(match, player)) return true;
    const { moveHistory } = match.state.ctx;
    // fewer moves than then: somebody took one back
    if (moveHistory.length < moves) return true;
    for (let i = moves; i < moveHistory.length; i++) {
      const made = moveHistory[i];
      if (made.player !== player && made.move !== this.#rules.move) return true;
    }
    return false;
  }

  #isIdle(match: Table, player: string): boolean {
    const { move, idle = [] } = this.#rules;
    for (const action of match.legalActions(player)) {
      if (action.move !== move && !idle.includes(action.move)) return false;
    }
    return true;
  }
}

function isTheirTurn(match: Table, player: string): boolean {
  const { ctx } = match.state;
  return ctx.playerOrder[ctx.turnPlayerPos] === player;
}
