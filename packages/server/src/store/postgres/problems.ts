/** What can be done about a database that cannot be used, by the code of its answer. */
const ADVICE: Readonly<Record<string, string>> = {
  '08P01': 'Connect to the database itself, not through a pooler.',
  '25006': 'It takes no writes: name the primary, not a standby.',
  '28000': 'Name a user that may come from here, in the address or in pg_hba.conf.',
  '28P01': 'Name its user and password in the address: postgres://user:password@host/database.',
  '3D000': 'Create it first: createdb.',
  '42501': 'Its user must be allowed to create a schema there: grant create on database … to ….',
  '53300': 'Raise max_connections: a node takes up to 9.',
  '53400': 'Raise max_connections: a node takes up to 9.',
};

const NOT_YET = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_DESTROYED'],
  // it starts up, or shuts down
  ...['57P03', '57P01'],
];

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Whether it may be there in a moment. */
export const isNotThereYet = (error: unknown): boolean => NOT_YET.includes(codeOf(error));

/** It took longer than it may: it was not done. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014';

/** The same with what to do about it. Never with the address: a password may stand in it. */
export function advised(error: unknown): Error {
  const code = codeOf(error);
  const said = String((error as Error | null)?.message || code || error);
  const advice = ADVICE[code] ?? (isNotThereYet(error) ? 'Is it running, and is this its address?' : '');
  if (advice === '') return error instanceof Error ? error : new Error(said);
  return new Error(`${said}${/[.!?]$/.test(said) ? '' : '.'} ${advice}`, { cause: error });
}
