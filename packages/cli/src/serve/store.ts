import { type MatchStore, memoryStore, NoPostgres, ownPostgres, postgresStore, sqliteStore } from '@cardloom/server';
import { say } from '../terminal.ts';
import { fail } from '../usage.ts';

/** Where the files of a PostgreSQL of one's own are. */
const OWN_FOLDER = '.cardloom/postgres';

/** A database that is started together with the nodes is waited for. */
const WAIT_MS = 20_000;
const SOON_MS = 1500;

export interface OpenStore {
  readonly store: MatchStore;
  /** What people should know about it; empty if nothing. */
  readonly about: string;
  close(): Promise<void>;
}

/** The store that `--store` names. */
export async function openStore(where: string): Promise<OpenStore> {
  if (where === 'postgres') return openOwn();
  if (/^postgres(ql)?:\/\//.test(where)) return opened(await reached(where));
  if (where === 'memory') {
    return { ...opened(memoryStore()), about: 'Matches are kept in memory only: they end with this process.' };
  }
  return opened(await sqliteStore(where));
}

const opened = (store: MatchStore): OpenStore => ({ store, about: '', close: () => store.close() });

async function reached(url: string): Promise<MatchStore> {
  const waiting = setTimeout(() => say('The database does not answer yet: waiting for it.\n'), SOON_MS);
  try {
    return await postgresStore(url, { waitMs: WAIT_MS });
  } catch (error) {
    const { message } = error as Error;
    // never the address itself: a password may stand in it
    return fail(`the database cannot be used: ${message}`);
  } finally {
    clearTimeout(waiting);
  }
}

/** Started here, or by another process in this folder. */
async function openOwn(): Promise<OpenStore> {
  say(`Starting PostgreSQL in ./${OWN_FOLDER}.\n`);
  try {
    const { url, process, stop } = await ownPostgres(OWN_FOLDER, { from: ['.', './postgres', import.meta.dirname] });
    const store = await postgresStore(url);
    const about =
      process === null
        ? `Matches are in the PostgreSQL of ./${OWN_FOLDER}, which another node here started.`
        : `Matches are in a PostgreSQL of its own, in ./${OWN_FOLDER}. Start this again here for another node. It is for trying it out.`;
    return {
      store,
      about,
      close: async () => {
        await store.close();
        await stop();
      },
    };
  } catch (error) {
    if (error instanceof NoPostgres) fail(error.message);
    throw error;
  }
}
