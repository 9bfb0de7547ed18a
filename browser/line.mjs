// A line between a browser and a server that can be cut.
import { connect, createServer } from 'node:net';

/** Passes everything on to a port of this machine until it is cut: then it is silent, or closed. */
export async function createLine(port) {
  let isCut = false;
  const pairs = new Set();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', end);
      from.on('error', end);
    }
    if (isCut) for (const socket of [near, far]) socket.pause();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => {
    for (const { near, far } of [...pairs]) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** `silent`: nothing arrives any more, and nobody is told; `closed`: everybody notices at once. */
    cut(how) {
      isCut = true;
      if (how === 'closed') endAll();
      else for (const { near, far } of pairs) for (const socket of [near, far]) socket.pause();
    },
    /** What was on its way when it was cut is lost. */
    mend() {
      isCut = false;
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
