import type { GameResult } from '../definition/game-result.ts';
import type { PendingDecision } from '../effects/decisions.ts';
import { encodePayload, withoutUnknown } from '../effects/payload.ts';
import { everySeat } from '../players/priority.ts';
import { resultOf } from '../players/result.ts';
import { type EventNote, type KnownCards, ResultNote } from '../runtime/event-note.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt } from '../world/layout.ts';
import { entryEnds, entryWords, Tag, type TapeSlice } from '../world/tape.ts';
import { knows, SPECTATOR } from './knows.ts';
import type { View } from './view.ts';

/**
 * What happened, for people: read from the tape, in order. An event of the game has the game's own type and fields; the
 * engine adds transitions, turns, priority and card movements, each with its cause. Whoever learns which card it is that
 * comes, moves or is shown gets its name with it: it may be gone, or have another number, before they see it.
 *
 * ```ts
 * match.subscribe(null, (event: MatchEvent) => console.log(event.type, event.player));
 * ```
 */
export interface MatchEvent {
  readonly type: string;
  readonly [key: string]: Json | View | GameResult | undefined;
}

/** An event with the seats that may see it whole, and what the others see of it (null: nothing). */
export interface AudienceEvent {
  readonly event: MatchEvent;
  readonly seats: number;
  readonly others: MatchEvent | null;
  /** Who could identify the cards in it; null if everybody could. */
  readonly known: KnownCards | null;
}

/** `because` is what set it off: the move, or the host's operation; `pending` is the decision that waited afterwards. */
export function readEvents(
  slice: TapeSlice,
  runtime: Runtime,
  because: Json,
  pending: PendingDecision | null,
): AudienceEvent[] {
  const { game, playerIds, layout } = runtime;
  const events: AudienceEvent[] = [];
  const everyone = everySeat(layout.seats);
  const player = (seat: number): string | null => playerIds[seat] ?? null;
  const zone = (id: number): Json => ({ zone: layout.zones[id].name, player: player(layout.zones[id].owner) });
  const add = (
    event: MatchEvent,
    seats = everyone,
    others: MatchEvent | null = null,
    known: KnownCards | null = null,
  ): void => {
    events.push({ event, seats, others, known });
  };
  /** The cause of what follows: the move or effect that came before it on the tape. */
  let cause = because;
  const t = slice.words;
  const ends = entryEnds(t, slice.from, slice.to);
  const asked = lastAsked(t, ends);
  for (const end of ends) {
    const tag = t[end - 1];
    const start = end - entryWords(t, end);
    const a = t[start];
    const b = t[start + 1];
    if (tag === At.priority) {
      add({ type: 'priorityChanged', from: player(a), to: player(b), cause });
    } else if (tag === At.decision && start === asked) {
      const players = (pending?.waiting ?? []).map((seat) => playerIds[seat]);
      add({ type: 'decisionAsked', decision: pending?.ask.ask ?? null, players });
    } else if (tag === At.turnCause && b >= 0) cause = isOpen(runtime, b) ? { card: b } : null;
    else if (tag === Tag.move) {
      const seen = { from: zone(t[start + 1]), to: zone(t[start + 3]), cause };
      const name = game.cardNames[t[start + 6]];
      add({ type: 'cardMoved', card: a, name, ...seen }, t[start + 5], { type: 'cardMoved', ...seen });
    } else if (tag === Tag.create) {
      const name = game.cardNames[t[start + 3]];
      add({ type: 'cardCreated', card: a, name, to: zone(b) }, t[start + 2], { type: 'cardCreated', to: zone(b) });
    } else if (tag === Tag.shuffle) add({ type: 'zoneShuffled', at: zone(t[end - 3]) });
    else if (tag === Tag.reveal) {
      add({ type: 'cardRevealed', card: a, name: game.cardNames[b] }, t[start + 2], null);
    } else if (tag === Tag.note) {
      const note = slice.notes[a] as EventNote | ResultNote;
      if (note instanceof ResultNote) {
        add({ type: 'gameOver', result: resultOf(playerIds, note), cause });
        continue;
      }
      const { type, payload, others, known, codec } = note;
      const told = { type, ...(codec === null ? payload : encodePayload(codec, payload)) } as MatchEvent;
      const otherwise = codec === null || others === null ? others : encodePayload(codec, others, true);
      add(told, b, otherwise === null ? null : ({ type, ...otherwise } as MatchEvent), known);
    } else if (tag === Tag.flow) {
      const kind = t[start];
      const id = t[start + 1];
      if (kind === Micro.enterSegment) add({ type: 'segmentBegan', segment: game.flow.segments[id].name, cause });
      else if (kind === Micro.leaveSegment) add({ type: 'segmentEnded', segment: game.flow.segments[id].name, cause });
      else if (kind === Micro.enterTurn) add({ type: 'turnBegan', player: player(id), cause });
      else if (kind === Micro.leaveTurn) add({ type: 'turnEnded', player: player(id), cause });
      else if (kind === Micro.enterPhase) add({ type: 'phaseBegan', phase: game.flow.phases[id].name, cause });
      else if (kind === Micro.leavePhase) add({ type: 'phaseEnded', phase: game.flow.phases[id].name, cause });
      else if (kind === Micro.enterStep) add({ type: 'stepBegan', step: game.flow.steps[id].name, cause });
      else if (kind === Micro.leaveStep) add({ type: 'stepEnded', step: game.flow.steps[id].name, cause });
      else if (kind === Micro.leaveMatch) add({ type: 'playerLeft', player: player(id) });
      else if (kind === Micro.endIf) cause = 'automatic';
    }
  }
  return events;
}

/** Where on the tape the question that waits in the end was put, or passed on to those who have not answered; -1 if none. */
function lastAsked(words: TapeSlice['words'], ends: readonly number[]): number {
  for (let i = ends.length - 1; i >= 0; i--) {
    if (words[ends[i] - 1] !== At.decision) continue;
    const start = ends[i] - entryWords(words, ends[i]);
    return words[start + 1] === 0 ? -1 : start;
  }
  return -1;
}

/**
 * What one seat is told of an event; undefined if nothing. That a player made a move is public, what they answered in
 * it may not be: the others learn it from what happens.
 */
export function eventFor(
  runtime: Runtime,
  seat: number,
  { event, seats, others, known }: AudienceEvent,
  because: Json,
): MatchEvent | undefined {
  const told = knows(runtime, seat, seats) ? event : others;
  if (told === null) return undefined;
  if (known !== null && told === event)
    return withoutUnknown(event, known, (mask) => knows(runtime, seat, mask)) as MatchEvent;
  if (told.cause !== because || typeof because !== 'object' || because === null || !('move' in because)) return told;
  const { player, move } = because as { readonly player: string; readonly move: string };
  return player === runtime.playerIds[seat] ? told : { ...told, cause: { player, move } };
}

/** A card everybody knows may be named as a cause. */
const isOpen = (runtime: Runtime, card: number): boolean =>
  knows(runtime, SPECTATOR, runtime.world.card(card, CardAt.known));
