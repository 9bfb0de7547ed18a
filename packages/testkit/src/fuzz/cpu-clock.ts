import { readFileSync } from 'node:fs';

/**
 * The time this thread has had a processor, in milliseconds: what an answer costs, whatever else the machine does. Null
 * where the system does not tell.
 */
export function threadCpuMs(): number | null {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return null;
  }
}
