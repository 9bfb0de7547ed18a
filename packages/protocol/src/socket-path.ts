/** Where the socket of a match is, below the address of a server. */
export const socketPath = (match: string): string => `/api/matches/${encodeURIComponent(match)}/socket`;
