import { isLoopback } from './address.ts';

/** No code but our own, no frame around us, no address sent along. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export interface OriginRules {
  /** Hosts (`cards.example.org`) from whose pages one may come besides our own. */
  readonly origins: readonly string[];
  /** Whether the server can be reached from this machine only. */
  readonly isLocal: boolean;
}

/**
 * Whether a request may have been made by a page of ours. Browsers say where a page is from; whatever says nothing is no
 * page. A server that only this machine reaches answers to no other name, or any page could give itself that name.
 */
export function isWelcome(
  host: string | undefined,
  origin: string | undefined,
  { origins, isLocal }: OriginRules,
): boolean {
  if (isLocal && !isLocalHost(host) && !origins.includes(host ?? '')) return false;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== null && (from === host || origins.includes(from));
}

/** Whether this machine was asked for by a name that nobody else can give it; old clients give none at all. */
export function isLocalHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name.toLowerCase() === 'localhost' || isLoopback(name);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
