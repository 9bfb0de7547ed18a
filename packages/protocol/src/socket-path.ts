/**
 * Where the socket of a match is, below the address of a server.
 *
 * ```ts
 * socketPath('m1'); // '/api/matches/m1/socket'
 * ```
 */
export const socketPath = (match: string): string => `/api/matches/${encodeURIComponent(match)}/socket`;
