import type { HostFrame } from '@cardloom/protocol';

type Code = (HostFrame & { readonly type: 'no' })['code'];

/** The answer to a frame where nothing can be done: pings are answered, all else is refused. */
export function answerAside(frame: unknown, now: number, code: Code, message: string): HostFrame | null {
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return null;
  if (frame.type === 'ping')
    return 't' in frame && typeof frame.t === 'number' ? { type: 'pong', t: frame.t, now } : null;
  const id = 'id' in frame && typeof frame.id === 'string' ? frame.id.slice(0, 64) : '';
  return { type: 'no', id, code, message, path: '' };
}

/** Said again, it asks for what is missing. */
export const isHello = (frame: unknown): boolean =>
  typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'hello';
