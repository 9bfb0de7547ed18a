import { type MatchStore, memoryStore, NoPostgres, ownPostgres, postgresStore, sqliteStore } from '@cardloom/server';
import { say } from '../terminal.ts';
import { fail } from '../usage.ts';

/** Where the files of a PostgreSQL of one's own are. */
const OWN_FOLDER = '.cardloom/postgres';

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
  try {
    return await postgresStore(url);
  } catch (error) {
    const { message } = error as Error;
    // never the address itself: a password may stand in it
    return fail(`the database cannot be used: ${message || String((error as NodeJS.ErrnoException).code)}`);
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
