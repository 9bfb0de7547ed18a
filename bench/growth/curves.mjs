// What is measured, by name: how the time (or the bytes) should grow, at which sizes, and how to take it at one size.
// `once` makes ready and gives the work to be timed once; `often` the same for work that is timed many times over.
import { ActionList, createMatch } from 'cardloom';
import { after, choosing, ordering, start, tick } from './game.mjs';

const CARDS = [64, 256, 1024, 4096];
const MOVES = [1_000, 10_000, 100_000];

const listing = (game, options, player = 'p0') => {
  const match = createMatch(game, { seed: 1, options });
  const list = new ActionList();
  return () => match.listActions(player, list);
};

/** Something to do with a match at a move number, with a move before each time. */
const atMove = (work) => (moves) => {
  const match = after(moves);
  return () => {
    tick(match);
    work(match);
  };
};

const withCards = (work) => (cards) => {
  const match = start({ cards });
  return () => {
    tick(match);
    work(match);
  };
};

const handOf = (cards) => start({ cards }).line().context.players[0].hand;

export const curves = {
  listing: { wants: 'linear', sizes: CARDS, often: (cards) => listing(choosing, { cards }) },
  modifiers: {
    wants: 'linear',
    sizes: [64, 256, 1024, 4096],
    once: (count) => {
      const match = start({ cards: 1 });
      return () => match.processAction({ player: 'p0', move: 'register', args: { count } });
    },
  },
  state: { wants: 'flat', sizes: MOVES, often: atMove((match) => match.state) },
  fork: { wants: 'flat', sizes: MOVES, often: atMove((match) => match.fork()) },
  line: { wants: 'flat', sizes: MOVES, often: atMove((match) => match.line()) },
  sample: { wants: 'flat', sizes: MOVES, often: atMove((match) => match.sample('p0', 7)) },
  'middle of a zone': {
    wants: 'flat',
    sizes: CARDS,
    // found, and written to, in a move: what was remembered of the zone must outlive that
    often: (cards) => {
      const line = start({ cards }).line();
      return () => {
        if (line.make({ player: 'p0', move: 'middle' }) !== null) throw new Error('refused');
        line.unmake();
      };
    },
  },
  'iterating a zone': {
    wants: 'linear',
    sizes: CARDS,
    often: (cards) => {
      const hand = handOf(cards);
      return () => {
        let marks = 0;
        for (const card of hand) marks += card.mark;
        return marks;
      };
    },
  },
  'a question to a zone': {
    wants: 'linear',
    sizes: CARDS,
    often: (cards) => {
      const hand = handOf(cards);
      return () => hand.some((card) => card.mark > 0);
    },
  },
  'a growing JSON attribute': {
    wants: 'linear',
    unit: 'bytes',
    sizes: [500, 1000, 2000, 4000],
    bytes: (moves) => {
      const match = start();
      for (let i = 0; i < moves; i++) match.act({ player: match.players[i & 1], move: 'mark' });
      return match;
    },
  },
  'extra turns': {
    wants: 'linear',
    sizes: [100, 400, 1600],
    once: (count) => {
      const match = start();
      return () => {
        match.processAction({ player: 'p0', move: 'repeat', args: { count } });
        for (let i = 0; i < count; i++) tick(match);
      };
    },
  },
  'order of equal items': {
    wants: 'linear',
    sizes: [4, 9, 40, 160],
    often: (items) => listing(ordering, { items }),
  },
  view: { wants: 'linear', sizes: CARDS, often: withCards((match) => match.view('p0')) },
  checksum: { wants: 'linear', sizes: CARDS, often: withCards((match) => match.checksum()) },
  snapshot: { wants: 'linear', sizes: CARDS, often: withCards((match) => match.snapshot()) },
  'act by move number': { wants: 'flat', sizes: MOVES, often: atMove(() => {}) },
};
