import { type NamedArgs, Table } from '@cardloom/testkit';
import { type Args, createMatch, type MatchEvent } from 'cardloom';
import type { Ability, CardDefinition, Instruction, SpellAbility, Target } from './card.ts';
import { standardCards } from './card-set.ts';
import format from './cards/format.ts';
import type { Commander } from './definition.ts';
import { defineCommander } from './definition.ts';
import type { Card } from './kit.ts';
import { refresh } from './layers.ts';
import { enter } from './objects.ts';
import { BLANK, FREE } from './printed.ts';

/** A board written down: who has what where. Players are A, B, C … clockwise; A begins with their first turn. */
export interface Board {
  /** How many play; four if left out. */
  readonly players?: number;
  readonly A?: Side;
  readonly B?: Side;
  readonly C?: Side;
  readonly D?: Side;
  readonly first?: string;
  /** Cards besides those of the game. */
  readonly cards?: readonly CardDefinition[];
}

export interface Side {
  readonly life?: number;
  readonly hand?: readonly string[];
  /** The next card to draw first; Plains enough if left out. */
  readonly library?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly exile?: readonly string[];
  /** Permanents, there since before the game began. Six of each basic land are there as well, unless `lands` says how many. */
  readonly battlefield?: readonly (string | Placed)[];
  readonly lands?: number;
  /** In the command zone. */
  readonly commander?: string;
  /** The commander, on the battlefield. */
  readonly commanderInPlay?: string;
}

interface Placed {
  readonly card: string;
  readonly on?: string;
  readonly tapped?: boolean;
  readonly damage?: number;
}

type ZoneName = 'library' | 'hand' | 'graveyard' | 'command' | 'battlefield' | 'stack' | 'exile';
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

export function table(board: Board = {}): CommanderTable {
  const ids = NAMES.slice(0, board.players ?? 4);
  const extra = Object.fromEntries((board.cards ?? []).map((card) => [card.name, card]));
  const game = defineCommander({ ...standardCards, ...extra }, (context) => {
    const { G, players, coreOps } = context;
    G.isKept = true;
    const placed = new Map<string, Card>();
    for (const player of players) {
      const side = board[player.id as 'A'] ?? {};
      player.life = side.life ?? 40;
      const put = (name: string, zone: Card['zone']): Card =>
        coreOps.createCard(name, zone, { controller: player.seat }, player);
      const library = side.library ?? Array.from({ length: 40 }, () => 'Plains');
      for (const name of library.toReversed()) put(name, player.library);
      for (const name of side.hand ?? []) put(name, player.hand);
      for (const name of side.graveyard ?? []) put(name, player.graveyard);
      for (const name of side.exile ?? []) put(name, context.zones.exile);
      for (const name of BASICS) {
        for (let i = 0; i < (side.lands ?? 6); i++) enter(context, put(name, player.hand), player);
      }
      const commander = side.commander ?? side.commanderInPlay;
      if (commander !== undefined) {
        const card = put(commander, player.command);
        card.isCommander = true;
        player.commander = card.id;
        if (side.commanderInPlay !== undefined) enter(context, card, player);
        placed.set(commander, card);
      }
      for (const one of side.battlefield ?? []) {
        const {
          card: name,
          on,
          tapped = false,
          damage = 0,
        } = typeof one === 'string' ? { card: one } : (one as Placed);
        const card = put(name, player.hand);
        enter(context, card, player, on === undefined ? undefined : placed.get(on));
        card.tapped = tapped;
        card.damage = damage;
        placed.set(name, card);
      }
    }
    refresh(context);
    for (const player of players) for (const card of player.battlefield.cards) card.since = -1;
    coreOps.dropTriggers();
    coreOps.setOtp(board.first ?? 'A');
  });
  return new CommanderTable(createMatch(game, { seed: 1, players: ids }));
}

type TableCard = ReturnType<Table<Commander>['card']>;

/** A table with the words of the game. `events` are all that happened since it was set. */
export class CommanderTable extends Table<Commander> {
  readonly #events: MatchEvent[] = [];

  get G() {
    return this.context.G;
  }
  get ctx() {
    return this.context.ctx;
  }

  /** The step, or the phase that has none. */
  override get at(): string {
    return this.ctx.currentStep ?? this.ctx.currentPhase ?? 'none';
  }
  /** Whose turn it is. */
  get active(): string {
    return this.context.turnPlayer.id;
  }
  /** Who is to act or to answer. */
  get asking(): string {
    return this.match.players[this.match.seatToAct];
  }
  /** Who has priority; nobody while somebody is asked. */
  get holder(): string | undefined {
    return this.asked === undefined ? this.asking : undefined;
  }
  /** What is asked, and whom. */
  get asked(): string | undefined {
    const { asking } = this;
    if (asking === undefined) return undefined;
    const [first] = this.match.legalActions(asking);
    return first === undefined || first.move === 'pass' ? undefined : `${first.move} ${asking}`;
  }

  life(...ids: string[]): number[] {
    return ids.map((id) => this.player(id).life);
  }

  /** The names in a zone, bottom first. */
  zone(zone: ZoneName, player?: string): string[] {
    return this.cards(zone, player).map(({ name }) => name);
  }
  override ids(zone: ZoneName, player?: string): readonly number[] {
    return this.cards(zone, player).map(({ id }) => id);
  }
  cards(zone: ZoneName, player?: string): readonly TableCard[] {
    const { zones } = this.context;
    if (zone === 'stack' || zone === 'exile') return zones[zone].cards;
    return this.player(player as string)[zone].cards;
  }
  /** The permanents of a player that are no basic lands. */
  board(player: string): string[] {
    return this.zone('battlefield', player).filter((name) => !BASICS.includes(name));
  }

