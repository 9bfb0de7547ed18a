import { isIPv4, isIPv6 } from 'node:net';

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

/** A name is none, though it may begin like one: `127.example.org` is whoever's. */
export function isLoopback(address: string): boolean {
  const bare = plain(address);
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** `::ffff:10.0.0.1` is 10.0.0.1; so is `10.0.0.1:5678`, as some proxies write it, whoever's port that is. */
const plain = (address: string): string => {
  const [, host = address] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  return host.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, LONGEST);
};
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
