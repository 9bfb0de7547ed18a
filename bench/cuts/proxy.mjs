// A line between clients and a server that breaks after some bytes, wherever they stand: in a handshake, in a header, in
// the middle of a frame.
import { connect, createServer } from 'node:net';

/** About as many bytes as go either way between a client and a server in a match of Skirmish. */
const LONGEST = { toServer: 1200, toClient: 12_000 };

/**
 * Listens on any port. As long as `cuts` are left, every connection is given a number of bytes and a direction; once so many
 * have gone that way, the rest of the chunk is dropped and both ends are destroyed.
 */
export function openProxy(port, { cuts, random }) {
  const made = { toServer: 0, toClient: 0, inHandshake: 0 };
  let left = cuts;
  const lines = new Set();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const direction = random() < 0.5 ? 'toServer' : 'toClient';
    // some in the first bytes, most of them anywhere in what is said in a match
    const most = LONGEST[direction];
    let budget = Math.ceil(random() < 0.2 ? most ** random() : most * random());
    let isOver = false;
    let heard = 0;
    const end = () => {
      isOver = true;
      client.destroy();
      upstream.destroy();
      lines.delete(end);
    };
    lines.add(end);
    const pass = (way, from, to) => {
      from.on('data', (chunk) => {
        if (isOver) return;
        if (way === 'toClient') heard += chunk.length;
        if (way !== direction || left === 0) {
          to.write(chunk);
          return;
        }
        const passed = chunk.subarray(0, budget);
        budget -= passed.length;
        if (budget > 0) to.write(passed);
        else {
          left--;
          made[heard === 0 ? 'inHandshake' : way]++;
          isOver = true;
          to.write(passed, end);
        }
      });
      from.on('close', end);
      from.on('error', end);
    };
    pass('toServer', client, upstream);
    pass('toClient', upstream, client);
  });
  return new Promise((open) => {
    server.listen(0, '127.0.0.1', () => {
      open({
        url: `http://127.0.0.1:${server.address().port}`,
        made,
        close: () => {
          for (const end of lines) end();
          server.close();
        },
      });
    });
  });
}
