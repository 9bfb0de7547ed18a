import { ClientError } from '@cardloom/client';

/** What the host says against something, for the person who wanted it. */
export function refusal(error: unknown): string {
  if (error instanceof ClientError) return error.message;
  throw error;
}