  /** The number of a card, found by name: on the battlefield, or in the zone given. */
  override id(name: string, player?: string, zone?: ZoneName): number {
    return this.card(name, player, zone).id;
  }
  override card(name: string, player?: string, zone: ZoneName = 'battlefield'): TableCard {
    for (const id of player === undefined ? this.match.players : [player]) {
      const found = this.cards(zone, id).findLast((card) => card.name === name);
      if (found !== undefined) return found;
    }
    throw new Error(`there is no ${name} in the ${zone}`);
  }
  /** Power and toughness. */
  size(name: string, player?: string): string {
    const { power, toughness } = this.card(name, player);
    return `${power}/${toughness}`;
  }

  /** Cards are given by their numbers: names would have to be looked for in every zone. */
  protected override named(args: NamedArgs): Args {
    return args as Args;
  }

  override act(player: string, move: string, args: NamedArgs = {}): this {
    super.act(player, move, args);
    this.#events.push(...this.events);
    this.events = this.#events;
    return this;
  }

  pass(...players: string[]): this {
    for (const player of players) this.act(player, 'pass');
    return this;
  }

  /** Everybody in the game passes once, from whoever has priority. */
  passAll(): this {
    const count = this.context.players.filter(({ left }) => !left).length;
    for (let i = 0; i < count; i++) {
      const { holder } = this;
      if (holder === undefined) throw new Error(`${this.asked} is in the way`);
      this.act(holder, 'pass');
    }
    return this;
  }

  /** Passes until nothing is on the stack. */
  empty(): this {
    while (this.ids('stack').length > 0) this.passAll();
    return this;
  }

  /** Passes on to a step or phase (of a player's turn); nobody attacks or blocks on the way. */
  to(at: string, active?: string): this {
    for (let i = 0; i < 3000; i++) {
      if (this.at === at && (active === undefined || this.active === active)) return this;
      this.next();
    }
    throw new Error(`never came to ${at}`);
  }

  /** Passes on until this turn is over. */
  endTurn(): this {
    const { turn } = this.G;
    while (this.G.turn === turn) this.next();
    return this;
  }

  /** Whose turns these are, from the running one: `A C' B`, with a dash for an extra one. */
  turns(count: number): string {
    const taken: string[] = [];
    for (let i = 0; i < count; i++) {
      taken.push(`${this.active}${this.ctx.turn.isExtra ? "'" : ''}`);
      if (i < count - 1) this.endTurn();
    }
    return taken.join(' ');
  }

  /** One pass, or one answer that does nothing. */
  next(): this {
    // passing, not attacking, not blocking come first in every list
    const [first] = this.match.legalActions(this.asking);
    return this.act(first.player, first.move, first.args);
  }

  /** Casts a spell from hand (or from the command zone) at a target: a card's number, its name, or a player. */
  cast(player: string, name: string, target?: number | string): this {
    const isCommander = this.zone('command', player).includes(name) && !this.zone('hand', player).includes(name);
    const card = this.id(name, player, isCommander ? 'command' : 'hand');
    const aimed = typeof target === 'string' && !this.match.players.includes(target) ? this.id(target) : target;
    return this.act(player, 'cast', aimed === undefined ? { card } : { card, target: aimed });
  }
  /** Casts a spell at a spell. */
  castAt(player: string, name: string, spell: string): this {
    return this.cast(player, name, this.id(spell, undefined, 'stack'));
  }
  land(player: string, name: string): this {
    return this.act(player, 'playLand', { card: this.id(name, player, 'hand') });
  }

  /** Declares attackers by name, in the step where that is asked. */
  attack(player: string, attacks: Readonly<Record<string, string>>): this {
    const named = Object.entries(attacks).map(([name, at]) => [this.id(name, player), at]);
    return this.act(player, 'declareAttackers', { attacks: Object.fromEntries(named) });
  }
  block(player: string, blocks: Readonly<Record<string, string>>): this {
    const named = Object.entries(blocks).map(([name, attacker]) => [this.id(name, player), this.id(attacker)]);
    return this.act(player, 'declareBlockers', { blocks: Object.fromEntries(named) });
  }
}

/** Cards as authors write them, in one or several YAML files. */
export const written = (...texts: string[]): CardDefinition[] =>
  Object.values(format.read(texts.map((text, i) => ({ name: `mine-${i}.yaml`, text }))).cards);

/** A card for one test: a free one without colours. */
export function own(name: string, types: CardDefinition['types'], more: Partial<CardDefinition> = {}): CardDefinition {
  return { ...BLANK, name, cost: FREE, types, ...more };
}

/** An instant that does this. */
export const instant = (name: string, effects: readonly Instruction[], target?: Target): CardDefinition =>
  own(name, ['Instant'], { spell: (target === undefined ? { effects } : { effects, target }) as SpellAbility });

/** An artifact with this ability. */
/** {1}, and {T} if it says so: so much damage to a target. */
export const shoots = (n: number, target: Target, tap = false): Ability => ({
  kind: 'activated',
  cost: { generic: 1, mana: [0, 0, 0, 0, 0, 0] },
  tap,
  target,
  effects: [{ op: 'damage', n, to: 'target' }],
  text: '',
});
export const artifact = (name: string, ...abilities: Ability[]): CardDefinition =>
  own(name, ['Artifact'], { abilities });
