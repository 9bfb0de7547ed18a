// One thread of a fuzzing campaign: runs the batches it is given. A batch may exhaust it; then there is a new one.
import { parentPort } from 'node:worker_threads';
import { runTask } from './tasks.mjs';

parentPort.on('message', async (task) => {
  parentPort.postMessage(await runTask(task));
});
