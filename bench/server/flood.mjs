// One who floods a match, from an address of their own: bench/server/flood.mjs <url> <match>, until it is stopped.
import { WebSocket } from 'ws';
import { FRAMES } from './frames.mjs';
import { hostileText } from './mutate.mjs';

const [url, match] = process.argv.slice(2);
const address = `${url.replace('http', 'ws')}/api/matches/${match}/socket`;
const AT_ONCE = 8;
const later = (ms) => new Promise((done) => setTimeout(done, ms));
// made before: making them would keep the machine busy
const texts = [JSON.stringify({ type: 'hello', v: 1 }), ...Array.from({ length: 500 }, () => hostileText(FRAMES))];

async function flood() {
  for (;;) {
    const socket = new WebSocket(address, { localAddress: '127.0.0.2' });
    socket.on('error', () => {});
    const ended = new Promise((done) => socket.once('close', done));
    socket.once('open', () => {
      for (const text of texts) socket.send(text);
    });
    await Promise.race([ended, later(1000)]);
    socket.terminate();
    await later(20);
  }
}

process.on('message', () => process.exit(0));
for (let i = 0; i < AT_ONCE; i++) void flood();
process.send({ url });
