import { isIPv6 } from 'node:net';

/** The little of a request that says where it comes from. */
export interface Origin {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * Who a request comes from, for limits. What a proxy says counts only if the operator named that proxy: anybody else could
 * say anything. With several, the first from the right that is none of them.
 */
export function addressOf({ remoteAddress, forwardedFor }: Origin, proxies: readonly string[]): string {
  const direct = plain(remoteAddress ?? '');
  if (!proxies.includes(direct) || forwardedFor === undefined || forwardedFor === '') return limited(direct);
  const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()));
  return limited(hops.findLast((hop) => !proxies.includes(hop)) ?? direct);
}

/** Whether what comes from there is for somebody else, who is named in a header. */
export const isProxied = (remoteAddress: string, proxies: readonly string[]): boolean =>
  proxies.includes(plain(remoteAddress));

export const isLoopback = (address: string): boolean => /^(127\.|::1$)/.test(plain(address));

/** `::ffff:10.0.0.1` is 10.0.0.1. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, LONGEST);
const LONGEST = 45;

/** Whoever has one IPv6 address has 2⁶⁴ of them. */
function limited(address: string): string {
  if (!isIPv6(address)) return address;
  const [head, tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array.from({ length: 8 - groups.length - rest.length }, () => '0') : [];
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
