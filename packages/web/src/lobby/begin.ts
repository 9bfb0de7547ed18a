import type { RegisteredGame } from '@cardloom/games';
import type { SpectatorPolicy } from '@cardloom/protocol';
import type { Json } from 'cardloom';
import { newLocal } from '../local/new-local.ts';
import { newId, writeMatch } from '../local/saved-matches.ts';
import { playHash, tableHash } from '../route.ts';
import { createMatch, type SeatRequest } from '../server/lobby-api.ts';
import { keepSeat } from '../server/own-seats.ts';
import type { Form, FormSeat } from './form.ts';
import { optionsWith, settingsGiven } from './match-options.ts';
import { deckOf, ownName } from './own-decks.ts';

/** So many steps later those see it who could help somebody. */
const LATER = 10;

const isPerson = ({ who }: FormSeat): boolean => who === 'invite' || who === 'open';

/** A match of this browser. */
export async function beginHere(game: RegisteredGame, { seats, settings }: Form): Promise<void> {
  const decks = await Promise.all(seats.map(({ deck }) => deckOf(game, deck)));
  const options = optionsWith(game, decks, settingsGiven(game, settings, seats.length));
  // names of ready-made decks are right, and what the rules say takes a moment to load
  if (seats.some(({ deck }) => ownName(deck) !== null)) {
    const { objectionTo } = await import('./objection.ts');
    const objection = await objectionTo(game, seats.length, options);
    if (objection !== null) throw new Error(objection);
  }
  const id = newId();
  writeMatch(newLocal(id, game, seats, options));
  location.hash = playHash(id);
}

/** A match on the server, which asks the game itself. */
export async function beginOnServer(game: RegisteredGame, form: Form, name: string): Promise<void> {
  const { seats, settings, minutes, watching, isListed } = form;
  const called = name === '' ? 'Somebody' : name;
  const decks = await Promise.all(seats.map((seat) => (isPerson(seat) ? undefined : deckOf(game, seat.deck))));
  const { id, player, token, invites, watch } = await createMatch({
    game: game.name,
    seats: seats.map((seat, i) => seatRequest(seat, called, decks[i])),
    options: settingsGiven(game, settings, seats.length),
    public: isListed || seats.some(({ who }) => who === 'open'),
    spectators: spectatorsOf(form),
    delay: watching === 'late' ? LATER : 0,
    clock: minutes === 0 ? null : { type: 'match', ms: minutes * 60_000, increment: 0 },
  });
  keepSeat({ id, player, token, invites, watch });
  location.hash = tableHash(id);
}

function seatRequest({ who }: FormSeat, name: string, deck: Json | undefined): SeatRequest {
  const own = deck === undefined ? {} : { deck };
  if (who === 'me') return { kind: 'me', name, ...own };
  return who === 'invite' || who === 'open' ? { kind: who } : { kind: 'bot', level: who, ...own };
}

/** Whoever has no seat in their own match may watch it all the same. */
export function spectatorsOf({ seats, watching }: Pick<Form, 'seats' | 'watching'>): SpectatorPolicy {
  if (watching === 'late') return 'public';
  return watching === 'none' && seats.every(({ who }) => who !== 'me') ? 'link' : watching;
}
