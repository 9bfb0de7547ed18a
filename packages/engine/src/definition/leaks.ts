import type { Problems } from './problems.ts';

/** By what a player can tell something hidden. */
const LEAK_CHANNELS = ['view', 'events', 'legal-actions', 'refusals', 'undo', 'random'] as const;
/** A way in which a game can tell something: `view`, `events`, `legal-actions`, `refusals`, `undo` or `random`. */
export type LeakChannel = (typeof LEAK_CHANNELS)[number];

/**
 * Something hidden that the game tells on purpose. The conformance kit lists it with its reason instead of objecting.
 *
 * ```ts
 * const by: LeakChannel = 'random';
 * const leak: DeclaredLeak = { by, move: 'scry', reason: 'The rules roll a die for each trap, face down or not.' };
 * ```
 */
export interface DeclaredLeak {
  readonly by: LeakChannel;
  /** The move or decision that tells it; any, if left out. */
  readonly move?: string;
  /** Why the rules want it so, for whoever reads the audit. */
  readonly reason: string;
}

/** Reads the definition's `leaks`; whatever does not fit is a problem with its path. */
export function readLeaks(leaks: unknown, moves: ReadonlySet<string>, problems: Problems): readonly DeclaredLeak[] {
  if (leaks === undefined) return [];
  if (!Array.isArray(leaks)) {
    problems.error('leaks', 'must be a list of { by, move, reason }');
    return [];
  }
  for (const [i, leak] of (leaks as readonly unknown[]).entries()) checkLeak(leak, `leaks[${i}]`, moves, problems);
  return leaks as readonly DeclaredLeak[];
}

function checkLeak(leak: unknown, path: string, moves: ReadonlySet<string>, problems: Problems): void {
  if (typeof leak !== 'object' || leak === null) {
    problems.error(path, 'must be { by, move, reason }');
    return;
  }
  const { by, move, reason, ...surplus } = leak as Readonly<Record<string, unknown>>;
  if (!LEAK_CHANNELS.some((channel) => channel === by)) {
    problems.error(`${path}.by`, `must be one of ${LEAK_CHANNELS.join(', ')}`);
  }
  if (move !== undefined && !(typeof move === 'string' && moves.has(move))) {
    problems.error(`${path}.move`, `names ${JSON.stringify(move)}, but there is no such move or decision`);
  }
  if (typeof reason !== 'string' || reason.trim() === '') {
    problems.error(`${path}.reason`, 'must say in a sentence why the game tells it');
  }
  for (const key of Object.keys(surplus)) problems.error(`${path}.${key}`, 'is no part of a declared leak');
}
