import type { View } from './view.ts';

const at = ({ ctx }: Pick<View, 'ctx'>, place: unknown): string | null =>
  (ctx.playerOrder as readonly string[])[place as number] ?? null;

/**
 * Whose turn it is, by id; null before somebody has the first one.
 *
 * ```ts
 * turnPlayerOf(match.view(null)); // 'ann'
 * ```
 */
export const turnPlayerOf = (view: Pick<View, 'ctx'>): string | null => at(view, view.ctx.turnPlayerPos);

/**
 * Who has priority, by id.
 *
 * ```ts
 * priorityPlayerOf(match.view(null)); // 'ann'
 * ```
 */
export const priorityPlayerOf = (view: Pick<View, 'ctx'>): string | null => at(view, view.ctx.priorityPlayerPos);
