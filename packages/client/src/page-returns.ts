/** What a page or a worker may have. */
interface Surroundings {
  addEventListener?(type: string, listener: () => void): void;
  removeEventListener?(type: string, listener: () => void): void;
  readonly document?: Surroundings & { readonly visibilityState?: string };
}

/** Calls when the network is back or the page is looked at again, where there is a page. */
export function pageReturns(refresh: () => void): () => void {
  const here = globalThis as unknown as Surroundings;
  const seen = (): void => {
    if (here.document?.visibilityState === 'visible') refresh();
  };
  here.addEventListener?.('online', refresh);
  here.document?.addEventListener?.('visibilitychange', seen);
  return () => {
    here.removeEventListener?.('online', refresh);
    here.document?.removeEventListener?.('visibilitychange', seen);
  };
}
