import { TABLE_REQUESTS } from '@cardloom/protocol';
import { z } from 'zod';
import type { Heard } from '../tables/connection.ts';

/** What may come through a socket. Whatever is not named here is refused; what stands in it the host judges. */

const LONGEST_ID = 64;
const LONGEST_MOVE = 200;

/** What a database cannot keep as it is. */
const UNKEPT = /[\p{Cc}\p{Cs}]/u;

const id = z
  .string()
  .min(1)
  .max(LONGEST_ID)
  .refine((text) => !UNKEPT.test(text), 'An id has no control characters.');
const args = z.record(z.string(), z.unknown()).optional();
const prompt = z.int();
const move = z.string().max(LONGEST_MOVE);

const claim = z.strictObject({ seat: z.string().max(64), outcome: z.enum(['end', 'bot']) });

const hello = z.strictObject({
  type: z.literal('hello'),
  v: z.int(),
  token: z.string().max(64).optional(),
  since: z.int().min(0).optional(),
  chain: z.string().max(64).optional(),
});

export const frameSchema = z.discriminatedUnion('type', [
  hello,
  z.strictObject({ type: z.literal('act'), id, prompt, move, args }),
  z.strictObject({ type: z.literal('ask'), id, prompt, move, args }),
  z.strictObject({ type: z.literal('preview'), id, prompt, move, args }),
  z.strictObject({ type: z.literal('why'), id, about: z.unknown() }),
  z.strictObject({ type: z.literal('table'), id, do: z.enum(TABLE_REQUESTS), claim: claim.optional() }),
  z.strictObject({ type: z.literal('prefs'), id, prefs: z.record(z.string(), z.unknown()) }),
  z.strictObject({ type: z.literal('ping'), t: z.number() }),
]);

export type SentFrame = z.infer<typeof frameSchema>;
export type SentHello = z.infer<typeof hello>;

/** A frame as it came, or what is wrong with it. */
export function readText(
  text: string,
): (Heard & { readonly frame: SentFrame }) | { readonly problem: string; readonly id: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'A frame is JSON.', id: '' };
  }
  if (isAct(value)) return { frame: value, text };
  const parsed = frameSchema.safeParse(value);
  // as it came, not as it was copied
  if (parsed.success) return { frame: value as SentFrame, text };
  const { path, message } = parsed.error.issues[0];
  return { problem: `${path.map(String).join('.') || 'frame'}: ${message}`, id: idOf(value) };
}

/** Most frames are moves: they are looked at by hand, which costs a tenth. Whatever is refused here, the schema refuses. */
function isAct(value: unknown): value is SentFrame & { readonly type: 'act' } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const act = value as Partial<Record<string, unknown>>;
  if (act.type !== 'act') return false;
  for (const key in act) if (!ACT_KEYS.has(key)) return false;
  return isId(act.id) && Number.isSafeInteger(act.prompt) && isMove(act.move) && isArgs(act.args);
}

const ACT_KEYS: ReadonlySet<string> = new Set(['type', 'id', 'prompt', 'move', 'args']);
const isId = (id: unknown): boolean =>
  typeof id === 'string' && id.length > 0 && id.length <= LONGEST_ID && !UNKEPT.test(id);
const isMove = (move: unknown): boolean => typeof move === 'string' && move.length <= LONGEST_MOVE;
const isArgs = (args: unknown): boolean =>
  args === undefined || (typeof args === 'object' && args !== null && !Array.isArray(args));

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id.slice(0, LONGEST_ID)
    : '';
