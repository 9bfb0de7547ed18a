import { fail } from '../usage.ts';

const USUAL = 4321;
const TRIED = 20;

/** Listens at this port; if none was named, at the usual one or the next that is free. */
export async function listenSomewhere<T>(port: number | undefined, listen: (port: number) => Promise<T>): Promise<T> {
  for (let tried = port ?? USUAL; ; tried++) {
    try {
      return await listen(tried);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRNOTAVAIL') fail('this machine has no such address: --host takes one of its own');
      if (code === 'EACCES') fail(`port ${tried} is not for everybody: take one above 1023`);
      if (code !== 'EADDRINUSE') throw error;
      if (port !== undefined || tried >= USUAL + TRIED) fail(`port ${tried} is taken: name another with --port`);
    }
  }
}
