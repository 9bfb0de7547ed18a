// Requests that must change nothing: broken ones, and perfect ones without the secret they need.
import { damaged, junk, nearly, pick, someText } from './junk.mjs';

const CREATE = { game: 'skirmish', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] };
const json = (method, path, body, headers = {}) => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** @param matches those that are to stay as they are: `{ id, tokens, invites, watch }` */
export function request(random, matches) {
  const match = pick(random, matches);
  const other = pick(
    random,
    matches.filter((one) => one !== match),
  );
  const at = `/api/matches/${match.id}`;
  const secrets = [...match.tokens, ...match.invites, match.watch];
  const wrong = pick(random, [
    nearly(random, pick(random, secrets)),
    pick(random, other.tokens),
    someText(random),
    match.watch,
    '',
  ]);
  const bearer = { authorization: `Bearer ${wrong}` };
  return pick(random, [
    () => ({ method: 'GET', path: pick(random, ['/', '/health', '/api/matches', '/api/matches?what=playing', at]) }),
    () => ({ method: 'GET', path: `/${encodeURIComponent(String(junkText(random)))}` }),
    () => ({
      method: 'GET',
      path: `/api/matches/${pick(random, ['..%2f..%2fhealth', '%00', someText(random), 'a'.repeat(5000)])}`,
    }),
    () => ({ method: 'GET', path: '/api/matches?what=all&what=open' }),
    () => ({ method: pick(random, ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']), path: at, headers: bearer }),
    () => ({ method: 'GET', path: `${at}/replay`, headers: bearer }),
    () => json('POST', `${at}/leave`, '', bearer),
    () =>
      json('POST', `${at}/leave`, '', {
        authorization: pick(random, ['Basic eDp5', 'Bearer', `Bearer ${junkText(random)}`]),
      }),
    () => json('POST', `${at}/seats`, { name: 'Eve', invite: wrong || 'none' }),
    () => json('POST', `${at}/seats`, { name: 'Eve', player: 'p1' }),
    () => json('POST', `${at}/seats`, { name: junk(random), deck: junk(random), invite: junk(random), zz: 1 }),
    () => json('POST', '/api/matches/own', { tokens: [wrong, junk(random)] }),
    () =>
      json('POST', '/api/matches', {
        ...CREATE,
        [pick(random, ['game', 'seats', 'public', 'clock', 'delay', 'zz'])]: broken(random),
      }),
    () => json('POST', '/api/matches', { ...CREATE, seats: [{ kind: 'bot', level: junk(random) }] }),
    () => json('POST', '/api/matches', { ...CREATE, seats: Array(100).fill({ kind: 'open' }) }),
    () => json('POST', '/api/matches', JSON.stringify(CREATE).slice(0, -1 - Math.floor(random() * 40))),
    () => json('POST', '/api/matches', CREATE, { origin: 'https://evil.example' }),
    () =>
      json('POST', '/api/matches', CREATE, {
        'content-type': pick(random, ['text/plain', 'multipart/form-data', 'x']),
      }),
    () => json('POST', '/api/matches', `{"zz":"${'x'.repeat(random() < 0.02 ? 70_000 : 500)}"}`),
  ])();
}

/** The bytes of a request as no library would send them. */
export function bytes(random, matches) {
  const { id, tokens } = pick(random, matches);
  const token = nearly(random, tokens[0]);
  const text = pick(random, [
    `POST /api/matches/${id}/leave HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`,
    `GET /api/matches/${id}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n\x81\xfe\xff\xff`,
    `POST /api/matches HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffff\r\n{}\r\n`,
  ]);
  return Buffer.from(damaged(random, text), 'latin1');
}

const junkText = (random) => pick(random, ['\u00ff', '../..', '<script>', '%', ' ', 'x'.repeat(2000), '__proto__']);

/** Nothing that any field of a new match may be. */
const broken = (random) => pick(random, [{ toString: 1 }, [[]], -1, 'x'.repeat(200), { type: 'never' }, 1e308]);
