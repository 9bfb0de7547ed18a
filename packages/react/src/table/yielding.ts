import type { Client } from '@cardloom/client';
import { type Presentation, topOfStack } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import type { BarButton } from '../prompt/prompt-bar.tsx';
import type { Prompting } from '../prompt/use-prompt.ts';

/** Where one could answer what waits on the stack: to let it through, now and whenever it comes again. */
export function yieldButtons<G>(
  client: Client<G>,
  presentation: Presentation,
  view: View,
  { prompt, walk }: Prompting,
): BarButton[] {
  const { prefs } = client.state;
  const canPass = prompt.moves.some(({ move }) => move === presentation.passing?.move);
  if (prefs === null || !canPass || walk.back !== null) return [];
  const top = topOfStack(presentation, view);
  if (top === null || prefs.yields.includes(top)) return [];
  const letThrough = (): void => void client.prefer({ yields: [...prefs.yields, top] }).catch(() => undefined);
  return [{ key: 'yield', label: 'Always let it through', look: 'quiet', press: letThrough }];
}
