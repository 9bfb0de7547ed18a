/** Where each player stands within a phase of the game. */
// biome-ignore lint/suspicious/noConstEnum: stored as a number, compared on every turn
export const enum PlayerPhase {
  /** Waiting to be in action. */
  passiveWait,
  /** In action. */
  action,
  /** Waiting in the middle of one's own action, while the other replaces a defeated character. */
  activeWait,
  /** All done for this phase. */
  end,
}
