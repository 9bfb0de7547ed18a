import type { View } from 'cardloom';
import type { MoveWords, Presentation } from './description.ts';
import { spoken } from './spoken.ts';

const ownWords = ({ moves }: Presentation, move: string): MoveWords | undefined =>
  moves !== undefined && Object.hasOwn(moves, move) ? moves[move] : undefined;

/**
 * What a move is called here, if the game says it; players and cards stand in braces.
 *
 * ```ts
 * console.log(moveWords({ moves: { lay: 'lay a card' } }, 'lay', view)); // lay a card
 * ```
 */
export function moveWords(presentation: Presentation, move: string, view: View): string | undefined {
  const own = ownWords(presentation, move);
  const words = typeof own === 'object' ? own.words : own;
  return typeof words === 'function' ? words(view) : words;
}

/** The words of a move that is no matter of who looks, without what is added for whoever makes it: `end your turn`. */
function plainWords(presentation: Presentation, move: string): string {
  const own = ownWords(presentation, move);
  const words = typeof own === 'object' ? own.words : own;
  return typeof words === 'string' ? words.replace(/[:(].*$/, '').trim() : spoken(move);
}

/**
 * That a player makes a move: `you end your turn`, `Greedy ends their turn`.
 *
 * ```ts
 * console.log(moveDone({ moves: { lay: 'lay a card' } }, 'lay', 'p1', 'p0'));
 * ```
 */
export function moveDone(presentation: Presentation, move: string, player: string, viewer: string | null): string {
  const [verb, ...rest] = plainWords(presentation, move).split(' ');
  return [`{${player}:${verb}}`, ...rest].join(' ').replace(/\byour\b/g, player === viewer ? 'your' : 'their');
}

/**
 * What somebody must do who is asked: `choose attackers`.
 *
 * ```ts
 * console.log(moveAsked({ moves: { attack: 'choose attackers' } }, 'attack', true)); // choose attackers
 * ```
 */
export const moveAsked = (presentation: Presentation, move: string, isViewer: boolean): string =>
  plainWords(presentation, move).replace(/\byour\b/g, isViewer ? 'your' : 'their');

/**
 * What to ask before a move is made, if the game says that something hangs on it here.
 *
 * ```ts
 * const question = moveConfirm(presentation, 'endTurn', view);
 * if (question !== undefined) console.log(question);
 * ```
 */
export function moveConfirm(presentation: Presentation, move: string, view: View): string | undefined {
  const own = ownWords(presentation, move);
  return typeof own === 'object' ? own.confirm?.(view) : undefined;
}

/**
 * The card a move is done with that asks for none, if the game says it.
 *
 * ```ts
 * const active = madeWith(presentation, 'useSkill', view);
 * if (active !== undefined) console.log(names.card(active));
 * ```
 */
export function madeWith(presentation: Presentation, move: string, view: View): number | undefined {
  const own = ownWords(presentation, move);
  return typeof own === 'object' ? own.card?.(view) : undefined;
}

/**
 * The key that makes a move, if the game says one.
 *
 * ```ts
 * console.log(moveKey({ moves: { pass: { words: 'pass', key: 'space' } } }, 'pass')); // space
 * ```
 */
export function moveKey(presentation: Presentation, move: string): string | undefined {
  const own = ownWords(presentation, move);
  return typeof own === 'object' ? own.key : undefined;
}
