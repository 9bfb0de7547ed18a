/** Where nodes ask each other who they are. */
export const WHO_PATH = '/node';

const ANSWERED_MS = 3000;

/** The id of the node that answers at an address; null if none does. */
export async function whoIsAt(address: string, secret: string): Promise<string | null> {
  try {
    const answer = await fetch(address.replace(/^ws/, 'http') + WHO_PATH, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(ANSWERED_MS),
      redirect: 'error',
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
