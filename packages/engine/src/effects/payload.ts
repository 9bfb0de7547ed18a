import type { Codec, HandleField } from '../definition/compiled.ts';
import { Field, type Payload } from '../definition/fields.ts';
import type { KnownCards } from '../runtime/event-note.ts';
import { CardHandle, type HandleSource, PlayerHandle } from '../world/handles.ts';
import type { Json } from '../world/json.ts';
import { CardAt } from '../world/layout.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import type { World } from '../world/world.ts';

/**
 * What events, effects and decisions carry. Rules write and read handles; on the agenda, in events and in snapshots
 * there are numbers and ids. Only the fields that hold handles are listed: a payload without them needs no translation.
 */
/** The codec of a declared payload; null if it has no handles. */
export function codecOf(payload: Payload, path: string): Codec | null {
  const fields: HandleField[] = [];
  for (const [name, spec] of Object.entries(payload)) {
    if (!(spec instanceof Field)) continue;
    const isOptional = spec.kind === 'optional';
    const held = isOptional ? spec.of : spec;
    if (!(held instanceof Field) || held.kind === 'data' || held.kind === 'optional') continue;
    const isList = held.kind === 'cards' || held.kind === 'players';
    const of = held.kind === 'cards' ? 'card' : held.kind === 'players' ? 'player' : held.kind;
    fields.push({ name, of, isList, isOptional });
  }
  return fields.length === 0 ? null : { path, fields, hasLists: fields.some(({ isList }) => isList) };
}

type Carried = Readonly<Record<string, unknown>>;

/** Handles become numbers and ids, in a copy; of a part, fields may be missing. */
export function encodePayload({ path, fields }: Codec, payload: Carried, isPart = false): Record<string, Json> {
  const encoded: Record<string, unknown> = { ...payload };
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    const { name } = field;
    const value = payload[name];
    if (value === undefined && (field.isOptional || isPart)) {
      // V8 makes an object slow from which something is deleted
      if (name in payload) delete encoded[name];
    } else if (!field.isList) encoded[name] = idOf(value, field, path);
    else if (Array.isArray(value)) encoded[name] = value.map((one) => idOf(one, field, path));
    else throw new TypeError(`${path}.${name} must be a list of ${field.of}s`);
  }
  return encoded as Record<string, Json>;
}

/** The same without the copy: throws where something else stands for a handle. */
export function checkPayload({ path, fields }: Codec, payload: Carried, isPart = false): void {
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    const value = payload[field.name];
    if (value === undefined && (field.isOptional || isPart)) continue;
    if (!field.isList) mustBeHandle(value, field, path);
    else if (Array.isArray(value)) for (const one of value) mustBeHandle(one, field, path);
    else throw new TypeError(`${path}.${field.name} must be a list of ${field.of}s`);
  }
}

/** Whether this field holds handles. */
export function holdsHandles({ fields }: Codec, name: string): boolean {
  for (let i = 0; i < fields.length; i++) if (fields[i].name === name) return true;
  return false;
}

function idOf(value: unknown, field: HandleField, path: string): Json {
  mustBeHandle(value, field, path);
  return value.id;
}

function mustBeHandle(
  value: unknown,
  { name, of }: HandleField,
  path: string,
): asserts value is CardHandle | PlayerHandle {
  if (of !== 'player' && value instanceof CardHandle) return;
  if (of !== 'card' && value instanceof PlayerHandle) return;
  const wanted = of === 'target' ? 'card or a player' : of;
  throw new TypeError(`${path}.${name} must be a ${wanted}, as rules have them: not a number or a name`);
}

/** Numbers and ids become handles, in a copy. */
export function decodePayload(handles: HandleSource, { fields }: Codec, payload: Carried): Carried {
  const decoded: Record<string, unknown> = { ...payload };
  for (let i = 0; i < fields.length; i++) {
    const { name, isList } = fields[i];
    const value = payload[name];
    if (value === undefined) continue;
    decoded[name] = isList
      ? (value as readonly Json[]).map((one) => handleOf(handles, one))
      : handleOf(handles, value as Json);
  }
  return decoded;
}

/** Cards have numbers, players have names. */
const handleOf = (handles: HandleSource, id: Json): CardHandle | PlayerHandle =>
  typeof id === 'number' ? handles.cardHandle(id) : handles.playerHandle(handles.playerIds.indexOf(id as string));

/** The codec of a declared event; null if it carries no handles. */
export function codecOfEvent({ game }: { readonly game: EventGame }, type: string): Codec | null {
  const codec = game.events?.get(type);
  if (codec !== undefined) return codec;
  const names = [...(game.events?.keys() ?? [])];
  const help = suggestion(type, names) || `; declare it with what it carries: events: { ${cut(type)}: { … } }`;
  throw new RangeError(`${game.name} has no event ${quoted(type)}${help}`);
}
interface EventGame {
  readonly name: string;
  readonly events: ReadonlyMap<string, Codec | null> | null;
}

/**
 * Of each card in an event, who could tell at this moment which card it is; null if all of these seats, who are told,
 * could tell all of them.
 */
export function knownCards(world: World, { fields }: Codec, payload: Carried, told: number): KnownCards | null {
  let known: Record<string, readonly number[]> | null = null;
  for (let i = 0; i < fields.length; i++) {
    const { name, of } = fields[i];
    if (of === 'player') continue;
    const value = payload[name];
    if (value instanceof CardHandle && (world.card(value.id, CardAt.known) & told) === told) continue;
    const held = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    const seats = held.filter((one) => one instanceof CardHandle).map(({ id }) => world.card(id, CardAt.known));
    if (seats.every((mask) => (mask & told) === told)) continue;
    known ??= {};
    known[name] = seats;
  }
  return known;
}
/** What somebody is told of an event: null stands for a card they could not identify. */
export function withoutUnknown(
  event: Carried,
  known: KnownCards,
  knows: (seats: number) => boolean,
): Record<string, unknown> {
  const told: Record<string, unknown> = { ...event };
  for (const [name, seats] of Object.entries(known)) {
    const value = event[name];
    told[name] = Array.isArray(value)
      ? value.map((id, i) => (knows(seats[i]) ? id : null))
      : knows(seats[0])
        ? value
        : null;
  }
  return told;
}
