import type { FlowNames } from '../definition/context.ts';
import type { GameEnd } from '../definition/game-result.ts';
import type { Caught, InsertedPhase, Queued, Reference, SkipOptions } from '../definition/operations.ts';
import type { Shape } from '../definition/shape.ts';
import type { Ask, Effect, Work } from '../definition/work.ts';
import { interrupt, sequence } from '../effects/agenda.ts';
import { type IdentityPlace, identityPlace, renew, renewOnMove, stamp } from '../effects/identity.ts';
import { derive } from '../effects/layers.ts';
import { addModifier, modified } from '../effects/modifiers.ts';
import { checkPayload, codecOfEvent, encodePayload, holdsHandles, knownCards } from '../effects/payload.ts';
import { performEffect } from '../effects/run-work.ts';
import { lookInto } from '../effects/sight.ts';
import { catchTrigger, dropTriggers, noticeEvent } from '../effects/triggers.ts';
import { dropInsertions, type Inserted, insert } from '../flow/insertions.ts';
import type { Target } from '../flow/navigation.ts';
import { type RequestKind, request } from '../flow/requests.ts';
import { addSkip, type SkipRule } from '../flow/skips.ts';
import { addExtraTurn } from '../flow/turn-order.ts';
import { donePending, pendingCount, pendingHas, setPending } from '../players/pending.ts';
import { clearPasses, everySeat, givePriority, nextIn, pass, setTurnPlayer } from '../players/priority.ts';
import { EventNote } from '../runtime/event-note.ts';
import { ACCEPTED, Refused } from '../runtime/queued.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { noCard, noZone, wrong } from '../world/given.ts';
import { CardHandle, PlayerHandle, Zone } from '../world/handles.ts';
import { At } from '../world/header.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import { CardAt, encode, GONE, PlayerAt, ZoneAt } from '../world/layout.ts';
import { quoted } from '../world/quote.ts';
import { randomBelow, shuffleAtRandom, shuffleWith } from '../world/random.ts';
import { suggestion } from '../world/suggestion.ts';
import { END_PARTS, endAs, winsAlone, writeEnd } from './ending.ts';
import { leave } from './leaving.ts';
import { nextGame } from './next-game.ts';
import { dropSource } from './sources.ts';

type PlayerRef = string | PlayerHandle;

const LASTS: readonly string[] = ['once', 'thisTurn', 'nextTurn', 'whileSource'];
const MOST_TURNS = 1_000_000;

