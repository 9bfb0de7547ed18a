// The authoritative server path (Master.onUpdate) without sockets: in-memory storage, 2 player views computed per move.
import { createRequire } from 'node:module';
import { makeGame } from './bgio-game.mjs';

const require = createRequire(import.meta.url);
const { Master } = require('boardgame.io/master');
const { Sync, ProcessGameConfig, createMatch, getFilterPlayerView } = require('boardgame.io/internal');
class Mem extends Sync {
  // same behaviour as boardgame.io's own InMemory (src/server/db/inmemory.ts)
  constructor() {
    super();
    this.s = new Map();
    this.l = new Map();
    this.i = new Map();
    this.m = new Map();
  }
  createMatch(id, o) {
    this.i.set(id, o.initialState);
    this.setState(id, o.initialState);
    this.m.set(id, o.metadata);
  }
  setMetadata(id, m) {
    this.m.set(id, m);
  }
  setState(id, s, d) {
    if (d?.length) this.l.set(id, [...(this.l.get(id) || []), ...d]);
    this.s.set(id, s);
  }
  fetch(id, o) {
    const r = {};
    if (o.state) r.state = this.s.get(id);
    if (o.metadata) r.metadata = this.m.get(id);
    if (o.log) r.log = this.l.get(id) || [];
    if (o.initialState) r.initialState = this.i.get(id);
    return r;
  }
  wipe() {}
  listMatches() {
    return [];
  }
  has() {
    return true;
  }
}
export const isAsync = true;
export const create = async (o) => {
  const game = ProcessGameConfig(makeGame(o));
  const db = new Mem();
  const filter = getFilterPlayerView(game);
  const views = {};
  let bytes = 0;
  const t = {
    send: () => {},
    sendAll: (d) => {
      for (const p of ['0', '1']) {
        const v = filter(p, d);
        views[p] = v;
        bytes += JSON.stringify(v).length;
      }
    },
  };
  const master = new Master(game, db, t);
  const match = createMatch({ game, numPlayers: 2, setupData: undefined, unlisted: true });
  db.createMatch('m', match);
  let s = db.s.get('m');
  return {
    G: () => s.G,
    phase: () => s.ctx.phase,
    player: () => +s.ctx.currentPlayer,
    done: () => s.ctx.gameover !== undefined,
    async apply(type, i, p) {
      await master.onUpdate(
        { type: 'MAKE_MOVE', payload: { type, args: [i], playerID: String(p) } },
        s._stateID,
        'm',
        String(p),
      );
      s = db.s.get('m');
    },
    sizes: () => ({
      wireBytes: bytes,
      storedState: JSON.stringify(s).length,
      log: JSON.stringify(db.l.get('m')).length,
    }),
  };
};
