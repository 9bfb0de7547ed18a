// Honest frames, for whoever makes dishonest ones of them.
export const FRAMES = [
  { type: 'hello', v: 1, token: 'AAAAAAAAAAAAAAAAAAAAAA', since: 0, chain: '0000000000000000' },
  { type: 'hello', v: 1 },
  { type: 'act', id: 'a', prompt: 1, move: 'PASS', args: {} },
  { type: 'act', id: 'b', prompt: 1, move: 'PLAY_CARD', args: { card: 3 } },
  { type: 'ask', id: 'c', prompt: 1, move: 'PLAY_CARD', args: {} },
  { type: 'preview', id: 'd', prompt: 1, move: 'PASS', args: {} },
  { type: 'why', id: 'e', about: { move: 'PLAY_CARD' } },
  { type: 'table', id: 'f', do: 'concede' },
  { type: 'table', id: 'g', do: 'claim', claim: { seat: 'p1', outcome: 'bot' } },
  { type: 'prefs', id: 'h', prefs: { autoPass: true } },
  { type: 'ping', t: 1 },
];
