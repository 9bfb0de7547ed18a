import { Micro } from '../flow/trace.ts';
import type { Runtime } from '../match/runtime.ts';
import { At } from '../world/header.ts';
import { entryEnds, entryWords, Tag, type TapeSlice } from '../world/tape.ts';

/** What happened, for people: read from the tape, in order, each with the players who may see it. */
export interface MatchEvent {
  readonly type: string;
  readonly seenBy: readonly string[];
  readonly [key: string]: unknown;
}

export function readEvents(slice: TapeSlice, runtime: Runtime): MatchEvent[] {
  const { game, playerIds, layout } = runtime;
  const everyone = playerIds;
  const events: MatchEvent[] = [];
  const seen = (mask: number): string[] => playerIds.filter((_, seat) => (mask & (1 << seat)) !== 0);
  const player = (seat: number): string | null => playerIds[seat] ?? null;
  const zone = (id: number): { zone: string; player: string | null } => ({
    zone: layout.zones[id].name,
    player: player(layout.zones[id].owner),
  });
  const t = slice.words;
  for (const end of entryEnds(t, slice.from, slice.to)) {
    const tag = t[end - 1];
    const start = end - entryWords(tag);
    const add = (type: string, seenBy: readonly string[], data: object): void => {
      events.push({ type, seenBy, ...data });
    };
    if (tag === At.priority) add('priorityChanged', everyone, { from: player(t[start]), to: player(t[start + 1]) });
    else if (tag === At.turnPlayer)
      add('turnPlayerChanged', everyone, { from: player(t[start]), to: player(t[start + 1]) });
    else if (tag === At.gameOver) add('gameOver', everyone, {});
    else if (tag === Tag.move) {
      add('cardMoved', seen(t[start + 5]), { card: t[start], from: zone(t[start + 1]), to: zone(t[start + 3]) });
    } else if (tag === Tag.create) add('cardCreated', seen(t[start + 2]), { card: t[start], to: zone(t[start + 1]) });
    else if (tag === Tag.shuffle) add('zoneShuffled', everyone, zone(t[start]));
    else if (tag === Tag.reveal) add('cardRevealed', seen(t[start + 1]), { card: t[start] });
    else if (tag === Tag.note) {
      const note = slice.notes[t[start]] as { type: string };
      add(note.type, seen(t[start + 1]), note);
    } else if (tag === Tag.flow) {
      const [kind, a] = [t[start], t[start + 1]];
      if (kind === Micro.enterSegment) add('segmentBegan', everyone, { segment: game.flow.segments[a].name });
      else if (kind === Micro.leaveSegment) add('segmentEnded', everyone, { segment: game.flow.segments[a].name });
      else if (kind === Micro.enterTurn) add('turnBegan', everyone, { player: player(a) });
      else if (kind === Micro.leaveTurn) add('turnEnded', everyone, { player: player(a) });
      else if (kind === Micro.enterPhase) add('phaseBegan', everyone, { phase: game.flow.phases[a].name });
      else if (kind === Micro.leavePhase) add('phaseEnded', everyone, { phase: game.flow.phases[a].name });
      else if (kind === Micro.enterStep) add('stepBegan', everyone, { step: game.flow.steps[a].name });
      else if (kind === Micro.leaveStep) add('stepEnded', everyone, { step: game.flow.steps[a].name });
      else if (kind === Micro.leaveMatch) add('playerLeft', everyone, { player: player(a) });
    }
  }
  return events;
}
