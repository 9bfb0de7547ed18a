import type { Claimed } from '@cardloom/protocol';
import type { Json } from 'cardloom';
import { request } from './api.ts';

/** With a token of our own: if the answer is lost on its way, the same question gives the same seat. */
export async function takeSeat(
  id: string,
  asked: { readonly name: string; readonly invite?: string; readonly player?: string; readonly deck?: Json },
): Promise<Claimed> {
  const token = newToken();
  const ask = (): Promise<Claimed> => request(`api/matches/${encodeURIComponent(id)}/seats`, { ...asked, token });
  return ask().catch((error: unknown) => {
    if (error instanceof TypeError) return ask();
    throw error;
  });
}

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
