// A server in a child process, and how to ask it something.
import { fork } from 'node:child_process';
import { join } from 'node:path';

export async function startChild(file, args) {
  const child = fork(join(import.meta.dirname, file), args, {
    // room for what many tables leave behind, as the image and `npm start` have it
    execArgv: ['--expose-gc', '--max-semi-space-size=64'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const waiting = new Map();
  let count = 0;
  const url = await new Promise((found, failed) => {
    child.on('message', (message) => {
      if ('url' in message) found(message.url);
      else waiting.get(message.n)?.(message.answer);
    });
    child.once('exit', (code) => failed(new Error(`the process ended with ${code}`)));
  });
  return {
    url,
    child,
    ended,
    ask(what) {
      const n = ++count;
      return new Promise((answered) => {
        waiting.set(n, answered);
        void ended.then(() => answered(null));
        if (child.connected) child.send({ n, ask: what }, () => {});
      });
    },
    async stop() {
      if (child.connected) child.send({ n: ++count, ask: 'stop' }, () => {});
      await ended;
    },
  };
}
