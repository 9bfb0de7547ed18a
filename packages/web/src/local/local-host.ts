import type { Hearing, Open } from '@cardloom/protocol';
import type { FlowDescription } from 'cardloom';
import type { Fresh } from './blocks.ts';
import type { FromWorker, LocalMatch, ToWorker } from './messages.ts';

/** A table in a worker, as a client sees it. */
export interface LocalHost {
  open(player: string | null): Open;
  close(): void;
}

interface Told {
  onFlow(flow: FlowDescription): void;
  onSaved(fresh: Fresh): void;
  onFailed(message: string): void;
}

/** Starts a match in a worker of its own. */
export function startLocal(match: LocalMatch, { onFlow, onSaved, onFailed }: Told): LocalHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const hearing = new Map<number, Hearing>();
  const post = (message: ToWorker): void => worker.postMessage(message);
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'flow') onFlow(data.flow);
    else if (data.type === 'saved') onSaved(data.fresh);
    else if (data.type === 'failed') onFailed(data.message);
    else if (data.type === 'opened') hearing.get(data.id)?.open();
    else if (data.type === 'message') hearing.get(data.id)?.message(data.text);
    else {
      hearing.get(data.id)?.close();
      hearing.delete(data.id);
    }
  });
  // where the script itself could not be loaded there is no message
  worker.addEventListener('error', ({ message }) =>
    onFailed(message === undefined || message === '' ? 'Importing a module script failed.' : message),
  );
  post({ type: 'start', match });
  return {
    open: (player) => (on) => {
      const id = last++;
      hearing.set(id, on);
      post({ type: 'open', id, player });
      return {
        send: (text) => post({ type: 'send', id, text }),
        close: () => {
          hearing.delete(id);
          post({ type: 'close', id });
        },
      };
    },
    close: () => worker.terminate(),
  };
}
