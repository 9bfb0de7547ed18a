/**
 * The registry of games. A game itself is at `@cardloom/games/<name>`, how it looks and reads at `@cardloom/games/<name>/present`.
 * @module @cardloom/games
 */

export type { GameEntry, GameInfo, Presentation, Setting } from './entry.ts';
export { gameNames, games, loadGame, type RegisteredGame } from './registry.ts';
