// A line between one node and the database that can be cut: so that both ends notice, or so that nothing comes through any
// more and nobody is told. What was held back comes through when it is whole again, however late.
import { connect, createServer } from 'node:net';

export function openProxy(portOf) {
  const pairs = new Set();
  let cut = null;
  const server = createServer((near) => {
    if (cut === 'reset') {
      near.destroy();
      return;
    }
    const far = connect(portOf(), '127.0.0.1');
    const pair = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      // whoever hangs up while nothing comes through has still sent what is on its way
      if (cut === 'silent') setTimeout(end, 100);
      else for (const one of pair) one.destroy();
    };
    for (const [one, other] of [pair, [far, near]]) {
      one.setNoDelay(true);
      one.on('data', (chunk) => other.write(chunk));
      one.on('close', end);
      one.on('error', () => {});
      if (cut === 'silent') one.pause();
    }
  });
  return new Promise((open) => {
    server.listen(0, '127.0.0.1', () =>
      open({
        port: server.address().port,
        cut(how) {
          cut = how;
          for (const pair of [...pairs]) for (const one of pair) how === 'reset' ? one.destroy() : one.pause();
        },
        heal() {
          cut = null;
          for (const pair of pairs) for (const one of pair) one.resume();
        },
        close() {
          cut = 'reset';
          for (const pair of [...pairs]) for (const one of pair) one.destroy();
          server.close();
        },
      }),
    );
  });
}
