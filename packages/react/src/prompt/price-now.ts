import { follow } from '@cardloom/protocol';
import type { Json, PromptChoice } from 'cardloom';

/** What any piece of a pool pays. */
const ANY: ReadonlySet<string> = new Set(['any', 'alike']);

/**
 * How much an option costs now, with a sign, where that is not what is printed: `2 ▼`. The prompt tells it where a payment comes
 * next; what is printed and not paid from the pool does not count.
 */
export function priceNow(
  asked: PromptChoice,
  value: Json,
  printed: string,
  isPiece: (kind: string) => boolean,
): string | undefined {
  const after = follow(asked, value);
  if (after === null || after === undefined || after === 'ask' || !('pool' in after)) return undefined;
  const { size } = after;
  if (size === undefined) return undefined;
  const usual = printed
    .split(' + ')
    .map((part) => part.split(' '))
    .filter(([, kind = 'any']) => ANY.has(kind) || isPiece(kind))
    .reduce((sum, [count]) => sum + Number(count), 0);
  if (Number.isNaN(usual) || size === usual) return undefined;
  return `${size} ${size < usual ? '▼' : '▲'}`;
}
