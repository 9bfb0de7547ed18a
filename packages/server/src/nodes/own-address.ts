import { networkInterfaces } from 'node:os';

/** Where other nodes reach a server that listens here; one that listens everywhere is at the first address of its machine. */
export function ownAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  const name = everywhere ? (found?.address ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
