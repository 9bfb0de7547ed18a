import type { Action, Applied, Result } from '../index.ts';

/** What the tests of the flow share. */

export interface Position {
  readonly currentSegment: string | null;
  readonly currentPhase: string | null;
  readonly currentStep: string | null;
}

/** `segment/phase/step`, with `-` for none. */
export const place = (ctx: Position): string =>
  [ctx.currentSegment, ctx.currentPhase, ctx.currentStep].map((name) => name ?? '-').join('/');

export const where = (match: { readonly state: { readonly ctx: Position } }): string => place(match.state.ctx);

/** Hooks that write down where they ran: `main+` on entering, `main-` on leaving. */
export const logged = (log: string[], name: string) => ({
  onBegin: (): void => {
    log.push(`${name}+`);
  },
  onEnd: (): void => {
    log.push(`${name}-`);
  },
});

interface Acting {
  act(action: Action): Result;
}

/** Makes a move that must be accepted. */
export function play(match: Acting, player: string, move: string, args?: Action['args']): Applied {
  return accepted(match.act({ player, move, args }));
}

export function accepted(result: Result): Applied {
  if (!result.ok) throw new Error(`refused: ${result.error.code}: ${result.error.message}`);
  return result;
}

/** The code of a refusal, or `ok`. */
export const code = (result: Result): string => (result.ok ? 'ok' : result.error.code);

export const tryMove = (match: Acting, player: string, move: string, args?: Action['args']): string =>
  code(match.act({ player, move, args }));

/** Something the types forbid, given on purpose. */
export const wrong = (value: unknown): never => value as never;

/** A result's trace as lines: `leavePhase segments.s.turn.phases.p`. */
export const lines = (applied: Applied): string[] => applied.trace.map((entry) => `${entry.kind} ${entry.at}`);