/** `coreOps`: what rules may do to a match. See `Operations` in definition/operations.ts for what each one means to an author. */
export class Operations {
  readonly #runtime: Runtime;
  readonly #identity: IdentityPlace | null;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    this.#identity = identityPlace(runtime.game, runtime.layout);
  }

  // flow

  setSegment(segment: string, options?: { readonly reenter?: boolean }): Queued {
    return this.#request('jumpTo', { segment }, options?.reenter);
  }
  setPhase(phase: string, options?: { readonly reenter?: boolean }): Queued {
    return this.#request('jumpTo', { phase }, options?.reenter);
  }
  setStep(step: string, options?: { readonly reenter?: boolean }): Queued {
    return this.#request('jumpTo', { step }, options?.reenter);
  }
  jumpTo(target: Target, options?: { readonly reenter?: boolean }): Queued {
    return this.#request('jumpTo', target, options?.reenter);
  }
  endStep(): Queued {
    return this.#request('endStep');
  }
  endPhase(): Queued {
    return this.#request('endPhase');
  }
  endTurn(): Queued {
    return this.#request('endTurn');
  }
  endSegment(): Queued {
    return this.#request('endSegment');
  }

  // turn order

  extraTurn(
    player?: PlayerRef,
    options: { riders?: Record<string, Json | undefined>; cause?: CardHandle; after?: PlayerRef } = {},
  ): void {
    const { world } = this.#runtime;
    this.#options('extraTurn', options, ['riders', 'cause', 'after']);
    const { riders = null, cause, after } = options;
    if (cause !== undefined && !(cause instanceof CardHandle)) noCard('extraTurn({ cause })', cause);
    if (typeof riders !== 'object' || Array.isArray(riders)) wrong('extraTurn({ riders })', 'an object', riders);
    addExtraTurn(world, {
      seat: this.#seat('extraTurn', player),
      riders: riders as Json,
      cause: cause?.id ?? -1,
      after: after === undefined ? -1 : this.#seat('extraTurn({ after })', after),
      created: world.mem[At.turnSerial],
    });
  }

  skipTurn(player?: PlayerRef, count = 1): void {
    const { world } = this.#runtime;
    if (!Number.isInteger(count) || count < 0 || count > MOST_TURNS)
      throw new RangeError(`skipTurn needs a count from 0 to ${MOST_TURNS}, not ${quoted(count)}`);
    const { playerStart, playerWords } = world.layout;
    const address = playerStart + this.#seat('skipTurn', player) * playerWords + PlayerAt.skipTurns;
    world.set(address, world.mem[address] + count);
  }

  skipExtraTurns(options: { player?: PlayerRef | 'all'; source: CardHandle }): void {
    this.#options('skipExtraTurns', options, ['player', 'source']);
    this.#skip('extraTurn', '', { ...options, lasts: 'whileSource' });
  }
  skipPhase(phase: string, options: SkipOptions<Shape> = {}): void {
    this.#skip('phase', phase, options as never);
  }
  skipStep(step: string, options: SkipOptions<Shape> = {}): void {
    this.#skip('step', step, options as never);
  }

  insertPhases(phases: readonly InsertedPhase<FlowNames>[], options: { after?: string } = {}): void {
    if (!Array.isArray(phases)) wrong('insertPhases', 'a list of phases', phases);
    this.#options('insertPhases', options, ['after']);
    const items = phases.map((item: InsertedPhase<FlowNames>): Inserted => {
      if (typeof item !== 'string' && !Array.isArray(item?.only))
        wrong('insertPhases', 'names of phases, or { phase, only: [steps] }', item);
      const { phase, only } = typeof item === 'string' ? { phase: item, only: [] } : item;
      return { name: this.#known('phase', phase), only: only.map((step) => this.#known('step', step)) };
    });
    if (options.after !== undefined) this.#known('phase', options.after);
    if (items.length > 0) insert(this.#runtime.world, At.insertedPhases, { after: options.after ?? '', items });
  }
  insertSteps(steps: readonly string[], options: { after?: string } = {}): void {
    if (!Array.isArray(steps)) wrong('insertSteps', 'a list of steps', steps);
    this.#options('insertSteps', options, ['after']);
    const items = steps.map((step: string): Inserted => ({ name: this.#known('step', step), only: [] }));
    if (options.after !== undefined) this.#known('step', options.after);
    if (items.length > 0) insert(this.#runtime.world, At.insertedSteps, { after: options.after ?? '', items });
  }
  dropInsertions(): void {
    dropInsertions(this.#runtime.world);
  }

  // players

  getPlayers(): readonly string[] {
    return this.#runtime.playerIds;
  }
  nextPlayer(player?: PlayerRef): PlayerHandle | undefined {
    const seat = nextIn(this.#runtime.world, this.#seat('nextPlayer', player));
    return seat < 0 ? undefined : this.#runtime.playerHandle(seat);
  }
  setTurnPlayer(player: PlayerRef | null): void {
    setTurnPlayer(this.#runtime.world, player === null ? -1 : this.#seat('setTurnPlayer', player));
  }
  setPriority(player: PlayerRef | number | null): void {
    const { world } = this.#runtime;
    if (typeof player === 'number' && !Number.isInteger(player)) {
      throw new RangeError(`a place in the player order is a whole number, not ${player}`);
    }
    if (player === null) givePriority(world, -1);
    else givePriority(world, typeof player === 'number' ? player : this.#seat('setPriority', player));
  }
  pass(): void {
    pass(this.#runtime);
  }
  openWindow(options: { first?: PlayerRef; closer?: PlayerRef } = {}): void {
    const { world } = this.#runtime;
    this.#options('openWindow', options, ['first', 'closer']);
    clearPasses(world);
    world.set(At.closer, options.closer === undefined ? -1 : this.#seat('openWindow({ closer })', options.closer));
    if (options.first !== undefined) givePriority(world, this.#seat('openWindow({ first })', options.first));
  }
  setOtp(player: PlayerRef): void {
    const { world } = this.#runtime;
    const seat = this.#seat('setOtp', player);
    world.set(At.otp, seat);
    world.set(At.choosingFirstPlayer, -1);
    setTurnPlayer(world, seat);
  }
  setChoosingFirstPlayer(player: PlayerRef | null): void {
    const { world } = this.#runtime;
    const seat = player === null ? -1 : this.#seat('setChoosingFirstPlayer', player);
    world.set(At.choosingFirstPlayer, seat);
    if (seat >= 0) givePriority(world, seat);
  }
  setPending(kind: string, players: readonly PlayerRef[]): void {
    setPending(this.#runtime, this.#kind(kind), this.#seats(`setPending("${kind}")`, players));
  }
  donePending(kind: string, player?: PlayerRef): void {
    donePending(
      this.#runtime,
      this.#kind(kind),
      player === undefined ? this.#actor() : this.#seat('donePending', player),
    );
  }
  isPending(kind: string, player?: PlayerRef): boolean {
    const { world } = this.#runtime;
    const number = this.#kind(kind);
    return player === undefined
      ? pendingCount(world, number) > 0
      : pendingHas(world, number, this.#seat('isPending', player));
  }
  leave(player?: PlayerRef): void {
    leave(this.#runtime, player === undefined ? this.#actor() : this.#seat('leave', player));
  }
  endGame(end?: PlayerRef | GameEnd<PlayerHandle>): void {
    if (end === undefined) writeEnd(this.#runtime, 0, 0, null);
    else if (typeof end !== 'object' || end === null || end instanceof PlayerHandle) {
      winsAlone(this.#runtime, this.#seat('endGame', end));
    } else {
      this.#options('endGame', end, END_PARTS);
      endAs(this.#runtime, end, (who, player) => this.#seat(who, player));
    }
  }
  nextGame(): void {
    nextGame(this.#runtime.world);
  }
  setManualMode(on: boolean): void {
    if (typeof on !== 'boolean') wrong('setManualMode', 'true or false', on);
    this.#runtime.world.set(At.manualMode, on ? 1 : 0);
  }

  // cards

  createCard(name: string, zone: Zone, attributes?: object, owner?: PlayerRef): CardHandle {
    const runtime = this.#runtime;
    const def = runtime.game.cardIds.get(name);
    if (def === undefined) this.#noSuchCard(name);
    if (!(zone instanceof Zone)) noZone('createCard', zone);
    const seat =
      owner !== undefined
        ? this.#seat('createCard', owner)
        : zone.seat >= 0
          ? zone.seat
          : Math.max(0, runtime.world.mem[At.turnPlayer]);
    this.#checkHolds(def, zone.id);
    this.#look(zone.id);
    const card = runtime.world.createCard(def, seat, zone.id);
    if (this.#identity !== null) renew(runtime.world, this.#identity, card);
    if (attributes !== undefined) this.#fill(card, attributes);
    return runtime.cardHandle(card);
  }

  #noSuchCard(name: unknown): never {
    const { game } = this.#runtime;
    if (typeof name !== 'string') wrong('createCard', "a card's name", name);
    throw new RangeError(`there is no card ${quoted(name)} in ${game.name}${suggestion(name, game.cardNames)}`);
  }

  #fill(card: number, attributes: object): void {
    const { world } = this.#runtime;
    if (typeof attributes !== 'object' || attributes === null) wrong('createCard', 'attributes by name', attributes);
    for (const [key, value] of Object.entries(attributes)) {
      const column = world.layout.card.find((candidate) => candidate.name === key);
      if (column === undefined) {
        const names = world.layout.card.map((candidate) => candidate.name);
        throw new RangeError(`cards have no attribute ${quoted(key)}${suggestion(key, names)}`);
      }
      world.setCard(card, column.offset, encode(column.kind, value, world.values, key));
    }
  }

  moveCard(card: CardHandle, zone: Zone, place: 'top' | 'bottom' | { above: CardHandle } = 'top'): void {
    const { world } = this.#runtime;
    if (!(card instanceof CardHandle)) noCard('moveCard', card);
    if (!(zone instanceof Zone)) noZone('moveCard', zone);
    let below: number | undefined;
    if (place === 'bottom') below = 0;
    else if (place !== 'top') {
      if (!(place?.above instanceof CardHandle))
        wrong('moveCard', '"top", "bottom" or { above: card } as a place', place);
      if (world.card(place.above.id, CardAt.zone) !== zone.id)
        throw new RangeError('the card to lie above is not in that zone');
      if (place.above.id === card.id) return;
      below = place.above.id;
    }
    this.#move(card.id, zone.id, below);
  }

  removeCard(card: CardHandle): void {
    if (!(card instanceof CardHandle)) noCard('removeCard', card);
    this.#move(card.id, GONE, undefined);
  }

  card(id: number): CardHandle | undefined {
    const count = this.#runtime.world.mem[At.cards];
    return Number.isInteger(id) && id >= 1 && id <= count ? this.#runtime.cardHandle(id) : undefined;
  }

  drawCard(player?: PlayerRef, count = 1): readonly CardHandle[] {
    const { world } = this.#runtime;
    const seat = this.#seat('drawCard', player);
    if (!Number.isInteger(count) || count < 0) wrong('drawCard', 'a whole number of cards', count);
    const deck = world.layout.zones.find((zone) => zone.drawTo >= 0 && (zone.owner === seat || zone.owner === -1));
    if (deck === undefined) throw new Error('no zone of this player has `drawTo`, so there is no deck to draw from');
    const to =
      world.layout.zones[deck.drawTo].owner >= 0
        ? deck.drawTo - world.layout.zones[deck.drawTo].owner + seat
        : deck.drawTo;
    const drawn: CardHandle[] = [];
    for (let i = 0; i < count; i++) {
      const top = world.mem[deck.address + ZoneAt.top];
      if (top === 0) break;
      this.#move(top, to, undefined);
      drawn.push(this.#runtime.cardHandle(top));
    }
    return drawn;
  }

  shuffle(zone: Zone, random?: (bound: number) => number): void {
    const { world } = this.#runtime;
    if (!(zone instanceof Zone)) noZone('shuffle', zone);
    if (random !== undefined && typeof random !== 'function') wrong('shuffle', 'a function that picks', random);
    const { address } = world.layout.zones[zone.id];
    for (let card = world.mem[address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next)) {
      if (world.card(card, CardAt.source) !== 0) dropSource(world, card);
    }
    this.#look(zone.id);
    if (random === undefined) shuffleAtRandom(world, zone.id);
    else shuffleWith(world, zone.id, random);
  }

  shuffleAllDecks(): void {
    for (const zone of this.#runtime.layout.zones)
      if (zone.drawTo >= 0) this.shuffle(this.#runtime.zoneHandle(zone.id));
  }

  reveal(card: CardHandle, to: 'everyone' | PlayerRef | readonly PlayerRef[] = 'everyone'): void {
    const { world } = this.#runtime;
    if (!(card instanceof CardHandle)) noCard('reveal', card);
    let seats = everySeat(world.layout.seats);
    if (to !== 'everyone') {
      seats = 0;
      for (const seat of this.#seats('reveal', Array.isArray(to) ? to : [to])) seats |= 1 << seat;
    }
    world.reveal(card.id, seats);
  }

  random(bound: number): number {
    return randomBelow(this.#runtime.world, bound);
  }

  emit(
    type: string,
    payload: Readonly<Record<string, Json>> = {},
    seenBy: 'everyone' | readonly PlayerRef[] = 'everyone',
    others: Readonly<Record<string, Json>> | null = null,
  ): void {
    const { world, game } = this.#runtime;
    if (typeof type !== 'string') wrong('emit', 'the type of the event', type);
    if (typeof payload !== 'object' || payload === null) wrong('emit', 'what the event carries, as an object', payload);
    const codec = game.events === null ? null : codecOfEvent(this.#runtime, type);
    if (codec !== null) {
      checkPayload(codec, payload);
      if (others !== null) checkPayload(codec, others, true);
    }
    let seats = everySeat(world.layout.seats);
    if (seenBy !== 'everyone') {
      seats = 0;
      for (const seat of this.#seats('emit', seenBy)) seats |= 1 << seat;
    }
    // an event is read long after it was made, so what it holds must not change meanwhile; the payload itself is neither
    // copied nor frozen, and handles in it become numbers when it is read, to keep emitting cheap
    for (const key in payload) {
      if (typeof payload[key] === 'object' && !(codec !== null && holdsHandles(codec, key))) deepFreeze(payload[key]);
    }
    const known = codec === null ? null : knownCards(world, codec, payload, seats);
    if (codec?.hasLists === true) {
      const told = encodePayload(codec, payload);
      world.note(new EventNote(type, told, others === null ? null : encodePayload(codec, others, true), known), seats);
    } else world.note(new EventNote(type, payload, others, known, codec), seats);
    if (game.triggers !== null) noticeEvent(this.#runtime, type, payload, codec);
  }

  // effects

  interrupt(work: Work): void {
    interrupt(this.#runtime, work);
  }
  sequence(works: readonly Work[]): void {
    if (!Array.isArray(works)) wrong('sequence', 'a list of effects', works);
    sequence(this.#runtime, works);
  }
  perform(effect: Effect): void {
    if (typeof effect !== 'object' || effect === null) wrong('perform', 'an effect { do, … }', effect);
    this.#runtime.inside(performEffect, effect);
  }
  ask(ask: Ask): void {
    if (typeof ask?.ask !== 'string') wrong('ask', 'a question { ask, player, … }', ask);
    interrupt(this.#runtime, ask);
  }
  trigger(caught: Caught): void {
    const { triggers } = this.#runtime.game;
    if (triggers?.stacked == null)
      throw new Error('the game has no `triggers.stacked`, so nothing can be put on its stack');
    if (typeof caught !== 'object' || caught === null) wrong('trigger', 'a trigger { player, … }', caught);
    this.#seat('trigger', caught.player);
    catchTrigger(this.#runtime, caught);
  }
  derive(card?: CardHandle): void {
    if (card !== undefined && !(card instanceof CardHandle)) noCard('derive', card);
    this.#runtime.inside(derive, card);
  }
  stamp(): number {
    return stamp(this.#runtime.world, this.#objects());
  }
  refer(card: CardHandle): Reference {
    if (!(card instanceof CardHandle)) noCard('refer', card);
    return { card: card.id, object: this.#runtime.world.card(card.id, this.#objects().offset) };
  }
  referred(reference: Reference): CardHandle | undefined {
    if (typeof reference !== 'object' || reference === null) wrong('referred', 'what refer(card) gave', reference);
    const { card, object } = reference;
    const found = this.card(card);
    return found !== undefined && this.#runtime.world.card(card, this.#objects().offset) === object ? found : undefined;
  }
  hasTriggers(): boolean {
    return this.#runtime.world.mem[At.triggered] !== 0;
  }
  dropTriggers(): void {
    dropTriggers(this.#runtime.world);
  }
  modify(what: string, by: string, source: CardHandle): void {
    if (typeof what !== 'string') wrong('modify', 'the name of what is modified', what);
    if (!(source instanceof CardHandle)) noCard('modify', source);
    addModifier(this.#runtime, what, by, source.id);
  }
  modified<V>(what: string, current: V, info?: unknown): V {
    return modified(this.#runtime, what, current, info);
  }

  // inside

  #move(card: number, zone: number, below: number | undefined): void {
    const { world } = this.#runtime;
    this.#checkHolds(world.card(card, CardAt.def), zone);
    if (world.card(card, CardAt.source) !== 0 && world.card(card, CardAt.zone) !== zone) dropSource(world, card);
    if (this.#identity !== null) renewOnMove(world, this.#identity, card, zone);
    this.#look(zone);
    world.moveCard(card, zone, below);
  }

  /** What comes into a zone that is seen by rule is shown to those whom the rule names now. */
  #look(zone: number): void {
    if (this.#runtime.game.sight === null) return;
    const place = this.#runtime.layout.zones[zone];
    if (place.sight >= 0) lookInto(this.#runtime, place);
  }

  #checkHolds(def: number, zone: number): void {
    const { zones } = this.#runtime.layout;
    const { holds, name } = zones[zone];
    if (holds === null || holds[def] === 1) return;
    throw new RangeError(`"${this.#runtime.cardNames[def]}" cannot lie in ${name}: see \`holds\` of that zone`);
  }

  #request(kind: RequestKind, target?: Target, reenter?: boolean): Queued {
    const refused = request(this.#runtime, kind, target, reenter);
    return refused === null ? ACCEPTED : new Refused(refused);
  }

  #objects(): IdentityPlace {
    if (this.#identity === null) throw new Error('the game has no `identity`, so its cards are no objects');
    return this.#identity;
  }

  #actor(): number {
    return (this.#runtime.actor ?? this.#runtime.turnPlayer).seat;
  }

  #seat(who: string, player: PlayerRef | undefined): number {
    const runtime = this.#runtime;
    if (player === undefined) return Math.max(0, runtime.world.mem[At.turnPlayer]);
    if (player instanceof PlayerHandle) return player.seat;
    const seat = runtime.playerIds.indexOf(player);
    return seat < 0 ? this.#nobody(who, player) : seat;
  }

  #nobody(who: string, player: unknown): never {
    if (typeof player !== 'string') wrong(who, 'a player or their id', player);
    const { playerIds } = this.#runtime;
    const players = `players: ${playerIds.join(', ')}${suggestion(player, playerIds)}`;
    throw new RangeError(`${who}: ${quoted(player)} is no player of this match; ${players}`);
  }

  #seats(who: string, players: readonly PlayerRef[]): number[] {
    if (!Array.isArray(players)) wrong(who, 'a list of players', players);
    return players.map((player) => this.#seat(who, player));
  }

  /** What is said besides: an object with nothing in it that nobody would read. */
  #options(who: string, options: object, names: readonly string[]): void {
    if (typeof options !== 'object' || options === null) wrong(who, `options { ${names.join(', ')} }`, options);
    for (const name of Object.keys(options)) {
      if (!names.includes(name))
        throw new RangeError(
          `${who} has no option ${quoted(name)}; there are ${names.join(', ')}${suggestion(name, names)}`,
        );
    }
  }

  #kind(kind: string): number {
    const kinds = this.#runtime.layout.pending;
    const number = kinds.indexOf(kind);
    if (number >= 0) return number;
    const lists = `lists: ${kinds.join(', ')}${suggestion(kind, kinds)}`;
    throw new RangeError(`${quoted(kind)} is no pending list of this game; ${lists}`);
  }

  #known(level: 'phase' | 'step', name: string): string {
    const { flow } = this.#runtime.game;
    const names = level === 'phase' ? flow.phaseNames : flow.stepNames;
    if (!names.has(name)) throw new RangeError(`there is no ${level} ${quoted(name)}${suggestion(name, names)}`);
    return name;
  }

  #skip(
    level: SkipRule['level'],
    name: string,
    options: { player?: PlayerRef | 'all'; lasts?: SkipRule['lasts']; source?: CardHandle },
  ): void {
    const { world } = this.#runtime;
    const who = level === 'extraTurn' ? 'skipExtraTurns' : level === 'phase' ? 'skipPhase' : 'skipStep';
    if (level !== 'extraTurn') this.#known(level, name);
    this.#options(who, options, ['player', 'lasts', 'source']);
    const lasts = options.lasts ?? 'once';
    if (!LASTS.includes(lasts)) wrong(`${who}({ lasts })`, `one of ${LASTS.join(', ')}`, lasts);
    if (lasts === 'whileSource' && options.source === undefined) {
      throw new TypeError('a skip that lasts `whileSource` needs a source');
    }
    if (options.source !== undefined && !(options.source instanceof CardHandle))
      noCard(`${who}({ source })`, options.source);
    addSkip(world, {
      level,
      name,
      seat: options.player === 'all' ? -1 : this.#seat(who, options.player),
      lasts,
      source: lasts === 'whileSource' && options.source !== undefined ? options.source.id : 0,
      turn: lasts === 'thisTurn' ? world.mem[At.turnSerial] : 0,
    });
  }
}
