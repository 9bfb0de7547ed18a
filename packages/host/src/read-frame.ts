import { CLIENT_FRAMES, type Claim, type ClientFrame, TABLE_REQUESTS } from '@cardloom/protocol';

/** The id of a frame that may be anything, for the answer to it. */
export function idOf(sent: unknown): string {
  try {
    const { id } = (typeof sent === 'string' ? JSON.parse(sent) : sent) as { readonly id?: unknown };
    return typeof id === 'string' ? id.slice(0, LONGEST_ID) : '';
  } catch {
    return '';
  }
}
const LONGEST_ID = 64;
/** What a store may not keep as it is. */
const UNKEPT = /[\p{Cc}\p{Cs}]/u;

/** As it would come over a wire: nothing of the sender's runs when it is looked at later. */
function copyOf(given: unknown): unknown {
  try {
    return JSON.parse(typeof given === 'string' ? given : JSON.stringify(given));
  } catch {
    return undefined;
  }
}

/**
 * A frame of the right shape, given as its text or as an object, or what is wrong with it. What stands in it is judged where
 * it is used. `sent` is what its text means, if that is known already.
 *
 * ```ts
 * readFrame('{"type":"ping","t":1}'); // { type: 'ping', t: 1 }
 * readFrame('{}'); // a sentence that says what is wrong
 * ```
 */
export function readFrame(given: unknown, sent = copyOf(given)): ClientFrame | string {
  if (typeof sent !== 'object' || sent === null) return 'A frame is an object with a type.';
  const frame = sent as ClientFrame;
  if (!CLIENT_FRAMES.includes(frame.type)) return `A frame is of one of these types: ${CLIENT_FRAMES.join(', ')}.`;
  if (frame.type === 'hello') return helloProblem(frame) ?? frame;
  if (frame.type === 'ping') return typeof frame.t === 'number' ? frame : 'A ping has a time t.';
  if (typeof frame.id !== 'string' || frame.id === '' || frame.id.length > LONGEST_ID || UNKEPT.test(frame.id)) {
    return `A frame has an id of at most ${LONGEST_ID} characters without control characters.`;
  }
  if ((frame.type === 'act' || frame.type === 'ask' || frame.type === 'preview') && typeof frame.move !== 'string') {
    return 'It names a move.';
  }
  if (frame.type === 'table' && !TABLE_REQUESTS.includes(frame.do)) {
    return `It asks for one of: ${TABLE_REQUESTS.join(', ')}.`;
  }
  if (frame.type === 'table' && frame.claim !== undefined && !isClaim(frame.claim)) {
    return 'A claim has a seat and an outcome: end or bot.';
  }
  return frame;
}

function isClaim(claim: unknown): boolean {
  if (typeof claim !== 'object' || claim === null) return false;
  const { seat, outcome } = claim as Partial<Claim>;
  return typeof seat === 'string' && (outcome === 'end' || outcome === 'bot');
}

function helloProblem({ v, token, since, chain }: ClientFrame & { readonly type: 'hello' }): string | null {
  if (!Number.isInteger(v)) return 'A hello says which version v it speaks.';
  if (since !== undefined && !Number.isInteger(since)) return 'since is the number of a step.';
  const isText = (text: unknown): boolean => text === undefined || typeof text === 'string';
  return isText(token) && isText(chain) ? null : 'token and chain are texts.';
}
