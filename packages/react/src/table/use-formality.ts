import type { Client } from '@cardloom/client';
import type { Step } from '@cardloom/protocol';
import type { PromptChoice } from 'cardloom';
import { useEffect, useRef, useState } from 'react';
import type { Prompting } from '../prompt/use-prompt.ts';
import { soleOrder } from '../prompt/walk.ts';
import { useMatch } from '../use-match.ts';

/**
 * Whether nothing is asked now but to put in order what nobody can tell apart: that is confirmed for whoever does not want to
 * be asked at every step. Whoever has taken it back is asked, and can take back more.
 */
export function useFormality<G>(
  client: Client<G>,
  prompting: Prompting,
  areAlike: (asked: PromptChoice) => boolean,
  isHeld: boolean,
): boolean {
  const [isTakenBack, setTakenBack] = useState(false);
  useEffect(
    () =>
      client.onStep((said) => {
        const { undo, by } = said as unknown as Step;
        if (undo === true) setTakenBack(true);
        else if (by === client.state.seat) setTakenBack(false);
      }),
    [client],
  );
  const { prompt, walk, failure, isReady, confirm } = prompting;
  const order = soleOrder(prompt, walk);
  const mayBeAsked = client.state.prefs === null || client.state.prefs.fullControl || isTakenBack || failure !== null;
  const isFormality = !isHeld && !mayBeAsked && isReady && order !== null && areAlike(order);
  const isSending = useMatch(client).sending !== null;
  const answered = useRef<Prompting['prompt'] | null>(null);
  // the question comes before the answer to one's own action, and until then nobody is heard
  useEffect(() => {
    if (!isFormality || isSending || answered.current === prompt) return;
    answered.current = prompt;
    confirm();
  }, [isFormality, isSending, prompt, confirm]);
  return isFormality;
}
