import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/**
 * Where other nodes reach a server that listens here; one that listens everywhere is at the first address of its machine,
 * and stays at the one it had before as long as the machine has that.
 */
export function ownAddress(
  host: string,
  port: number,
  before: string | null = null,
  interfaces: Interfaces = networkInterfaces(),
): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  if (everywhere) return before !== null && found.includes(before) ? before : (found[0] ?? `http://127.0.0.1:${port}`);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
