import type { Client } from '@cardloom/client';
import type { View } from 'cardloom';
import { type Sound, sound } from './sounds.ts';

/** Tells by ear that one is asked, that somebody acted, that it is over; until what it gives is called. */
export function hear(client: Client): () => void {
  let wasAsked = (client.state.prompt?.moves.length ?? 0) > 0;
  return client.onStep((step, _before, after) => {
    const { prompt, seat } = client.state;
    const isAsked = (prompt?.moves.length ?? 0) > 0;
    const { by } = step as { readonly by: string | null };
    const isOver = (after as unknown as View).ctx.gameOver === true;
    const heard: Sound | null = isOver ? 'ended' : isAsked && !wasAsked ? 'asked' : by === seat ? null : 'moved';
    wasAsked = isAsked;
    if (heard !== null) sound(heard);
  });
}
